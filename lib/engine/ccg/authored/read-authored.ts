import type { z } from "zod";
import { err, ok, type Result } from "../../kernel/result";
import { assembleNumbered, type CardDatabase, type NumberedDraft, type SetDraft } from "../cards/model";
import { foilSheetsOf, isFoilSheet, withFoils } from "./foil-sheets";
import { checkIdentities, type WrittenSet } from "./identities";
import type { AuthoredProblem } from "./problem";
import { type AuthoredCard, AuthoredGame, type AuthoredSet, type Published, setSchema } from "./schema";

type ReadSet = { readonly file: string; readonly set: AuthoredSet };

const NUMBER = /^\d+/;

/** What a cost comes to: `2WW` is 4. */
export const totalCost = (cost: string): number =>
  Number(NUMBER.exec(cost)?.[0] ?? 0) + cost.replace(NUMBER, "").length;

/** The different dyes of a cost, in the order of the wheel. */
const dyesOf = (cost: string): string => [..."WMYVO"].filter((dye) => cost.includes(dye)).join("");

function attributesOf(card: AuthoredCard, flip: number | undefined): Map<string, string> {
  const { cost, might, guard } = card;
  const entries: [string, string | undefined][] = [
    ["type", card.type],
    ["kind", card.kind],
    ["figure", card.figure],
    ["scene", card.scene],
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
    ["flipid", flip === undefined ? undefined : String(flip)],
  ];
  return new Map(entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])));
}

/** Reads one file, with every fault by its path. */
function read<T>(schema: z.ZodType<T>, given: unknown, file: string, problems: AuthoredProblem[]): T | null {
  if (given === undefined) {
    problems.push({ code: "authored/malformed", file, path: "", message: `there is no file ${file}.json` });
    return null;
  }
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues)
    problems.push({ code: "authored/malformed", file, path: path.join("."), message });
  return null;
}

/** A game that was read: its cards, and what is to be remembered of each, retired ones included. */
export type ReadGame = { readonly database: CardDatabase; readonly published: readonly Published[] };

/**
 * Reads a game in our own JSON: `game` and, by the names that it lists, its sets (`undefined` where there is no such
 * file). All faults are gathered. `published`: every card that was ever published of this game; what the files do not
 * list any more stays as it was printed last, retired. Cards that turn over learn the numbers of their other faces
 * (`flipid`), variants share all but rarity and their attribute, foils all but the number.
 */
export function readAuthoredGame(
  game: unknown,
  readSet: (name: string) => unknown,
  published: readonly Published[] = [],
): Result<ReadGame, AuthoredProblem[]> {
  const problems: AuthoredProblem[] = [];
  const head = read(AuthoredGame, game, "game", problems);
  if (!head) return err(problems);
  const files: ReadSet[] = head.sets.flatMap((file) => {
    const given = readSet(file);
    const set = read(setSchema(given), given, file, problems);
    return set ? [{ file, set }] : [];
  });
  const abbreviations = new Set<string>();
  for (const { file, set } of files) {
    if (abbreviations.has(set.set))
      problems.push({ code: "authored/doubled", file, path: "set", message: `two sets are called "${set.set}"` });
    abbreviations.add(set.set);
  }
  const sets = withFoils(files, problems);
  const past = new Map(published.map((one) => [one.card.id, one]));
  const own = sets.filter(({ set }) => !isFoilSheet(set));
  const written = own.map(({ file, set }): WrittenSet => {
    // Variants are as old as what they vary.
    const of = "cards" in set ? set : sets.find((one) => one.set.set === set.variantsOf)?.set;
    return {
      ...{ file, set: set.set, setName: set.name },
      age: of && "cards" in of ? (of.age ?? null) : null,
      list: "cards" in set ? "cards" : "variants",
      // A foil that there was once stays: somebody may have it.
      cards: writtenCards(file, set, sets, problems).map((card) => {
        const foil = card.foil ?? past.get(card.id)?.card.foil;
        return foil === undefined ? card : { ...card, foil };
      }),
    };
  });
  problems.push(...checkIdentities(written, past));
  const drafts = draftsOf(written, retiredOf(written, past), problems);
  if (problems.length > 0) return err(problems);
  const { options, play, phases, symbols, directory } = head;
  const assembled = assembleNumbered(
    {
      ...{ game: head.game, directory, play, phases, locationHint: play },
      options: new Map(Object.entries(options)),
      symbols: new Map(Object.entries(symbols)),
    },
    drafts,
  );
  const isFoil = (number: number): boolean => (assembled.byNumber.get(number)?.foilOf ?? null) !== null;
  const database = { ...assembled, foilSheets: foilSheetsOf(sets, published, isFoil) };
  for (const { set, setName, cards } of written) for (const card of cards) past.set(card.id, { card, set, setName });
  return ok({ database, published: [...past.values()].sort((a, b) => a.card.id - b.card.id) });
}

