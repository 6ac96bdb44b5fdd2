import type { CardDatabase } from "./model";

/** The keywords of a game, by its option `keywords`: words with commas between them. */
export const keywordsOf = ({ options }: Pick<CardDatabase, "options">): readonly string[] =>
  (options.get("keywords") ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");

const SENTENCES = /[.;\n]+\s*/;
const REMINDER = /\([^)]*\)/g;
const JOINTS = /,\s*|\s+and\s+/;
/** After a keyword that a card has under a condition, or that it explains: `Toll 1: …`, `Charge if …`. */
const CONDITION = /^(?: \d+)?(?::| if | while | unless | as long as )/;
const COUNT = /^(?: \d+)?$/;

const after = (said: string, word: string): string | null => (said.startsWith(word) ? said.slice(word.length) : null);

/**
 * Does a rules text say a keyword of the card itself? That is a sentence which says nothing else, or lists keywords alone;
 * it may have a number, a reminder in parentheses, a condition. What a card lends to others is not its own.
 * `word` and `all`, the game's keywords: in small letters.
 */
export function saysKeyword(text: string, word: string, all: readonly string[]): boolean {
  return text
    .toLowerCase()
    .replace(REMINDER, "")
    .split(SENTENCES)
    .some((sentence) => {
      const said = sentence.trim();
      const rest = after(said, word);
      if (rest !== null && CONDITION.test(rest)) return true;
      const parts = said.split(JOINTS);
      const isOne = (part: string, keyword: string): boolean => COUNT.test(after(part, keyword) ?? "-");
      return parts.some((part) => isOne(part, word)) && parts.every((part) => all.some((one) => isOne(part, one)));
    });
}
