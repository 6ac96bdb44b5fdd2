import { fiveDyes } from "../sets";
import { attributesOf, compileFilter } from "./select-cards";

const CARDS = 100_000;

/** A hundred thousand cards, filtered by what collectors write. */
export function* benches(): Iterable<{ name: string; value: number; unit: string; n: number; seconds: number }> {
  const { cards } = fiveDyes();
  const many = Array.from({ length: CARDS }, (_, i) => ({ ...cards[i % cards.length]!, number: i }));
  const filters = [
    "might>2 and (type=Beast or type=Folk)",
    "moth",
    "rarity:r and not dye=W",
    'text has "draw" and total<=3',
  ];
  for (const filter of filters) {
    const test = compileFilter(filter, attributesOf(fiveDyes()));
    if (!test.ok) throw new Error(test.error.message);
    for (let i = 0; i < 3; i++) many.filter(test.value);
    const begun = performance.now();
    const rounds = 10;
    for (let i = 0; i < rounds; i++) many.filter(test.value);
    const seconds = (performance.now() - begun) / 1_000;
    yield {
      name: `filter.cards.${filters.indexOf(filter) + 1}`,
      value: (seconds * 1_000) / rounds,
      unit: "ms",
      n: CARDS,
      seconds,
    };
  }
}
