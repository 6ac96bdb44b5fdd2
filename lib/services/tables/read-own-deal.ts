import type { Member } from "@/lib/auth/policy";
import { classOfOffice } from "@/lib/engine/kernel/classes";
import type { Seat } from "@/lib/engine/kernel/game";
import { seatOfUser } from "@/lib/engine/kernel/table/vocabulary";
import { stateAt } from "@/lib/live/read-log";
import { readDealing } from "./dealing";
import { currentTable, type DealAddress, mayOpen, readDeal } from "./read-proof";
import { viewFor } from "./show-table";

/** What somebody was dealt: their seat, and their cards before anything was done with them, strongest first. */
export type OwnDeal = { seat: Seat; hand: readonly string[] };

/** What a member was dealt in a deal whose seed may be opened; null where they had no seat in it. */
export async function readOwnDeal(member: Member, { tableId, epoch }: DealAddress): Promise<OwnDeal | null> {
  const table = await currentTable(tableId);
  const deal = table && (await readDeal(tableId, epoch));
  if (!table || !deal || !mayOpen(table, epoch)) return null;
  const dealing = await readDealing(table, deal.firstSeq);
  if (!dealing) return null;
  const match = await stateAt(table, dealing.dealt.seq);
  const seat = seatOfUser(match.table, member.id);
  // The deal is over: its cards are no secret, also those that their owner did not look at.
  const all = viewFor({ ...table.game, offices: ["omniscient"] }, match, classOfOffice("omniscient"));
  const hand = table.world.shuffles?.heldBy(all, seat);
  return seat < 0 || !hand ? null : { seat, hand };
}
