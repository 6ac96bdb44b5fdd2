import type { DiplomacyMap, PlaceId, PowerName, UnitType } from "../map/model";
import { namesOf, wordsOf } from "./names";
import { SMALL, TYPE_OF, VERB_OF, type Verb } from "./reader";
import { placesLike, type Slot, wordLike } from "./spelling";

/** What a text that is no order seems to say; null: it does not say. */
export type Guess = {
  readonly verb: Verb | null;
  readonly type: UnitType | null;
  readonly unit: Slot | null;
  readonly of: Slot | null;
  readonly to: Slot | null;
  readonly via: boolean;
  /** The last power that is named. */
  readonly power: PowerName | null;
};

/** So much of a text is looked at, and so many of its words that mean nothing as they stand. */
const LONGEST = 200;
const MOST_UNKNOWN = 6;

/** Of the verbs in a text the first of these is the one meant. */
const WEIGHT: readonly Verb[] = [
  ...(["support", "convoy", "proxy", "waive", "build", "keep", "disband", "hold", "move"] as const),
];

const COAST_WORDS = new Set(["NC", "SC", "EC", "WC", "NORTH", "SOUTH", "EAST", "WEST", "COAST"]);

/** What a text seems to say, word by word, whatever their order; misspelt words by those that are like them. */
export function guessOrder(map: DiplomacyMap, text: string): Guess {
  const words = wordsOf(text.slice(0, LONGEST));
  const { places, owners, powers, longest } = namesOf(map);
  const slots: { slot: Slot; type: UnitType | null }[] = [];
  const verbs: Verb[] = [];
  let [type, power, via, verbFirst, unknown]: [UnitType | null, PowerName | null, boolean, boolean, number] = [
    ...([null, null, false, false, 0] as const),
  ];
  const put = (slot: Slot): void => {
    // Seas that are named after VIA are the way to a place that is named already.
    if (!(via && slots.length > 1)) slots.push({ slot, type });
    type = null;
  };
  const say = (verb: Verb): void => {
    if (verbs.length === 0) verbFirst = slots.length === 0;
    verbs.push(verb);
  };
  const known = <T>(spellings: ReadonlyMap<string, T>, at: number): [T, number] | null => {
    for (let count = Math.min(longest, words.length - at); count > 0; count--) {
      const found = spellings.get(words.slice(at, at + count).join(" "));
      if (found !== undefined) return [found, count];
    }
    return null;
  };
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    const place = known(places, at);
    const owner = known(verbs.includes("proxy") ? powers : owners, at);
    const verb = VERB_OF.get(word);
    const means = place ?? owner;
    at += means?.[1] ?? 1;
    if (place) put(new Map([[place[0], 0]]));
    else if (owner) power = owner[0];
    else if (TYPE_OF.has(word)) type = TYPE_OF.get(word) ?? null;
    else if (word === "VIA" || word === "BY") {
      via = true;
      if (words[at] === "CONVOY") at++;
    } else if (verb) say(word === "-" && slots.length === 0 ? "disband" : verb);
    else if (!SMALL.has(word) && /\p{L}/u.test(word) && unknown++ < MOST_UNKNOWN) {
      const like = wordLike(VERB_OF, word);
      const [slot, count] = placeLike(map, words, at - 1);
      if (slot.size > 0 && !(like !== null && count === 1)) {
        put(slot);
        at += count - 1;
      } else if (like !== null) say(like);
      else if (!COAST_WORDS.has(word) && (type !== null || VERB_OF.has(words[at - 2] ?? ""))) put(slot);
    }
  }
  const [first, ...rest] = slots;
  const verb = WEIGHT.find((one) => verbs.includes(one)) ?? null;
  const helps = verb === "support" || verb === "convoy";
  const [unit, others] = helps && verbFirst ? [undefined, slots] : [first, rest];
  const of = helps ? others[0] : undefined;
  const to = helps ? others.slice(1).at(-1) : others.at(-1);
  return {
    ...{ verb, via, power, type: unit?.type ?? type },
    ...{ unit: unit?.slot ?? null, of: of?.slot ?? null, to: to?.slot ?? null },
  };
}

/** The places that up to three words from here may mean together, and how many words they are. */
function placeLike(map: DiplomacyMap, words: readonly string[], at: number): [Slot, number] {
  for (let count = 3; count > 1; count--) {
    const some = words.slice(at, at + count);
    if (some.length < count || some.some((word) => VERB_OF.has(word) || !/\p{L}/u.test(word))) continue;
    const slot = placesLike(map, some.join(" "));
    if (slot.size > 0) return [slot, count];
  }
  const slot: Slot = placesLike(map, words[at] ?? "");
  return [slot, 1];
}

/** The least that the spelling of a place is off, for a place or another of its province; undefined: it is not meant. */
export function offAt(slot: Slot, place: PlaceId): number | undefined {
  const exact = slot.get(place);
  if (exact !== undefined) return exact;
  const [province] = place.split("/");
  const near = [...slot].flatMap(([one, off]) => (one.split("/")[0] === province ? [off + 0.5] : []));
  return near.length > 0 ? Math.min(...near) : undefined;
}
