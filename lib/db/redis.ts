import { createClient } from "@redis/client";
import { env } from "../env";

/**
 * Redis, or Valkey, where `REDIS_URL` names one: carries what many processes tell each other often, so that they need not
 * meet in the database's one lock for signals. It keeps nothing; whatever it loses is found by other ways.
 */

/** How long, in ms, before a lost connection is tried again. */
const waitBefore = (tries: number): number => Math.min(50 * 2 ** Math.min(tries, 6), 2_000);

function openClient(url: string) {
  const client = createClient({
    url,
    // What cannot be sent now is sent by another way.
    disableOfflineQueue: true,
    socket: { connectTimeout: 3_000, reconnectStrategy: waitBefore },
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
  try {
    await Promise.all(payloads.map((payload) => client.publish(channel, payload)));
    return true;
  } catch {
    return false;
  }
}

/**
 * Hears what is sent on a channel, if there is a Redis. `onReconnect`: the connection was lost and made again, so that
 * something may have been missed. Returns how to stop.
 */
export function subscribe(channel: string, heard: (payload: string) => void, onReconnect: () => void): () => void {
  if (!env.REDIS_URL) return () => {};
  // Whoever listens is going to speak.
  publisher ??= openClient(env.REDIS_URL);
  const client = openClient(env.REDIS_URL);
  let isFirst = true;
  client.on("ready", () => {
    if (!isFirst) return onReconnect();
    isFirst = false;
    // Kept by the client from then on, over every connection that it makes.
    client.subscribe(channel, heard).catch(() => {});
  });
  return () => client.destroy();
}

/** Ends the connection over which this process sends. */
export function closePublisher(): void {
  publisher?.destroy();
  publisher = null;
}
