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

/** Words of the grammar that are neither verbs nor types. */
const OTHER_WORDS = new Set("NC SC EC WC NORTH SOUTH EAST WEST COAST VIA BY SEA HIDDEN".split(" "));

type Token =
  | { readonly is: "place"; readonly slot: Slot }
  | { readonly is: "verb"; readonly verb: Verb }
  | { readonly is: "type"; readonly type: UnitType }
  | { readonly is: "power"; readonly power: PowerName }
  | { readonly is: "via" };

/** What a text seems to say, word by word, whatever their order; misspelt words by those that are like them. */
export function guessOrder(map: DiplomacyMap, text: string): Guess {
  const tokens = tokensOf(map, text);
  const verbs = verbsOf(tokens);
  const verb = WEIGHT.find((one) => verbs.includes(one)) ?? null;
  const via = tokens.findIndex(({ is }) => is === "via");
  const slots = tokens.flatMap((token, i) => {
    if (token.is !== "place") return [];
    const before = tokens[i - 1];
    return [{ i, slot: token.slot, type: before?.is === "type" ? before.type : null }];
  });
  // Seas that are named after VIA are the way to a place that is named already.
  const named = slots.filter(({ i }, n) => n < 2 || via < 0 || i < via);
  const helps = verb === "support" || verb === "convoy";
  const verbFirst = tokens.findIndex(({ is }) => is === "verb") < (slots[0]?.i ?? 0);
  const [unit, others] = helps && verbFirst ? [undefined, named] : [named[0], named.slice(1)];
  const of = helps ? others[0] : undefined;
  const to = helps ? others.slice(1).at(-1) : others.at(-1);
  const power = tokens.findLast((token) => token.is === "power")?.power ?? null;
  return {
    ...{ verb, power, via: via >= 0, type: unit?.type ?? null },
    ...{ unit: unit?.slot ?? null, of: of?.slot ?? null, to: to?.slot ?? null },
  };
}

/** What the words of a text mean; those that mean nothing are left out, unless a place must stand there. */
function tokensOf(map: DiplomacyMap, text: string): Token[] {
  const { places, owners, powers } = namesOf(map);
  const words = wordsOf(text.slice(0, LONGEST));
  const tokens: Token[] = [];
  let unknown = MOST_UNKNOWN;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    const place = spelt(map, places, words, at);
    const length = place?.count ?? 0;
    // What is misspelt may be longer than what is spelt well: `North Atlantik`.
    const next = place || !OTHER_WORDS.has(word) ? words[at + length] : words[at + 1];
    const like = isUnknown(map, next) && unknown-- > 0 ? placeLike(map, words, at) : null;
    const verb = VERB_OF.get(word) ?? (like && !place ? wordLike(VERB_OF, word) : null);
    const power = place ? null : spelt(map, verbsOf(tokens).includes("proxy") ? powers : owners, words, at);
    const type = TYPE_OF.get(word);
    if (like && like.count > Math.max(length, verb ? 1 : 0)) tokens.push({ is: "place", slot: like.means });
    else if (place) tokens.push({ is: "place", slot: new Map([[place.means, 0]]) });
    else if (power) tokens.push({ is: "power", power: power.means });
    else if (type) tokens.push({ is: "type", type });
    else if (verb) tokens.push({ is: "verb", verb: word === "-" && tokens.length === 0 ? "disband" : verb });
    else if (word === "VIA" || word === "BY") {
      tokens.push({ is: "via" });
      if (words[at + 1] === "CONVOY") at++;
    } else if (like && /type|verb/.test(tokens.at(-1)?.is ?? "")) tokens.push({ is: "place", slot: like.means });
    at += Math.max(1, length, power?.count ?? 0, like?.count ?? 0);
  }
  return tokens;
}

const verbsOf = (tokens: readonly Token[]): Verb[] =>
  tokens.flatMap((token) => (token.is === "verb" ? [token.verb] : []));

/** Some words together, and how many they are. */
type Spelt<T> = { readonly means: T; readonly count: number };

/** The longest of these spellings that begins here. */
function spelt<T>(
  map: DiplomacyMap,
  spellings: ReadonlyMap<string, T>,
  words: readonly string[],
  at: number,
): Spelt<T> | null {
  for (let count = Math.min(namesOf(map).longest, words.length - at); count > 0; count--) {
    const means = spellings.get(words.slice(at, at + count).join(" "));
    if (means !== undefined) return { means, count };
  }
  return null;
}

/** Whether a word means nothing by itself. */
function isUnknown(map: DiplomacyMap, word = ""): boolean {
  const { places, owners } = namesOf(map);
  const known: readonly { has(word: string): boolean }[] = [VERB_OF, TYPE_OF, SMALL, OTHER_WORDS, places, owners];
  return /\p{L}/u.test(word) && !known.some((words) => words.has(word));
}

/** The places that up to three words from here are like; none: those that the first is like, perhaps none. */
function placeLike(map: DiplomacyMap, words: readonly string[], at: number): Spelt<Slot> {
  for (let count = Math.min(3, words.length - at); count > 1; count--) {
    const some = words.slice(at, at + count);
    if (some.some((word) => VERB_OF.has(word) || !/\p{L}/u.test(word))) continue;
    const means = placesLike(map, some.join(" "));
    if (means.size > 0) return { means, count };
  }
  const means = placesLike(map, words[at] ?? "");
  return { means, count: means.size > 0 ? 1 : 0 };
}

/** The least that the spelling of a place is off, for a place or another of its province; undefined: it is not meant. */
export function offAt(slot: Slot, place: PlaceId): number | undefined {
  const exact = slot.get(place);
  if (exact !== undefined) return exact;
  const [province] = place.split("/");
  const near = [...slot].flatMap(([one, off]) => (one.split("/")[0] === province ? [off + 0.5] : []));
  return near.length > 0 ? Math.min(...near) : undefined;
}
