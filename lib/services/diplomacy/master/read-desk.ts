import type { Actor } from "@/lib/auth/policy";
import { SeenLists, SeenMoney } from "@/lib/contracts/diplomacy";
import type { Desk, DeskCard, HoldUp } from "@/lib/contracts/diplomacy-desk";
import { prisma } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import type { Ruleset } from "@/lib/engine/diplomacy/game/config";
import { asksLists, listAsked } from "@/lib/engine/diplomacy/game/crystal/writers";
import { NUDGE_EVERY } from "@/lib/engine/diplomacy/game/decide-master";
import { rotationAt } from "@/lib/engine/diplomacy/game/env";
import type { DiplomacyEvent } from "@/lib/engine/diplomacy/game/event";
import { missingPowers, remindedPowers } from "@/lib/engine/diplomacy/game/late";
import { resultsText } from "@/lib/engine/diplomacy/game/results-text";
import { isLive, isVacant, type State } from "@/lib/engine/diplomacy/game/state";
import { titleOf } from "@/lib/engine/diplomacy/map/titles";
import type { Row } from "@/lib/engine/kernel/envelope";
import type { Seat } from "@/lib/engine/kernel/game";
import { ok, type Refusal, type Result } from "@/lib/engine/kernel/result";
import { readRows } from "@/lib/live/read-log";
import { deskPowers } from "./desk-powers";
import { notesOf } from "./game-notes";
import type { DiplomacyTable } from "./master-table";
import { fileOf, masteredBy } from "./master-table";

/** Everything on the desk of a game's master. Refuses `diplomacy/unknown` to everybody else. */
export async function readDesk(actor: Actor, { id }: { id: string }): Promise<Result<Desk, Refusal>> {
  const found = await masteredBy(actor, id);
  if (!found.ok) return found;
  const { table, game, state } = found.value;
  const notes = await notesOf(found.value);
  const begun = state.powers.length > 0;
  return ok({
    id,
    name: table.match.table.settings.name,
    config: configOf(game.at(state)),
    settings: state.settings,
    rotate: rotationAt(game, state),
    stage: state.stage,
    phase: begun ? state.position.phase : null,
    writes: asksLists(game.at(state), state) ? listAsked(state) : null,
    gate: state.gate,
    nudgeFrom: nudgeFrom(state, Date.now()),
    deadlineAt: state.deadlineAt,
    goesOnAt: goesOnAt(found.value),
    zone: state.settings.zone,
    absences: state.absences.map(({ seat, from, to }) => ({
      from,
      to,
      who: seat === null ? "?" : (nickAt(found.value, seat) ?? "?"),
    })),
    missing: isLive(state) ? missingPowers(game.at(state), state).map(({ name }) => name) : [],
    reminds: isLive(state) && remindedPowers(game.at(state), state).length > 0,
    vacant: vacantIn(found.value),
    powers: deskPowers(game.at(state), state, (seat) => nickAt(found.value, seat), Date.now()),
    proposal: state.proposal && { result: state.proposal.result, by: state.proposal.by },
    ...fileOf(found.value, Date.now()),
    points: notes.points(),
    acts: notes.acts.newest(true),
    entries: notes.entries.newest(),
    preview: await previewIn(found.value, notes.preview()),
  });
}

function configOf({ config: { map, variant, morph, mapText, dummies, roles } }: Ruleset): Desk["config"] {
  return {
    map,
    ...(variant ? { variant } : {}),
    morph,
    ...(mapText === undefined ? {} : { mapText }),
    ...(dummies ? { dummies } : {}),
    ...(roles ? { roles } : {}),
  };
}

function goesOnAt(found: DiplomacyTable): number | null {
  const { game, state } = found;
  return state.stage === "active" && missingIn(found).length === 0 ? (game.waitsFor(state).due?.at ?? null) : null;
}

function nudgeFrom({ nudgedAt }: State, now: number): number | null {
  const next = nudgedAt === undefined ? now : nudgedAt + NUDGE_EVERY;
  return next > now ? next : null;
}

/** Whoever sits there, by their nick; null: nobody, or a bot. */
function nickAt({ table: { match, people } }: DiplomacyTable, seat: Seat): string | null {
  const occupant = match.table.seats[seat];
  return (occupant?.kind === "user" && people[occupant.user]?.nick) || null;
}

const vacantIn = ({ state }: DiplomacyTable): string[] =>
  isLive(state) ? state.powers.filter(isVacant).map(({ name }) => name) : [];

