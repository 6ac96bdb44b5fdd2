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

/** A stretch of a text from `at` on; `meaning` where it is a word that the rules explain. */
export type Piece = { readonly at: number; readonly text: string; readonly meaning: string | null };

/** A text cut at the words that its game's rules explain: what it says stays as it is. */
export function piecesOf(text: string, game: string): Piece[] {
  const pieces: Piece[] = [];
  for (let from = 0; from < text.length; ) {
    const rest = text.slice(from);
    const found = (GLOSSARIES[game] ?? []).flatMap(({ found, meaning }) => {
      const match = found.exec(rest);
      return match && match[0] !== "" ? [{ at: match.index, text: match[0], meaning }] : [];
    });
    const [first] = found.sort((a, b) => a.at - b.at || b.text.length - a.text.length);
    if (!first) return [...pieces, { at: from, text: rest, meaning: null }];
    if (first.at > 0) pieces.push({ at: from, text: rest.slice(0, first.at), meaning: null });
    pieces.push({ ...first, at: from + first.at });
    from += first.at + first.text.length;
  }
  return pieces;
}
