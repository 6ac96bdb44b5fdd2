import type { End, Intent, Put, Take } from "@/lib/engine/ccg/tabletop/intent";
import type { Colour } from "@/lib/engine/ccg/tabletop/vocabulary";

/** The cards that are chosen: on the table, or in one zone. */
export type Choice = { readonly from: string; readonly ids: readonly number[] };

export const TABLE = "table";
export const NOTHING: Choice = { from: TABLE, ids: [] };

/** A card was picked: alone, or besides what is chosen already in the same place; picked again it is let go. */
export function picked(choice: Choice, from: string, id: number, besides: boolean): Choice {
  const same = choice.from === from;
  if (same && choice.ids.includes(id))
    return besides || choice.ids.length === 1
      ? { from, ids: choice.ids.filter((other) => other !== id) }
      : { from, ids: [id] };
  return { from, ids: same && besides ? [...choice.ids, id] : [id] };
}

/** What is still there of what was chosen. */
export function stillThere(choice: Choice, ids: ReadonlySet<number>): Choice {
  const left = choice.ids.filter((id) => ids.has(id));
  return left.length === choice.ids.length ? choice : { ...choice, ids: left };
}

const takeOf = ({ from, ids }: Choice): Take =>
  from === TABLE ? { how: "table", ids: [...ids] } : { how: "cards", zone: from, ids: [...ids] };

/** Brings what is chosen somewhere. */
export const bringTo = (choice: Choice, put: Put): Intent => ({ type: "transfer", take: takeOf(choice), put });

export const toZone = (choice: Choice, zone: string, end: "top" | "bottom" = "top"): Intent =>
  bringTo(choice, { to: "zone", zone, end });

/** Points from what is chosen on the table to a card or a player. */
export const pointed = (ids: readonly number[], to: End): Intent => ({
  type: "arrow",
  from: ids.map((card) => ({ card })),
  to,
});

/** So many cards from the top of a pile into a zone. */
export const drawn = (pile: string, zone: string, count: number): Intent => ({
  type: "transfer",
  take: { how: "top", zone: pile, count },
  put: { to: "zone", zone },
});

export const counted = (ids: readonly number[], colour: Colour, by: number): Intent => ({
  type: "count",
  objects: [...ids],
  colour,
  by,
});
