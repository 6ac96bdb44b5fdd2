import { type Actor, canModerate, canSeeWork, type Member } from "@/lib/auth/policy";
import { RATING_MAX, type Ratings, type RatingView } from "@/lib/contracts/ratings";
import type { RatingForm } from "@/lib/contracts/template";
import { prisma } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { plainText } from "@/lib/engine/kernel/plain-text";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";

const SHOWN = 30;
/** Of the tables at which somebody was, so many are looked at for an act of theirs: the last ones. */
const TABLES = 30;

const PLAYED = `
  SELECT EXISTS (
    SELECT 1 FROM (
      SELECT t.id FROM "TableMember" m
      JOIN "Table" t ON t.id = m."tableId"
      JOIN "TemplateVersion" v ON v.id = t."templateVersionId"
      WHERE m."userId" = $1 AND v."templateId" = $2
      ORDER BY m."visitedAt" DESC LIMIT ${TABLES}
    ) visited
    JOIN "Move" ON "Move"."tableId" = visited.id AND "Move".actor ? 'seat' AND "Move".actor ->> 'user' = $1
  ) AS played`;

/** Whether a member has done something at a seat of a table of this game, in any of its versions. */
async function hasPlayed(userId: string, templateId: string): Promise<boolean> {
  const { rows } = await pool().query<{ played: boolean }>({
    name: "has-played",
    text: PLAYED,
    values: [userId, templateId],
  });
  return rows[0]?.played ?? false;
}

const templateOf = (slug: string) =>
  prisma().template.findUnique({
    where: { slug, deletedAt: null },
    select: { id: true, name: true, ownerId: true, published: true },
  });

/**
 * Says what one thinks of a game, instead of what one said before. Refuses `template/not_found`, `template/own_game`,
 * `template/not_played`.
 */
export async function rateTemplate(
  member: Member,
  { slug, stars, text }: RatingForm & { slug: string },
): Promise<Result<null, Refusal>> {
  const template = await templateOf(slug);
  if (!template || !canSeeWork(template, member)) return refuse("template/not_found");
  if (template.ownerId === member.id) return refuse("template/own_game");
  if (!(await hasPlayed(member.id, template.id))) return refuse("template/not_played");
  const shown = plainText(text, { join: true, breaks: true }).slice(0, RATING_MAX).toWellFormed();
  const said = { stars, text: shown, at: new Date() };
  const where = { templateId_userId: { templateId: template.id, userId: member.id } };
  await prisma().templateRating.upsert({
    where,
    create: { templateId: template.id, userId: member.id, ...said },
    update: said,
  });
  return ok(null);
}

/**
 * Takes away what one said of a game; staff, after a proof, what others said. Refuses `template/not_found`,
 * `account/prove`.
 */
export async function removeRating(
  member: Member,
  { slug, userId, proved }: { slug: string; userId: string; proved: boolean },
): Promise<Result<null, Refusal>> {
  const template = await templateOf(slug);
  const isOwn = userId === member.id;
  if (!template || !(isOwn || canModerate(member))) return refuse("template/not_found");
  if (!isOwn && !proved) return refuse("account/prove");
  await prisma().$transaction(async (tx) => {
    const { count } = await tx.templateRating.deleteMany({ where: { templateId: template.id, userId } });
    if (count > 0 && !isOwn)
      await recordAudit(
        { userId: member.id, action: "staff/rating_removed", data: { slug, name: template.name, of: userId } },
        tx,
      );
  });
  return ok(null);
}

/** What those who played a game say of it, for whoever reads its page. */
export async function readRatings(
  actor: Actor,
  { templateId, ownerId }: { templateId: string; ownerId: string | null },
): Promise<Ratings> {
  const select = { stars: true, text: true, at: true, user: { select: { id: true, nick: true } } } as const;
  const [all, shown, own, mayRate] = await Promise.all([
    prisma().templateRating.aggregate({ where: { templateId }, _avg: { stars: true }, _count: true }),
    prisma().templateRating.findMany({ where: { templateId }, orderBy: { at: "desc" }, take: SHOWN, select }),
    actor &&
      prisma().templateRating.findUnique({ where: { templateId_userId: { templateId, userId: actor.id } }, select }),
    actor !== null && !actor.guest && ownerId !== actor.id && hasPlayed(actor.id, templateId),
  ]);
  const viewOf = ({ at, ...rest }: (typeof shown)[number]): RatingView => ({ ...rest, at: at.getTime() });
  return {
    mean: all._avg.stars,
    count: all._count,
    shown: shown.map(viewOf),
    own: own && viewOf(own),
    mayRate,
    mayRemove: canModerate(actor),
  };
}
