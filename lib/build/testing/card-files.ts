/** A small card game of a test's own, as files. */

export type SmallCard = { id: number; name: string; rarity?: string; formerly?: string; kind?: string };

const NAMES = ["Ant", "Bee", "Cat", "Dog", "Elk", "Fox", "Gnu", "Hen"];
/** Eight common cards with the ids 1 to 8. */
export const SMALL_CARDS: readonly SmallCard[] = NAMES.map((name, i) => ({ id: i + 1, name, rarity: "C" }));

export const setText = (cards: readonly SmallCard[], set = "ONE", name = "First"): string =>
  JSON.stringify({ format: 1, set, name, age: 1, cards: cards.map((card) => ({ type: "Beast", ...card })) });

/** `game`, its base set, a set `one` and a booster of three of its cards. */
export const smallGame = (title: string, cards: readonly SmallCard[] = SMALL_CARDS) => [
  {
    file: "game",
    text: JSON.stringify({
      ...{ format: 1, game: title, directory: "d", options: {}, play: ["type"], phases: [], symbols: {} },
      sets: ["base"],
    }),
  },
  {
    file: "base",
    text: JSON.stringify({
      ...{ format: 1, set: "", name: title },
      cards: [{ id: 0, name: "A Card", type: "Back", hidden: true }],
    }),
  },
  { file: "one", text: setText(cards) },
  { file: "products", text: JSON.stringify({ ONE: { booster: [[3, "C"]] } }) },
];
