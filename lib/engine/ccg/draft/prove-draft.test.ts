import { bytesToHex } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { HashChain } from "../../kernel/fairness";
import { Log } from "../../kernel/testing/log";
import { hashOfContents } from "../factory/prove-pack";
import { type DraftProof, verifyDraft } from "./prove-draft";
import { SMALL, smallDraft } from "./testing/small-draft";

/** The proof of a draft as its table's log has it. */
function proven(): DraftProof {
  const log = Log.open(smallDraft(), { seats: 3 });
  for (const [seat, user] of [..."abc"].entries()) log.table(user, { type: "sit", share: `${user}!`, seat });
  log.try({ role: "clock" }, { to: "game", intent: { type: "begin" } });
  const opened = log.rows.find(({ payload }) => payload.kind === "epoch");
  const began = log.rows.flatMap(({ payload }) =>
    payload.kind === "game" && payload.event.type === "began" ? [payload.event] : [],
  )[0];
  if (opened?.payload.kind !== "epoch" || !began) throw new Error("It did not begin.");
  // The chain of tables in tests.
  const chain = new HashChain(new Uint8Array(32).fill(9));
  return {
    ...{ v: 1, kind: "draft", table: "t", anchor: chain.anchor, epoch: opened.epoch, seq: opened.seq },
    commitment: opened.payload.root ?? "",
    serverSeed: bytesToHex(chain.link(opened.epoch)),
    shares: opened.payload.shares,
    ...{ contents: SMALL.contents, contentsHash: hashOfContents(SMALL.contents), packs: 2, seats: 3 },
    result: began.packs.flat(2),
  };
}

const failed = (proof: DraftProof): string[] => verifyDraft(proof).flatMap(({ step, holds }) => (holds ? [] : [step]));

test("a draft proves itself against what its table showed beforehand", () => {
  expect(failed(proven())).toEqual([]);
});

test.each<[string, (proof: DraftProof) => Partial<DraftProof>, string[]]>([
  ["another card", ({ result }) => ({ result: result.with(0, 99) }), ["draw", "commitment"]],
  ["cards that were exchanged", ({ result }) => ({ result: result.toReversed() }), ["draw", "commitment"]],
  ["another share", ({ shares }) => ({ shares: shares.slice(1) }), ["draw", "commitment"]],
  ["another seed", () => ({ serverSeed: "0".repeat(64) }), ["seed", "draw", "commitment"]],
  ["another table", () => ({ table: "u" }), ["draw"]],
  ["other sheets", ({ contents }) => ({ contents: { ...contents, name: "Other" } }), ["sheets"]],
])("%s does not hold", (_, change, steps) => {
  const proof = proven();
  expect(failed({ ...proof, ...change(proof) })).toEqual(steps);
});
