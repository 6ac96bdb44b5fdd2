import { asData, asNumber, asText, type Data } from "@/components/table/json-read";
import type { TableCard } from "@/lib/contracts/table-card";
import type { LobbyTexts } from "@/lib/texts/lobby/en";

/** How each world says where a game stands. */
const STANDINGS: Record<string, (data: Data, t: LobbyTexts["row"]) => string> = {
  "cards/standing": ({ deal, best }, t) => t.deal(asNumber(deal) ?? 0, asNumber(best) || null),
  "diplomacy/standing": ({ season, year, phase }, t) =>
    t.phase(asText(season) ?? "", asNumber(year) ?? 0, asText(phase) ?? ""),
  "tabletop/standing": ({ turn }, t) => t.turn(asNumber(turn) ?? 0),
  "draft/standing": ({ pack }, t) => t.pack(asNumber(pack) ?? 0),
  "spoof/standing": ({ round }, t) => t.round(asNumber(round) ?? 0),
};

/** Where a table's game stands, for lists. */
export function standingText({ phase, say }: Pick<TableCard, "phase" | "say">, t: LobbyTexts["row"]): string {
  if (phase === "waiting") return t.waiting;
  if (phase === "over") return t.over;
  return STANDINGS[say.code]?.(asData(say.data), t) ?? t.running;
}
