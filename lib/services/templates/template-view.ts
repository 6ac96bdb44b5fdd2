import { TemplateBody } from "@/lib/contracts/template";
import { compileTemplate, templateInfo } from "@/lib/engine/cards/compile";
import { sourceToday } from "@/lib/engine/cards/upgrade-template";
import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";

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
  /** What kind of game it is, in a few words. */
  traits: string[];
};

/** What the database gives for a card: the latest version only. */
export const CARD_SELECT = {
  slug: true,
  name: true,
  published: true,
  ownerId: true,
  owner: { select: { id: true, nick: true } },
  versions: { orderBy: { number: "desc" }, take: 1, select: { id: true, number: true, body: true, createdAt: true } },
} as const;

type Row = {
  slug: string;
  name: string;
  published: boolean;
  owner: { id: string; nick: string } | null;
  versions: { id: string; number: number; body: unknown }[];
};

/** What pages need of a stored version. Throws if it does not compile: only checked ones are stored. */
export function infoOf(body: unknown): TemplateInfo {
  const compiled = compileTemplate(body);
  if (!compiled.ok) throw new Error(`A stored template does not compile: ${JSON.stringify(compiled.error)}`);
  return templateInfo(compiled.value);
}

/** The author's text of a stored version; what an older version of the language meant is said in today's. */
export function sourceOf(body: unknown): string {
  const stored = TemplateBody.safeParse(body);
  return stored.success ? sourceToday(stored.data._source, stored.data.version) : JSON.stringify(body, null, 2);
}

/** What makes a game what it is, for a list. */
function traitsOf({ has }: TemplateInfo): string[] {
  const traits: [boolean, string][] = [
    [has.tricks, "tricks"],
    [has.stack, "one pile"],
    [!has.tricks && !has.stack, "rounds"],
    [has.bidding, "bidding"],
    [has.trump, "trumps"],
    [has.talon, "talon"],
    [has.points, "points"],
    [!has.points, "ranks"],
  ];
  return traits.flatMap(([holds, word]) => (holds ? [word] : []));
}

/** A row with its latest version as a card; null for one that has no version yet. */
export function templateCard(row: Row): TemplateCard | null {
  const latest = row.versions[0];
  if (!latest) return null;
  const info = infoOf(latest.body);
  return {
    slug: row.slug,
    name: row.name,
    owner: row.owner,
    published: row.published,
    version: latest.number,
    versionId: latest.id,
    seats: info.seats,
    cards: info.cards,
    traits: traitsOf(info),
  };
}
