import { z } from "zod";
import type { Actor } from "@/lib/auth/policy";
import { fileNameOf } from "@/lib/engine/diplomacy/game/hand-frame";
import { resultsText } from "@/lib/engine/diplomacy/game/results-text";
import { settingsTold } from "@/lib/engine/diplomacy/game/rules-told";
import { isOver } from "@/lib/engine/diplomacy/game/state";
import { summaryText } from "@/lib/engine/diplomacy/game/summary-text";
import type { StatusFacts } from "@/lib/engine/diplomacy/status/facts";
import { writeStatus } from "@/lib/engine/diplomacy/status/write";
import { seesEverything } from "@/lib/engine/kernel/classes";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readHistory } from "../read-history";
import { type DiplomacyTable, factsOf, gameFor, namesPlayers } from "./master-table";
import { playersBefore } from "./players-before";

export const EXPORTS = ["status", "results", "summary", "json"] as const;
export const ExportOf = z.strictObject({ id: z.string().max(40), what: z.enum(EXPORTS) });

/** A file to take away. Text files are latin-1 where judges read them. */
export type ExportedFile = { name: string; type: "text/plain" | "application/json"; text: string };

/**
 * A game as a file, as whoever asks may see it: results, summary and JSON are made of the phases that they saw. The status
 * file says everything: it is the master's, and everybody's once the game is over, without the private word, and without
 * what the master told single players. Refuses `diplomacy/unknown`, `export/not_yours`.
 */
export async function exportGame(
  actor: Actor,
  { id, what }: z.infer<typeof ExportOf>,
): Promise<Result<ExportedFile, Refusal>> {
  const found = await gameFor(actor, id);
  if (!found.ok) return found;
  const name = fileNameOf(found.value.table.match.table.settings.name);
  const text = (ending: string, said: string): Result<ExportedFile, Refusal> =>
    ok({ name: `${name}.${ending}`, type: "text/plain", text: said });
  if (what === "status") {
    const status = await statusFor(found.value);
    return status === null ? refuse("export/not_yours") : text("status", status);
  }
  const history = await readHistory(actor, { id });
  if (!history.ok) return history;
  const { phases } = history.value;
  const { map } = found.value.game.at(found.value.state);
  if (what === "results") {
    const told = phases.map((phase) => resultsText(map, { game: name }, phase));
    return text("results.txt", told.length > 0 ? told.join(`\n${"-".repeat(72)}\n\n`) : "No phase has been played.\n");
  }
  const { state, access } = found.value;
  if (what === "summary") return text("summary.txt", summaryText(map, { game: name, result: state.result }, phases));
  const { rules, timing, zone } = settingsTold(state.settings, seesEverything(access.office ?? "spectator"));
  const json = { v: 1, game: name, map: map.name, rules, timing, zone, phases };
  return ok({ name: `${name}.json`, type: "application/json", text: `${JSON.stringify(json, null, 1)}\n` });
}

async function statusFor(found: DiplomacyTable): Promise<string | null> {
  if (found.access.office !== "master" && !isOver(found.state)) return null;
  const facts = await withHistory(found, factsOf(found, Date.now()));
  if (found.access.office === "master") return writeStatus(facts);
  const powers = Object.entries(facts.powers).map(([power, { msg: _, ...block }]) => [power, block]);
  return writeStatus({ ...facts, private: null, powers: Object.fromEntries(powers) });
}

/** The facts with who played each power before. */
async function withHistory(found: DiplomacyTable, facts: StatusFacts): Promise<StatusFacts> {
  const before = await playersBefore(found, namesPlayers(found));
  const powers = Object.entries(facts.powers).map(([power, block]) => {
    const history = before.get(power);
    return [power, history ? { ...block, history } : block];
  });
  return { ...facts, powers: Object.fromEntries(powers) };
}
