import type { PoolClient } from "pg";
import type { Topic } from "../contracts/topics";
import { pool } from "./pool";
import { channelOf } from "./signal";

/** Changes are announced together, this many ms after the first of them. */
const GATHER = 40;
/** PostgreSQL takes 8,000 bytes with a signal; a topic is below 80. */
const MOST_TOGETHER = 90;

const gathered = new Set<Topic>();
let waits = false;

/**
 * Tells every process that something changed that pages may be looking at. After the commit, and no part of it: see
 * `announceMove`. What a process that dies leaves unsaid is found by the pages, which look anew now and again.
 */
export function announceTopics(topics: Iterable<Topic>): void {
  for (const topic of topics) gathered.add(topic);
  if (waits || gathered.size === 0) return;
  waits = true;
  setTimeout(() => void announceGathered().catch(() => {}), GATHER).unref();
}

/** The same for a change that is made in a transaction of somebody else's: it is told when that commits, if it does. */
export async function announceWithin(client: PoolClient, topics: readonly Topic[]): Promise<void> {
  await client.query(`SELECT pg_notify('${channelOf("topic")}', $1)`, [topics.join(" ")]);
}

async function announceGathered(): Promise<void> {
  waits = false;
  const topics = [...gathered];
  gathered.clear();
  const payloads: string[] = [];
  for (let i = 0; i < topics.length; i += MOST_TOGETHER) payloads.push(topics.slice(i, i + MOST_TOGETHER).join(" "));
  await pool().query({
    name: "announce-topics",
    text: `SELECT pg_notify('${channelOf("topic")}', payload) FROM unnest($1::text[]) AS payload`,
    values: [payloads],
  });
}

/** The topics that a signal names. */
export const readTopics = (payload: string): string[] => payload.split(" ");
