import { pool } from "./pool";
import { publish } from "./redis";
import { channelOf, type Signal } from "./signal";

type Options = {
  readonly signal: Signal;
  /** What is to be told travels together, this many ms after the first of it. */
  readonly gather: number;
  readonly isEmpty: () => boolean;
  /** What is gathered, as texts that a signal can carry; from then on nothing is. */
  readonly take: () => readonly string[];
};

/**
 * Tells all other processes of what is gathered, together; what comes while others are told, afterwards, so that a slow database is
 * asked no more than it answers. Redis carries it where there is one and it can be reached, else the database; processes listen to
 * both. What fails is not told again. `soon`: something was gathered; `now`: it is told at once.
 */
export function gatheredSignal({ signal, gather, isEmpty, take }: Options): { soon(): void; now(): Promise<void> } {
  let timer: NodeJS.Timeout | null = null;
  let announcing = false;
  const soon = (): void => {
    if (announcing || isEmpty()) return;
    timer ??= setTimeout(() => void announce(), gather).unref();
  };
  const announce = async (): Promise<void> => {
    announcing = true;
    await now().catch(() => {});
    announcing = false;
    soon();
  };
  const now = async (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    const payloads = take();
    if (payloads.length === 0 || (await publish(channelOf(signal), payloads))) return;
    await pool().query({
      name: `announce-${signal}`,
      text: `SELECT pg_notify('${channelOf(signal)}', payload) FROM unnest($1::text[]) AS payload`,
      values: [payloads],
    });
  };
  return { soon, now };
}
