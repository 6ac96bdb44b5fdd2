import { z } from "zod";
import type { Member } from "@/lib/auth/policy";
import type { OrderReceipt } from "@/lib/contracts/diplomacy";
import { readEvents } from "@/lib/db/event-store";
import { DiplomacyEvent } from "@/lib/engine/diplomacy/game/event";
import type { View } from "@/lib/engine/diplomacy/game/view";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import type { PowerName } from "@/lib/engine/diplomacy/map/model";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { currentTable } from "../tables/read-proof";
import { classOfUser, viewFor } from "../tables/show-table";
import { receiptHash, receiptLines } from "./receipt";

export const ReceiptsOf = z.strictObject({ id: z.string().max(40) });

/** Rows of the log that are looked through at once, backwards. */
const STRETCH = 500;

/**
 * For each power that a member orders for the orders of this phase that are held, when they were saved, and a hash of
 * both. Refuses `diplomacy/unknown`.
 */
export async function readReceipts(
  member: Member,
  { id }: z.infer<typeof ReceiptsOf>,
): Promise<Result<OrderReceipt[], Refusal>> {
  const table = await currentTable(id);
  if (table?.world.name !== "diplomacy") return refuse("diplomacy/unknown");
  const { game, match } = table;
  const view = viewFor(game, match, classOfUser(table, member.id)) as View;
  const held = new Map(
    view.powers.flatMap((power): [PowerName, string[]][] => {
      const lines = view.own.includes(power.name) ? heldOf(view, power) : [];
      return lines.length > 0 ? [[power.name, lines]] : [];
    }),
  );
  const phase = phaseCode(view.position.phase);
  const receipts: OrderReceipt[] = [];
  for await (const { at, power, orders } of savedBackwards(id, match.seq)) {
    const lines = held.get(power);
    if (!lines) continue;
    held.delete(power);
    // Orders of a branch that a rollback left are not those that are held.
    if (lines.join("\n") === orders.join("\n")) {
      const receipt = { at, phase, power, orders };
      receipts.push({ ...receipt, hash: receiptHash(id, receipt) });
    }
    if (held.size === 0) break;
  }
  return ok(receipts.sort((a, b) => view.own.indexOf(a.power) - view.own.indexOf(b.power)));
}

/** What a power has entered, as it is held: orders; in a movement phase of a variant its sheet, or the list that is written. */
function heldOf({ writes }: View, { orders, purse, lists }: View["powers"][number]): string[] {
  if (orders) return receiptLines(orders);
  return [...(purse?.sheet ?? (writes ? lists?.[writes] : null) ?? [])];
}

/** The orders, sheets and lists that were saved since the last phase was processed, the newest first. */
async function* savedBackwards(table: string, newest: number) {
  for (let to = newest; to > 0; to -= STRETCH)
    for (const { at, payload } of (await readEvents(table, Math.max(0, to - STRETCH), to)).reverse()) {
      const read = GamePayload.safeParse(payload);
      if (!read.success) continue;
      const { event } = read.data;
      if (event.type === "phase_processed" || event.type === "started") return;
      if (event.type === "orders_set" && event.orders)
        yield { at, power: event.power, orders: receiptLines(event.orders) };
      const isWritten = event.type === "sheet_set" || (event.type === "list_set" && !event.filled);
      if (isWritten && event.lines.length > 0) yield { at, power: event.power, orders: event.lines };
    }
}

const GamePayload = z.object({ kind: z.literal("game"), event: DiplomacyEvent });
