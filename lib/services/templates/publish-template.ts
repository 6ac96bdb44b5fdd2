import { canEditTemplate, canWithdrawTemplate, type Member } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { QUOTAS } from "./quotas";

type Deed = { by: Member | null; slug: string };

/**
 * Puts one's template on the shelf for all, or takes it back; the staff may take a member's one back. Tables that are
 * open play on. Refuses `template/not_found`, `template/too_many_published {most}`.
 */
export async function publishTemplate({
  by,
  slug,
  published,
}: Deed & { published: boolean }): Promise<Result<null, Refusal>> {
  const template = await prisma().template.findUnique({ where: { slug, deletedAt: null } });
  const may = template && (published ? canEditTemplate(template, by) : canWithdrawTemplate(template, by));
  if (!template || !may) return refuse("template/not_found");
  if (published && !template.published) {
    const others = await prisma().template.count({ where: { ownerId: template.ownerId, published: true } });
    if (others >= QUOTAS.published) return refuse("template/too_many_published", { most: QUOTAS.published });
  }
  await prisma().template.update({ where: { id: template.id }, data: { published } });
  const action = published ? "template/published" : "template/withdrawn";
  await recordAudit({ userId: by?.id ?? null, action, data: { slug } });
  return ok(null);
}

/** Throws a template away: tables that play it go on, no new ones open. Refuses `template/not_found`. */
export async function deleteTemplate({ by, slug }: Deed): Promise<Result<null, Refusal>> {
  const template = await prisma().template.findUnique({ where: { slug, deletedAt: null } });
  if (!template || !canWithdrawTemplate(template, by)) return refuse("template/not_found");
  await prisma().template.update({ where: { id: template.id }, data: { deletedAt: new Date(), published: false } });
  await recordAudit({ userId: by?.id ?? null, action: "template/deleted", data: { slug } });
  return ok(null);
}
