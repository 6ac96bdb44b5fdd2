import { type CardDatabase, FOIL } from "../cards/model";
import { rarityCodes } from "../cards/rarity";
import { printFilter } from "./print-filter";
import { readFilter } from "./read-filter";
import type { Filter } from "./tree";
import { type FilterVocabulary, vocabularyOf } from "./vocabulary";

const isFoil: Filter = {
  ...{ kind: "relation", relation: "=", left: { kind: "field", name: FOIL } },
  right: { kind: "text", text: "yes" },
};

/**
 * A filter that was written when foils were cards of sets of their own, with the rarity V: it shows the same cards. One
 * that speaks of neither stays as it was written, and so does one that cannot be read.
 */
export function upgradeFilter(text: string, database: CardDatabase): string {
  const now = vocabularyOf(database);
  // What is no set and no rarity any more may be asked for.
  const known = (name: string) => (name === "set" || name === "rarity" ? null : now.known(name));
  const read = readFilter(text, { ...now, known });
  if (!read.ok || database.foils.size === 0) return text;
  const noSpecial = !database.cards.some((card) => rarityCodes(card).includes("V"));
  const setOf = (sheet: string): string | undefined => {
    const [, numbers] = [...database.foilSheets].find(([name]) => name.toLowerCase() === sheet.toLowerCase()) ?? [];
    return database.byNumber.get(numbers?.[0] ?? -1)?.set;
  };
  let changed = false;
  /** What `set=…` and `rarity=…` of old mean now; null: the same. */
  const meant = (name: string, value: string): Filter | null => {
    const set = name === "set" ? setOf(value) : undefined;
    if (set !== undefined)
      return { kind: "and", of: [{ kind: "short", key: "set", value: set.toLowerCase() }, isFoil] };
    return name === "rarity" && value.toLowerCase() === "v" && noSpecial ? isFoil : null;
  };
  const upgraded = (filter: Filter): Filter => {
    switch (filter.kind) {
      case "or":
      case "and":
        return { ...filter, of: filter.of.map(upgraded) };
      case "not":
        return { ...filter, of: upgraded(filter.of) };
      case "short": {
        const now = meant(filter.key, filter.value);
        changed ||= now !== null;
        return now ?? filter;
      }
      case "relation": {
        const { left, right, relation } = filter;
        if (left.kind !== "field" || (relation !== "=" && relation !== "!=")) return filter;
        if (right.kind !== "text" && right.kind !== "words") return filter;
        const now = meant(left.name, right.kind === "text" ? right.text : right.words.join(" "));
        changed ||= now !== null;
        if (now === null) return filter;
        return relation === "=" ? now : { kind: "not", of: now };
      }
      default:
        return filter;
    }
  };
  const filter = upgraded(read.value);
  return changed ? printFilter(filter) : text;
}

/**
 * A filter that was written when `price` was what the house says a card is worth, which is `worth` now. One that does not
 * speak of it stays as it was written, and so does one that cannot be read.
 */
export function priceAsWorth(text: string, vocabulary: FilterVocabulary): string {
  const read = readFilter(text, vocabulary);
  if (!read.ok) return text;
  let changed = false;
  const renamed = (name: string): string => {
    changed ||= name === "price";
    return name === "price" ? "worth" : name;
  };
  const upgraded = (filter: Filter): Filter => {
    switch (filter.kind) {
      case "or":
      case "and":
        return { ...filter, of: filter.of.map(upgraded) };
      case "not":
        return { ...filter, of: upgraded(filter.of) };
      case "relation":
      case "sum":
        return { ...filter, left: upgraded(filter.left), right: upgraded(filter.right) };
      case "field":
        return { ...filter, name: renamed(filter.name) };
      case "short":
        return { ...filter, key: renamed(filter.key) };
      default:
        return filter;
    }
  };
  const filter = upgraded(read.value);
  return changed ? printFilter(filter) : text;
}
