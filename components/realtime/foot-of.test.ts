import { expect, test } from "vitest";
import type { OccupantView, TableView } from "@/lib/engine/kernel/table/view";
import { type FootKind, footOf } from "./foot-of";

const user = (shadow = false): OccupantView => ({ kind: "user", user: "a", away: null, shadow });
const bot: OccupantView = { kind: "bot", next: null, keeps: null };
const nobody: OccupantView = { kind: "nobody", since: 0 };

/** Where a game may be: before, between and after what is played. */
type Phase = "waiting" | "playing" | "ended" | "complete";

type Given = {
  phase: Phase;
  once?: boolean;
  seats: OccupantView[];
  seat?: number | null;
  paused?: boolean;
  isHost?: boolean;
  closed?: boolean;
};

function foot(given: Given, connection: "live" | "ended" = "live", lapsed = false): FootKind | null {
  const { phase, seats, seat = 0, paused = false, isHost = false, closed = false } = given;
  return footOf({
    ...{ connection, lapsed },
    seat,
    isHost,
    game: { idle: phase !== "playing", over: phase === "complete", ...(given.once ? { once: true } : {}) },
    table: { seats, paused, closed } as TableView,
  });
}

const full = [user(), bot];

test.each<[string, FootKind | null, Given]>([
  ["one plays", null, { phase: "playing", seats: full }],
  ["one plays while a seat is free", null, { phase: "playing", seats: [user(), nobody] }],
  ["the host paused a deal", null, { phase: "playing", seats: full, paused: true }],
  ["oneself paused a deal", { is: "paused" }, { phase: "playing", seats: full, paused: true, isHost: true }],
  ["all are there between deals", null, { phase: "ended", seats: full }],
  ["the first deal waits for somebody", { is: "short", vacant: [1] }, { phase: "waiting", seats: [user(), nobody] }],
  [
    "a seat is free, and paused",
    { is: "short", vacant: [1] },
    { phase: "ended", seats: [user(), nobody], paused: true },
  ],
  ["paused between deals", { is: "paused" }, { phase: "ended", seats: full, paused: true }],
  ["the series is over", { is: "complete", seat: 0 }, { phase: "complete", seats: [user(), nobody] }],
  [
    "a game is over that is played once",
    { is: "complete", seat: 0, once: true },
    { phase: "complete", seats: full, once: true },
  ],
  ["a stand-in plays", { is: "away" }, { phase: "playing", seats: [user(true), bot] }],
  ["one watches", { is: "watching" }, { phase: "playing", seats: full, seat: null }],
  ["the table is closed", { is: "closed" }, { phase: "playing", seats: full, closed: true }],
])("%s: %j", (_, expected, given) => {
  expect(foot(given)).toEqual(expected);
});

test("who has been signed out is told so before all else", () => {
  expect(foot({ phase: "playing", seats: full, closed: true }, "ended")).toEqual({ is: "signed_out", seated: true });
  expect(foot({ phase: "playing", seats: full, seat: null }, "live", true)).toEqual({
    is: "signed_out",
    seated: false,
  });
});
