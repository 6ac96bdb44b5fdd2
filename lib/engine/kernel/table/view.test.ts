import { expect, test } from "vitest";
import { compileSpoof } from "../../spoof/game";
import { Log } from "../testing/log";
import { type Names, viewTable } from "./view";

const NAMES: readonly Names[] = ["all", "none", 0, 1, 2];

/**
 * Shares go into the chance of deals to come: who knew another's could look for one of their own that makes the cards they
 * want.
 */
test.each([false, true])("nobody is told the share of anybody, by messages or views; anonymous: %s", (anonymous) => {
  const game = compileSpoof({ v: 1, rounds: 2, most: 3 });
  const log = Log.open(game, { seats: 3, settings: { anonymous } });
  const told: unknown[] = [];
  const tell = (user: string, intent: Parameters<typeof log.table>[1]) => {
    expect(log.table(user, intent)).toBeNull();
    told.push(...log.seen.values(), ...NAMES.map((names) => viewTable(log.match.table, names)));
  };
  tell("ann", { type: "sit", seat: 0, share: "secret of ann" });
  if (!anonymous) {
    tell("ann", { type: "settings", change: { entry: "request" } });
    tell("bob", { type: "sit", share: "secret of bob" });
    tell("ann", { type: "accept", user: "bob" });
    tell("ann", { type: "settings", change: { entry: "open" } });
  } else tell("bob", { type: "sit", seat: 1, share: "secret of bob" });
  tell("ann", { type: "seat_bot", seat: 2 });
  expect(log.try({ role: "clock" }, { to: "game", intent: { type: "start" } })).toBeNull();
  // In line for a bot's seat.
  tell("cyd", { type: "sit", seat: 2, share: "secret of cyd" });
  expect(JSON.stringify(log.match)).toContain("secret of cyd");
  expect(JSON.stringify(told)).not.toContain("secret");
});
