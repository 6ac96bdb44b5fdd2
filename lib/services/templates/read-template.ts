import { type Actor, canEditWork, canSeeWork, canWithdrawWork } from "@/lib/auth/policy";
import type { Ratings } from "@/lib/contracts/ratings";
import { isStorable } from "@/lib/contracts/storable";
import type { WaitingView } from "@/lib/contracts/waiting-list";
import { prisma } from "@/lib/db/client";
import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";
import { readWaiting } from "../tables/waiting-list";
import { readReport } from "./play-reports";
import { QUOTAS } from "./quotas";
import { readRatings } from "./ratings";
import { CARD_SELECT, sourceOf, type TemplateCard, templateCards } from "./template-view";
import { infoOf } from "./version-facts";

export type TemplateView = TemplateCard & {
  /** The version shown, which may be an older one. */
  shown: { number: number; versionId: string; at: number };
  info: TemplateInfo;
  /** The JSON text as its author wrote it. */
  source: string;
  versions: { number: number; at: number }[];
  ratings: Ratings;
  waiting: WaitingView;
  can: { edit: boolean; withdraw: boolean; publish: boolean };
};

/** `version`: a version's number; anything else finds none. */
type Wanted = { slug: string; version?: number | undefined };

/** The newest, or a number that a version can have: the database holds no other. */
const isVersion = (version: number | undefined): boolean =>
  version === undefined || (Number.isInteger(version) && version > 0 && version < 2 ** 31);

/** A template by its slug, at its latest or the given version; null if there is none that this actor may see. */
export async function readTemplate(actor: Actor, { slug, version }: Wanted): Promise<TemplateView | null> {
  if (!isStorable(slug) || !isVersion(version)) return null;
  const row = await prisma().template.findUnique({
    where: { slug, deletedAt: null },
    select: { ...CARD_SELECT, id: true, withdrawnByStaffAt: true },
  });
  if (!row || !canSeeWork(row, actor)) return null;
  const [card] = await templateCards([row]);
  const versions = await prisma().templateVersion.findMany({
    where: { templateId: row.id },
    orderBy: { number: "desc" },
    take: QUOTAS.versions,
    select: { number: true, createdAt: true },
  });
  const shown = await prisma().templateVersion.findUnique({
    where: { templateId_number: { templateId: row.id, number: version ?? card?.version ?? 0 } },
    include: { config: { select: { body: true } } },
  });
  if (!card || !shown) return null;
  const [ratings, waiting] = await Promise.all([
    readRatings(actor, { templateId: row.id, ownerId: row.ownerId }),
    readWaiting(actor, row.id),
  ]);
  const report = readReport(shown.report);
  return {
    ...card,
    report,
    ratings,
    waiting,
    shown: { number: shown.number, versionId: shown.id, at: shown.createdAt.getTime() },
    info: infoOf(shown.config.body),
    source: sourceOf(shown.source, shown.config.body),
    versions: versions.map(({ number, createdAt }) => ({ number, at: createdAt.getTime() })),
    can: {
      edit: canEditWork(row, actor),
      withdraw: canWithdrawWork(row, actor),
      publish: canEditWork(row, actor) || (row.withdrawnByStaffAt !== null && canWithdrawWork(row, actor)),
    },
  };
}
