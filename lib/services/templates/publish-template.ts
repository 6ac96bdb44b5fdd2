import { type Actor, canEditWork, canWithdrawWork } from "@/lib/auth/policy";
import { prisma, type Transaction } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { wantReport } from "./play-reports";
import { isWithdrawnElsewhere, lockOwner, QUOTAS } from "./quotas";

type Action = {
  slug: string;
  /** Whether the session has shown lately that it is still its member: asked of staff who act on others' games. */
  proved?: boolean;
};
type Row = NonNullable<Awaited<ReturnType<typeof lockTemplate>>>;

/** The template, held until the transaction ends: its owner and staff act on it one after the other. */
async function lockTemplate(tx: Transaction, slug: string) {
  const found = await tx.template.findUnique({ where: { slug, deletedAt: null }, select: { id: true, ownerId: true } });
  if (!found) return null;
  const ownerMayAct = found.ownerId ? await lockOwner(tx, found.ownerId) : false;
  await tx.$queryRaw`SELECT 1 FROM "Template" WHERE id = ${found.id} FOR UPDATE`;
  const row = await tx.template.findUnique({ where: { id: found.id, deletedAt: null } });
  return row && { ...row, ownerMayAct };
}

/**
 * Puts one's template on the shelf for all, or takes it back. Staff may take a member's one back, which its owner then
 * cannot put on the shelf again under any address, and may allow it again. Tables that are open play on. Refuses
 * `template/not_found`, `template/too_many_published {most}`, `template/withdrawn_by_staff`, `account/prove`.
 */
export async function publishTemplate(
  actor: Actor,
  { slug, published, proved }: Action & { published: boolean },
): Promise<Result<null, Refusal>> {
  const done = await prisma().$transaction(async (tx): Promise<Result<null, Refusal>> => {
    const template = await lockTemplate(tx, slug);
    // Staff put back what staff took, no member's drafts.
    const putsBack = template?.withdrawnByStaffAt && canWithdrawWork(template, actor);
    const may = template && (published ? canEditWork(template, actor) || putsBack : canWithdrawWork(template, actor));
    if (!template || !may) return refuse("template/not_found");
    const byStaff = template.ownerId !== actor?.id;
    if (byStaff && !proved) return refuse("account/prove");
    const problem = published ? await whyNotPublish(tx, template, byStaff) : null;
    if (problem) return problem;
    const ofStaff = byStaff ? { withdrawnByStaffAt: published ? null : new Date() } : {};
    await tx.template.update({ where: { id: template.id }, data: { published, ...ofStaff } });
    if (byStaff && !published) await withdrawCopies(tx, template, new Date());
    const what = published ? "published" : "withdrawn";
    const action = byStaff ? (`staff/template_${what}` as const) : (`template/${what}` as const);
    await recordAudit({ userId: actor?.id ?? null, action, data: { slug, name: template.name } }, tx);
    return ok(null);
  });
  if (done.ok && published) wantReport({ slug });
  return done;
}

/** What staff take off the shelf goes from all addresses under which its owner has the same text. */
async function withdrawCopies(tx: Transaction, { id, ownerId }: Row, at: Date): Promise<void> {
  const versions = await tx.templateVersion.findMany({ where: { templateId: id }, select: { hash: true } });
  await tx.template.updateMany({
    where: { ownerId, published: true, versions: { some: { hash: { in: versions.map(({ hash }) => hash) } } } },
    data: { published: false, withdrawnByStaffAt: at },
  });
}

async function whyNotPublish(tx: Transaction, template: Row, byStaff: boolean): Promise<Result<null, Refusal> | null> {
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
    if (await isWithdrawnElsewhere(tx, asked)) return refuse("template/withdrawn_by_staff");
  }
  if (template.published) return null;
  const others = await tx.template.count({ where: { ownerId, published: true } });
  return others >= QUOTAS.published ? refuse("template/too_many_published", { most: QUOTAS.published }) : null;
}

/**
 * Throws a template away: tables that play it go on, no new ones open. Refuses `template/not_found`, `account/prove`.
 */
export async function deleteTemplate(actor: Actor, { slug, proved }: Action): Promise<Result<null, Refusal>> {
  return prisma().$transaction(async (tx) => {
    const template = await lockTemplate(tx, slug);
    if (!template || !canWithdrawWork(template, actor)) return refuse("template/not_found");
    if (template.ownerId !== actor?.id && !proved) return refuse("account/prove");
    const at = new Date();
    const byStaff = template.ownerId !== actor?.id;
    const ofStaff = byStaff ? { withdrawnByStaffAt: at } : {};
    await tx.template.update({ where: { id: template.id }, data: { deletedAt: at, published: false, ...ofStaff } });
    if (byStaff) await withdrawCopies(tx, template, at);
    const action = byStaff ? "staff/template_deleted" : "template/deleted";
    await recordAudit({ userId: actor?.id ?? null, action, data: { slug, name: template.name } }, tx);
    return ok(null);
  });
}
