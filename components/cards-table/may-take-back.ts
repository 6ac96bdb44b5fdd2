import { asNumber } from "@/components/table/json-read";
import type { LogEntry } from "@/lib/contracts/live";
import type { View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import { isAct } from "./acting";

/** Whether a seat has done something in the running deal that stands, and so could be taken back. */
export function mayTakeBack({ phase }: Pick<View, "phase">, log: readonly LogEntry[], seat: Seat): boolean {
  if (phase !== "bidding" && phase !== "distributing" && phase !== "playing") return false;
  const dealt = log.findLastIndex(({ say, undone }) => say.code === "cards/dealt" && !undone);
  return log.slice(dealt + 1).some(({ say, undone }) => !undone && isAct(say.code) && asNumber(say.data.seat) === seat);
}