/** The cards of a game in our own JSON, as `readAuthoredGame` reads it. */
export function readAuthored(
  game: unknown,
  readSet: (name: string) => unknown,
): Result<CardDatabase, AuthoredProblem[]> {
  const found = readAuthoredGame(game, readSet);
  return found.ok ? ok(found.value.database) : found;
}

/** The cards of a set as written; a set of variants writes those of another set once more. */
function writtenCards(
  file: string,
  set: AuthoredSet,
  all: readonly ReadSet[],
  problems: AuthoredProblem[],
): AuthoredCard[] {
  if ("cards" in set)
    return set.scene === undefined ? set.cards : set.cards.map((card) => ({ scene: set.scene, ...card }));
  const source = all.find((one) => one.set.set === set.variantsOf)?.set;
  if (!source || !("cards" in source)) {
    const message = `there is no set "${set.variantsOf}" with cards of its own`;
    problems.push({ code: "authored/no_such_set", file, path: "variantsOf", message });
    return [];
  }
  return set.variants.flatMap((variant, i) => {
    const card = source.cards.find((one) => one.name === variant.name && !one.hidden);
    if (card)
      return [{ ...card, ...variant, rarity: set.rarity, attributes: { ...card.attributes, [set.attribute]: "yes" } }];
    const message = `there is no card "${variant.name}" in ${set.variantsOf}`;
    problems.push({ code: "authored/no_such_card", file, path: `variants.${i}`, message });
    return [];
  });
}

/** What was published and is listed no more, by set; sets of which no file is left stand with those that have one. */
function retiredOf(
  written: readonly WrittenSet[],
  past: ReadonlyMap<number, Published>,
): ReadonlyMap<string, readonly Published[]> {
  const now = [...written.flatMap(({ cards }) => cards), ...[...past.values()].map(({ card }) => card)];
  const foils = now.flatMap(({ foil }) => foil ?? []);
  const listed = new Set([...written.flatMap(({ cards }) => cards.map(({ id }) => id)), ...foils]);
  const gone = new Map<string, Published[]>();
  for (const one of past.values()) {
    if (listed.has(one.card.id)) continue;
    gone.set(one.set, [...(gone.get(one.set) ?? []), one]);
  }
  return gone;
}

type Draft = SetDraft<NumberedDraft>;

/** The sets with their cards, other faces and backs tied to their numbers, and what is retired among them. */
function draftsOf(
  written: readonly WrittenSet[],
  retired: ReadonlyMap<string, readonly Published[]>,
  problems: AuthoredProblem[],
): Draft[] {
  const all = [
    ...written.flatMap(({ set, cards }) => cards.map((card) => ({ set, card }))),
    ...[...retired.values()].flat(),
  ];
  /** A card's other face is looked for in its own set first. */
  const find = (name: string, set: string): number | undefined =>
    (all.find(({ card, set: of }) => card.name === name && of === set) ?? all.find(({ card }) => card.name === name))
      ?.card.id;
  const draftOf = (card: AuthoredCard, set: string, miss: (field: string, name: string) => void): NumberedDraft => {
    const tied = (field: "turns" | "back", name: string | false | undefined): number | undefined => {
      if (!name) return undefined;
      const number = find(name, set);
      if (number === undefined) miss(field, name);
      return number;
    };
    return {
      number: card.id,
      ...{ name: card.name, text: card.text ?? "", graphics: "" },
      back: tied("back", card.back ?? (card.token && "A Token")) ?? 0,
      front: 0,
      hidden: card.hidden ?? false,
      retired: false,
      foil: card.foil ?? null,
      attributes: attributesOf(card, tied("turns", card.turns)),
    };
  };
  const oldOf = (set: string): NumberedDraft[] =>
    (retired.get(set) ?? []).map(({ card }) => ({ ...draftOf(card, set, () => {}), retired: true }));
  const drafts = written.map(({ file, set, setName, age, list, cards }): Draft => {
    const current = cards.map((card, i) =>
      draftOf(card, set, (field, name) =>
        problems.push({
          ...{ code: "authored/no_such_card", file, path: `${list}.${i}.${field}` },
          message: `there is no card "${name}"`,
        }),
      ),
    );
    return { abbreviation: set, name: setName, directory: file, age, cards: [...current, ...oldOf(set)] };
  });
  const alone = [...retired].filter(([set]) => !written.some((one) => one.set === set));
  return [
    ...drafts,
    ...alone.map(([set, of]): Draft => {
      return { abbreviation: set, name: of[0]?.setName ?? set, directory: "", age: null, cards: oldOf(set) };
    }),
  ];
}
