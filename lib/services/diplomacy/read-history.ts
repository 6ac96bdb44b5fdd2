import { z } from "zod";
import type { Actor } from "@/lib/auth/policy";
import {
  type GameHistory,
  type PlayedPhase,
  SeenIncome,
  SeenLists,
  SeenMoney,
  SeenPhase,
  SeenTerrain,
} from "@/lib/contracts/diplomacy";
import type { View } from "@/lib/engine/diplomacy/game/view";
import { classOfOffice, type ViewerClass } from "@/lib/engine/kernel/classes";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import type { LiveTable } from "@/lib/live/live-table";
import { observedMoves } from "@/lib/live/read-log";
import type { LiveMatch } from "@/lib/worlds/world";
import { currentTable } from "../tables/read-proof";
import { classOfUser, viewFor } from "../tables/show-table";

export const HistoryOf = z.strictObject({ id: z.string().max(40) });

/** Histories that were asked for lately: they change with each phase, and are asked for by everybody then. */
const KEEP = 60;
const lately = new Map<string, Promise<GameHistory>>();

/**
 * All phases that were played in a game and stand, as whoever asks saw them; once it is over, as they were. Refuses
 * `diplomacy/unknown`.
 */
export async function readHistory(
  actor: Actor,
  { id }: z.infer<typeof HistoryOf>,
): Promise<Result<GameHistory, Refusal>> {
  const table = await currentTable(id);
  if (table?.world.name !== "diplomacy") return refuse("diplomacy/unknown");
  const { game, match } = table;
  const viewer =
    game.outcome(match.game) === null ? classOfUser(table, actor?.id ?? null) : classOfOffice("omniscient");
  const key = `${id} ${match.seq} ${viewer}`;
  const known = lately.get(key) ?? gather(table, viewer);
  lately.delete(key);
  lately.set(key, known);
  known.catch(() => lately.delete(key));
  const oldest = lately.keys().next();
  if (lately.size > KEEP && !oldest.done) lately.delete(oldest.value);
  return ok(await known);
}

/** The phases on the line of descent of the newest row. */
async function gather(table: LiveTable, viewer: ViewerClass): Promise<GameHistory> {
  const { game } = table;
  let phases: readonly PlayedPhase[] = [];
  /** What had been played at the end of each move: what a rewind goes back to. */
  const known: { seq: number; phases: readonly PlayedPhase[] }[] = [{ seq: 0, phases }];
  let before: LiveMatch | null = null;
  for (const { move, observed } of await observedMoves(table, 0, table.match.seq)) {
    const rewound = move.find(({ payload }) => payload.kind === "rewound");
    if (rewound?.payload.kind === "rewound") {
      const { to } = rewound.payload;
      phases = known.findLast(({ seq }) => seq <= to)?.phases ?? [];
    }
    for (const { seen } of observed.seen.get(viewer) ?? []) {
      const told = variantOf(seen);
      const last = phases.at(-1);
      const ground = seen.type === "terrain_changed" && last ? SeenTerrain.parse(seen) : null;
      if (ground && last) phases = [...phases.slice(0, -1), { ...last, terrain: [...(last.terrain ?? []), ground] }];
      if (told && last) phases = [...phases.slice(0, -1), { ...last, ...told }];
      const played = SeenPhase.safeParse(seen);
      if (!played.success || !before) continue;
      const { position } = viewFor(game, before, viewer) as View;
      const { phase, results, position: after } = played.data;
      phases = [...phases, { at: move[0]?.at ?? 0, phase, before: position, results, after }];
    }
    before = observed.after;
    known.push({ seq: observed.after.seq, phases });
  }
  return { phases };
}

/** What a variant tells of the phase that was just played, beside its results; null: nothing. */
function variantOf(seen: { readonly type: string }): Pick<PlayedPhase, "money" | "income" | "lists"> | null {
  switch (seen.type) {
    case "offers_resolved":
      return { money: SeenMoney.parse(seen) };
    case "income_paid":
      return { income: SeenIncome.parse(seen) };
    case "lists_read":
      return { lists: SeenLists.parse(seen) };
    default:
      return null;
  }
}
