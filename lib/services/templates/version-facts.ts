import { z } from "zod";
import { GAME_TRAITS, type GameTrait } from "@/lib/contracts/template";
import { prisma } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { type CardGame, compileTemplate, templateInfo } from "@/lib/engine/cards/compile";
import { choicesOf, withChoices } from "@/lib/engine/cards/variants";
import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";

/** The form of what is stored now. */
const FORM = 4;

const Seats = z.object({ min: z.number().int(), max: z.number().int() });

/**
 * What a list shows of a version: stored with it, so that no list has to compile games. Raise `FORM` when something is added
 * or means another thing: the next start of the house works the stored ones out anew.
 */
export const VersionFacts = z.object({
  v: z.literal(FORM),
  seats: Seats,
  cards: z.number().int(),
  traits: z.array(z.enum(GAME_TRAITS)),
  /** What whoever opens a table chooses. `seats`: of a choice by which another number may play. */
  variants: z.array(
    z.object({
      name: z.string(),
      choices: z.array(z.object({ name: z.string(), seats: Seats.optional() })),
      chosen: z.number().int(),
    }),
  ),
  /** The words of the variants by language, as the template has them. */
  words: z.record(z.string(), z.record(z.string(), z.string())),
});
export type VersionFacts = z.infer<typeof VersionFacts>;

/** What pages need of a stored version. Throws if it does not compile: only checked ones are stored. */
export const infoOf = (body: unknown): TemplateInfo => templateInfo(gameOf(body));

/** The game of a stored version. Throws if it does not compile. */
export function gameOf(body: unknown): CardGame {
  const compiled = compileTemplate(body, "own");
  if (!compiled.ok) throw new Error(`A stored template does not compile: ${JSON.stringify(compiled.error)}`);
  return compiled.value;
}

/** What makes a game what it is, for a list. */
function traitsOf({ has, teams, lowWins }: TemplateInfo): GameTrait[] {
  const holds: Record<GameTrait, boolean> = {
    tricks: has.tricks,
    pile: has.stack,
    rounds: !has.tricks && !has.stack,
    bidding: has.bidding,
    trumps: has.trump,
    talon: has.talon,
    partners: Array.isArray(teams),
    points: has.points,
    low: lowWins === true,
    ranks: !has.points,
  };
  return GAME_TRAITS.filter((trait) => holds[trait]);
}

/** The numbers of players of a game where one choice is made otherwise; undefined: they stay the same. */
function seatsWith({ template, rules }: CardGame, variant: number, choice: number): VersionFacts["seats"] | undefined {
  const way = choicesOf(template).map((own, at) => (at === variant ? choice : own));
  const other = compileTemplate(withChoices(template, way), "own");
  if (!other.ok) return undefined;
  const { min, max } = other.value.rules.seats;
  return min === rules.seats.min && max === rules.seats.max ? undefined : { min, max };
}

/** The words of the template that its variants are called by, in each language that has some. */
function wordsOf({ variants = [], i18n }: TemplateInfo): VersionFacts["words"] {
  const names = variants.flatMap(({ name, choices }) => [name, ...choices]);
  const said = Object.entries(i18n).map(([code, words]): [string, Record<string, string>] => [
    code,
    Object.fromEntries(names.flatMap((name) => (Object.hasOwn(words, name) ? [[name, words[name]!]] : []))),
  ]);
  return Object.fromEntries(said.filter(([, words]) => Object.keys(words).length > 0));
}

/** What lists show of a game. */
export function factsOf(game: CardGame): VersionFacts {
  const info = templateInfo(game);
  return {
    v: FORM,
    seats: { min: info.seats.min, max: info.seats.max },
    cards: info.cards,
    traits: traitsOf(info),
    variants: (info.variants ?? []).map(({ name, choices, chosen }, variant) => ({
      name,
      choices: choices.map((choice, at) => {
        const seats = at === chosen ? undefined : seatsWith(game, variant, at);
        return seats ? { name: choice, seats } : { name: choice };
      }),
      chosen,
    })),
    words: wordsOf(info),
  };
}

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
      const compiled = compileTemplate(body, "own");
      if (!compiled.ok) continue;
      await prisma().templateVersion.update({ where: { id }, data: { facts: factsOf(compiled.value) } });
      stored++;
    }
    after = rows.at(-1)?.id ?? "";
    if (rows.length < AT_ONCE) return stored;
  }
}
