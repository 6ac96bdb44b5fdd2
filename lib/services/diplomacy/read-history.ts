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
import { takingTurns } from "@/lib/live/taking-turns";
import type { LiveMatch } from "@/lib/worlds/world";
import { currentTable } from "../tables/read-proof";
import { classOfUser, viewFor } from "../tables/show-table";

export const HistoryOf = z.strictObject({ id: z.string().max(40) });

/** What was gathered of a game's log for a class of viewers, up to a row: a later question goes on from there. */
type Gathered = {
  readonly phases: readonly PlayedPhase[];
  /** What had been played after the moves that changed it: what a rewind goes back to. */
  readonly known: readonly { readonly seq: number; readonly phases: readonly PlayedPhase[] }[];
  /** The game after the last move. */
  readonly after: LiveMatch | null;
};

const NOTHING: Gathered = { phases: [], known: [{ seq: 0, phases: [] }], after: null };

/** Histories that were asked for lately, by game and class of viewers: they are asked for by everybody after each phase. */
const KEEP = 60;
const lately = new Map<string, Promise<Gathered>>();

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
  const key = `${id} ${viewer}`;
  const before = lately.get(key) ?? Promise.resolve(NOTHING);
  const gathered = before.then((so) => gather(table, viewer, so));
  lately.delete(key);
  lately.set(key, gathered);
  gathered.catch(() => lately.delete(key));
  const oldest = lately.keys().next();
  if (lately.size > KEEP && !oldest.done) lately.delete(oldest.value);
  const { phases } = await gathered;
  return ok({ phases });
}

/** Goes on with the phases on the line of descent of the newest row. */
async function gather(table: LiveTable, viewer: ViewerClass, so: Gathered): Promise<Gathered> {
  const { game, match } = table;
  let { phases, after: before } = so;
  if (before !== null && before.seq >= match.seq) return so;
  const known = [...so.known];
  const turn = takingTurns();
  for (const { move, observed } of await observedMoves(table, before?.seq ?? 0, match.seq)) {
    const was = phases;
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
    if (phases !== was) known.push({ seq: observed.after.seq, phases });
    await turn();
  }
  return { phases, known, after: before };
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
