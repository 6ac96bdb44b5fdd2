import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  cardsOfPack,
  hashOfContents,
  PackContents,
  PackProof,
  packCommitment,
} from "@/lib/engine/ccg/factory/prove-pack";
import { DealProof } from "@/lib/engine/kernel/verify";
import { verify } from "@/lib/texts/verify/en";
import { compareCards } from "./compare-cards";
import { proofProblem } from "./proof-words";

const contents = PackContents.parse({
  ...{ v: 1, game: "five-dyes", name: "Test", fixed: [7] },
  slots: [[{ weight: 1, count: 3, sheet: [1, 2, 3, 4, 5, 6] }]],
});
const serverSeed = "ab".repeat(32);
const pack = PackProof.parse({
  ...{ v: 1, kind: "pack", pack: "p", commitment: packCommitment(serverSeed), contents, serverSeed },
  contentsHash: hashOfContents(contents),
  shares: [{ seat: 0, share: "mine" }],
  result: cardsOfPack(contents, serverSeed, "mine"),
});

describe("what is no proof is told in people's words", () => {
  const Proof = z.discriminatedUnion("kind", [DealProof, PackProof]);
  const { commitment: _, ...without } = pack;
  test.each([
    [[], /^This is not a proof of a deal or a pack\./],
    [null, /^This is not a proof/],
    [3, /^This is not a proof/],
    [{}, /^The file does not say whether it proves a deal or a pack/],
    [{ ...pack, kind: "purse" }, /^The file does not say whether/],
    [without, /^The commitment is missing\./],
    [{ ...pack, serverSeed: "xyz" }, /^The opened seed \(serverSeed\) is not written as in a proof\./],
    [{ ...pack, result: ["KH"] }, /^The list of cards \(result\) is not written/],
    [{ ...pack, contents: [] }, /^The description of the print sheets \(contents\) is not written/],
  ])("%j", (given, sentence) => {
    const read = Proof.safeParse(given);
    if (read.success) throw new Error("It is a proof.");
    expect(proofProblem(given, read.error, verify.problem)).toMatch(sentence);
    expect(proofProblem(given, read.error, verify.problem)).not.toMatch(/expected|received|discriminator|invalid/i);
  });
});

describe("cards beside those that were drawn", () => {
  const differing = (proof: PackProof) => compareCards(proof).filter(({ drawn, said }) => drawn !== said);

  test("an honest pack differs nowhere", () => expect(differing(pack)).toEqual([]));

  test("one card that was exchanged, one too many, one too few", () => {
    const [first = 0, ...rest] = pack.result;
    expect(differing({ ...pack, result: [99, ...rest] })).toEqual([{ place: 0, drawn: String(first), said: "99" }]);
    expect(differing({ ...pack, result: [...pack.result, 99] })).toEqual([{ place: 4, drawn: null, said: "99" }]);
    expect(differing({ ...pack, result: pack.result.slice(0, -1) })).toMatchObject([{ place: 3, said: null }]);
  });
});
