import type { GameTrait } from "@/lib/contracts/template";
import type { LobbyTexts } from "@/lib/texts/lobby/en";

/** What somebody who does not know a game wants to know before choosing it. */
export type About = {
  /** One sentence: what one does in it. */
  sentence: string;
  /** How long it takes, in the words of who plays it. */
  length: string;
  /** Empty where nobody has judged it. */
  difficulty: string;
};

/** Games that are played alike. */
export const FAMILIES = ["tricks", "points", "climbing", "beating", "matching", "rummy"] as const;
export type Family = (typeof FAMILIES)[number];

/** What the lobby knows of a game besides its words. */
type Kind = {
  /** Undefined: what its rules tell by themselves. */
  family?: Family;
  difficulty?: keyof LobbyTexts["about"]["difficulties"];
  /** The one to begin with. */
  first?: true;
  /** Three cards for its picture, in the middle the one on top. */
  picture: readonly [string, string, string];
};

const KINDS: Record<keyof LobbyTexts["about"]["games"], Kind> = {
  arschloch: { family: "climbing", difficulty: "easy", first: true, picture: ["AS", "2H", "XX"] },
  "five-sheets": { family: "beating", difficulty: "medium", picture: ["9D", "9S", "QS"] },
  hearts: { family: "tricks", difficulty: "easy", picture: ["2C", "AH", "QS"] },
  whist: { family: "tricks", difficulty: "medium", picture: ["KH", "AH", "5S"] },
  spades: { family: "tricks", difficulty: "medium", picture: ["QS", "KS", "AS"] },
  "oh-hell": { family: "tricks", difficulty: "easy", picture: ["0D", "3C", "JD"] },
  president: { family: "climbing", difficulty: "easy", picture: ["3C", "2S", "AH"] },
  "big-two": { family: "climbing", difficulty: "medium", picture: ["0S", "2S", "3D"] },
  "crazy-eights": { family: "matching", difficulty: "easy", picture: ["5D", "8H", "5S"] },
  "mau-mau": { family: "matching", difficulty: "easy", picture: ["7H", "JC", "8D"] },
  euchre: { family: "tricks", difficulty: "medium", picture: ["JD", "JH", "AS"] },
  schnapsen: { family: "points", difficulty: "medium", picture: ["QH", "KH", "0S"] },
  durak: { family: "beating", difficulty: "easy", picture: ["9H", "JH", "6S"] },
  gin: { family: "rummy", difficulty: "medium", picture: ["5H", "6H", "7H"] },
  sueca: { family: "points", difficulty: "medium", picture: ["7D", "AD", "KC"] },
  briscola: { family: "points", difficulty: "easy", picture: ["AH", "3H", "KS"] },
  thousand: { family: "points", difficulty: "demanding", picture: ["KH", "QH", "AH"] },
};

const OTHER: Kind = { picture: ["JC", "QD", "KS"] };

const isOurs = (slug: string): slug is keyof typeof KINDS => Object.hasOwn(KINDS, slug);

export const kindOf = (slug: string): Kind => (isOurs(slug) ? KINDS[slug] : OTHER);

/** What a game is played like; of a member's game what its rules tell by themselves. */
export function familyOf(slug: string, traits: readonly GameTrait[]): Family {
  const { family } = kindOf(slug);
  if (family) return family;
  // Where cards cost, nobody wants points: they do not make it a game of points.
  if (traits.includes("low"))
    return traits.includes("tricks") ? "tricks" : traits.includes("pile") ? "matching" : "climbing";
  if (traits.includes("tricks")) return traits.includes("points") && !traits.includes("bidding") ? "points" : "tricks";
  return traits.includes("pile") ? "matching" : "climbing";
}

/** What a game of the house is called in the reader's language; a member's game by its own name. */
export const gameNameIn = (slug: string | null, name: string, t: LobbyTexts["about"]): string =>
  slug !== null && isOurs(slug) ? t.games[slug].name : name;

/** What is said of a game in the lobby; of a member's game what its rules tell by themselves. */
export function aboutGame(slug: string, traits: readonly GameTrait[], t: LobbyTexts["about"]): About {
  const { difficulty } = kindOf(slug);
  const { sentence, length } = isOurs(slug) ? t.games[slug] : { sentence: t.other(traits), length: "" };
  return { sentence, length, difficulty: difficulty ? t.difficulties[difficulty] : "" };
}
