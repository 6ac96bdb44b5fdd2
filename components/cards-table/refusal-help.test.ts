import { expect, test } from "vitest";
import type { View } from "@/lib/engine/cards/vocabulary";
import { tableTalk } from "@/lib/texts/cards-table/table-talk.en";
import { cardsTalk } from "@/lib/texts/cards-talk/en";
import { helpFor } from "./refusal-help";

const telling = { who: () => ({ name: "anna", you: true }), texts: { cardsTalk, tableTalk } };
const view = (more: object) => ({ trump: "S", stack: null, can: null, ...more }) as unknown as View;
const wrongSuit = { code: "move/must_follow_suit", data: { suites: "H" } };

test("in a game of tricks a wrong suit is told to follow, with what may be played", () => {
  const can = { move: { cards: { KH: null, "0H": null, "2S": wrongSuit } } };
  expect(helpFor(wrongSuit, { ...telling, view: view({ can }) })).toBe(
    "You must follow hearts. Play the king or ten of hearts.",
  );
  const two = { move: { cards: { KH: null, "2S": null } } };
  expect(helpFor(wrongSuit, { ...telling, view: view({ can: two }) })).toContain(
    "Play the king of hearts or the two of spades.",
  );
});

test("on a pile nobody has to follow: it is told what would beat it", () => {
  const can = { retreat: true, move: { cards: { "2S": null, "5C": wrongSuit } } };
  expect(helpFor(wrongSuit, { ...telling, view: view({ stack: { top: ["8H"] }, can }) })).toBe(
    "That does not beat the eight of hearts. Play higher hearts or a trump (spades), or retreat.",
  );
});
