import type { Card } from "../cards/model";
import { WORDS } from "./five-dyes/words.data";

/** A word of a game's rules, and what it means. */
export type RulesWord = { readonly word: string; readonly meaning: string };

const GLOSSARIES: Readonly<Record<string, typeof WORDS>> = { "five-dyes": WORDS };

/** The words on a card that its game's rules explain, in the order of the rules. */
export const wordsOn = (card: Card, game: string): RulesWord[] =>
  (GLOSSARIES[game] ?? [])
    .filter(({ found }) => found.test(card.text))
    .map(({ word, meaning }) => ({ word, meaning }));
