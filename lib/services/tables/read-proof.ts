import { bytesToHex } from "@noble/hashes/utils.js";
import type { Member } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { type CardProof, epochKey, proveCard } from "@/lib/engine/kernel/fairness";
import { liveRows } from "@/lib/engine/kernel/fold";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { mayReveal } from "@/lib/engine/kernel/rewind";
import { seatOfUser } from "@/lib/engine/kernel/table/vocabulary";
import type { DealProof } from "@/lib/engine/kernel/verify";
import { inTurn } from "@/lib/live/in-turn";
import { catchUp, type LiveTable, liveTable } from "@/lib/live/live-table";
import { readRows } from "@/lib/live/read-log";
import type { NamedTable } from "@/lib/texts/table-name";
import { readDealing } from "./dealing";
import { classOfUser, viewFor } from "./show-table";

/** Where a deal is found: its table, and the epoch that it drew its chance in. */
export type DealAddress = { tableId: string; epoch: number };

/** A deal of a table, for the list of what can be checked. */
export type ProvableDeal = { series: number; deal: number; epoch: number; open: boolean };

/** A table as it is now: others may have moved there since this process read it. */
export async function currentTable(tableId: string): Promise<LiveTable | null> {
  const table = await liveTable(tableId);
  if (table) await inTurn(tableId, () => catchUp(table));
  return table;
}

/** Whether the seed of a deal may be published: it opens that deal and all before it, never one that is being played. */
export const mayOpen = ({ world, game, match }: LiveTable, epoch: number): boolean =>
  (world.shuffles?.reveals(game) || match.table.closed) && mayReveal(game, match, epoch);

/** What the deal of this epoch left behind; null: it has not ended, or is none. */
export const readDeal = (tableId: string, epoch: number) =>
  prisma().gameRecord.findFirst({ where: { tableId, epoch, kind: "deal", standing: true } });

/** The deals of a table that have ended, newest first; null: there is no such table. */
export async function listProofs(
  tableId: string,
): Promise<{ named: NamedTable; anchor: string; deals: ProvableDeal[] } | null> {
  const table = await currentTable(tableId);
  if (!table) return null;
  const deals = await prisma().gameRecord.findMany({
    where: { tableId, kind: "deal", standing: true },
    orderBy: { lastSeq: "desc" },
    take: 500,
    select: { series: true, number: true, epoch: true },
  });
  return {
    named: table.match.table.settings,
    anchor: table.anchor,
    deals: deals.map(({ series, number, epoch }) => ({ series, deal: number, epoch, open: mayOpen(table, epoch) })),
  };
}

/**
 * The whole proof of a deal that has ended. Refuses `fair/unknown`, and `fair/sealed` where the cards of old deals are
 * not shown: games that do not reveal are opened when the table is closed.
 */
export async function readProof({ tableId, epoch }: DealAddress): Promise<Result<DealProof, Refusal>> {
  const table = await currentTable(tableId);
  const deal = table && (await readDeal(tableId, epoch));
  const order = table?.world.shuffles?.order(table.game);
  if (!table || !deal || !order) return refuse("fair/unknown");
  if (!mayOpen(table, epoch)) return refuse("fair/sealed");
  const dealing = await readDealing(table, deal.firstSeq);
  if (!dealing) return refuse("fair/unknown");
  const { opened, dealt } = dealing;
  return ok({
    v: 1,
    kind: "deal",
    table: tableId,
    anchor: table.anchor,
    epoch,
    seq: opened.seq,
    commitment: opened.root,
    serverSeed: bytesToHex(table.chain.link(epoch)),
    shares: opened.shares,
    deck: order,
    result: [...dealt.cards],
  });
}

/**
 * What lets a player check at once that the cards in their hand are those that were committed to. `later`: so many more
 * can be checked when the deal is over.
 */
export type HandProof = { root: string; cards: CardProof[]; later: number };

/**
 * The proofs of the cards that a member sees in their own hand; null where there are none to see. Of cards that have been
 * in another hand, or on the pile, there is none yet: their place in the deck would tell who was dealt or drew them, and
 * when.
 */
export async function readHandProof(member: Member, tableId: string): Promise<HandProof | null> {
  const table = await currentTable(tableId);
  if (!table) return null;
  const { world, game, match, chain } = table;
  const seat = seatOfUser(match.table, member.id);
  const hand = world.shuffles?.heldBy(viewFor(game, match, classOfUser(table, member.id)), seat);
  if (seat < 0 || !hand || hand.length === 0 || game.idle?.(match.game)) return null;
  const dealing = await readDealing(table, match.dealSeq);
  if (!dealing) return null;
  const { opened, dealt } = dealing;
  const key = epochKey(chain.link(match.dealEpoch), match.dealEpoch, opened.shares);
  const rows = liveRows(await readRows(table, match.dealSeq, match.seq));
  const left = new Set(
    rows.flatMap(({ payload }) => (payload.kind === "game" ? (world.shuffles?.left(payload.event) ?? []) : [])),
  );
  const straight = hand.filter((card) => !left.has(card));
  const cards = straight.flatMap((card) => {
    const at = dealt.cards.indexOf(card);
    return at < 0 ? [] : [proveCard(key, dealt.cards, at)];
  });
  return { root: opened.root, cards, later: hand.length - straight.length };
}
