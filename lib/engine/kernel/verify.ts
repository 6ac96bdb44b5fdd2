import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { z } from "zod";
import { commitmentOf, decideLabel, epochKey, linkHolds } from "./fairness";
import { HmacRandom } from "./random";

const hex32 = z.string().regex(/^[0-9a-f]{64}$/);

/** What shows that the chance of an epoch at a table was sealed before anybody gave their share: of deals, of drafts. */
export const EPOCH_PROOF = {
  table: z.string().max(64),
  /** Published when the table opened, before any share. */
  anchor: hex32,
  epoch: z.number().int().min(0).max(100_000),
  /** Place in the table's log: part of the stream's label. */
  seq: z.number().int().min(0),
  /** Published as it began: the Merkle root over all that was drawn, salted. */
  commitment: hex32,
  /** link(epoch) of the chain, opened afterwards. */
  serverSeed: hex32,
  shares: z.array(z.object({ seat: z.number().int(), share: z.string().max(64) })).max(64),
};

/** An exported deal, whole enough to be checked by anybody: the file that `guildhall fair verify` reads. */
export const DealProof = z.object({
  v: z.literal(1),
  kind: z.literal("deal"),
  ...EPOCH_PROOF,
  /** The cards before the shuffle. */
  deck: z.array(z.string().max(8)).min(1).max(1_000),
  /** The cards as they were dealt, top first. */
  result: z.array(z.string().max(8)).min(1).max(1_000),
});
export type DealProof = z.infer<typeof DealProof>;

/** One step of a check: which, how many things it counts if any, what it gave, whether it holds. */
export type ProofStep = { gave: string; holds: boolean } & (
  | { step: "seed" | "key"; count: number }
  | {
      step: "shuffle" | "commitment" | "noted_commitment" | "noted_sheets" | "secret" | "sheets" | "draw";
    }
);

const short = (text: string): string => (text.length > 24 ? `${text.slice(0, 24)}…` : text);
const listOf = (cards: readonly string[]): string => cards.join(" ");

/**
 * Checks an exported deal step by step: the seed against the anchor, the shuffle from seed and shares, the commitment.
 * Every step is listed, also after one that fails.
 */
export function verifyDeal(proof: DealProof): ProofStep[] {
  const { anchor, epoch, serverSeed, shares, deck, result, commitment } = proof;
  const key = epochKey(hexToBytes(serverSeed), epoch, shares);
  const shuffled = new HmacRandom(() => key, decideLabel(proof.table, epoch, proof.seq)).shuffle(deck);
  const root = commitmentOf(key, result);
  return [
    {
      step: "seed",
      count: epoch,
      gave: short(anchor),
      holds: linkHolds(anchor, epoch, serverSeed),
    },
    {
      step: "key",
      count: shares.length,
      gave: short(bytesToHex(key)),
      holds: true,
    },
    {
      step: "shuffle",
      gave: listOf(shuffled),
      holds: listOf(shuffled) === listOf(result),
    },
    {
      step: "commitment",
      gave: short(root),
      holds: root === commitment,
    },
  ];
}