/** What the master had computed of the phase that is played, if nothing has happened to it since that changes it. */
async function previewIn({ table, game, state }: DiplomacyTable, row: number | null): Promise<Desk["preview"]> {
  if (row === null) return null;
  const { position } = state;
  const { phase } = position;
  const [written] = (await readRows(table, row - 1, row)) as Row<DiplomacyEvent>[];
  if (written?.payload.kind !== "game" || written.payload.event.type !== "previewed") return null;
  const { results, position: after, entered, phase: computed } = written.payload.event;
  if (JSON.stringify(computed) !== JSON.stringify(phase)) return null;
  const text = resultsText(game.at(state).map, { game: table.match.table.settings.name }, { phase, results, after });
  const money = entered?.type === "offers_resolved" ? { money: SeenMoney.parse(entered) } : {};
  const lists = entered?.type === "lists_read" ? { lists: SeenLists.parse(entered) } : {};
  return { text, played: { at: written.at, phase, before: position, results, after, ...money, ...lists } };
}

/** So many of a master's games are listed. */
const MOST_GAMES = 60;

/** The games that somebody is master of, those that hold something up first. */
export async function listDesk(member: { id: string }): Promise<DeskCard[]> {
  const found = await prisma().tableMember.findMany({
    where: { userId: member.id, named: true, closed: false, table: { world: "diplomacy", closedAt: null } },
    orderBy: { table: { movedAt: "desc" } },
    take: MOST_GAMES,
    select: { table: { select: { id: true, movedAt: true } } },
  });
  const now = Date.now();
  const held: { found: DiplomacyTable; hold: HoldUp; movedAt: number }[] = [];
  for (const { table } of found) {
    const mastered = await masteredBy({ id: member.id } as Actor, table.id);
    if (!mastered.ok) continue;
    held.push({ found: mastered.value, hold: holdOf(mastered.value, now), movedAt: table.movedAt.getTime() });
  }
  const since = await readSince(
    held.flatMap(({ found: { table }, hold }) => (BEGUN[hold] ? [[table.id, BEGUN[hold]]] : [])),
  );
  const cards = held.map(({ found: game, hold, movedAt }) => cardOf(game, hold, since.get(game.table.id) ?? movedAt));
  return cards.sort((one, other) => URGENT.indexOf(one.hold) - URGENT.indexOf(other.hold) || one.since - other.since);
}

/** What began that a game is held up by, last. */
const BEGINS = {
  phase: ["phase_entered", "started", "gate_set"],
  vacancy: ["resigned"],
  stage: ["stage_set", "opened", "resigned"],
} as const;
type Begun = keyof typeof BEGINS;
const BEGUN: Readonly<Partial<Record<HoldUp, Begun>>> = {
  ...{ missing: "phase", gate: "phase", none: "phase" },
  ...{ vacant: "vacancy", waiting: "stage", preparation: "stage", forming: "stage" },
};

/** When what holds a game up last came about, in ms since the epoch: read back from the end of its log. */
async function readSince(holds: readonly (readonly [table: string, begun: Begun])[]): Promise<Map<string, number>> {
  const { rows } = await pool().query<{ id: string; at: Date }>({
    name: "desk-since",
    text: `SELECT t.id, e.at FROM unnest($1::text[], $2::text[]) AS t(id, begun)
           CROSS JOIN LATERAL (
             SELECT at FROM "Event"
             WHERE "tableId" = t.id AND $3::jsonb -> t.begun ? (payload->'event'->>'type') ORDER BY seq DESC LIMIT 1
           ) e`,
    values: [holds.map(([table]) => table), holds.map(([, begun]) => begun), JSON.stringify(BEGINS)],
  });
  return new Map(rows.map(({ id, at }) => [id, at.getTime()]));
}

const URGENT: readonly HoldUp[] = ["late", "vacant", "gate", "waiting", "preparation", "forming", "missing", "none"];

/** What a game is held up by; a deadline that has passed by then makes whoever owes orders late. */
function holdOf(found: DiplomacyTable, now: number): HoldUp {
  const { state } = found;
  const { stage, gate, deadlineAt } = state;
  if (stage === "preparation" || stage === "forming") return stage;
  if (vacantIn(found).length > 0) return "vacant";
  if (stage === "waiting") return "waiting";
  if (stage !== "active") return "none";
  if (gate === "WAIT" || gate === "AWAIT") return "gate";
  if (missingIn(found).length === 0) return "none";
  return deadlineAt !== null && deadlineAt < now ? "late" : "missing";
}

const missingIn = ({ game, state }: DiplomacyTable): string[] =>
  isLive(state) ? missingPowers(game.at(state), state).map(({ name }) => name) : [];

/** `since`: when that which holds it up came about. */
function cardOf(found: DiplomacyTable, hold: HoldUp, since: number): DeskCard {
  const { table, game, state } = found;
  const { stage, deadlineAt, position } = state;
  const named = hold === "vacant" ? vacantIn(found) : hold === "late" || hold === "missing" ? missingIn(found) : [];
  return {
    ...{ id: table.id, name: table.match.table.settings.name, stage, hold, deadlineAt },
    phase: state.powers.length > 0 ? position.phase : null,
    since: hold === "late" && deadlineAt !== null ? deadlineAt : since,
    powers: named.map((power) => titleOf(game.map, power)),
  };
}
