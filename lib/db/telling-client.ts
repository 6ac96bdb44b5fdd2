import { Client, DatabaseError } from "pg";
import { type Log, makeLog } from "../log/log";
import { currentRequest, noteDatabaseAway } from "../log/request";

/** A statement that takes longer than this many ms is logged. */
const SLOW = 1_000;
const MOST_TEXT = 300;

/** What a service expects and answers by itself: a rule of the data that was broken, what was sent behind that, and what is tried again. */
const EXPECTED = /^(23|25P02|40|55P03|57014)/;

/** What PostgreSQL says of wrong data quotes it. */
const QUOTING = /^22/;

/** The server ends, restarts or begins. */
const AWAY = /^(08|57P)/;

/** Did it fail since the server could not be asked? What the server itself says has a code of its own. */
export const isAway = (error: unknown): boolean =>
  error instanceof DatabaseError ? AWAY.test(error.code ?? "") : error instanceof Error;

/** What is run, without the values it is run with. */
const textOf = (asked: unknown): string => {
  const { name, text } = typeof asked === "string" ? { name: undefined, text: asked } : (asked as Partial<Asked>);
  return String(name ?? text)
    .replace(/\s+/g, " ")
    .slice(0, MOST_TEXT);
};
type Asked = { name: string; text: string };

/** A connection to PostgreSQL that logs which statements failed or were slow, and for which request, and notes there if the server went away. */
export class TellingClient extends Client {
  static log: Log = makeLog("database");

  // pg declares one overload for each way of asking; what is told of them is the same.
  override query(...given: unknown[]): never {
    const asked = given[0];
    const begun = performance.now();
    const request = currentRequest();
    const tell = (error: unknown) => {
      const ms = Math.round(performance.now() - begun);
      if (!error && ms < SLOW) return;
      const told = { ...(request === null ? {} : { request }), statement: textOf(asked), ms };
      if (error) {
        if (isAway(error)) noteDatabaseAway();
        const code = error instanceof DatabaseError ? error.code : undefined;
        const level = code && EXPECTED.test(code) ? "debug" : "warn";
        const why = code && QUOTING.test(code) ? {} : { error: String(error) };
        TellingClient.log[level]({ ...told, code, ...why }, "A statement failed");
      } else TellingClient.log.warn(told, "A statement took long");
    };
    const last = given.at(-1);
    if (typeof last === "function") {
      given[given.length - 1] = (error: unknown, result: unknown) => {
        tell(error);
        last(error, result);
      };
    }
    const answer = (super.query as (...given: unknown[]) => unknown).apply(this, given);
    if (answer instanceof Promise) answer.then(() => tell(null), tell);
    return answer as never;
  }
}
