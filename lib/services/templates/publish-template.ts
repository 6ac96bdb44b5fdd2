import { canEditTemplate, canWithdrawTemplate, type Member } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { QUOTAS } from "./quotas";

type Deed = {
  by: Member | null;
  slug: string;
  /** Whether the session has shown lately that it is still its member: asked of staff who act on others' games. */
  proved?: boolean;
};

/**
 * Puts one's template on the shelf for all, or takes it back. Staff may take a member's one back, which its owner then
 * cannot put on the shelf again, and may allow it again. Tables that are open play on. Refuses `template/not_found`,
 * `template/too_many_published {most}`, `template/withdrawn_by_staff`, `account/prove`.
 */
export async function publishTemplate({
  by,
  slug,
  published,
  proved,
}: Deed & { published: boolean }): Promise<Result<null, Refusal>> {
  const template = await prisma().template.findUnique({ where: { slug, deletedAt: null } });
  // Staff put back what staff took, no member's drafts.
  const putsBack = template?.withdrawnByStaffAt && canWithdrawTemplate(template, by);
  const may = template && (published ? canEditTemplate(template, by) || putsBack : canWithdrawTemplate(template, by));
  if (!template || !may) return refuse("template/not_found");
  const byStaff = template.ownerId !== by?.id;
  if (byStaff && !proved) return refuse("account/prove");
  if (published && !byStaff && template.withdrawnByStaffAt) return refuse("template/withdrawn_by_staff");
  if (published && !template.published) {
    const others = await prisma().template.count({ where: { ownerId: template.ownerId, published: true } });
    if (others >= QUOTAS.published) return refuse("template/too_many_published", { most: QUOTAS.published });
  }
  const withdrawnByStaffAt = byStaff ? (published ? null : new Date()) : template.withdrawnByStaffAt;
  await prisma().template.update({ where: { id: template.id }, data: { published, withdrawnByStaffAt } });
  const deed = published ? "published" : "withdrawn";
  const action = byStaff ? (`staff/template_${deed}` as const) : (`template/${deed}` as const);
  await recordAudit({ userId: by?.id ?? null, action, data: { slug, name: template.name } });
  return ok(null);
}

/**
 * Throws a template away: tables that play it go on, no new ones open. Refuses `template/not_found`, `account/prove`.
 */
export async function deleteTemplate({ by, slug, proved }: Deed): Promise<Result<null, Refusal>> {
  const template = await prisma().template.findUnique({ where: { slug, deletedAt: null } });
  if (!template || !canWithdrawTemplate(template, by)) return refuse("template/not_found");
  if (template.ownerId !== by?.id && !proved) return refuse("account/prove");
  await prisma().template.update({ where: { id: template.id }, data: { deletedAt: new Date(), published: false } });
  const action = template.ownerId === by?.id ? "template/deleted" : "staff/template_deleted";
  await recordAudit({ userId: by?.id ?? null, action, data: { slug, name: template.name } });
  return ok(null);
}
