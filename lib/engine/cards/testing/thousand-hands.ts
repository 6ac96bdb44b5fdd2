import type { Card, Intent } from "../vocabulary";
import { compile, Driver, deckFor, TEMPLATES } from "./driver";

/** Thousand for three with hands that are known, as far as each test needs it. */
export const thousand = compile(TEMPLATES.thousand);
/** Seat 0 holds a marriage in hearts and an ace, seat 1 three nines, seat 2 no ace. The talon: AS 0C QC. */
export const HANDS: Card[][] = [
  ["KH", "QH", "AH", "0S", "KS", "JC", "9H"],
  ["9S", "9D", "9C", "AD", "0D", "KD", "QD"],
  ["JH", "0H", "JS", "QS", "JD", "KC", "AC"],
];
export const dealt = (): Driver => {
  const driver = new Driver(thousand, 3);
  driver.deal(deckFor(thousand, HANDS));
  return driver;
};
export const looked = (): Driver => {
  const driver = dealt();
  for (const seat of [0, 1, 2]) driver.act(seat, { type: "look" });
  return driver;
};
/** Seat 0 won with 60. */
export const won = (): Driver => {
  const driver = looked();
  driver.bid(1, null);
  driver.bid(2, null);
  driver.bid(0, 60);
  return driver;
};
/** Seat 0 leads. */
export const playing = (): Driver => {
  const driver = won();
  driver.act(0, { type: "distribute", cards: { 1: ["9H"], 2: ["JC"] } });
  return driver;
};

/** A move of these cards. */
export const move = (cards: Card[], more: Partial<Extract<Intent, { type: "move" }>> = {}): Intent => ({
  type: "move",
  cards,
  ...more,
});
