import { z } from "zod";
import type { Member } from "@/lib/auth/policy";
import type { AfterRewind } from "@/lib/contracts/diplomacy-desk";
import type { State } from "@/lib/engine/diplomacy/game/state";
import { actorFor } from "@/lib/engine/kernel/access";
import { attempt } from "@/lib/engine/kernel/attempt";
import { ok, type Refusal, type Result } from "@/lib/engine/kernel/result";
import { readStretch } from "@/lib/live/read-log";
import { masteredBy } from "./master-table";

export const RewindTo = z.strictObject({ id: z.string().max(40), to: z.int().positive(), keep: z.boolean() });

/**
 * How a game would stand if its master went to a moment now: decided as the rewind itself is, and not done. Refuses
 * `diplomacy/unknown`, and what the table refuses.
 */
export async function foreseeRewind(
  member: Member,
  { id, to, keep }: z.infer<typeof RewindTo>,
): Promise<Result<AfterRewind, Refusal>> {
  const found = await masteredBy(member, id);
  if (!found.ok) return found;
  const { table, access } = found.value;
  const { game, match, chain } = table;
  const actor = actorFor(access, member.id, "master");
  if (!actor.ok) return actor;
  const past = await readStretch(table, Math.min(to, Math.max(match.dealSeq - 1, 0)), match.seq);
  const tried = attempt(
    game,
    match,
    {
      ...{ tableId: id, actor: actor.value, now: Date.now(), moveId: "foreseen" },
      request: { to: "table", intent: { type: "rewind", to, keep } },
      linkOf: (epoch) => chain.link(epoch),
    },
    past,
  );
  if (!tried.ok) return tried;
  const then = tried.value.after.game as State;
  const [inForce, willBe] = [linesOf(match.game as State), linesOf(then)];
  const without = (some: readonly string[], others: readonly string[]) =>
    [...new Set(some)].filter((line) => !others.includes(line));
  const { stage, deadlineAt } = then;
  return ok({ stage, deadlineAt, gone: without(inForce, willBe), back: without(willBe, inForce) });
}

/** What the master has set for a game, as its status file writes it. */
const linesOf = ({ settings, morph = [], powers }: State): string[] => [
  ...settings.rules.map((rule) => `RULE ${rule}`),
  ...settings.timing.map((line) => `TIMING ${line}`),
  ...morph.map((line) => `MORPH ${line}`),
  ...powers.flatMap(({ name, messages = [] }) => messages.map((line) => `${name}: MSG ${line}`)),
];
