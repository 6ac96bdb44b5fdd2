import type { CardFacts, CardSource } from "../card-source";
import { NO_CARDS } from "../card-source";
import type { Machine, Native } from "../machine";
import { argumentsOf, invalid, overLists } from "../native";
import { List, listOf, type Value } from "../value";

const source = (machine: Machine): CardSource => machine.host.cards ?? NO_CARDS;

/** A function of a card number, or of a list of them. Out of range is NULL, anything but a number an error. */
const ofCard = (name: string, get: (card: CardFacts, cards: CardSource, number: number) => Value): Native =>
  overLists((machine, number) => {
    if (typeof number !== "number") return invalid(machine, name, number);
    const card = source(machine).card(number);
    return card ? get(card, source(machine), number) : null;
  });

/** A function of a key and a card number, or a list of them. */
const attribute =
  (name: string, missing: Value): Native =>
  (machine, argument) => {
    const [key, cards = null] = argumentsOf(argument, 2) ?? [];
    if (typeof key !== "string") return invalid(machine, name, argument);
    return ofCard(name, (card) => card.attributes.get(key) || missing)(machine, cards);
  };

/** A function that takes nothing and lists something of the game. */
const facts =
  (name: string, get: (cards: CardSource) => readonly Value[]): Native =>
  (machine, argument) => {
    if (argument !== null) return invalid(machine, name, argument);
    const items = get(source(machine)).slice();
    machine.meter.list(items.length);
    return listOf(items);
  };

const pair = (key: string, value: Value): Value => listOf([key, value]);

const cardBack = overLists((machine, number) => {
  if (number === null) return 0;
  return typeof number === "number" ? (source(machine).card(number)?.back ?? null) : null;
});

/** Cards that can be collected: in a set, and not hidden. A list of sets gives a list for each. */
const cards = overLists((machine, set) => {
  const known = source(machine);
  if (set !== null && typeof set !== "string") return invalid(machine, "cards", set);
  const all = known.numbers(set);
  const numbers = all.filter((number) => {
    const card = known.card(number);
    return card && card.set !== "" && !card.hidden;
  });
  machine.meter.list(numbers.length);
  machine.meter.spend(all.length >> 3);
  return listOf(numbers);
});

/** Numbers that a name, or each of a list of names, means. */
const naming = (name: string, find: (cards: CardSource, text: string) => readonly number[]): Native =>
  overLists((machine, text) => {
    if (typeof text !== "string") return invalid(machine, name, text);
    machine.meter.spend(source(machine).count >> 3);
    const numbers = find(source(machine), text).slice();
    machine.meter.list(numbers.length);
    return listOf(numbers);
  });

const setData = overLists((machine, abbreviation) => {
  if (typeof abbreviation !== "string") return invalid(machine, "set_data", abbreviation);
  const set = source(machine).sets.find((one) => one.abbreviation === abbreviation);
  return listOf(set ? [set.name, set.first, set.last] : ["", 0, 0]);
});

const age = overLists((machine, what) => {
  const { sets } = source(machine);
  if (typeof what !== "number" && typeof what !== "string") return invalid(machine, "age", what);
  const set = typeof what === "string" ? what : source(machine).card(what)?.set;
  return sets.find(({ abbreviation }) => abbreviation === set)?.age ?? null;
});

const havingRarity: Native = (machine, argument) => {
  const [rarity, list] = argumentsOf(argument, 2) ?? [];
  if (typeof rarity !== "string" || !(list instanceof List)) return invalid(machine, "having_rarity", argument);
  const drawn: Value[] = [];
  for (const number of list.array()) {
    if (typeof number !== "number" || !source(machine).card(number)) return invalid(machine, "having_rarity", argument);
    const weight = source(machine).weight(number, rarity);
    machine.meter.list(weight);
    for (let i = 0; i < weight; i++) drawn.push(number);
  }
  return listOf(drawn);
};

const sortBy: Native = (machine, argument) => {
  const [key, list, titles = 0] = argumentsOf(argument, 2, 3) ?? [];
  const keys = key instanceof List ? key.array() : [key ?? null];
  const names = keys.filter((one) => typeof one === "string");
  const numbers = list instanceof List ? list.array().filter((one) => typeof one === "number") : null;
  const fits = list instanceof List && names.length === keys.length && numbers?.length === list.length;
  if (!fits || !numbers || typeof titles !== "number") return invalid(machine, "sort_by", argument);
  machine.meter.list(numbers.length * 3);
  machine.meter.spend(numbers.length * (names.length + 1));
  const sorted = source(machine).sorted(names, numbers, titles);
  return sorted ? listOf(sorted.slice()) : invalid(machine, "sort_by", argument);
};

const gameData: Native = (machine, argument) => {
  if (argument !== null) return invalid(machine, "game_data", argument);
  const { name, directory, play, locationHint } = source(machine);
  return listOf([
    pair("game", name),
    pair("gamedir", directory),
    pair("location hint", listOf(locationHint.slice())),
    pair("play", listOf(play.slice())),
  ]);
};

const gameOption = overLists((machine, option) => {
  if (typeof option !== "string") return invalid(machine, "game_option", option);
  return source(machine).option(option) ?? "";
});

const loadDeck: Native = (machine, path) => {
  if (typeof path !== "string") return invalid(machine, "load_deck", path);
  const lines = source(machine).deck(path);
  machine.meter.list(lines?.length ?? 0);
  return lines ? listOf(lines.slice()) : null;
};

/** What the game's cards are. */
export const cardFunctions: Readonly<Record<string, Native>> = {
  name: ofCard("name", (card) => card.name),
  text: ofCard("text", (card) => card.text),
  set_of: ofCard("set_of", (card) => card.set),
  canonical_name: ofCard("canonical_name", (_, known, number) => known.canonicalName(number)),
  card_attr: attribute("card_attr", null),
  Attr: attribute("Attr", ""),
  attrs: ofCard("attrs", ({ attributes }) =>
    listOf([...attributes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => pair(key, value))),
  ),
  attributes: facts("attributes", (known) => known.attributes),
  card_back: cardBack,
  card_front: ofCard("card_front", (_, __, number) => number),
  cards,
  images: naming("images", (known, text) => known.named(text)),
  fuzzy_images: naming("fuzzy_images", (known, text) => known.namedLike(text)),
  sets: facts("sets", (known) => known.sets.map(({ abbreviation }) => abbreviation).filter(Boolean)),
  set_data: setData,
  age,
  rarities: facts("rarities", (known) => known.rarities),
  having_rarity: havingRarity,
  sort_by: sortBy,
  game_data: gameData,
  game_option: gameOption,
  inline_images: facts("inline_images", (known) => known.inlineImages),
  rules: facts("rules", (known) => known.rules),
  scripts: facts("scripts", (known) => known.scripts),
  decks: facts("decks", (known) => known.decks),
  load_deck: loadDeck,
};
