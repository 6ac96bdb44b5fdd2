import { z } from "zod";
import { GAME_TRAITS, type GameTrait } from "@/lib/contracts/template";
import { prisma } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { compileTemplate, templateInfo } from "@/lib/engine/cards/compile";
import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";

/** The form of what is stored now. */
const FORM = 2;

/**
 * What a list shows of a version: stored with it, so that no list has to compile games. Raise `FORM` when something is added
 * or means another thing: the next start of the house works the stored ones out anew.
 */
export const VersionFacts = z.object({
  v: z.literal(FORM),
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
function traitsOf({ has, teams }: TemplateInfo): GameTrait[] {
  const holds: Record<GameTrait, boolean> = {
    tricks: has.tricks,
    pile: has.stack,
    rounds: !has.tricks && !has.stack,
    bidding: has.bidding,
    trumps: has.trump,
    talon: has.talon,
    partners: Array.isArray(teams),
    points: has.points,
    ranks: !has.points,
  };
  return GAME_TRAITS.filter((trait) => holds[trait]);
}

/** What lists show of a game. */
export const factsOf = (info: TemplateInfo): VersionFacts => ({
  v: FORM,
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
    const { rows } = await pool().query<{ id: string; body: unknown }>(
      `SELECT v.id, c.body FROM "TemplateVersion" v JOIN "GameConfig" c USING (world, hash)
       WHERE v.id > $1 AND v.world = 'cards' AND v.facts ->> 'v' IS DISTINCT FROM '${FORM}' ORDER BY v.id LIMIT ${AT_ONCE}`,
      [after],
    );
    for (const { id, body } of rows) {
      const compiled = compileTemplate(body);
      if (!compiled.ok) continue;
      await prisma().templateVersion.update({ where: { id }, data: { facts: factsOf(templateInfo(compiled.value)) } });
      stored++;
    }
    after = rows.at(-1)?.id ?? "";
    if (rows.length < AT_ONCE) return stored;
  }
}
