import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";
import { type TemplateWords, wordIn } from "@/lib/engine/cards/words";
import type { CardTexts } from "@/lib/texts/cards/en";
import type { GamesTexts } from "@/lib/texts/games/en";

type Texts = {
  facts: GamesTexts["facts"];
  suit: CardTexts["suit"];
  /** Of the template itself, in the reader's language. */
  words: TemplateWords["words"];
};

/** The levels from the strongest down, as cards carry them. */
const levelsText = (levels: string, joker: string): string =>
  [...levels]
    .reverse()
    .map((level) => (level === "0" ? "10" : level === "X" ? joker : level))
    .join(" ");

/** What a declaration is worth: so many points, or so many by suit; `hold` says when it counts, not what. */
function worthOf(points: number | Record<string, number> | null, { facts: t, suit }: Texts): string {
  if (points === null) return "";
  if (typeof points === "number") return t.points(points);
  const named = (key: string): string => (key === "T" ? t.inTrumps : key === "*" ? t.inOthers : suit(key));
  return Object.entries(points)
    .filter(([key]) => key !== "hold")
    .map(([key, value]) => `${named(key)} ${value}`)
    .join(", ");
}

export type Fact = { name: string; value: string };

/** What is worth knowing of a game at a glance, by name. */
export function factsOf(info: TemplateInfo, texts: Texts): Fact[] {
  const { has } = info;
  const t = texts.facts;
  const said = (text: string): string => wordIn(texts.words, text) ?? text;
  const facts = [
    { name: t.players, value: t.playersAre(info.seats.min, info.seats.max) },
    { name: t.deck, value: t.deckIs(info.cards) },
    { name: t.hand, value: t.handIs(info.hand) },
    { name: t.levels, value: levelsText(info.levels, t.joker) },
    { name: t.playedIn, value: t.playedInIs[has.tricks ? "tricks" : has.stack ? "pile" : "rounds"] },
    { name: t.bidding, value: has.bidding ? t.biddingIs(has.blind, has.sell) : "" },
    { name: t.result, value: t.resultIs[has.points ? "points" : "ranks"] },
    { name: t.sides, value: info.teams === undefined ? "" : t.sidesAre(info.teams) },
    { name: t.wins, value: info.lowWins ? t.fewest : "" },
    { name: t.ends, value: t.endsAt(info.completeScore, info.completeDeals ?? null) },
    ...info.specials.map(({ name, points }) => ({
      name: t.special(said(name)),
      value: worthOf(points, texts) || t.yes,
    })),
    ...(info.variants ?? []).map(({ name, choices }) => ({
      name: t.option(said(name)),
      value: choices.map(said).join(" · "),
    })),
  ];
  return facts.filter((fact) => fact.value !== "");
}
