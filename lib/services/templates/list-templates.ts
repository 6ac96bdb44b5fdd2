import type { Actor } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { QUOTAS } from "./quotas";
import { CARD_SELECT, type TemplateCard, templateCards } from "./template-view";

export type TemplateShelves = {
  /** The house's own. */
  house: TemplateCard[];
  /** Published by members, the actor's own not included. */
  members: TemplateCard[];
  /** The actor's own, drafts too. */
  mine: TemplateCard[];
};

/** How many of all members' games a list holds: the newest. */
const MOST_OF_MEMBERS = 300;

/** The games that one may read and open tables of, by shelf and name. However many members publish, the house's stay. */
export async function listTemplates(actor: Actor): Promise<TemplateShelves> {
  const onShelf = (where: object, take?: number) =>
    prisma().template.findMany({
      where: { deletedAt: null, ...where },
      orderBy: { createdAt: "desc" },
      select: CARD_SELECT,
      ...(take === undefined ? {} : { take }),
    });
  const others = { not: actor?.id ?? null };
  const rows = await Promise.all([
    onShelf({ ownerId: null, published: true }),
    onShelf({ published: true, AND: [{ ownerId: { not: null } }, { ownerId: others }] }, MOST_OF_MEMBERS),
    actor ? onShelf({ ownerId: actor.id }, QUOTAS.templates) : [],
  ]);
  const [house = [], members = [], mine = []] = await Promise.all(rows.map(templateCards));
  const byName = (cards: TemplateCard[]) => cards.sort((a, b) => a.name.localeCompare(b.name));
  return { house: byName(house), members: byName(members), mine: byName(mine) };
}
