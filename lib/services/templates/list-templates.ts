import type { Asker } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { CARD_SELECT, type TemplateCard, templateCard } from "./template-view";

export type TemplateShelves = {
  /** The house's own. */
  house: TemplateCard[];
  /** Published by members, the asker's own not included. */
  members: TemplateCard[];
  /** The asker's own, drafts too. */
  mine: TemplateCard[];
};

/** The games that one may read and open tables of, by shelf and name. */
export async function listTemplates({ asker }: { asker: Asker }): Promise<TemplateShelves> {
  const rows = await prisma().template.findMany({
    where: { deletedAt: null, OR: [{ published: true }, ...(asker ? [{ ownerId: asker.id }] : [])] },
    orderBy: { name: "asc" },
    take: 500,
    select: CARD_SELECT,
  });
  const cards = rows.flatMap((row) => templateCard(row) ?? []);
  return {
    house: cards.filter((card) => card.owner === null),
    members: cards.filter((card) => card.owner !== null && card.owner.id !== asker?.id),
    mine: cards.filter((card) => card.owner !== null && card.owner.id === asker?.id),
  };
}
