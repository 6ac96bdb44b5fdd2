import type { ReactNode } from "react";
import { RARITIES } from "@/lib/engine/ccg/art/look";
import type { Card, CardDatabase } from "@/lib/engine/ccg/cards/model";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import { RarityMark } from "./card-face";
import { Coin } from "./card-text";
import type { Face } from "./face-of";

/** Attributes that are shown in a way of their own, or serve the house only. */
const ELSEWHERE = new Set(["rarity", "flavour", "cost", "dye", "total", "flipid", "view", "salt", "foil", "token"]);

const titled = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase());

/** What is printed on a card besides its text: set and place, rarity, cost, and each attribute of its game. */
export function CardFacts({ card, face, database }: { card: Card; face: Face; database: CardDatabase }) {
  const set = database.sets.find(({ abbreviation }) => abbreviation === card.set);
  const facts: [string, ReactNode][] = [];
  if (set && card.set !== "") facts.push(["Set", `${set.name}, ${face.place.replace(/^\S+ /, "")}`]);
  const words = rarityCodes(card).map((code) => RARITIES[code]?.word ?? code);
  if (words.length > 0)
    facts.push([
      "Rarity",
      <span key="rarity" className="inline-flex items-center gap-1.5">
        {face.rarity && <RarityMark rarity={face.rarity} className="size-4" />}
        {words.join(" and ")}
      </span>,
    ]);
  if (face.coins.length > 0)
    facts.push([
      "Cost",
      <span key="cost" className="inline-flex gap-1">
        {face.coins.map((tag, place) => (
          <Coin key={face.coins.slice(0, place + 1).join()} tag={tag} />
        ))}
      </span>,
    ]);
  for (const [name, value] of card.attributes) if (!ELSEWHERE.has(name)) facts.push([titled(name), value]);
  if (card.retired) facts.push(["Printing", "no longer printed"]);
  if (card.attributes.has("foil")) facts.push(["Foil", "a card of its own: it counts apart from the plain one"]);
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
