import { asData, asNumber, asText, type Data } from "@/components/table/json-read";
import type { TableCard } from "@/lib/contracts/table-card";

/** How each world says where a game stands. */
const STANDINGS: Record<string, (data: Data) => string> = {
  "cards/standing": ({ deal, best }) =>
    `deal ${asNumber(deal) ?? 0}${asNumber(best) ? `, leader at ${asNumber(best)}` : ""}`,
  "diplomacy/standing": ({ season, year, phase }) =>
    `${asText(season) ?? ""} ${asNumber(year) ?? ""}, ${(asText(phase) ?? "").toLowerCase()}`,
  "spoof/standing": ({ round }) => `round ${asNumber(round) ?? 0}`,
};

/** Where a table's game stands, for lists. */
export function standingText({ phase, say }: Pick<TableCard, "phase" | "say">): string {
  if (phase === "waiting") return "waiting for players";
  if (phase === "over") return "over";
  return STANDINGS[say.code]?.(asData(say.data)) ?? "running";
}
