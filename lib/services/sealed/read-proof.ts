import type { Actor } from "@/lib/auth/policy";
import { isStorable } from "@/lib/contracts/storable";
import { pool } from "@/lib/db/pool";
import { hashOfContents, type PackProof, packCommitment } from "@/lib/engine/ccg/factory/prove-pack";
import { OpenedPacks, readEventRow } from "./event-rows";

/** The proof of a pack that the actor opened in a sealed event, counted from 1; null: they opened none of this number. */
export async function readSealedProof(actor: Actor, eventId: string, number: number): Promise<PackProof | null> {
  if (!actor || !isStorable(eventId)) return null;
  const event = await readEventRow(pool(), eventId);
  const { rows } = await pool().query<{ share: string; packs: unknown }>(
    'SELECT share, packs FROM "SealedEntry" WHERE "eventId" = $1 AND "userId" = $2',
    [eventId, actor.id],
  );
  const pack = rows[0] && OpenedPacks.parse(rows[0].packs)[number - 1];
  if (!event || !rows[0] || !pack) return null;
  return {
    ...{ v: 1, kind: "pack", pack: `${eventId}.${number}`, commitment: packCommitment(pack.secret) },
    ...{ contentsHash: hashOfContents(event.contents), contents: event.contents, serverSeed: pack.secret },
    shares: [{ seat: 0, share: rows[0].share }],
    result: pack.cards,
  };
}
