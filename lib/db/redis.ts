import { setTimeout } from "node:timers/promises";
import { createClient } from "@redis/client";
import { env } from "../env";

/**
 * Redis, or Valkey, where `REDIS_URL` names one: carries what many processes tell each other often, so that they need not
 * meet in the database's one lock for signals. It keeps nothing; whatever it loses is found by other ways.
 */

/** What an answer may take, in ms: a Redis that hangs, or is cut off without a word, is as good as none. */
const ANSWER_WITHIN = 500;
/** A connection over which nothing came or went for so long, in ms, is lost; a living one is asked more often. */
const SILENT_AT_MOST = 6_000;
const ASK_EVERY = 2_000;

/** How long, in ms, before a lost connection is tried again. */
const waitBefore = (tries: number): number => Math.min(50 * 2 ** Math.min(tries, 6), 2_000);

function openClient(url: string) {
  const client = createClient({
    url,
    // What cannot be sent now is sent by another way.
    disableOfflineQueue: true,
    pingInterval: ASK_EVERY,
    socket: { connectTimeout: 3_000, socketTimeout: SILENT_AT_MOST, reconnectStrategy: waitBefore },
  });
  // Without a listener an error would end the process; the client connects again by itself.
  client.on("error", () => {});
  client.connect().catch(() => {});
  return client;
}

let publisher: ReturnType<typeof openClient> | null = null;

/** Sends these to all who listen on a channel. False: there is no Redis, or it cannot be reached now; some may have been sent. */
export async function publish(channel: string, payloads: readonly string[]): Promise<boolean> {
  if (!env.REDIS_URL) return false;
  publisher ??= openClient(env.REDIS_URL);
  const client = publisher;
  if (!client.isReady) return false;
  const sent = Promise.all(payloads.map((payload) => client.publish(channel, payload))).then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([sent, setTimeout(ANSWER_WITHIN, null, { ref: false })]);
  // Whoever did not answer is not asked again over this connection: each move would wait for it.
  if (answered === null && publisher === client) closePublisher();
  return answered ?? false;
}

/**
 * Hears what is sent on a channel, if there is a Redis. `onReconnect`: the connection was lost and made again, so that
 * something may have been missed; `onLost`: it cannot be made or was lost, told once until it is made. Returns how to stop.
 */
export function subscribe(
  channel: string,
  heard: (payload: string) => void,
  { onReconnect, onLost }: { onReconnect(): void; onLost(error: unknown): void },
): () => void {
  if (!env.REDIS_URL) return () => {};
  // Whoever listens is going to speak.
  publisher ??= openClient(env.REDIS_URL);
  const client = openClient(env.REDIS_URL);
  let isFirst = true;
  let isLost = false;
  client.on("error", (error) => {
    if (!isLost) onLost(error);
    isLost = true;
  });
  client.on("ready", () => {
    isLost = false;
    if (!isFirst) return onReconnect();
    isFirst = false;
    // Kept by the client from then on, over every connection that it makes.
    client.subscribe(channel, heard).catch(onLost);
  });
  return () => client.destroy();
}

/** Ends the connection over which this process sends. */
export function closePublisher(): void {
  publisher?.destroy();
  publisher = null;
}
