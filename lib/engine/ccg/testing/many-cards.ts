import type { PlainCards } from "../cards/plain";

/**
 * As many cards as a large old game has: those of `game` again and again, in sets of 500. Those beyond its own have no
 * kind, so that nobody asks for pictures that are not there.
 */
export function manyCards(game: PlainCards, count: number): PlainCards {
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
    const { kind, ...others } = model.attributes;
    return {
      ...model,
      number,
      place: (number % size) + 1,
      name: round === 0 ? model.name : `${model.name} ${round + 1}`,
      set: `S${Math.floor(number / size) + 1}`,
      attributes: round === 0 && kind !== undefined ? model.attributes : others,
    };
  });
  return { ...game, sets, cards, foils: [] };
}
