import { type Actor, canWriteWorks } from "@/lib/auth/policy";
import { slugOf } from "@/lib/contracts/template";
import type { Transaction } from "@/lib/db/client";
import { prisma } from "@/lib/db/client";
import { keepConfig } from "@/lib/db/config-store";
import { newId } from "@/lib/db/ids";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { countOne } from "../accounts/rate-limits";
import { recordAudit } from "../audit/record-audit";
import { lockOwner, QUOTAS } from "./quotas";
import { soundBody } from "./sound-body";

/** Addresses under /games that are not templates. */
const NOT_SLUGS = new Set(["new"]);

/**
 * Makes a private template of one's own with its first version. Refuses `template/sign_in`, `template/guest`,
 * `template/unsound {problems}`, `template/slower {seconds}`, `template/too_many {most}`.
 */
export async function createTemplate(
  actor: Actor,
  { source }: { source: string },
): Promise<Result<{ slug: string; version: number }, Refusal>> {
  if (!actor) return refuse("template/sign_in");
  if (!canWriteWorks(actor)) return refuse("template/guest");
  // Counted before it is compiled: compiling is what a flood would cost.
  const seconds = await countOne("templateSave", actor.id);
  if (seconds > 0) return refuse("template/slower", { seconds });
  const sound = soundBody(source);
  if (!sound.ok) return sound;
  const { name, hash, body, facts } = sound.value;
  return prisma().$transaction(async (tx) => {
    if (!(await lockOwner(tx, actor.id))) return refuse("template/sign_in");
    const kept = await tx.template.count({ where: { ownerId: actor.id, deletedAt: null } });
    if (kept >= QUOTAS.templates) return refuse("template/too_many", { most: QUOTAS.templates });
    const free = await freeSlug(tx, slugOf(name));
    await keepConfig({ world: "cards", hash, body }, tx);
    const versions = { create: { id: newId(), number: 1, hash, facts, source } };
    await tx.template.create({ data: { id: newId(), slug: free, ownerId: actor.id, name, versions } });
    await recordAudit({ userId: actor.id, action: "template/created", data: { slug: free } }, tx);
    return ok({ slug: free, version: 1 });
  });
}

/** The name's own slug if it is free, else one with a tail of chance. */
async function freeSlug(tx: Transaction, stem: string): Promise<string> {
  // Several who ask for one name at once come one after the other.
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`template ${stem}`}))::text`;
  const taken = NOT_SLUGS.has(stem) || (await tx.template.findUnique({ where: { slug: stem }, select: { id: true } }));
  return taken ? `${stem}-${newId().slice(0, 5)}` : stem;
}
