import { Client } from "pg";
import { subscribe } from "@/lib/db/redis";
import { channelOf, SIGNALS, type Signal } from "@/lib/db/signal";
import { env } from "@/lib/env";
import type { Log } from "@/lib/log/log";

const RETRY = 500;

/**
 * Hears the signals of all processes on a connection of its own, and those of moves and drags over Redis too where there is one.
 * When a connection was lost, it is made again and `onReconnect` is called: whatever was missed has to be read. Returns
 * how to stop.
 */
export function listen(
  heard: (signal: Signal, payload: string) => void,
  onReconnect: () => void,
  log: Log,
): { ready: Promise<void>; stop(): Promise<void> } {
  let client: Client | null = null;
  let stopped = false;
  let first = true;

  async function connect(): Promise<void> {
    const made = new Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: 5_000, keepAlive: true });
    const again = () => {
      if (client !== made) return;
      client = null;
      made.end().catch(() => {});
      if (!stopped) setTimeout(() => void attempt(), RETRY);
    };
    made.on("error", again);
    made.on("end", again);
    made.on("notification", ({ channel, payload }) => {
      const signal = SIGNALS.find((known) => channelOf(known) === channel);
      if (signal) heard(signal, payload ?? "");
    });
    client = made;
    await made.connect();
    for (const signal of SIGNALS) await made.query(`LISTEN ${channelOf(signal)}`);
  }

  async function attempt(): Promise<void> {
    try {
      await connect();
      if (!first) onReconnect();
      first = false;
    } catch (error) {
      const broken = client;
      client = null;
      broken?.end().catch(() => {});
      log.warn({ error: String(error) }, "The database does not answer; trying again");
      if (!stopped) setTimeout(() => void attempt(), RETRY);
    }
  }

  const onLost = (error: unknown) => log.warn({ error: String(error) }, "Redis cannot be heard; trying again");
  const stops = [
    subscribe(channelOf("table"), (payload) => heard("table", payload), { onReconnect, onLost }),
    // What was dragged meanwhile may be lost.
    subscribe(channelOf("drag"), (payload) => heard("drag", payload), { onReconnect() {}, onLost() {} }),
  ];

  return {
    ready: attempt(),
    async stop() {
      stopped = true;
      for (const stopRedis of stops) stopRedis();
      const last = client;
      client = null;
      await last?.end();
    },
  };
}
