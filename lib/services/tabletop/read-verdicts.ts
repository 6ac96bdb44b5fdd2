import type { Member } from "@/lib/auth/policy";
import type { DeckVerdict } from "@/lib/contracts/tabletop";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";

/**
 * What the formats say of the deck that one brought to a table last (`/legal`), with all that is wrong with it: for whoever brought it alone.
 * Refuses `tabletop/no_deck`.
 */
export async function readVerdicts(
  member: Member,
  { tableId }: { tableId: string },
): Promise<Result<readonly DeckVerdict[], Refusal>> {
  const deck = await prisma().broughtDeck.findFirst({
    where: { tableId, userId: member.id },
    orderBy: { at: "desc" },
    select: { verdicts: true },
  });
  return deck ? ok(deck.verdicts as unknown as DeckVerdict[]) : refuse("tabletop/no_deck");
}
