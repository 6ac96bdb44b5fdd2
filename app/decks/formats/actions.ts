"use server";
import { err, ok, type Refusal, type Result } from "@/lib/engine/kernel/result";
import { formatDoors } from "@/lib/services/doors/formats";
import { through } from "@/lib/web/form-door";

const way = { changes: ["/decks/formats"] };

/** Saves a rules file. */
export async function saveRules(given: unknown): Promise<Result<{ id: string; version: number }, Refusal>> {
  const saved = await through(formatDoors.saveFormat, given, way);
  return saved.ok ? ok(saved.value.value) : err(saved.error);
}

/** Throws one away. */
export async function removeRules(given: unknown): Promise<Result<null, Refusal>> {
  const done = await through(formatDoors.deleteFormat, given, way);
  return done.ok ? ok(null) : err(done.error);
}
