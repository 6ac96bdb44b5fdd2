import { cardsName, cards as cardTexts, numberName } from "../cards/en";
import { speechOf } from "../speech";
import type { Who } from "../who";
import { within } from "../who.en";

/** What a table says and offers where talons are closed, attacks are beaten and melds are laid open. */

const { plural } = speechOf("en");

const their = ({ name, you }: Who): string => (you ? "Your" : `${name}’s`);

export const actTurns = {
  attack: (whom: Who): string => `Attack ${within(whom)}: one card, or several of a rank.`,
  throwIn: "Throw in a rank that lies there, or say that you are done.",
  nothingToThrowIn: "You have nothing to throw in.",
  mayThrowIn: "You may throw in a rank that lies there.",
  beatThese: (cards: readonly string[]): string =>
    `Beat ${cards.length > 1 ? `${numberName(cards.length)} cards` : cardsName(cards)}, or take them all.`,
  cannotBeatThese: (cards: readonly string[]): string =>
    `You cannot beat ${cards.length > 1 ? "them all" : cardsName(cards)}: take the cards.`,
  takeOrPass: (card: string): string => `Take ${cardsName([card])}, or pass.`,
  drawOrTake: (card: string | null): string =>
    card === null ? "Draw a card." : `Draw a card, or take ${cardsName([card])}.`,
  layOne: (knock: boolean): string => (knock ? "Lay a card away, or knock." : "Lay a card away."),
  anyWhileStock: "Play any card: nobody has to follow yet.",
};

export const actVerbs = {
  attackWith: (cards: readonly string[]): string => `Attack with ${cardsName(cards)}`,
  throwIn: (card: string): string => `Throw in ${cardsName([card])}`,
  beatWith: (on: string, card: string): string => `Beat ${cardsName([on])} with ${cardsName([card])}`,
  chooseTarget: "Choose the card to beat",
  done: "Done",
  takeAll: "Take the cards",
  takeAllShort: "Take",
  takeTop: (card: string): string => `Take ${cardsName([card])}`,
  takeTopShort: "Take it",
  layDown: (card: string): string => `Lay away ${cardsName([card])}`,
  chooseToDiscard: "Choose a card to lay away",
  /** What is left when one knocks; 0 is gin. */
  knock: (left: number): string => (left === 0 ? "Gin!" : `Knock with ${left}`),
  swap: (gives: string, takes: string): string => `Swap ${cardsName([gives])} for ${cardsName([takes])}`,
  swapShort: "Swap",
  close: "Close the talon",
  closeShort: "Close",
  claim: (points: number): string => `Claim ${points}`,
  claimShort: (points: number, has: number): string => `Claim ${points} with ${has}…`,
  claimAnyway: (points: number): string => `Claim ${points} all the same`,
};

export const actAsks = {
  claim: (has: number, points: number): string => `You have ${has} of ${points} points. A wrong claim loses the deal.`,
};

export const actFelt = {
  attackOn: (whom: Who): string => `Attack on ${within(whom)}`,
  takesAll: (who: Who): string => (who.you ? "You take the cards" : `${who.name} takes the cards`),
  roomFor: (count: number): string =>
    count === 0
      ? "no more can be thrown in"
      : plural(count, { one: "1 more can be thrown in", other: `${count} more can be thrown in` }),
  /** One card of an attack, and what lies on it. */
  fought: (attack: string, beaten: string | null): string =>
    beaten === null ? cardTexts.card(attack) : `${cardTexts.card(attack)}, beaten by ${cardTexts.card(beaten)}`,
  talonClosed: "Talon closed",
  closedBy: (who: Who): string => `by ${within(who)}`,
  deadwood: (count: number): string => `deadwood ${count}`,
};

export const laidOpen = {
  title: "How the hands lay",
  handOf: (who: Who): string => `${their(who)} hand`,
  knocked: "knocked",
  gin: "gin",
  off: "laid off",
  left: (count: number): string => `left: ${count}`,
};
