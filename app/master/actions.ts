"use server";
import { z } from "zod";
import type { AfterRewind, ImportReport, SavedFile } from "@/lib/contracts/diplomacy-desk";
import type { Refusal } from "@/lib/engine/kernel/result";
import { diplomacyDoors } from "@/lib/services/doors/diplomacy";
import { through } from "@/lib/web/form-door";

/** What became of something at the desk: why it was refused, or null. */
export type Done = { refused: Refusal | null };

const AtGame = z.looseObject({ id: z.string().regex(/^[\w-]{1,40}$/) });

const pagesOf = (given: unknown): string[] => {
  const game = AtGame.safeParse(given);
  return game.success ? ["/master", `/master/${game.data.id}`] : [];
};

/** Refusals that say that the game went on since the desk was read: it is read anew. */
const STALE: readonly string[] = ["table/stale", "process/other_phase", "process/missing"];

/** Does something as a game's master. */
export async function actAtDesk(given: unknown): Promise<Done> {
  const done = await through(diplomacyDoors.act, given, {
    changes: pagesOf(given),
    stale: (code) => STALE.includes(code),
  });
  return { refused: done.ok ? null : done.error };
}

/** What going to a moment of a game would come to; nothing is done. */
export async function foreseeRewind(given: unknown): Promise<Done & { after: AfterRewind | null }> {
  const seen = await through(diplomacyDoors.foresee, given);
  return seen.ok ? { refused: null, after: seen.value.value } : { refused: seen.error, after: null };
}

/** Saves a game's status file. */
export async function saveStatusFile(given: unknown): Promise<Done & { saved: SavedFile | null }> {
  const done = await through(diplomacyDoors.saveStatus, given, { changes: pagesOf(given) });
  return done.ok ? { refused: null, saved: done.value.value } : { refused: done.error, saved: null };
}

/** Opens a game from a status file. */
export async function bringGame(given: unknown): Promise<Done & { report: ImportReport | null }> {
  const done = await through(diplomacyDoors.import, given, { changes: ["/master"] });
  return done.ok ? { refused: null, report: done.value.value } : { refused: done.error, report: null };
}
