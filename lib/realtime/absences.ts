import { onBatch } from "@/lib/live/live-table";
import type { Log } from "@/lib/log/log";
import { carryAbsences } from "@/lib/services/diplomacy/absences/absences";

/** Whoever sits down in a game brings the absences along that they entered before. Returns how to stop. */
export const startAbsences = (log: Log): (() => void) =>
  onBatch((table, { access }) => {
    if (!access || table.world.judges !== true) return;
    carryAbsences(table).catch((error: unknown) =>
      log.warn({ table: table.id, error: String(error) }, "A game could not be told who is away"),
    );
  });
