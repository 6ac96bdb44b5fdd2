import { GAME_TRAITS, type GameTrait, TemplateBody } from "@/lib/contracts/template";
import { prisma } from "@/lib/db/client";
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
  /** What kind of game it is. */
  traits: GameTrait[];
};

/** What the database gives for a card: of the latest version its number, not its text. */
export const CARD_SELECT = {
  slug: true,
  name: true,
  published: true,
  ownerId: true,
  owner: { select: { id: true, nick: true } },
  versions: { orderBy: { number: "desc" }, take: 1, select: { id: true, number: true, createdAt: true } },
} as const;

type Row = {
  slug: string;
  name: string;
  published: boolean;
  owner: { id: string; nick: string } | null;
  versions: { id: string; number: number }[];
};

/** What pages need of a stored version. Throws if it does not compile: only checked ones are stored. */
export function infoOf(body: unknown): TemplateInfo {
  const compiled = compileTemplate(body);
  if (!compiled.ok) throw new Error(`A stored template does not compile: ${JSON.stringify(compiled.error)}`);
  return templateInfo(compiled.value);
}

/** The author's text of a stored version; what an older version of the language meant is said in today's. */
export function sourceOf(source: string | null, body: unknown): string {
  const stored = TemplateBody.safeParse(body);
  return source !== null && stored.success ? sourceToday(source, stored.data.version) : JSON.stringify(body, null, 2);
}

/** What makes a game what it is, for a list. */
function traitsOf({ has }: TemplateInfo): GameTrait[] {
  const holds: Record<GameTrait, boolean> = {
    tricks: has.tricks,
    pile: has.stack,
    rounds: !has.tricks && !has.stack,
    bidding: has.bidding,
    trumps: has.trump,
    talon: has.talon,
    points: has.points,
    ranks: !has.points,
  };
  return GAME_TRAITS.filter((trait) => holds[trait]);
}

/** What a list shows of a version. A version never changes, so that this is read once. */
type VersionFacts = Pick<TemplateCard, "seats" | "cards" | "traits">;
const known = new Map<string, VersionFacts>();
const KEEP = 5_000;

/** Rows with their latest versions as cards; those that have no version yet are left out. */
export async function templateCards(rows: readonly Row[]): Promise<TemplateCard[]> {
  const unknown = rows.flatMap(({ versions: [latest] }) => (latest && !known.has(latest.id) ? [latest.id] : []));
  if (known.size + unknown.length > KEEP) known.clear();
  const read = await prisma().templateVersion.findMany({
    where: { id: { in: unknown } },
    select: { id: true, config: { select: { body: true } } },
  });
  const facts = new Map(read.map(({ id, config }) => [id, factsOf(config.body)]));
  for (const [id, of] of facts) known.set(id, of);
  return rows.flatMap((row): TemplateCard[] => {
    const latest = row.versions[0];
    const of = latest && (facts.get(latest.id) ?? known.get(latest.id));
    if (!latest || !of) return [];
    const { slug, name, owner, published } = row;
    return [{ slug, name, owner, published, version: latest.number, versionId: latest.id, ...of }];
  });
}

function factsOf(body: unknown): VersionFacts {
  const info = infoOf(body);
  return { seats: info.seats, cards: info.cards, traits: traitsOf(info) };
}
