import { type PlainCards, plainCards } from "../cards/plain";
import { fiveDyes } from "../sets";

/** As many cards as a large old game has: the house's own again and again, in numbered sets of about 500. */
export function manyCards(count: number): PlainCards {
  const game = plainCards(fiveDyes());
  const models = game.cards.filter(({ hidden, set }) => !hidden && set !== "");
  const size = 500;
  const sets = Array.from({ length: Math.ceil(count / size) }, (_, i) => ({
    ...{ abbreviation: `S${i + 1}`, name: `Set ${i + 1}`, directory: `s${i + 1}`, age: i + 1 },
    first: i * size,
    last: Math.min(count, (i + 1) * size) - 1,
  }));
  const cards = Array.from({ length: count }, (_, number) => {
    const model = models[number % models.length]!;
    const round = Math.floor(number / models.length);
    return {
      ...model,
      number,
      name: round === 0 ? model.name : `${model.name} ${round + 1}`,
      set: `S${Math.floor(number / size) + 1}`,
    };
  });
  return { ...game, sets, cards };
}
