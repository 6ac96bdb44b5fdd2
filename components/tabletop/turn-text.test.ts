import { expect, test } from "vitest";
import type { View } from "@/lib/engine/ccg/tabletop/view";
import { tabletop } from "@/lib/texts/tabletop/en";
import { turnText } from "./turn-text";

const { room: t } = tabletop;
const line = (part: Partial<View>, you: number) => {
  const turn = { seat: 0, number: 3, phase: null, running: null, since: 0 };
  return turnText({ stage: "playing", turn, shown: null, byHand: false, stuck: false, ...part } as View, you, [], t);
};

test("a game whose rules stand still says so to all, and what is to be done", () => {
  expect(line({ byHand: true }, 0)).toEqual({ lead: t.yourTurn, text: t.byHand.yours, yours: true });
  expect(line({ byHand: true }, 1)).toMatchObject({ text: t.byHand.others, yours: false });
});

test("whoever is awaited by rules that fail to say what they may do reads that", () => {
  const shown = [["awaits", [[0, "Play a card."]]]];
  expect(line({ shown, stuck: true }, 0)).toMatchObject({ text: t.byHand.stuck, yours: true });
  expect(line({ shown }, 0)).toMatchObject({ text: "Play a card.", yours: true });
});
