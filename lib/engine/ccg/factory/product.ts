import { z } from "zod";
import { err, ok, type Result } from "../../kernel/result";
import { type CardDatabase, cardsOfSet } from "../cards/model";
import { indexNames } from "../cards/names";
import { weightOn } from "../cards/rarity";

const Count = z.number().int().min(1).max(10_000);
const Spec = z.string().min(1).max(400);
/** So many cards from a sheet; with `"foil"` as foils. */
const Drawn = z.tuple([Count, Spec, z.literal("foil").optional()]);
const Entry = z.union([
  Drawn,
  /** One of these, by its weight: `{either: [[4, [1, "C"]], [1, [1, "C+U+R", "foil"]]]}` is a foil in one pack of five. */
  z.strictObject({
    either: z
      .array(z.tuple([z.number().int().min(1).max(1_000_000), Drawn]))
      .min(1)
      .max(20),
  }),
]);

/** What a product holds: draws from print sheets, or always the same cards, by canonical name. */
const ProductDefinition = z.union([
  z.array(Entry).min(1).max(100),
  z.strictObject({ fixed: z.record(z.string().min(1).max(200), z.number().int().min(1).max(1_000)) }),
]);

/** Set abbreviation → type of product → what it holds. */
const ProductFile = z.record(z.string(), z.record(z.string().min(1).max(60), ProductDefinition));
export type ProductFile = z.infer<typeof ProductFile>;

/** A print sheet: card numbers, each as often as it is printed on it. */
export type Sheet = Int32Array;
export type Draw = { readonly count: number; readonly sheet: Sheet; readonly spec: string };
/** A part of a product: one of some draws, by weight. Most have but one. */
export type Slot = readonly { readonly weight: number; readonly draw: Draw }[];
export type Product = {
  readonly set: string;
  readonly type: string;
  /** `The Woven City booster`; see `productName`. */
  readonly name: string;
  readonly slots: readonly Slot[];
  /** Cards that every copy holds. */
  readonly fixed: readonly number[];
};

export type ProductProblem = {
  readonly code:
    | "product/malformed"
    | "product/no_such_set"
    | "product/no_such_card"
    | "product/bad_spec"
    | "product/empty_sheet";
  /** `WC.booster.2`. */
  readonly path: string;
  readonly message: string;
};

/**
 * The name of a set's product: the set's name and the type, as products were always named, where a word that ends
 * the one and begins the other is said once. "Basic Deck" and "deck" are "Basic Deck", "The Ember Fair" and "fair bag"
 * are "The Ember Fair bag".
 */
export function productName(set: string, type: string): string {
  const [before, after] = [set.split(" "), type.split(" ")];
  const same = (count: number): boolean =>
    before.slice(-count).join(" ").toLowerCase() === after.slice(0, count).join(" ").toLowerCase();
  let shared = Math.min(before.length, after.length);
  while (shared > 0 && !same(shared)) shared -= 1;
  return [...before, ...after.slice(shared)].join(" ");
}

const MOST_ON_A_SHEET = 1_000_000;

/** The sheet of a rarity in a set: hidden cards, and those that are no longer printed, are on none. */
const sheetOf = (database: CardDatabase, set: string, rarity: string): number[] | null => {
  const of = database.sets.find(({ abbreviation }) => abbreviation === set);
  if (!of) return null;
  return cardsOfSet(database, of)
    .filter(({ hidden, retired }) => !hidden && !retired)
    .flatMap((card) => Array.from({ length: Math.min(weightOn(card, rarity), 10_000) }, () => card.number));
};

/** The foils of the cards on a sheet, as often as those are on it; a card that is not printed as a foil has none. */
const inFoil = ({ foils }: CardDatabase, sheet: readonly number[]): number[] =>
  sheet.flatMap((card) => foils.get(card)?.number ?? []);

/** Reads `r`, `k*r`, `r*k`, `SET/r` and sums of them: `5*L+ST/L`. */
function readSpec(
  database: CardDatabase,
  set: string,
  spec: string,
  foil: boolean,
): Result<Sheet, Omit<ProductProblem, "path">> {
  const sheet: number[] = [];
  for (const token of spec.split("+")) {
    const [, before, of, rarity, after] =
      /^(?:(\d{1,4})\*)?(?:([^/*+]+)\/)?([^/*+\d]+)(?:\*(\d{1,4}))?$/.exec(token.trim()) ?? [];
    if (rarity === undefined || (before !== undefined && after !== undefined))
      return err({ code: "product/bad_spec", message: `"${token}" is not a sheet such as C, 5*L or ST/L` });
    const cards = sheetOf(database, of ?? set, rarity) ?? database.foilSheets.get(of ?? set);
    if (!cards) return err({ code: "product/no_such_set", message: `there is no set "${of ?? set}"` });
    const times = Number(before ?? after ?? 1);
    if (cards.length * times + sheet.length > MOST_ON_A_SHEET)
      return err({ code: "product/bad_spec", message: `the sheet "${spec}" is too large` });
    for (let i = 0; i < times; i++) sheet.push(...cards);
  }
  const drawn = foil ? inFoil(database, sheet) : sheet;
  if (drawn.length > 0) return ok(Int32Array.from(drawn));
  return err({ code: "product/empty_sheet", message: `no ${foil ? "foil" : "card"} is on the sheet "${spec}"` });
}

/** Compiles a file of products against the cards of its game. All faults are gathered. */
export function compileProducts(given: unknown, database: CardDatabase): Result<Product[], ProductProblem[]> {
  const parsed = ProductFile.safeParse(given);
  if (!parsed.success)
    return err(
      parsed.error.issues.map(({ path, message }) => ({ code: "product/malformed", path: path.join("."), message })),
    );
  const problems: ProductProblem[] = [];
  const names = indexNames(database);
  const products: Product[] = [];
  for (const [set, types] of Object.entries(parsed.data)) {
    const found = database.sets.find(({ abbreviation }) => abbreviation === set);
    if (!found) {
      problems.push({ code: "product/no_such_set", path: set, message: `there is no set "${set}"` });
      continue;
    }
    for (const [type, definition] of Object.entries(types)) {
      const path = `${set}.${type}`;
      const head = { set, type, name: productName(found.name, type) };
      if (!Array.isArray(definition)) {
        const fixed = Object.entries(definition.fixed).flatMap(([name, copies]) => {
          const [number, ...others] = names.exactly(name).filter((one) => !database.byNumber.get(one)?.retired);
          if (number !== undefined && others.length === 0) return Array.from({ length: copies }, () => number);
          const message = number === undefined ? `there is no card "${name}"` : `"${name}" means more than one card`;
          problems.push({ code: "product/no_such_card", path: `${path}.fixed`, message });
          return [];
        });
        products.push({ ...head, slots: [], fixed });
        continue;
      }
      const slots = definition.map((entry, i): Slot => {
        const choices = "either" in entry ? entry.either : [[1, entry] as const];
        return choices.flatMap(([weight, [count, spec, foil]]) => {
          const sheet = readSpec(database, set, spec, foil !== undefined);
          if (sheet.ok) return [{ weight, draw: { count, sheet: sheet.value, spec } }];
          problems.push({ ...sheet.error, path: `${path}.${i}` });
          return [];
        });
      });
      products.push({ ...head, slots, fixed: [] });
    }
  }
  return problems.length > 0 ? err(problems) : ok(products);
}

/** A product by its code, exactly as its file has it: set abbreviation and type. */
export const findProduct = (products: readonly Product[], set: string, type: string): Product | undefined =>
  products.find((product) => product.set === set && product.type === type);
