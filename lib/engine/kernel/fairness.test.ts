import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CHAIN_LENGTH,
  cardHolds,
  commitmentOf,
  decideLabel,
  epochKey,
  HashChain,
  linkHolds,
  proveCard,
} from "./fairness";
import { HmacRandom, SeededRandom } from "./random";
import { type DealProof, verifyDeal } from "./verify";

const secret = (seed: number) => Uint8Array.from({ length: 32 }, (_, i) => (seed * 31 + i * 7) & 255);
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
const chain = new HashChain(secret(1));

describe("the hash chain", () => {
  test.each([0, 1, 63, 64, 65, 1_000, CHAIN_LENGTH])("link %i leads to the anchor", (epoch) => {
    expect(linkHolds(chain.anchor, epoch, hex(chain.link(epoch)))).toBe(true);
  });

  test("another link, another chain, nonsense: do not", () => {
    expect(linkHolds(chain.anchor, 7, hex(chain.link(8)))).toBe(false);
    expect(linkHolds(new HashChain(secret(2)).anchor, 7, hex(chain.link(7)))).toBe(false);
    for (const nonsense of ["", "zz", "00".repeat(31), "00".repeat(32)])
      expect(linkHolds(chain.anchor, 7, nonsense)).toBe(false);
    expect(linkHolds(chain.anchor, -1, hex(chain.link(1)))).toBe(false);
  });

  test("a link opens earlier ones and no later one", () => {
    expect(hex(chain.link(4))).not.toBe(hex(chain.link(5)));
    expect(() => chain.link(CHAIN_LENGTH + 1)).toThrow(RangeError);
    expect(() => new HashChain(new Uint8Array(31))).toThrow(RangeError);
  });
});

describe("the commitment to a deck", () => {
  const key = epochKey(chain.link(3), 3, [{ seat: 0, share: "a" }]);

  test("every card can be shown to be in it, and no other", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 60 }),
        (cards) => {
          const root = commitmentOf(key, cards);
          cards.forEach((card, place) => {
            const proof = proveCard(key, cards, place);
            expect(cardHolds(root, proof)).toBe(true);
            expect(cardHolds(root, { ...proof, card: `${card}!` })).toBe(false);
            expect(cardHolds(root, { ...proof, place: place + 1 })).toBe(false);
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  test("the order counts, and so do the shares", () => {
    expect(commitmentOf(key, ["A", "B"])).not.toBe(commitmentOf(key, ["B", "A"]));
    const other = epochKey(chain.link(3), 3, [{ seat: 0, share: "b" }]);
    expect(commitmentOf(key, ["A", "B"])).not.toBe(commitmentOf(other, ["A", "B"]));
    expect(
      hex(
        epochKey(chain.link(3), 3, [
          { seat: 1, share: "x" },
          { seat: 0, share: "y" },
        ]),
      ),
    ).toBe(
      hex(
        epochKey(chain.link(3), 3, [
          { seat: 0, share: "y" },
          { seat: 1, share: "x" },
        ]),
      ),
    );
  });
});

describe("an exported deal", () => {
  const shares = [
    { seat: 0, share: "apple" },
    { seat: 1, share: "pear" },
  ];
  const deck = ["AS", "KS", "QS", "JS", "0S", "9S"];
  const key = epochKey(chain.link(5), 5, shares);
  const result = new HmacRandom(() => key, decideLabel("t", 5, 9)).shuffle(deck);
  const proof: DealProof = {
    v: 1,
    kind: "deal",
    table: "t",
    anchor: chain.anchor,
    epoch: 5,
    seq: 9,
    commitment: commitmentOf(key, result),
    serverSeed: hex(chain.link(5)),
    shares,
    deck,
    result,
  };
  const holds = (given: DealProof) => verifyDeal(given).every((step) => step.holds);

  test("holds", () => expect(holds(proof)).toBe(true));

  test.each<[string, Partial<DealProof>]>([
    ["another deal", { result: [...result].reverse() }],
    ["another share", { shares: [{ seat: 0, share: "plum" }, shares[1]!] }],
    ["another seed", { serverSeed: hex(chain.link(6)) }],
    ["another anchor", { anchor: "0".repeat(64) }],
    ["another commitment", { commitment: "0".repeat(64) }],
    ["another place in the log", { seq: 10 }],
    ["another epoch", { epoch: 6 }],
  ])("%s does not hold", (_, change) => expect(holds({ ...proof, ...change })).toBe(false));
});

describe("chance", () => {
  test("HMAC streams: equal for equal keys and labels, silent until the first draw", () => {
    let asked = 0;
    const keyAsked = () => {
      asked++;
      return secret(3);
    };
    const stream = () => new HmacRandom(keyAsked, "x");
    const [a, b] = [stream(), stream()];
    expect([asked, a.drawn]).toEqual([0, false]);
    const drawn = Array.from({ length: 40 }, () => a.uint32());
    expect(Array.from({ length: 40 }, () => b.uint32())).toEqual(drawn);
    expect([asked, a.drawn]).toEqual([2, true]);
    expect(new HmacRandom(() => secret(3), "y").uint32()).not.toBe(drawn[0]);
  });

  test.each([1, 2, 3, 6, 24, 55])("below(%i) is even (chi-square, p > 0.0001)", (n) => {
    const random = new HmacRandom(() => secret(4), `even ${n}`);
    const counts = new Array<number>(n).fill(0);
    const draws = 20_000;
    for (let i = 0; i < draws; i++) counts[random.below(n)]!++;
    const expected = draws / n;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(n - 1 + 4.5 * Math.sqrt(2 * (n - 1)) + 8);
  });

  test("a shuffle keeps every card; odd bounds are refused", () => {
    const cards = Array.from({ length: 52 }, (_, i) => i);
    expect(new SeededRandom(5).shuffle(cards).sort((a, b) => a - b)).toEqual(cards);
    for (const bound of [0, -1, 1.5, 2 ** 33, Number.NaN])
      expect(() => new SeededRandom(1).below(bound)).toThrow(RangeError);
  });
});
