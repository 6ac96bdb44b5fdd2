import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { z } from "zod";
import { commitmentOf, decideLabel, epochKey, linkHolds } from "../../kernel/fairness";
import { HmacRandom, type Random } from "../../kernel/random";
import { EPOCH_PROOF, type ProofStep } from "../../kernel/verify";
import { openPack } from "../factory/open-pack";
import { hashOfContents, PackContents, productOf } from "../factory/prove-pack";

/** The packs of a draft, by round and by the seat that opens them. */
export function drawPacks(contents: PackContents, packs: number, seats: number, random: Random): number[][][] {
  const product = productOf(contents);
  return Array.from({ length: packs }, () => Array.from({ length: seats }, () => openPack(product, random)));
}

const hex32 = z.string().regex(/^[0-9a-f]{64}$/);

/** A draft that is over, whole enough to be checked by anybody: the file that `guildhall fair verify` reads. */
export const DraftProof = z.object({
  v: z.literal(1),
  kind: z.literal("draft"),
  ...EPOCH_PROOF,
  contents: PackContents,
  /** Told at the table from its opening on. */
  contentsHash: hex32,
  packs: z.number().int().min(1).max(20),
  seats: z.number().int().min(1).max(64),
  /** All cards as they were drawn: round by round, seat by seat. */
  result: z.array(z.number().int().min(0)).min(1).max(20_000),
});
export type DraftProof = z.infer<typeof DraftProof>;

const keyOf = ({ serverSeed, epoch, shares }: DraftProof): Uint8Array =>
  epochKey(hexToBytes(serverSeed), epoch, shares);

/** The cards that the chance of a proof gives. */
export function cardsOfDraft(proof: DraftProof): number[] {
  const { table, epoch, seq, contents, packs, seats } = proof;
  const random = new HmacRandom(() => keyOf(proof), decideLabel(table, epoch, seq));
  return drawPacks(contents, packs, seats, random).flat(2);
}

const short = (text: string): string => (text.length > 24 ? `${text.slice(0, 24)}…` : text);

/** Checks an exported draft step by step. Every step is listed, also after one that fails. */
export function verifyDraft(proof: DraftProof): ProofStep[] {
  const { anchor, epoch, serverSeed, shares, contents, contentsHash, commitment, result } = proof;
  const key = keyOf(proof);
  const hash = hashOfContents(contents);
  const drawn = cardsOfDraft(proof).join(" ");
  const root = commitmentOf(key, result.map(String));
  return [
    { step: "seed", count: epoch, gave: short(anchor), holds: linkHolds(anchor, epoch, serverSeed) },
    { step: "key", count: shares.length, gave: short(bytesToHex(key)), holds: true },
    { step: "sheets", gave: short(hash), holds: hash === contentsHash },
    { step: "draw", gave: drawn, holds: drawn === result.join(" ") },
    { step: "commitment", gave: short(root), holds: root === commitment },
  ];
}
