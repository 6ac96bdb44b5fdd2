import type { Actor } from "@/lib/auth/policy";
import { pool } from "@/lib/db/pool";
import { QUOTAS } from "./quotas";
import { type TemplateCard, type TemplateRow, templateCards } from "./template-view";

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

/** A template with its latest version alone: of a game that was changed two hundred times one row is read. */
const shelf = (where: string, most: string): string => `
  SELECT t.slug, t.name, t.published, CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'nick', u.nick) END AS owner,
    (SELECT json_build_object('mean', avg(r.stars), 'count', count(*)) FROM "TemplateRating" r WHERE r."templateId" = t.id) AS rating,
    json_build_array(json_build_object('id', v.id, 'number', v.number, 'facts', v.facts, 'report', v.report)) AS versions
  FROM (SELECT * FROM "Template" WHERE "deletedAt" IS NULL AND ${where} ORDER BY "createdAt" DESC LIMIT ${most}) t
  LEFT JOIN "User" u ON u.id = t."ownerId", LATERAL (
    SELECT id, number, facts, report FROM "TemplateVersion" WHERE "templateId" = t.id ORDER BY number DESC LIMIT 1
  ) v`;

const SHELVES = {
  house: shelf('published AND "ownerId" IS NULL', "NULL"),
  members: shelf('published AND "ownerId" IS NOT NULL AND "ownerId" IS DISTINCT FROM $1', `${MOST_OF_MEMBERS}`),
  mine: shelf('"ownerId" = $1', `${QUOTAS.templates}`),
} as const;

async function on(name: keyof typeof SHELVES, ...values: (string | null)[]): Promise<TemplateCard[]> {
  const { rows } = await pool().query<TemplateRow>({ name: `shelf-${name}`, text: SHELVES[name], values });
  return (await templateCards(rows)).sort((a, b) => a.name.localeCompare(b.name));
}

/** The house's own games. */
export const listHouseGames = (): Promise<TemplateCard[]> => on("house");

/** The games that one may read and open tables of, by shelf and name. However many members publish, the house's stay. */
export async function listTemplates(actor: Actor): Promise<TemplateShelves> {
  const [house, members, mine] = await Promise.all([
    on("house"),
    on("members", actor?.id ?? null),
    actor ? on("mine", actor.id) : [],
  ]);
  return { house, members, mine };
}
