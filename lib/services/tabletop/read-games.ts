import type { TabletopResult, Unminted } from "@/lib/contracts/tabletop";
import { prisma } from "@/lib/db/client";
import type { PartResult } from "@/lib/engine/ccg/tabletop/prize";

/** What the last game at a table came to, in money too; null: none has ended there. As public as the table. */
export async function readLastGame(tableId: string): Promise<TabletopResult | null> {
  const game = await prisma().tabletopGame.findFirst({
    where: { tableId, result: { in: ["decided", "draw", "undecided"] } },
    orderBy: { number: "desc" },
    include: { parts: { orderBy: { seat: "asc" } } },
  });
  if (!game) return null;
  const { number, bet, result, minted, unminted, parts } = game;
  return {
    ...{ number, bet, minted, result: result as TabletopResult["result"], unminted: unminted as Unminted | null },
    parts: parts.map((part) => ({
      ...{ seat: part.seat, change: part.change, result: part.result as PartResult | null },
    })),
  };
}
