import { canEditTemplate, canWithdrawTemplate, type Member } from "@/lib/auth/policy";
import { prisma, type Transaction } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { isWithdrawnElsewhere, lockOwner, QUOTAS } from "./quotas";

type Action = {
  by: Member | null;
  slug: string;
  /** Whether the session has shown lately that it is still its member: asked of staff who act on others' games. */
  proved?: boolean;
};
type Row = NonNullable<Awaited<ReturnType<typeof lockTemplate>>>;

/** The template, held until the transaction ends: its owner and staff act on it one after the other. */
async function lockTemplate(slug: string, tx: Transaction) {
  const found = await tx.template.findUnique({ where: { slug, deletedAt: null }, select: { id: true, ownerId: true } });
  if (!found) return null;
  const ownerMayAct = found.ownerId ? await lockOwner(found.ownerId, tx) : false;
  await tx.$queryRaw`SELECT 1 FROM "Template" WHERE id = ${found.id} FOR UPDATE`;
  const row = await tx.template.findUnique({ where: { id: found.id, deletedAt: null } });
  return row && { ...row, ownerMayAct };
}

/**
 * Puts one's template on the shelf for all, or takes it back. Staff may take a member's one back, which its owner then
 * cannot put on the shelf again under any address, and may allow it again. Tables that are open play on. Refuses
 * `template/not_found`, `template/too_many_published {most}`, `template/withdrawn_by_staff`, `account/prove`.
 */
export async function publishTemplate({
  by,
  slug,
  published,
  proved,
}: Action & { published: boolean }): Promise<Result<null, Refusal>> {
  return prisma().$transaction(async (tx) => {
    const template = await lockTemplate(slug, tx);
    // Staff put back what staff took, no member's drafts.
    const putsBack = template?.withdrawnByStaffAt && canWithdrawTemplate(template, by);
    const may = template && (published ? canEditTemplate(template, by) || putsBack : canWithdrawTemplate(template, by));
    if (!template || !may) return refuse("template/not_found");
    const byStaff = template.ownerId !== by?.id;
    if (byStaff && !proved) return refuse("account/prove");
    const problem = published ? await whyNotPublish(template, byStaff, tx) : null;
    if (problem) return problem;
    const ofStaff = byStaff ? { withdrawnByStaffAt: published ? null : new Date() } : {};
    await tx.template.update({ where: { id: template.id }, data: { published, ...ofStaff } });
    if (byStaff && !published) await withdrawCopies(template, new Date(), tx);
    const done = published ? "published" : "withdrawn";
    const action = byStaff ? (`staff/template_${done}` as const) : (`template/${done}` as const);
    await recordAudit({ userId: by?.id ?? null, action, data: { slug, name: template.name } }, tx);
    return ok(null);
  });
}

/** What staff take off the shelf goes from all addresses under which its owner has the same text. */
async function withdrawCopies({ id, ownerId }: Row, at: Date, tx: Transaction): Promise<void> {
  const versions = await tx.templateVersion.findMany({ where: { templateId: id }, select: { hash: true } });
  await tx.template.updateMany({
    where: { ownerId, published: true, versions: { some: { hash: { in: versions.map(({ hash }) => hash) } } } },
    data: { published: false, withdrawnByStaffAt: at },
  });
}

async function whyNotPublish(template: Row, byStaff: boolean, tx: Transaction): Promise<Result<null, Refusal> | null> {
  const { id, ownerId } = template;
  if (!ownerId) return null;
  if (!byStaff) {
    // Who was banned between the request and the lock publishes nothing.
    if (!template.ownerMayAct) return refuse("template/not_found");
    if (template.withdrawnByStaffAt) return refuse("template/withdrawn_by_staff");
    const latest = await tx.templateVersion.findFirstOrThrow({
      where: { templateId: id },
      orderBy: { number: "desc" },
      select: { hash: true, createdAt: true },
    });
    const asked = { ownerId, templateId: id, hash: latest.hash, since: latest.createdAt };
    if (await isWithdrawnElsewhere(asked, tx)) return refuse("template/withdrawn_by_staff");
  }
  if (template.published) return null;
  const others = await tx.template.count({ where: { ownerId, published: true } });
  return others >= QUOTAS.published ? refuse("template/too_many_published", { most: QUOTAS.published }) : null;
}

/**
 * Throws a template away: tables that play it go on, no new ones open. Refuses `template/not_found`, `account/prove`.
 */
export async function deleteTemplate({ by, slug, proved }: Action): Promise<Result<null, Refusal>> {
  return prisma().$transaction(async (tx) => {
    const template = await lockTemplate(slug, tx);
    if (!template || !canWithdrawTemplate(template, by)) return refuse("template/not_found");
    if (template.ownerId !== by?.id && !proved) return refuse("account/prove");
    const at = new Date();
    const byStaff = template.ownerId !== by?.id;
    const ofStaff = byStaff ? { withdrawnByStaffAt: at } : {};
    await tx.template.update({ where: { id: template.id }, data: { deletedAt: at, published: false, ...ofStaff } });
    if (byStaff) await withdrawCopies(template, at, tx);
    const action = byStaff ? "staff/template_deleted" : "template/deleted";
    await recordAudit({ userId: by?.id ?? null, action, data: { slug, name: template.name } }, tx);
    return ok(null);
  });
}
