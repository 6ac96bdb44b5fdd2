/** What somebody who does not know a game wants to know before choosing it. */
export type About = {
  /** One sentence: what one does in it. */
  sentence: string;
  /** How long it takes, in the words of who plays it. */
  length: string;
  /** Absent where nobody has judged it. */
  difficulty?: "easy" | "medium" | "demanding";
  /** The one to begin with. */
  first?: true;
  /** Three cards for its picture, in the middle the one on top. */
  picture: readonly [string, string, string];
};

const ABOUT: Record<string, About> = {
  arschloch: {
    sentence:
      "Be the first to play all your cards: match or beat the last ones, or pass. The last one out pays for it.",
    length: "5 minutes a deal",
    difficulty: "easy",
    first: true,
    picture: ["AS", "2H", "XX"],
  },
  "five-sheets": {
    sentence: "Beat the top of one growing pile, or take a bite of it home. Whoever is left with cards loses.",
    length: "10 minutes",
    difficulty: "medium",
    picture: ["9D", "9S", "QS"],
  },
  thousand: {
    sentence: "Bid on what your hand will take, win tricks, and make trumps with a king and queen. First to 1000.",
    length: "about 45 minutes",
    difficulty: "demanding",
    picture: ["KH", "QH", "AH"],
  },
};

/** What is said of a game in the lobby; of a member's game what its rules tell by themselves. */
export function aboutGame(slug: string, traits: readonly string[]): About {
  const own = Object.hasOwn(ABOUT, slug) ? ABOUT[slug] : undefined;
  return (
    own ?? {
      sentence: `Played with ${traits.join(", ")}.`,
      length: "",
      picture: ["JC", "QD", "KS"],
    }
  );
}
