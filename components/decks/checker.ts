import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { DeckChecker } from "@/lib/engine/ccg/formats/check-deck";
import { readRules } from "@/lib/engine/ccg/formats/read-rules";

/** The formats of a rules file, ready to check decks; null: the file cannot be read. It brings the language of the cards along: loaded later. */
export function checkerOf(rules: string, cards: CardDatabase): DeckChecker | null {
  const read = readRules(rules, cards);
  return read.ok ? new DeckChecker(cards, read.value.formats) : null;
}
