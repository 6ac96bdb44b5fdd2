/** Games in which cards cost points, as today's language says them: for the shadow, which once played them the wrong way round. */

const deckOf = (levels: string): string[] => [...levels].flatMap((level) => [..."HSDC"].map((suit) => level + suit));

const tricks = {
  suites: "HSDC",
  sort: ["suite", "level"],
  players: [4, 4],
  trick: true,
  lead: { "*": "trick" },
  move: { cards: 1, win: { suite: true, level: true }, response: { suite: true } },
};

export const HEARTS = {
  name: "Hearts",
  opts: { ...tricks, cards: deckOf("234567890JQKA"), levels: "234567890JQKA", points: { trick: { H: -1, QS: -13 } } },
};

export const POLIGNAC = {
  name: "Polignac",
  opts: { ...tricks, cards: deckOf("7890JQKA"), levels: "7890JQKA", points: { trick: { J: -1, JS: -1 } } },
};

/** Every trick counts one: the other way round. */
export const WHIST = {
  name: "Counting tricks",
  opts: {
    ...tricks,
    cards: deckOf("234567890JQKA"),
    levels: "234567890JQKA",
    points: { trick: { H: 1, S: 1, D: 1, C: 1 } },
  },
};
