import { z } from "zod";
import type { Member } from "@/lib/auth/policy";
import type { SavedFile } from "@/lib/contracts/diplomacy-desk";
import { isLive } from "@/lib/engine/diplomacy/game/state";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import { MOST_FILE } from "@/lib/engine/diplomacy/status/largest";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { Settings } from "@/lib/engine/kernel/table/vocabulary";
import { playMove } from "../../tables/play-move";
import type { PlayMove } from "../../tables/play-move-request";
import { type DiplomacyTable, fileOf, masteredBy } from "./master-table";

const id = z.string().max(40);
const moveId = z.string().min(8).max(60);

export const ActAsMaster = z.strictObject({
  id,
  moveId,
  /** An intent of the game; the table's rewind; an invitation; what the game is called. */
  act: z.union([
    z.strictObject({
      to: z.literal("game"),
      intent: z.looseObject({ type: z.string().max(40) }),
      /** The phase that is meant, such as `S1901M`: what is entered for it is entered for no other. */
      phase: z.string().max(40).optional(),
      /** The settings, or the lines added to the map (`morph`), that a change of them began from: each is saved whole, and would undo what another tab saved of it. */
      was: z.record(z.string().max(40), z.unknown()).optional(),
    }),
    z.strictObject({
      to: z.literal("table"),
      intent: z.union([
        z.strictObject({
          type: z.literal("rewind"),
          to: z.int().positive(),
          keep: z.boolean(),
          /** The mark of the file that stood on the desk: what going back undoes was told by that. */
          mark: z.string().max(60),
        }),
        /** To a power that has no player, or comes to have none. */
        z.strictObject({ type: z.literal("invite"), user: z.string().max(40), office: z.null() }),
        z.strictObject({
          type: z.literal("settings"),
          change: z.strictObject({ name: Settings.shape.name }),
        }),
      ]),
    }),
  ]),
});

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Does something as a game's master. Refuses `diplomacy/unknown` to who is not, `table/stale` to going back and to changing settings
 * where they are no longer as they stood on the desk, `process/other_phase` to what is meant for another phase, and what table and game refuse.
 */
export async function actAsMaster(
  member: Member,
  { id: tableId, moveId: key, act }: z.infer<typeof ActAsMaster>,
): Promise<Result<null, Refusal>> {
  const found = await masteredBy(member, tableId);
  if (!found.ok) return found;
  const move = { tableId, moveId: key, user: member.id, as: "master" } as const;
  if (act.to === "table" && act.intent.type === "rewind") {
    const { mark, ...intent } = act.intent;
    const isStill = (now: DiplomacyTable) => (fileOf(now, Date.now()).mark === mark ? null : refuse("table/stale"));
    return whileStill(member, isStill, { ...move, request: { to: "table", intent } });
  }
  const request = act.to === "game" ? { to: act.to, intent: act.intent } : act;
  if (act.to === "game" && (act.phase !== undefined || act.was !== undefined)) {
    const { phase, was = {} } = act;
    const isStill = ({ state, game }: DiplomacyTable) => {
      if (phase !== undefined && !(isLive(state) && phaseCode(state.position.phase) === phase))
        return refuse("process/other_phase");
      const is: Readonly<Record<string, unknown>> = { ...state.settings, morph: game.at(state).config.morph };
      return Object.keys(was).every((key) => same(was[key], is[key])) ? null : refuse("table/stale");
    };
    return whileStill(member, isStill, { ...move, request });
  }
  const done = await playMove({ ...move, request });
  return done.ok ? ok(null) : done;
}

export const SaveStatus = z.strictObject({
  id,
  moveId,
  /** The mark of the file that was edited. */
  mark: z.string().max(60),
  text: z.string().max(MOST_FILE),
});

const TRIES = 4;
/** No log stands there: such a move is never made, but answered if it was. */
const NO_SEQ = -1;

/**
 * Saves a game's status file that its master has edited: all that differs becomes facts of the game, or nothing does.
 * Gives the file as it is then. Refuses `diplomacy/unknown`; `status/stale {file, mark}` where the game is no longer as the file that was read says,
 * with the one that does; `status/refused {problems}`, a line each; `status/unchanged`.
 */
export async function saveStatus(
  member: Member,
  { id: tableId, moveId: key, mark, text }: z.infer<typeof SaveStatus>,
): Promise<Result<SavedFile, Refusal>> {
  const request = { to: "game" as const, intent: { type: "edit", text } };
  const move = { tableId, moveId: key, user: member.id, as: "master", request } as const;
  const isStill = (found: DiplomacyTable) => {
    const now = fileOf(found, Date.now());
    return now.mark === mark ? null : refuse("status/stale", now);
  };
  const done = await whileStill(member, isStill, move);
  if (!done.ok) return done;
  const saved = await masteredBy(member, tableId);
  return saved.ok ? ok(fileOf(saved.value, Date.now())) : saved;
}

/** A master's move, if the game is still what it was for them; `isStill`: else why not. */
async function whileStill(
  member: Member,
  isStill: (found: DiplomacyTable) => Result<null, Refusal> | null,
  move: PlayMove,
): Promise<Result<null, Refusal>> {
  for (let round = 0; round < TRIES; round++) {
    const found = await masteredBy(member, move.tableId);
    if (!found.ok) return found;
    const stale = isStill(found.value);
    if (stale) {
      // What was done already, and is sent again as its answer was lost, is answered as it was then.
      const before = await playMove({ ...move, ifSeq: NO_SEQ });
      return before.ok ? ok(null) : stale;
    }
    const done = await playMove({ ...move, ifSeq: found.value.table.match.seq });
    // The log went on: perhaps by nothing that matters, such as a check of the clock.
    if (done.ok || done.error.code !== "table/stale") return done.ok ? ok(null) : done;
  }
  return refuse("table/busy");
}
