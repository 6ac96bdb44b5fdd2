import { z } from "zod";
import { type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { countEach } from "@/lib/services/accounts/rate-limits";
import { OWN_DOORS } from "@/lib/worlds";

const Heavy = z.object({ type: z.string() });
const Worded = z.object({ word: z.string() });

/**
 * What is asked of a move before its table looks at it: that it has no door of its own, which would count it; and that
 * words of private games are not tried by the thousand. Null: nothing stands against it.
 */
export async function whyNotHere(
  user: string,
  { tableId, to, intent }: { tableId: string; to: "game" | "table"; intent: unknown },
): Promise<Result<never, Refusal> | null> {
  if (to === "game") {
    const read = Heavy.safeParse(intent);
    return read.success && OWN_DOORS.has(read.data.type) ? refuse("wire/malformed") : null;
  }
  if (!Worded.safeParse(intent).success) return null;
  const seconds = await countEach([
    ["privateWord", user],
    ["privateWordAt", tableId],
  ]);
  return seconds > 0 ? refuse("table/words_tried", { seconds }) : null;
}
