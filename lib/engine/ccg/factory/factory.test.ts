import { describe, expect, it } from "vitest";
import { HmacRandom, SeededRandom } from "../../kernel/random";
import { fiveDyes } from "../sets";
import products from "../sets/five-dyes/products.json";
import { asNumber, oddsOf } from "./odds";
import { openPack } from "./open-pack";
import { compileProducts, findProduct, type Product, productName } from "./product";

const PACKS = process.env.GUILDHALL_LONG ? 1_000_000 : 60_000;
const game = fiveDyes();
const compile = (given: unknown): Product[] => {
  const compiled = compileProducts(given, game);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return compiled.value;
};
const one = (entries: unknown): Product => compile({ WC: { x: entries } })[0]!;
const rarityOf = (card: number) => game.byNumber.get(card)?.attributes.get("rarity") ?? "";

/** The value that χ² of so many degrees exceeds once in a million times (Wilson and Hilferty's approximation). */
const bound = (degrees: number): number =>
  degrees * (1 - 2 / (9 * degrees) + 4.753 * Math.sqrt(2 / (9 * degrees))) ** 3;

describe("products", () => {
  it.each([
    ["The Woven City", "booster", "The Woven City booster"],
    ["Basic Deck", "deck", "Basic Deck"],
    ["The Ember Fair", "fair bag", "The Ember Fair bag"],
    ["Fair Bag", "fair bag", "Fair Bag"],
    ["Salt and Tide", "tide", "Salt and Tide"],
    ["Basic Deck", "decked box", "Basic Deck decked box"],
  ])("the product of %s of the type %s is called %s", (set, type, name) => {
    expect(productName(set, type)).toBe(name);
  });

  it.each([
    ["a set that is not there", { QQ: { x: [[1, "C"]] } }, "product/no_such_set", "QQ"],
    ["another set that is not there", { WC: { x: [[1, "QQ/C"]] } }, "product/no_such_set", "WC.x.0"],
    [
      "a sheet without cards",
      {
        WC: {
          x: [
            [1, "C"],
            [1, "Q"],
          ],
        },
      },
      "product/empty_sheet",
      "WC.x.1",
    ],
    ["a factor on both sides", { WC: { x: [[1, "2*C*2"]] } }, "product/bad_spec", "WC.x.0"],
    [
      "a sheet too large",
      { WC: { x: [[1, Array(200).fill("9999*C").join("+").slice(0, 399)]] } },
      "product/bad_spec",
      "WC.x.0",
    ],
    ["a card that is not there", { WC: { x: { fixed: { Nobody: 1 } } } }, "product/no_such_card", "WC.x.fixed"],
    ["foils of cards that have none", { "": { x: [[1, "C", "foil"]] } }, "product/empty_sheet", ".x.0"],
    ["another finish", { WC: { x: [[1, "C", "etched"]] } }, "product/malformed", "WC.x"],
    ["a name of two cards", { WC: { x: { fixed: { Quarrel: 1 } } } }, "product/no_such_card", "WC.x.fixed"],
    ["no cards at all", { WC: { x: [[0, "C"]] } }, "product/malformed", "WC.x.0.0"],
  ])("%s is refused with its place", (_, given, code, path) => {
    const compiled = compileProducts(given, game);
    expect(compiled.ok ? [] : compiled.error).toContainEqual(expect.objectContaining({ code, path }));
  });

  it("reads all ways to write a sheet", () => {
    const size = (spec: string) => one([[1, spec]]).slots[0]?.[0]?.draw.sheet.length;
    expect(size("L")).toBe(15);
    expect([size("5*L"), size("L*5"), size("L+ST/L"), size("2*ST/L")]).toEqual([75, 75, 20, 10]);
    // C and C2: the count is the weight on the sheet.
    const commons = game.cards.filter((card) => card.set === "WC" && /^C/.test(rarityOf(card.number)));
    expect(size("C")).toBe(commons.length + commons.filter((card) => rarityOf(card.number) === "C2").length);
  });

  it("same seed, same cards; and what the definition says, in its order", () => {
    const booster = findProduct(compile(products), "WC", "booster")!;
    const open = (seed: number) => openPack(booster, new SeededRandom(seed));
    expect(open(5)).toEqual(open(5));
    expect(open(5)).not.toEqual(open(6));
    for (let seed = 0; seed < 500; seed++) {
      const cards = open(seed).map((number) => game.byNumber.get(number)!);
      const codes = cards.map(({ attributes }) => (attributes.get("rarity") ?? "").replace(/\d/, ""));
      expect(codes.slice(0, 6).join("")).toBe("CCCCCC");
      expect(cards[6]?.foilOf === null ? codes[6] : "foil").toMatch(/^(C|foil)$/);
      expect(codes.slice(7).join("")).toMatch(/^UUU[RM]$/);
      expect(cards.filter(({ foilOf }, at) => foilOf !== null && at !== 6)).toEqual([]);
    }
  });

  it("draws no card more often than it is printed, and all of a sheet that is too short", () => {
    const all = openPack(one([[999, "L"]]), new SeededRandom(1));
    expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, i) => 12 + i));
    for (let seed = 0; seed < 200; seed++) {
      const pack = openPack(one([[40, "2*L+C"]]), new SeededRandom(seed));
      for (const card of new Set(pack)) {
        const most = rarityOf(card) === "L" || rarityOf(card) === "C2" ? 2 : 1;
        expect(pack.filter((other) => other === card).length).toBeLessThanOrEqual(most);
      }
    }
  });

  it("the fixed deck is always the same, and a deck", () => {
    const deck = findProduct(compile(products), "WC", "guild deck")!;
    expect(openPack(deck, new SeededRandom(1))).toEqual(openPack(deck, new SeededRandom(2)));
    expect(openPack(deck, new SeededRandom(1))).toHaveLength(60);
  });
});

