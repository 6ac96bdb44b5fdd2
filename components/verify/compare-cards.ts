import { hexToBytes } from "@noble/hashes/utils.js";
import { cardsOfDraft, type DraftProof } from "@/lib/engine/ccg/draft/prove-draft";
import { cardsOfPack, type PackProof } from "@/lib/engine/ccg/factory/prove-pack";
import { decideLabel, epochKey } from "@/lib/engine/kernel/fairness";
import { HmacRandom } from "@/lib/engine/kernel/random";
import type { DealProof } from "@/lib/engine/kernel/verify";

/** A place of a deal or a pack: the card that chance gave, and the one that the proof says; null: none. */
export type ComparedCard = { readonly place: number; readonly drawn: string | null; readonly said: string | null };

type AnyProof = DealProof | PackProof | DraftProof;

function drawnBy(proof: AnyProof): string[] {
  if (proof.kind === "draft") return cardsOfDraft(proof).map(String);
  if (proof.kind === "pack")
    return cardsOfPack(proof.contents, proof.serverSeed, proof.shares[0]?.share ?? "").map(String);
  const { table, epoch, seq, serverSeed, shares, deck } = proof;
  const key = epochKey(hexToBytes(serverSeed), epoch, shares);
  return new HmacRandom(() => key, decideLabel(table, epoch, seq)).shuffle(deck);
}

/** Draws the cards again and puts them beside those of the proof, place by place. */
export function compareCards(proof: AnyProof): ComparedCard[] {
  const [drawn, said] = [drawnBy(proof), proof.result.map(String)];
  return Array.from({ length: Math.max(drawn.length, said.length) }, (_, place) => ({
    place,
    drawn: drawn[place] ?? null,
    said: said[place] ?? null,
  }));
}
