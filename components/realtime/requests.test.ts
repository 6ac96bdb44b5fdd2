import { describe, expect, test } from "vitest";
import type { OccupantView, TableView } from "@/lib/engine/kernel/table/view";
import type { TableIntent } from "@/lib/engine/kernel/table/vocabulary";
import { isFulfilled } from "./fulfilled";
import { keyOf, sitIntent, type TableRequest } from "./requests";

const user = (name: string): OccupantView => ({ kind: "user", user: name, away: null, shadow: false });
const bot = (more: { next?: string; keeps?: string } = {}): OccupantView => ({
  ...{ kind: "bot", next: more.next ? { user: more.next } : null, keeps: more.keeps ?? null },
});
const nobody: OccupantView = { kind: "nobody", since: null };
const table = (seats: OccupantView[], more: Partial<TableView> = {}) =>
  ({ seats, host: "ann", requests: [], takeback: null, closed: false, ...more }) as unknown as TableView;
const ask = (intent: TableIntent): TableRequest => ({ to: "table", intent });

test("a request is the same whatever share of the chance comes with it", () => {
  expect(keyOf(ask(sitIntent("one", 2)))).toBe(keyOf(ask(sitIntent("two", 2))));
  expect(sitIntent("one", 2, "oak")).toEqual({ type: "sit", share: "one", seat: 2, word: "oak" });
  expect(keyOf(ask(sitIntent("one", 2)))).not.toBe(keyOf(ask(sitIntent("one"))));
  expect(keyOf(ask({ type: "consent", yes: true }))).not.toBe(keyOf(ask({ type: "consent", yes: false })));
});

describe("a refusal says only that it is so already", () => {
  const both = table([user("ann"), user("bob")]);
  const alone = table([user("ann"), nobody]);
  const cases: [string, TableIntent, string, TableView, number | null, boolean][] = [
    ["let in before", { type: "accept", user: "bob" }, "table/no_request", both, 0, true],
    [
      "waits for the next deal",
      { type: "accept", user: "bob" },
      "table/no_request",
      table([bot({ next: "bob" })]),
      0,
      true,
    ],
    ["asks no more", { type: "accept", user: "bob" }, "table/no_request", alone, 0, false],
    ["declined before", { type: "reject", user: "bob" }, "table/no_request", alone, 0, true],
    ["let in, not declined", { type: "reject", user: "bob" }, "table/no_request", both, 0, false],
    ["let in while withdrawing", { type: "withdraw" }, "table/no_request", both, 1, false],
    ["left before", { type: "leave" }, "table/not_seated", alone, null, true],
    ["removed before", { type: "kick", seat: 1 }, "table/no_such_seat", alone, 0, true],
    ["no seat there", { type: "kick", seat: 5 }, "table/no_such_seat", alone, 0, false],
    ["removed in a deal", { type: "kick", seat: 0 }, "table/in_play", table([bot({ keeps: "bob" })]), 1, true],
    ["a bot in a deal", { type: "kick", seat: 0 }, "table/in_play", table([bot()]), 1, false],
    ["somebody sits there", { type: "seat_bot", seat: 1 }, "table/full", both, 0, true],
    ["no seat for a bot", { type: "seat_bot" }, "table/full", both, 0, false],
    ["host already", { type: "give_host", user: "bob" }, "table/not_host", table([], { host: "bob" }), 0, true],
    ["no host", { type: "give_host", user: "bob" }, "table/not_host", both, 1, false],
    [
      ...(["asked before", { type: "takeback" }, "table/takeback_open"] as const),
      ...([table([], { takeback: { by: 1, to: 3, consents: [1] } }), 1, true] as const),
    ],
    [
      ...(["another asked", { type: "takeback" }, "table/takeback_open"] as const),
      ...([table([], { takeback: { by: 0, to: 3, consents: [0] } }), 1, false] as const),
    ],
    ["paused by another", { type: "pause", on: true }, "table/not_host", both, 1, false],
  ];
  test.each(cases)("%s", (_, intent, code, at, own, fulfilled) => {
    expect(isFulfilled(ask(intent), { code }, { table: at, own })).toBe(fulfilled);
  });
  test("a hand that is dealt already, asked for by the host alone", () => {
    const given = { table: both, own: 0 };
    expect(isFulfilled({ to: "game", intent: { type: "start" } }, { code: "start/underway" }, given)).toBe(true);
    expect(isFulfilled({ to: "game", intent: { type: "start" } }, { code: "start/too_early" }, given)).toBe(false);
  });
});
