"use server";
import { err, ok, type Refusal, type Result } from "@/lib/engine/kernel/result";
import { tournamentDoors } from "@/lib/services/doors/tournaments";
import { through } from "@/lib/web/form-door";

/** Tournaments have changed, or were not what the page showed. */
const way = { changes: ["/tournaments"], stale: () => true };
type Answer = Promise<Result<{ id: string }, Refusal>>;

/** Opens a tournament. */
export async function create(given: unknown): Answer {
  const done = await through(tournamentDoors.create, given, { ...way, changes: ["/"] });
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** Enters one, or brings another deck. */
export async function enter(given: unknown): Answer {
  const done = await through(tournamentDoors.enter, given, way);
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** Leaves one. */
export async function leave(given: unknown): Answer {
  const done = await through(tournamentDoors.leave, given, way);
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** Begins one before its time. */
export async function begin(given: unknown): Answer {
  const done = await through(tournamentDoors.begin, given, way);
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** Calls one off. */
export async function callOff(given: unknown): Answer {
  const done = await through(tournamentDoors.callOff, given, { ...way, changes: ["/"] });
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** Decides a match. */
export async function judge(given: unknown): Answer {
  const done = await through(tournamentDoors.judge, given, way);
  return done.ok ? ok(done.value.value) : err(done.error);
}

/** Calls the judge. */
export async function callJudge(given: unknown): Answer {
  const done = await through(tournamentDoors.callJudge, given, way);
  return done.ok ? ok(done.value.value) : err(done.error);
}
