import { type Actor, canEditWork } from "@/lib/auth/policy";
import type { TemplateForm } from "@/lib/contracts/template";
import { prisma } from "@/lib/db/client";
import { keepConfig } from "@/lib/db/config-store";
import { newId } from "@/lib/db/ids";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { countOne } from "../accounts/rate-limits";
import { recordAudit } from "../audit/record-audit";
import { wantReport } from "./play-reports";
import { isWithdrawnElsewhere, QUOTAS } from "./quotas";
import { soundBody } from "./sound-body";

type Saved = { version: number; changed: boolean };

/**
 * Saves a new version of one's own template; open tables keep theirs. The same game again makes no version: only the
 * author's spacing is kept. Refuses `template/not_found`, `template/unsound {problems}`, `template/slower {seconds}`,
 * `template/too_many_versions {most}`, `template/withdrawn_by_staff` for a text that staff withdrew, and `template/stale
 * {version}` when another tab has saved since `basedOn`.
 */
export async function saveTemplate(
  actor: Actor,
  { slug, source, basedOn }: TemplateForm & { slug: string },
): Promise<Result<Saved, Refusal>> {
  if (!actor) return refuse("template/sign_in");
  const template = await prisma().template.findUnique({ where: { slug, deletedAt: null } });
  if (!template || !canEditWork(template, actor)) return refuse("template/not_found");
  const seconds = await countOne("templateSave", actor.id);
  if (seconds > 0) return refuse("template/slower", { seconds });
  const sound = soundBody(source);
  if (!sound.ok) return sound;
  const { name, hash, body, facts } = sound.value;
  const saved = await prisma().$transaction(async (tx): Promise<Result<Saved, Refusal>> => {
    // One save after the other: the number of a version is the one after the latest.
    const [{ published } = { published: false }] = await tx.$queryRaw<{ published: boolean }[]>`
      SELECT published FROM "Template" WHERE id = ${template.id} FOR UPDATE`;
    const asked = { ownerId: actor.id, templateId: template.id, hash, since: new Date() };
    if (published && (await isWithdrawnElsewhere(tx, asked))) return refuse("template/withdrawn_by_staff");
    const latest = await tx.templateVersion.findFirstOrThrow({
      where: { templateId: template.id },
      orderBy: { number: "desc" },
    });
    if (latest.number !== basedOn) return refuse("template/stale", { version: latest.number });
    if (latest.hash === hash) {
      await tx.templateVersion.update({ where: { id: latest.id }, data: { source } });
      return ok({ version: latest.number, changed: false });
    }
    if (latest.number >= QUOTAS.versions) return refuse("template/too_many_versions", { most: QUOTAS.versions });
    const number = latest.number + 1;
    await keepConfig({ world: "cards", hash, body }, tx);
    await tx.templateVersion.create({ data: { id: newId(), templateId: template.id, number, hash, facts, source } });
    await tx.template.update({ where: { id: template.id }, data: { name } });
    await recordAudit({ userId: actor.id, action: "template/saved", data: { slug, version: number } }, tx);
    return ok({ version: number, changed: true });
  });
  if (saved.ok && saved.value.changed) wantReport({ slug });
  return saved;
}
