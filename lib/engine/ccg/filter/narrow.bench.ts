import { databaseOf, plainCards } from "../cards/plain";
import { fiveDyes } from "../sets";
import { manyCards } from "../testing/many-cards";
import { narrow, orderCards } from "./narrow";
import { compileFilter } from "./select-cards";
import { vocabularyOf } from "./vocabulary";

const CARDS = 10_000;
const ROUNDS = 20;
/** What a collector types, letter by letter. */
const TYPED = ['text has "draw" and might+guard>5', "own:1 rarity:r type=Beast"];

/** A binder of ten thousand cards: sorting it once, and the slowest of the filters that stand after each letter. */
export function* benches(): Iterable<{ name: string; value: number; unit: string; n: number; seconds: number }> {
  const game = databaseOf(manyCards(plainCards(fiveDyes()), CARDS));
  const vocabulary = vocabularyOf(game);
  const sorting = performance.now();
  const shelf = orderCards(game, { keys: ["age", "set"], titles: 1 });
  const sorted = performance.now() - sorting;
  yield { name: "collection.sort", value: sorted, unit: "ms/10k cards", n: CARDS, seconds: sorted / 1_000 };
  const filters = TYPED.flatMap((text) => [...text].map((_, at) => text.slice(0, at + 1)));
  const begun = performance.now();
  const times = filters.map((filter) => {
    const rounds = Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      const test = compileFilter(filter, vocabulary, (card) => (card % 3 === 0 ? { have: 1 } : undefined));
      if (test.ok) narrow(shelf, game, test.value);
      return performance.now() - start;
    });
    return rounds.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
  });
  const seconds = (performance.now() - begun) / 1_000;
  const n = filters.length * ROUNDS;
  yield { name: "collection.filter", value: Math.max(...times), unit: "ms/10k cards, worst letter", n, seconds };
}
