import type { z } from "zod";
import { err, ok, type Result } from "../../kernel/result";
import { assembleCards, type CardDatabase, type CardDraft, type SetDraft } from "../cards/model";
import { type AuthoredCard, AuthoredGame, AuthoredSet } from "./schema";

/** A fault of an authored file: where in its JSON, and what is wrong. */
export type AuthoredProblem = {
  readonly code: "authored/malformed" | "authored/no_such_card" | "authored/no_such_set" | "authored/doubled";
  readonly file: string;
  /** `cards.3.cost`; "" for the file as a whole. */
  readonly path: string;
  readonly message: string;
};

type ReadSet = { readonly file: string; readonly set: AuthoredSet };
type Written = ReadSet & { readonly cards: readonly AuthoredCard[] };

const NUMBER = /^\d+/;

/** What a cost comes to: `2WW` is 4. */
export const totalCost = (cost: string): number =>
  Number(NUMBER.exec(cost)?.[0] ?? 0) + cost.replace(NUMBER, "").length;

/** The different dyes of a cost, in the order of the wheel. */
const dyesOf = (cost: string): string => [..."WMYVO"].filter((dye) => cost.includes(dye)).join("");

function attributesOf(card: AuthoredCard): Map<string, string> {
  const { cost, might, guard } = card;
  const entries: [string, string | undefined][] = [
    ["type", card.type],
    ["kind", card.kind],
    ["cost", cost],
    ["total", cost === undefined ? undefined : String(totalCost(cost))],
    ["dye", (card.dye ?? dyesOf(cost ?? "")) || undefined],
    ["might", might === undefined ? undefined : String(might)],
    ["guard", guard === undefined ? undefined : String(guard)],
    ["rarity", card.rarity],
    ["unique", card.unique && "yes"],
    ["token", card.token && "yes"],
    ["flavour", card.flavour],
    ["view", card.view === undefined ? undefined : String(card.view)],
    ["salt", card.salt === undefined ? undefined : String(card.salt)],
    ...Object.entries(card.attributes ?? {}),
  ];
  return new Map(entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])));
}

const draftOf = (card: AuthoredCard): CardDraft => ({
  name: card.name,
  text: card.text ?? "",
  graphics: "",
  back: 0,
  front: 0,
  hidden: card.hidden ?? false,
  attributes: attributesOf(card),
});

/** Reads one file, with every fault by its path. */
function read<T>(schema: z.ZodType<T>, given: unknown, file: string, problems: AuthoredProblem[]): T | null {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues)
    problems.push({ code: "authored/malformed", file, path: path.join("."), message });
  return null;
}

/**
 * Reads a game in our own JSON: `game` and, by the names that it lists, its sets. All faults are gathered. Cards that
 * turn over learn the numbers of their other faces (`flipid`), variants share all but rarity and their attribute.
 */
export function readAuthored(
  game: unknown,
  readSet: (name: string) => unknown,
): Result<CardDatabase, AuthoredProblem[]> {
  const problems: AuthoredProblem[] = [];
  const head = read(AuthoredGame, game, "game", problems);
  if (!head) return err(problems);
  const sets: ReadSet[] = head.sets.flatMap((file) => {
    const set = read(AuthoredSet, readSet(file), file, problems);
    return set ? [{ file, set }] : [];
  });
  const abbreviations = new Set<string>();
  for (const { file, set } of sets) {
    if (abbreviations.has(set.set))
      problems.push({ code: "authored/doubled", file, path: "set", message: `two sets are called "${set.set}"` });
    abbreviations.add(set.set);
  }
  const all: Written[] = sets.map(({ file, set }) => ({ file, set, cards: written(file, set, sets, problems) }));
  const drafts = all.map(({ file, set, cards }): SetDraft => {
    // Variants are as old as what they vary.
    const of = "cards" in set ? set : sets.find((one) => one.set.set === set.variantsOf)?.set;
    const age = of && "cards" in of ? (of.age ?? null) : null;
    return { abbreviation: set.set, name: set.name, directory: file, age, cards: cards.map(draftOf) };
  });
  if (problems.length > 0) return err(problems);
  const { options, play, phases, symbols, directory } = head;
  const database = assembleCards(
    {
      ...{ game: head.game, directory, play, phases, locationHint: play },
      options: new Map(Object.entries(options)),
      symbols: new Map(Object.entries(symbols)),
    },
    drafts,
  );
  return tied(database, all, problems);
}

/** The cards of a set as written; a set of variants writes those of another set once more. */
function written(file: string, set: AuthoredSet, all: readonly ReadSet[], problems: AuthoredProblem[]): AuthoredCard[] {
  if ("cards" in set) return set.cards;
  const source = all.find((one) => one.set.set === set.variantsOf)?.set;
  if (!source || !("cards" in source)) {
    const message = `there is no set "${set.variantsOf}" with cards of its own`;
    problems.push({ code: "authored/no_such_set", file, path: "variantsOf", message });
    return [];
  }
  return set.names.flatMap((name, i) => {
    const card = source.cards.find((one) => one.name === name && !one.hidden);
    if (card) return [{ ...card, rarity: set.rarity, attributes: { ...card.attributes, [set.attribute]: "yes" } }];
    const message = `there is no card "${name}" in ${set.variantsOf}`;
    problems.push({ code: "authored/no_such_card", file, path: `names.${i}`, message });
    return [];
  });
}

/** Ties other faces and backs to their numbers. A card's other face is looked for in its own set first. */
function tied(
  database: CardDatabase,
  sets: readonly Written[],
  problems: AuthoredProblem[],
): Result<CardDatabase, AuthoredProblem[]> {
  const { cards } = database;
  const find = (name: string, set: string): number | undefined =>
    (cards.find((card) => card.name === name && card.set === set) ?? cards.find((card) => card.name === name))?.number;
  const ties = new Map<number, { flip?: number; back?: number }>();
  for (const { file, set, cards: inSet } of sets) {
    const first = database.sets.find(({ abbreviation }) => abbreviation === set.set)?.first ?? 0;
    inSet.forEach((card, i) => {
      for (const [field, name] of [
        ["turns", card.turns],
        ["back", card.back ?? (card.token && "A Token")],
      ] as const) {
        if (!name) continue;
        const number = find(name, set.set);
        if (number === undefined) {
          const message = `there is no card "${name}"`;
          problems.push({ code: "authored/no_such_card", file, path: `cards.${i}.${field}`, message });
        } else ties.set(first + i, { ...ties.get(first + i), [field === "turns" ? "flip" : "back"]: number });
      }
    });
  }
  if (problems.length > 0) return err(problems);
  const done = cards.map((card) => {
    const tie = ties.get(card.number);
    if (!tie) return card;
    const attributes = new Map(card.attributes);
    if (tie.flip !== undefined) attributes.set("flipid", String(tie.flip));
    return { ...card, back: tie.back ?? card.back, attributes };
  });
  return ok({ ...database, cards: done });
}
