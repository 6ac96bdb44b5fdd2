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

/** What the lobby knows of a game besides its words. */
type Kind = {
  difficulty?: keyof LobbyTexts["about"]["difficulties"];
  /** The one to begin with. */
  first?: true;
  /** Three cards for its picture, in the middle the one on top. */
  picture: readonly [string, string, string];
};

const KINDS: Record<keyof LobbyTexts["about"]["games"], Kind> = {
  arschloch: { difficulty: "easy", first: true, picture: ["AS", "2H", "XX"] },
  "five-sheets": { difficulty: "medium", picture: ["9D", "9S", "QS"] },
  hearts: { difficulty: "easy", picture: ["2C", "AH", "QS"] },
  whist: { difficulty: "medium", picture: ["KH", "AH", "5S"] },
  spades: { difficulty: "medium", picture: ["QS", "KS", "AS"] },
  "oh-hell": { difficulty: "easy", picture: ["0D", "3C", "JD"] },
  president: { difficulty: "easy", picture: ["3C", "2S", "AH"] },
  "big-two": { difficulty: "medium", picture: ["0S", "2S", "3D"] },
  "crazy-eights": { difficulty: "easy", picture: ["5D", "8H", "5S"] },
  "mau-mau": { difficulty: "easy", picture: ["7H", "JC", "8D"] },
  euchre: { difficulty: "medium", picture: ["JD", "JH", "AS"] },
  schnapsen: { difficulty: "medium", picture: ["QH", "KH", "0S"] },
  durak: { difficulty: "easy", picture: ["9H", "JH", "6S"] },
  gin: { difficulty: "medium", picture: ["5H", "6H", "7H"] },
  sueca: { difficulty: "medium", picture: ["7D", "AD", "KC"] },
  briscola: { difficulty: "easy", picture: ["AH", "3H", "KS"] },
  thousand: { difficulty: "demanding", picture: ["KH", "QH", "AH"] },
};

const OTHER: Kind = { picture: ["JC", "QD", "KS"] };

const isOurs = (slug: string): slug is keyof typeof KINDS => Object.hasOwn(KINDS, slug);

export const kindOf = (slug: string): Kind => (isOurs(slug) ? KINDS[slug] : OTHER);

/** What a game of the house is called in the reader's language; a member's game by its own name. */
export const gameNameIn = (slug: string | null, name: string, t: LobbyTexts["about"]): string =>
  slug !== null && isOurs(slug) ? t.games[slug].name : name;

/** What is said of a game in the lobby; of a member's game what its rules tell by themselves. */
export function aboutGame(slug: string, traits: readonly GameTrait[], t: LobbyTexts["about"]): About {
  const { difficulty } = kindOf(slug);
  const { sentence, length } = isOurs(slug) ? t.games[slug] : { sentence: t.other(traits), length: "" };
  return { sentence, length, difficulty: difficulty ? t.difficulties[difficulty] : "" };
}
