import type { Narration, Seen } from "../../kernel/game";
import type { Json } from "../../kernel/result";

/** Events worth a sentence, and how loudly. */
const SENTENCES: Readonly<Record<string, Narration["tone"] | "quiet">> = {
  stage_set: "quiet",
  power_chosen: "quiet",
  started: "turn",
  orders_set: "quiet",
  wait_set: "quiet",
  vote_set: "quiet",
  proposed: "turn",
  proposal_failed: "turn",
  absence_set: "quiet",
  absence_ended: "quiet",
  slept: "turn",
  messages_set: "turn",
  position_set: "turn",
  map_changed: "turn",
  resigned: "turn",
  taken_over: "turn",
  control_set: "quiet",
  vassal_made: "turn",
  deadline_set: "quiet",
  warned: "turn",
  nudged: "turn",
  late: "turn",
  phase_processed: "trick",
  terrain_changed: "turn",
  phase_entered: "turn",
  gift_made: "turn",
  income_paid: "turn",
  lists_locked: "turn",
  ended: "result",
  revealed: "result",
};

/** What the sentence needs; whole boards and lists of results are shown elsewhere. */
const LEFT_OUT = new Set(["type", "news", "position", "results", "balances", "reports"]);

/** One sentence for what was seen; null where there is nothing worth saying. */
export function narrate(seen: Seen): Narration | null {
  const tone = Object.hasOwn(SENTENCES, seen.type) ? SENTENCES[seen.type] : undefined;
  if (tone === undefined) return null;
  const data: Record<string, Json> = {};
  for (const [key, value] of Object.entries(seen)) if (value !== undefined && !LEFT_OUT.has(key)) data[key] = value;
  const code = `diplomacy/${seen.type}`;
  return tone === "quiet" ? { code, data } : { code, data, tone };
}
