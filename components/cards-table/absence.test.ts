import { expect, test } from "vitest";
import { botOf } from "@/components/realtime/people-of";
import type { SeatPerson } from "@/components/table/types";
import type { View } from "@/lib/engine/cards/vocabulary";
import { cardsTable } from "@/lib/texts/cards-table/en";
import { absenceText } from "./absence";

const user = (seat: number, name: string, presence: SeatPerson["presence"], you = false): SeatPerson => ({
  ...{ seat, name, initials: name.slice(0, 2), kind: "user", host: false },
  ...{ presence, you },
});
const { offline, nobodyHere } = cardsTable.turn;

test.each<[string, View["phase"], number[], SeatPerson[], number | null, string | null]>([
  [
    "who is waited for is offline",
    "playing",
    [1],
    [user(0, "Ann", "here", true), user(1, "Bob", "gone")],
    0,
    offline("Bob"),
  ],
  ["they are here", "playing", [1], [user(0, "Ann", "here", true), user(1, "Bob", "away")], 0, null],
  ["somebody else is offline", "playing", [2], [user(0, "Ann", "here"), user(1, "Bob", "gone"), botOf(2)], null, null],
  ["it is the reader's turn", "playing", [0], [user(0, "Ann", "gone", true), botOf(1)], 0, null],
  ["several are waited for", "distributing", [0, 1], [user(0, "Ann", "gone"), user(1, "Bob", "here", true)], 1, null],
  [
    "a bot is on turn, and no player there to see it",
    "playing",
    [1],
    [user(0, "Ann", "gone"), botOf(1)],
    null,
    nobodyHere,
  ],
  ["bots alone wait for nobody", "playing", [1], [botOf(0), botOf(1)], null, null],
  ["nothing is played", "ended", [], [user(0, "Ann", "gone"), botOf(1)], null, null],
])("%s", (_, phase, waiting, people, you, text) =>
  expect(absenceText({ phase, waiting }, people, you, cardsTable)).toBe(text),
);
