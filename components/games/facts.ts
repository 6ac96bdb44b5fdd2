import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";

/** "3–4 players". */
const playersText = ({ min, max }: { min: number; max: number }): string =>
  min === max ? `${min} ${min === 1 ? "player" : "players"}` : `${min}–${max} players`;

const SUIT_NAMES: Record<string, string> = { H: "hearts", S: "spades", D: "diamonds", C: "clubs", X: "jokers" };
const LEVEL_NAMES: Record<string, string> = { "0": "10", X: "joker" };

/** The levels from the strongest down, as people say them. */
const levelsText = (levels: string): string =>
  [...levels]
    .reverse()
    .map((level) => LEVEL_NAMES[level] ?? level)
    .join(" ");

function pointsText(points: number | Record<string, number> | null): string {
  if (points === null) return "";
  if (typeof points === "number") return `${points} points`;
  return Object.entries(points)
    .map(([suit, value]) => `${SUIT_NAMES[suit] ?? suit} ${value}`)
    .join(", ");
}

/** What is worth knowing of a game at a glance, by name. */
export function factsOf(info: TemplateInfo): { name: string; value: string }[] {
  const { has } = info;
  const facts = [
    { name: "Players", value: playersText(info.seats) },
    { name: "Deck", value: `${info.cards} cards` },
    { name: "Hand", value: info.hand === null ? "all cards are dealt" : `up to ${info.hand} cards` },
    { name: "Levels, strongest first", value: levelsText(info.levels) },
    { name: "Played in", value: has.tricks ? "tricks" : has.stack ? "one growing pile" : "rounds" },
    {
      name: "Bidding",
      value: has.bidding ? ["yes", has.blind && "blind too", has.sell && "with a sale"].filter(Boolean).join(", ") : "",
    },
    { name: "Result", value: has.points ? "points" : "ranks" },
    { name: "Series ends at", value: info.completeScore === null ? "" : `${info.completeScore} points` },
    ...info.specials.map(({ name, points }) => ({ name: `Special: ${name}`, value: pointsText(points) || "yes" })),
  ];
  return facts.filter((fact) => fact.value !== "");
}
