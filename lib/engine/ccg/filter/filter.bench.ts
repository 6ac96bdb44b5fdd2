import { fiveDyes } from "../sets";
import { compileFilter } from "./select-cards";
import { vocabularyOf } from "./vocabulary";

const CARDS = 100_000;
const ROUNDS = 20;

const FILTERS = [
  "might>2 and (type=Beast or type=Folk)",
  "moth",
  "rarity:r and not dye=W",
  'text has "draw" and total<=3',
  "have>0 and price<1 and might+guard>5",
];

/** A hundred thousand cards of a collection, filtered by what collectors write; `filter.worst` is the slowest of them. */
export function* benches(): Iterable<{ name: string; value: number; unit: string; n: number; seconds: number }> {
  const game = fiveDyes();
  const vocabulary = vocabularyOf(game);
  const cards = Array.from({ length: CARDS }, (_, i) => ({ ...game.cards[i % game.cards.length]!, number: i }));
  const row = { have: 2, price: 0.5 };
  const times = FILTERS.map((filter) => {
    const test = compileFilter(filter, vocabulary, (card) => (card % 3 === 0 ? row : undefined));
    if (!test.ok) throw new Error(test.error.code);
    const count = () => cards.reduce((sum, card) => sum + (test.value(card) ? 1 : 0), 0);
    for (let i = 0; i < 5; i++) count();
    const begun = performance.now();
    for (let i = 0; i < ROUNDS; i++) count();
    return (performance.now() - begun) / 1_000;
  });
  const seconds = times.reduce((sum, one) => sum + one, 0);
  const n = CARDS * ROUNDS * FILTERS.length;
  yield { name: "filter.cards", value: n / seconds, unit: "cards/s", n, seconds };
  const worst = Math.max(...times);
  yield {
    name: "filter.worst",
    value: (worst * 1_000) / ROUNDS,
    unit: "ms/100k cards",
    n: CARDS * ROUNDS,
    seconds: worst,
  };
}
