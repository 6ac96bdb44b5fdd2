import { type Card, type CardDatabase, printingOf } from "./model";

type Key = { readonly what: string; readonly reverse: boolean; readonly numeric: boolean; readonly caseless: boolean };

/** `[name]`, `[set]`, `[age]` or `[attribute]`, with `-` (reverse), `N` (as numbers) and `C` (capitals alike) before. */
function parseKey(text: string): Key | null {
  const [, flags, what] = /^([-NC]*)\[([^\]]+)\]$/.exec(text) ?? [];
  if (flags === undefined || what === undefined) return null;
  return { what, reverse: flags.includes("-"), numeric: flags.includes("N"), caseless: flags.includes("C") };
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Sorts cards by keys, ties by number, a foil after its plain card. `titles` > 0 puts a heading of that many leading keys before each group.
 * null: a key that cannot be read, none at all, an unknown card, or more titles than keys. `numberOf`: keys that are no
 * attributes but a number of each card, or null for none, which comes last whichever way; undefined for any other key.
 */
export function sortCards(
  { byNumber, sets }: CardDatabase,
  texts: readonly string[],
  numbers: readonly number[],
  titles: number,
  numberOf: (card: Card, what: string) => number | null | undefined = () => undefined,
): (number | string)[] | null {
  const keys = texts.map(parseKey);
  const read = keys.filter((key) => key !== null);
  const chosen = numbers.map((number) => byNumber.get(number)).filter((card) => card !== undefined);
  const bad = read.length === 0 || read.length < keys.length || chosen.length < numbers.length;
  if (bad || titles < 0 || titles > keys.length) return null;
  const setOf = new Map(sets.map((set) => [set.abbreviation, set]));

  const partOf = (card: Card, { what }: Key): string => {
    const number = numberOf(card, what);
    if (number !== undefined) return number === null ? "" : String(number);
    if (what === "name") return card.name;
    if (what === "set") return card.set;
    return what === "age" ? String(setOf.get(card.set)?.age ?? 0) : (card.attributes.get(what) ?? "");
  };
  const titleOf = (card: Card, key: Key): string =>
    key.what === "age" ? (setOf.get(card.set)?.name ?? "") : partOf(card, key);
  const compare = (a: Card, b: Card): number => {
    for (const key of read) {
      const [x, y] = [partOf(a, key), partOf(b, key)];
      if ((x === "" || y === "") && x !== y && numberOf(a, key.what) !== undefined) return x === "" ? 1 : -1;
      const asNumbers = key.numeric || key.what === "age";
      const order = asNumbers
        ? (Number.parseFloat(x) || 0) - (Number.parseFloat(y) || 0)
        : key.caseless
          ? byText(x.toLowerCase(), y.toLowerCase())
          : byText(x, y);
      if (order !== 0) return key.reverse ? -order : order;
    }
    return printingOf(a) - printingOf(b) || Number(a.foilOf !== null) - Number(b.foilOf !== null);
  };

  const sorted = chosen.sort(compare);
  if (titles === 0) return sorted.map(({ number }) => number);
  let last: string | null = null;
  return sorted.flatMap((card) => {
    const heading = read
      .slice(0, titles)
      .map((key, i) => titleOf(card, key) || (i === 0 ? "None" : ""))
      .join(" | ");
    const isNew = heading !== last;
    last = heading;
    return isNew ? [heading, card.number] : [card.number];
  });
}
