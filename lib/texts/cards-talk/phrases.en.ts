import { cardsName, cards as cardTexts, levelName, numberName } from "../cards/en";
import { speechOf } from "../speech";
import type { Who } from "../who";
import { within } from "../who.en";

/** Parts of which the sentences of a card table are made. */

/** Cards by name where the reader may know them, else how many there are. */
export type CardsOrCount = readonly string[] | number;

const { list, either } = speechOf("en");

export const does = (who: Who, you: string, other: string): string => (who.you ? `You ${you}` : `${who.name} ${other}`);

export const sentences = (...all: (string | false | null | undefined)[]): string => all.filter(Boolean).join(" ");

export const bare = (count: number): string => (count === 1 ? "a card" : `${numberName(count)} cards`);
export const named = (cards: CardsOrCount): string =>
  typeof cards === "number" ? bare(cards) : cards.length === 0 ? bare(0) : list(cards.map((card) => cardsName([card])));

/** At the beginning of a sentence: nicks stay as they are. */
export const atStart = ({ name, you }: Who): string => (you ? "You" : name);

export const listed = (people: readonly Who[]): string =>
  list(people.map((who, at) => (at === 0 ? atStart : within)(who)));

export const cardCount = (count: number | null): string => (count === 1 ? "one card" : `${count ?? "other"} cards`);

/** "Play the king, queen or ten of hearts." */
export function playInstead(legal: readonly string[]): string {
  if (legal.length === 0 || legal.length > 5) return "Choose another card.";
  const [first, ...others] = new Set(legal.map((card) => card[1] ?? ""));
  if (others.length > 0 || first === undefined || first === "X")
    return `Play ${either(legal.map((card) => cardsName([card])))}.`;
  return `Play the ${either(legal.map((card) => levelName(card[0] ?? "")))} of ${cardTexts.suit(first)}.`;
}
