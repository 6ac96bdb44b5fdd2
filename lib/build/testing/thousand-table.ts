import { readFileSync } from "node:fs";
import { compileTemplate } from "../../engine/cards/compile";
import { Log } from "../../engine/kernel/testing/log";

/** A table of Thousand for three: the game that tests of the kernel play. */
const thousand = compileTemplate(JSON.parse(readFileSync("lib/engine/cards/templates/thousand.json", "utf8")));
if (!thousand.ok) throw new Error("Thousand does not compile.");
export const game = thousand.value;
export type GameIntent = Parameters<typeof game.decide>[2];

function done(refusal: string | null): void {
  if (refusal !== null) throw new Error(refusal);
}

/** Three have sat down; `a` is the host. */
export function seated() {
  const log = Log.open(game, { seats: 3, settings: { botMillis: 500 } });
  for (const user of "abc") done(log.table(user, { type: "sit", share: user }));
  return log;
}

/** Their first deal is dealt. */
export function dealt() {
  const log = seated();
  log.now += 10_000;
  done(log.try({ role: "clock" }, { to: "game", intent: { type: "start" } }));
  return log;
}

/** The host breaks the running deal off, and all agree. */
export function callOff(log: ReturnType<typeof dealt>): void {
  done(log.try({ role: "host", user: "a" }, { to: "game", intent: { type: "end" } }));
  for (const user of "bc") done(log.table(user, { type: "call_off", yes: true }));
}
