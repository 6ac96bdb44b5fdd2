import { z } from "zod";
import { GAME_TRAITS, type GameTrait } from "@/lib/contracts/template";
import { prisma } from "@/lib/db/client";
import { compileTemplate, templateInfo } from "@/lib/engine/cards/compile";
import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";

/**
 * What a list shows of a version: stored with it, so that no list has to compile games. Raise `v` when something is added
 * or means another thing: the next start of the house works the stored ones out anew.
 */
export const VersionFacts = z.object({
  v: z.literal(1),
  seats: z.object({ min: z.number().int(), max: z.number().int() }),
  cards: z.number().int(),
  traits: z.array(z.enum(GAME_TRAITS)),
});
export type VersionFacts = z.infer<typeof VersionFacts>;

/** What pages need of a stored version. Throws if it does not compile: only checked ones are stored. */
export function infoOf(body: unknown): TemplateInfo {
  const compiled = compileTemplate(body);
  if (!compiled.ok) throw new Error(`A stored template does not compile: ${JSON.stringify(compiled.error)}`);
  return templateInfo(compiled.value);
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

/** What lists show of a game. */
export const factsOf = (info: TemplateInfo): VersionFacts => ({
  v: 1,
  seats: { min: info.seats.min, max: info.seats.max },
  cards: info.cards,
  traits: traitsOf(info),
});

const AT_ONCE = 200;

/**
 * Stores what lists show of the versions of which it is not stored, or in an older form. At every start of the house: where
 * nothing is to be done it costs one look. Returns how many there were. One that does not compile any more stays without.
 */
export async function storeFacts(): Promise<number> {
  let stored = 0;
  for (let after = ""; ; ) {
    const versions = await prisma().templateVersion.findMany({
      where: { id: { gt: after }, world: "cards", NOT: { facts: { path: ["v"], equals: 1 } } },
      orderBy: { id: "asc" },
      take: AT_ONCE,
      select: { id: true, config: { select: { body: true } } },
    });
    for (const { id, config } of versions) {
      const compiled = compileTemplate(config.body);
      if (!compiled.ok) continue;
      await prisma().templateVersion.update({ where: { id }, data: { facts: factsOf(templateInfo(compiled.value)) } });
      stored++;
    }
    after = versions.at(-1)?.id ?? "";
    if (versions.length < AT_ONCE) return stored;
  }
}
