import type { ReactNode } from "react";
import type { Card, CardDatabase } from "@/lib/engine/ccg/cards/model";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import type { CardPageTexts } from "@/lib/texts/card-page/en";
import type { CcgTexts } from "@/lib/texts/ccg/en";
import { upperFirst } from "@/lib/texts/speech";
import { RarityMark } from "./card-face";
import { Coin } from "./card-text";
import type { Face } from "./face-of";

/** Attributes that are shown in a way of their own, or serve the house only. */
const ELSEWHERE = new Set([
  "rarity",
  "flavour",
  "cost",
  "dye",
  "total",
  "flipid",
  "view",
  "salt",
  "foil",
  "token",
  "scene",
  "figure",
  "frame",
]);

type Props = {
  card: Card;
  face: Face;
  database: CardDatabase;
  t: CardPageTexts["facts"];
  rarity: CcgTexts["rarity"];
};

/** What is printed on a card besides its text: set and place, rarity, cost, and each attribute of its game. */
export function CardFacts({ card, face, database, t, rarity }: Props) {
  const set = database.sets.find(({ abbreviation }) => abbreviation === card.set);
  const facts: [string, ReactNode][] = [];
  if (set && card.set !== "") facts.push([t.set, `${set.name}, ${face.place.replace(/^\S+ /, "")}`]);
  const words = rarityCodes(card).map((code) => rarity(code));
  if (words.length > 0)
    facts.push([
      t.rarity,
      <span key="rarity" className="inline-flex items-center gap-1.5">
        {face.rarity && <RarityMark rarity={face.rarity} className="size-4" />}
        {t.rarities(words)}
      </span>,
    ]);
  if (face.coins.length > 0)
    facts.push([
      t.cost,
      <span key="cost" className="inline-flex gap-1">
        {face.coins.map((tag, place) => (
          <Coin key={face.coins.slice(0, place + 1).join()} tag={tag} />
        ))}
      </span>,
    ]);
  for (const [name, value] of card.attributes) if (!ELSEWHERE.has(name)) facts.push([upperFirst(name), value]);
  if (card.retired) facts.push([t.printing, t.retired]);
  if (card.foilOf !== null) facts.push([t.foil, t.foilHelp]);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
