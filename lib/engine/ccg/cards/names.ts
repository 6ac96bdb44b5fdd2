import { folded } from "../../script/text";
import type { Card, CardDatabase } from "./model";

/** Finds cards by their names, and gives each the name that tells it from all others. */
export type CardNames = {
  /** `Name`, `Name [x]`, `Name (SET)`, `Name [x] (SET)`, or one of these with ` #k`; a foil has ` *F*` after it. */
  canonical(card: Card): string;
  /** Numbers that a plain or canonical name means, ascending; foils were called by their sheets once: `Name (SETF)`. */
  exactly(name: string): readonly number[];
  /** As `exactly`; else those with such a name without accents, spaces and capitals; else those that contain it. */
  roughly(name: string): readonly number[];
};

/** What stands after the name of a foil, as other programs have it. */
const FOIL_MARK = " *F*";

const plain = (text: string): string => folded(text).replace(/[^0-9a-z]/g, "");

const differ = (cards: readonly Card[], of: (card: Card) => string): boolean =>
  cards.some((card) => of(card) !== of(cards[0] ?? card));

const indexed = new WeakMap<CardDatabase, CardNames>();

/** The index of all names of a game (the script's `canonical_name`, `images`, `fuzzy_images`), built once. */
export function indexNames(database: CardDatabase): CardNames {
  const names = indexed.get(database) ?? buildIndex(database);
  indexed.set(database, names);
  return names;
}

function buildIndex({ cards, foils, byNumber, foilSheets, options }: CardDatabase): CardNames {
  const byName = new Map<string, Card[]>();
  for (const card of cards) {
    const group = byName.get(card.name);
    if (group) group.push(card);
    else byName.set(card.name, [card]);
  }
  const key = options.get("canonical key") ?? "";
  const length = Number.parseInt(options.get("canonical key length") ?? "1", 10) || 1;
  const letterOf = (card: Card): string => (card.attributes.get(key) ?? "").slice(0, length);

  function canonical(card: Card): string {
    const plain = card.foilOf === null ? undefined : byNumber.get(card.foilOf);
    if (plain) return canonical(plain) + FOIL_MARK;
    let group = byName.get(card.name) ?? [];
    let name = card.name;
    if (group.length > 1 && key !== "" && differ(group, letterOf)) {
      name += ` [${letterOf(card)}]`;
      group = group.filter((one) => letterOf(one) === letterOf(card));
    }
    if (group.length > 1 && differ(group, (one) => one.set)) {
      name += ` (${card.set})`;
      group = group.filter((one) => one.set === card.set);
    }
    return group.length > 1 ? `${name} #${group.indexOf(card) + 1}` : name;
  }

  function qualified(name: string): readonly Card[] {
    const whole = byName.get(name);
    if (whole) return whole;
    const [, inSet = name, set] = /^(.*) \(([^()]*)\)$/.exec(name) ?? [];
    const named = byName.get(inSet);
    const [, bare = inSet, letter] = /^(.*) \[([^[\]]*)\]$/.exec(inSet) ?? [];
    const found = named ?? byName.get(bare) ?? [];
    return found.filter(
      (card) => (set === undefined || card.set === set) && (named || letter === undefined || letterOf(card) === letter),
    );
  }

  function exactly(text: string): readonly number[] {
    const name = text.trim();
    if (name.endsWith(FOIL_MARK))
      return exactly(name.slice(0, -FOIL_MARK.length)).flatMap((number) => foils.get(number)?.number ?? []);
    let found = qualified(name);
    const [, bare = "", sheet = ""] = /^(.*) \(([^()]*)\)$/.exec(name) ?? [];
    const old = found.length === 0 ? foilSheets.get(sheet) : undefined;
    if (old) return exactly(bare + FOIL_MARK).filter((number) => old.includes(number));
    const [, before, place] = /^(.*) #(\d{1,6})$/.exec(name) ?? [];
    if (found.length === 0 && before !== undefined) {
      const nth = qualified(before)[Number(place) - 1];
      found = nth ? [nth] : [];
    }
    return found.map(({ number }) => number);
  }

  let rough: ReadonlyMap<string, string> | null = null;
  function roughly(text: string): readonly number[] {
    const found = exactly(text);
    const wanted = plain(text);
    if (found.length > 0 || wanted === "") return found;
    rough ??= new Map([...byName.keys()].map((name) => [name, plain(name)]));
    const near = [...rough].filter(([, name]) => name.includes(wanted));
    const same = near.filter(([, name]) => name === wanted);
    return (same.length > 0 ? same : near)
      .flatMap(([name]) => byName.get(name) ?? [])
      .map(({ number }) => number)
      .sort((a, b) => a - b);
  }

  return { canonical, exactly, roughly };
}