describe("odds", () => {
  it("are exact", () => {
    const odds = oddsOf(
      one([
        [2, "L"],
        {
          either: [
            [4, [1, "L"]],
            [1, [1, "M"]],
          ],
        },
      ]),
      game,
    );
    expect(odds.size).toEqual({ over: 3n, under: 1n });
    expect(odds.rarities.get("L")).toEqual({ over: 14n, under: 5n });
    // Two of fifteen, then four times in five one of fifteen: 1 − 13/15 · (1 − 4/5 · 1/15).
    expect(odds.cards[0]).toEqual({
      card: 12,
      expected: { over: 14n, under: 75n },
      chance: { over: 202n, under: 1125n },
    });
  });

  it("of a fixed product are certain", () => {
    const { cards, size } = oddsOf(one({ fixed: { Spark: 3 } }), game);
    expect([cards.length, asNumber(cards[0]!.expected), asNumber(cards[0]!.chance), asNumber(size)]).toEqual([
      1, 3, 1, 3,
    ]);
  });

  it.each(compile(products).map((product) => [product.name, product] as const))(
    `%s: ${PACKS} copies agree with them (χ²)`,
    (_, product) => {
      const odds = oddsOf(product, game);
      const random = new SeededRandom(20_261_121);
      const seen = new Map<number, number>();
      for (let i = 0; i < PACKS; i++)
        for (const card of openPack(product, random)) seen.set(card, (seen.get(card) ?? 0) + 1);
      expect([...seen.keys()].every((card) => odds.cards.some((one) => one.card === card))).toBe(true);
      let [sum, degrees] = [0, -1];
      for (const { card, expected } of odds.cards) {
        const average = PACKS * asNumber(expected);
        sum += ((seen.get(card) ?? 0) - average) ** 2 / average;
        degrees++;
      }
      // Drawing without replacement scatters less than χ² allows, never more.
      expect(sum).toBeLessThan(bound(Math.max(1, degrees)));
    },
    240_000,
  );

  it("a drawn sheet is uniform also by the provable stream", () => {
    const product = one([[1, "L"]]);
    const random = new HmacRandom(() => new Uint8Array(32).fill(7), "test");
    const seen = new Array<number>(15).fill(0);
    const draws = 30_000;
    for (let i = 0; i < draws; i++) seen[openPack(product, random)[0]! - 12]!++;
    const sum = seen.reduce((total, count) => total + (count - draws / 15) ** 2 / (draws / 15), 0);
    expect(sum).toBeLessThan(bound(14));
  });
});
