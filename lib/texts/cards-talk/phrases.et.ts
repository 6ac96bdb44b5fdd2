import { cardCountIn, cardIn, cardsIn, levelIn, suitIn } from "../cards/et";
import { speechOf } from "../speech";
import type { Who } from "../who";
import { within } from "../who.et";
import type { CardsOrCount } from "./phrases.en";

/** Parts of which the sentences of a card table are made. */

const { list, either } = speechOf("et");

export const does = (who: Who, you: string, other: string): string =>
  who.you ? `Sina ${you}` : `${who.name} ${other}`;

export const sentences = (...all: (string | false | null | undefined)[]): string => all.filter(Boolean).join(" ");

/** As the object of a sentence that is done: "ühe kaardi", "ärtu kuninga ja poti ässa". */
export const named = (cards: CardsOrCount): string =>
  typeof cards === "number"
    ? cardCountIn(cards, "gen")
    : cards.length === 0
      ? cardsIn([], "gen")
      : list(cards.map((card) => cardIn(card, "gen")));

/** As a list after a colon: "ärtu kuningas ja poti äss". */
export const shown = (cards: readonly string[]): string => list(cards.map((card) => cardIn(card, "nom")));

/** At the beginning of a sentence: nicks stay as they are. */
export const atStart = ({ name, you }: Who): string => (you ? "Sina" : name);

export const listed = (people: readonly Who[]): string =>
  list(people.map((who, at) => (at === 0 ? atStart : within)(who)));

export const cardCount = (count: number | null): string =>
  count === null ? "muud kaardid" : cardCountIn(count, "nom");

export function playInstead(legal: readonly string[]): string {
  if (legal.length === 0 || legal.length > 5) return "Vali teine kaart.";
  const [first, ...others] = new Set(legal.map((card) => card[1] ?? ""));
  if (others.length > 0 || first === undefined || first === "X")
    return `Käi ${either(legal.map((card) => cardIn(card, "nom")))}.`;
  return `Käi ${suitIn(first, "gen")} ${either(legal.map((card) => levelIn(card[0] ?? "", "nom")))}.`;
}
