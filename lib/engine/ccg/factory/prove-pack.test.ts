import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fiveDyes, HOUSE_GAMES } from "../sets";
import { houseProducts } from "../sets/products";
import {
  cardsOfPack,
  contentsOf,
  hashOfContents,
  PackContents,
  PackProof,
  type PackReceipt,
  packCommitment,
  packSecret,
  verifyPack,
} from "./prove-pack";

const seed = "5e".repeat(32);
const [product] = houseProducts("five-dyes").filter(({ set, type }) => set === "WC" && type === "booster");
if (!product) throw new Error("no booster");
const contents = contentsOf("five-dyes", product);

/** The same sheet, its first card last: the odds stay what they are. */
const turn = <T extends { sheet: number[] }>(one: T): T => ({
  ...one,
  sheet: [...one.sheet.slice(1), ...one.sheet.slice(0, 1)],
});

const proofOf = (number: number, share: string): PackProof => {
  const secret = packSecret(seed, number);
  return {
    v: 1,
    kind: "pack",
    pack: "p",
    commitment: packCommitment(secret),
    contentsHash: hashOfContents(contents),
    contents,
    serverSeed: secret,
    shares: [{ seat: 0, share }],
    result: cardsOfPack(contents, secret, share),
  };
};

describe("a pack's proof", () => {
  test("holds for every number and share, and the cards depend on both", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.string({ maxLength: 64 }), (number, share) => {
        const proof = proofOf(number, share);
        expect(verifyPack(proof).map(({ holds }) => holds)).toEqual([true, true, true]);
        expect(proof.result).toHaveLength(11);
        seen.add(proof.result.join(" "));
      }),
      { numRuns: 50 },
    );
    expect(seen.size).toBeGreaterThan(45);
    expect(proofOf(1, "a").result).not.toEqual(proofOf(1, "b").result);
    expect(proofOf(1, "a").result).not.toEqual(proofOf(2, "a").result);
  });

  test("is held against what the buyer noted before paying", () => {
    const proof = proofOf(7, "mine");
    const holding = (receipt: PackReceipt) => verifyPack(proof, receipt).map(({ holds }) => holds);
    const { commitment, contentsHash } = proof;
    expect(holding({})).toEqual([true, true, true]);
    expect(holding({ commitment })).toEqual([true, true, true, true]);
    expect(holding({ commitment, contents: contentsHash })).toEqual([true, true, true, true, true]);
    expect(holding({ commitment: proofOf(8, "mine").commitment })).toEqual([false, true, true, true]);
    expect(holding({ contents: "0".repeat(64) })).toEqual([false, true, true, true]);
  });

  test("print sheets that were ordered anew when the share was known are found by the receipt of the sheets", () => {
    const proof = proofOf(7, "mine");
    const receipt = { commitment: proof.commitment, contents: proof.contentsHash };
    const turned = { ...contents, slots: contents.slots.map((slot) => slot.map(turn)) };
    const forged = {
      ...proof,
      ...{ contents: turned, contentsHash: hashOfContents(turned) },
      result: cardsOfPack(turned, proof.serverSeed, "mine"),
    };
    expect(forged.result).not.toEqual(proof.result);
    expect(verifyPack(forged, { commitment: receipt.commitment }).every(({ holds }) => holds)).toBe(true);
    expect(verifyPack(forged, receipt).map(({ holds }) => holds)).toEqual([true, false, true, true, true]);
  });

  test("fails at the step that was tampered with", () => {
    const proof = proofOf(7, "mine");
    const failing = (changed: Partial<PackProof>): number[] =>
      verifyPack({ ...proof, ...changed }).flatMap(({ holds }, i) => (holds ? [] : [i]));
    expect(failing({ commitment: "0".repeat(64) })).toEqual([0]);
    expect(failing({ serverSeed: packSecret(seed, 8) })).toEqual([0, 2]);
    expect(failing({ shares: [{ seat: 0, share: "Mine" }] })).toEqual([2]);
    expect(failing({ result: [...proof.result].reverse() })).toEqual([2]);
    const [first = [], ...others] = contents.slots;
    const fewer = first.map((one) => ({ ...one, sheet: one.sheet.slice(1) }));
    expect(failing({ contents: { ...contents, slots: [fewer, ...others] } })).toEqual([1, 2]);
  });
});

test("a proof from before foils were a finish holds, and its foils are foils of the cards that they were", () => {
  const proof = PackProof.parse(
    JSON.parse(readFileSync(`${import.meta.dirname}/testdata/pack-before-foils.json`, "utf8")),
  );
  expect(verifyPack(proof).map(({ holds }) => holds)).toEqual([true, true, true]);
  const cards = proof.result.map((number) => fiveDyes().byNumber.get(number));
  expect(cards.flatMap((card) => (card && card.foilOf !== null ? [card.name] : []))).toEqual(["The Auditor"]);
});

test("every product of the house has contents that the schema takes, with a hash of their own", () => {
  const hashes = HOUSE_GAMES.flatMap((game) =>
    houseProducts(game).map((one) => hashOfContents(PackContents.parse(contentsOf(game, one)))),
  );
  expect(hashes.length).toBeGreaterThan(7);
  expect(new Set(hashes).size).toBe(hashes.length);
});
