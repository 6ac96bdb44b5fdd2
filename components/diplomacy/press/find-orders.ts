import { provinceOf } from "@/components/diplomacy/places";
import { type Field, provinceIndex } from "@/lib/engine/diplomacy/adjudicate/field";
import type { DiplomacyMap, ProvinceId } from "@/lib/engine/diplomacy/map/model";
import type { GivenOrder } from "@/lib/engine/diplomacy/order";
import { namesOf, wordsOf } from "@/lib/engine/diplomacy/orders/names";
import { parseOrder } from "@/lib/engine/diplomacy/orders/parse-order";
import { readOrder } from "@/lib/engine/diplomacy/orders/read-order";

/** A piece of a letter: words, an address, a place of the map, or an order that can be drawn. */
export type LetterPart = { readonly text: string } & (
  | { readonly kind: "words" | "link" }
  | { readonly kind: "place"; readonly at: ProvinceId }
  | { readonly kind: "order"; readonly given: GivenOrder }
);

const WORD = /https?:\/\/[^\s<>"]+|[\p{L}\p{N}/’']+(?:\.(?=[\p{L}\p{N}]))?|\n/gu;
const UNIT = /^(?:A|F|army|fleet)$/i;
/** Most words of an order in a letter. */
const LONGEST = 14;

type Word = { readonly text: string; readonly from: number; readonly to: number };
type Found = { readonly last: number; readonly part: LetterPart };

/**
 * What a letter speaks of, piece by piece; together the pieces are the letter. Places by their names and abbreviations with
 * a capital ("Mun", "North Sea"), units and orders in any of the judge's forms ("A PAR - BUR"). An order that the unit
 * which stands there cannot have is the place where it stands.
 */
export function partsOfLetter(map: DiplomacyMap, field: Field, letter: string): LetterPart[] {
  const words = Array.from(
    letter.matchAll(WORD),
    ({ 0: text, index }): Word => ({ text, from: index, to: index + text.length }),
  );
  const parts: LetterPart[] = [];
  let done = 0;
  for (let i = 0; i < words.length; ) {
    const found = findAt(map, field, letter, words, i);
    const { from } = words[i]!;
    if (!found) {
      i++;
      continue;
    }
    if (from > done) parts.push({ kind: "words", text: letter.slice(done, from) });
    parts.push(found.part);
    done = from + found.part.text.length;
    i = found.last + 1;
  }
  if (done < letter.length) parts.push({ kind: "words", text: letter.slice(done) });
  return parts;
}

function findAt(map: DiplomacyMap, field: Field, letter: string, words: readonly Word[], i: number): Found | null {
  const { text } = words[i]!;
  if (/^https?:/.test(text)) return { last: i, part: { kind: "link", text: text.replace(/[.,;:!?)\]]+$/, "") } };
  if (!/^\p{Lu}/u.test(text)) return null;
  const line = words.findIndex(({ text: word }, at) => at >= i && word === "\n");
  const end = line < 0 ? words.length : line;
  const unit = UNIT.test(text) ? orderAt(map, field, letter, words.slice(0, end), i) : null;
  return unit ?? placeAt(map, letter, words.slice(0, end), i);
}

function orderAt(map: DiplomacyMap, field: Field, letter: string, words: readonly Word[], i: number): Found | null {
  for (let last = Math.min(i + LONGEST, words.length - 1); last > i; last--) {
    const text = letter.slice(words[i]!.from, words[last]!.to);
    // A sentence ends an order.
    if (/[.;!?]\s/.test(text)) continue;
    const read = readOrder(text, map);
    if (!read.ok || !("unit" in read.value)) continue;
    const at = provinceOf(read.value.unit.at);
    const power = field.unitAt[provinceIndex(field.board, at)]?.power;
    const order = power === undefined || isMention(text, read.value.type) ? null : parseOrder(field, power, text);
    if (!order?.ok || power === undefined) return { last, part: { kind: "place", at, text } };
    return { last, part: { kind: "order", given: { power, order: order.value }, text } };
  }
  return null;
}

/** Whether a unit is only named: that it holds is not said. */
const isMention = (text: string, type: string): boolean => type === "hold" && !/\b(?:h|holds?)$/i.test(text);

function placeAt(map: DiplomacyMap, letter: string, words: readonly Word[], i: number): Found | null {
  const { places, ambiguous, longest } = namesOf(map);
  for (let last = Math.min(i + longest, words.length) - 1; last >= i; last--) {
    const text = letter.slice(words[i]!.from, words[last]!.to);
    const key = wordsOf(text).join(" ");
    const place = places.get(key);
    // Two letters are an abbreviation of anything.
    if (place !== undefined && !ambiguous.has(key) && text.length > 2)
      return { last, part: { kind: "place", at: provinceOf(place), text } };
  }
  return null;
}
