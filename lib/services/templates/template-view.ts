import type { PlayReport } from "@/lib/contracts/play-report";
import { type GameTrait, TemplateBody } from "@/lib/contracts/template";
import { prisma } from "@/lib/db/client";
import { sourceToday } from "@/lib/engine/cards/upgrade-template";
import { readReport } from "./play-reports";
import { factsOf, gameOf, VersionFacts } from "./version-facts";

/** A template in a list. */
export type TemplateCard = {
  slug: string;
  name: string;
  /** Who wrote it; null: the house. */
  owner: { id: string; nick: string } | null;
  published: boolean;
  /** Number and id of its latest version. */
  version: number;
  versionId: string;
  seats: { min: number; max: number };
  cards: number;
  /** What kind of game it is. */
  traits: GameTrait[];
  /** What whoever opens a table chooses. */
  variants: VersionFacts["variants"];
  /** What the variants are called, by language. */
  words: VersionFacts["words"];
  /** What many deals of it were like; null: none were played yet. */
  report: PlayReport | null;
  /** What those who played it say, on average; null: nobody has said anything, or the list does not ask. */
  rating: { mean: number; count: number } | null;
};

/** What the database gives for a card: of the latest version its number, not its text. */
export const CARD_SELECT = {
  slug: true,
  name: true,
  published: true,
  ownerId: true,
  owner: { select: { id: true, nick: true } },
  versions: { orderBy: { number: "desc" }, take: 1, select: { id: true, number: true, facts: true, report: true } },
} as const;

export type TemplateRow = {
  slug: string;
  name: string;
  published: boolean;
  owner: { id: string; nick: string } | null;
  rating?: { mean: number | null; count: number };
  versions: { id: string; number: number; facts: unknown; report: unknown }[];
};

/** The author's text of a stored version; what an older version of the language meant is said in today's. */
export function sourceOf(source: string | null, body: unknown): string {
  const stored = TemplateBody.safeParse(body);
  return source !== null && stored.success ? sourceToday(source, stored.data.version) : JSON.stringify(body, null, 2);
}

/** What was worked out of versions of which it is not stored. */
const known = new Map<string, VersionFacts>();
const KEEP = 1_000;

/**
 * Rows with their latest versions as cards; those that have no version yet are left out. What a card shows is stored with
 * the version; of one of an earlier house, that the next start puts right, it is worked out.
 */
export async function templateCards(rows: readonly TemplateRow[]): Promise<TemplateCard[]> {
  const facts = new Map<string, VersionFacts>();
  for (const { versions } of rows)
    for (const version of versions) {
      const stored = VersionFacts.safeParse(version.facts).data ?? known.get(version.id);
      if (stored) facts.set(version.id, stored);
    }
  const missing = rows.flatMap(({ versions: [latest] }) => (latest && !facts.has(latest.id) ? [latest.id] : []));
  if (missing.length > 0) for (const [id, worked] of await workOut(missing)) facts.set(id, worked);
  return rows.flatMap((row): TemplateCard[] => {
    const latest = row.versions[0];
    const of = latest && facts.get(latest.id);
    if (!latest || !of) return [];
    const { slug, name, owner, published } = row;
    const { mean = null, count = 0 } = row.rating ?? {};
    const rating = mean === null ? null : { mean: Number(mean), count };
    const { v: _, ...shown } = of;
    const report = readReport(latest.report);
    return [{ slug, name, owner, published, version: latest.number, versionId: latest.id, report, rating, ...shown }];
  });
}

async function workOut(ids: readonly string[]): Promise<[string, VersionFacts][]> {
  const read = await prisma().templateVersion.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, config: { select: { body: true } } },
  });
  const worked = read.map(({ id, config }): [string, VersionFacts] => [id, factsOf(gameOf(config.body))]);
  if (known.size + worked.length > KEEP) known.clear();
  for (const [id, of] of worked.slice(0, KEEP)) known.set(id, of);
  return worked;
}
