import type { Actor } from "@/lib/auth/policy";
import type { Desk, DeskCard, DeskPoint, HoldUp } from "@/lib/contracts/diplomacy-desk";
import { prisma } from "@/lib/db/client";
import { NUDGE_EVERY } from "@/lib/engine/diplomacy/game/decide-master";
import { rotationAt } from "@/lib/engine/diplomacy/game/env";
import type { DiplomacyEvent } from "@/lib/engine/diplomacy/game/event";
import { missingPowers } from "@/lib/engine/diplomacy/game/late";
import { resultsText } from "@/lib/engine/diplomacy/game/results-text";
import { rewindPoints } from "@/lib/engine/diplomacy/game/rewind";
import { isLive, isVacant, type State } from "@/lib/engine/diplomacy/game/state";
import type { Phase } from "@/lib/engine/diplomacy/map/model";
import { titleOf } from "@/lib/engine/diplomacy/map/titles";
import type { Row } from "@/lib/engine/kernel/envelope";
import { liveRows } from "@/lib/engine/kernel/fold";
import { ok, type Refusal, type Result } from "@/lib/engine/kernel/result";
import type { DiplomacyTable } from "./master-table";
import { fileOf, masteredBy, rowsOf } from "./master-table";
import { actsOf, entriesOf } from "./read-acts";

/** Everything on the desk of a game's master. Refuses `diplomacy/unknown` to everybody else. */
export async function readDesk(actor: Actor, { id }: { id: string }): Promise<Result<Desk, Refusal>> {
  const found = await masteredBy(actor, id);
  if (!found.ok) return found;
  const { table, game, state } = found.value;
  const rows = await rowsOf(found.value);
  const begun = state.powers.length > 0;
  return ok({
    id,
    name: table.match.table.settings.name,
    config: configOf(game),
    settings: state.settings,
    rotate: rotationAt(game, state),
    stage: state.stage,
    phase: begun ? state.position.phase : null,
    gate: state.gate,
    nudgeFrom: nudgeFrom(state, Date.now()),
    deadlineAt: state.deadlineAt,
    zone: state.settings.zone,
    missing: isLive(state) ? missingPowers(game, state).map(({ name }) => name) : [],
    vacant: vacantIn(found.value),
    ...fileOf(found.value, Date.now()),
    points: deskPoints(rows),
    acts: actsOf(rows, true),
    entries: entriesOf(id, rows),
    preview: previewIn(found.value, rows),
  });
}

function configOf({
  config: { map, variant, morph, mapText, dummies, roles },
}: DiplomacyTable["game"]): Desk["config"] {
  return {
    map,
    ...(variant ? { variant } : {}),
    morph,
    ...(mapText === undefined ? {} : { mapText }),
    ...(dummies ? { dummies } : {}),
    ...(roles ? { roles } : {}),
  };
}

function nudgeFrom({ nudgedAt }: State, now: number): number | null {
  const next = nudgedAt === undefined ? now : nudgedAt + NUDGE_EVERY;
  return next > now ? next : null;
}

const vacantIn = ({ state }: DiplomacyTable): string[] =>
  isLive(state) ? state.powers.filter(isVacant).map(({ name }) => name) : [];

/** All moments to go to, but the one where the game stands, with what would be undone. */
function deskPoints(rows: readonly Row<DiplomacyEvent>[]): DeskPoint[] {
  const live = liveRows(rows);
  const last = rows.at(-1)?.seq ?? 0;
  return rewindPoints(rows)
    .filter(({ seq }) => seq > 0 && seq < last)
    .map((point) => {
      const since = point.live ? live.filter(({ seq }) => seq > point.seq) : [];
      const events = since.flatMap(({ payload }) => (payload.kind === "game" ? [payload.event] : []));
      return {
        ...point,
        at: rows.find(({ seq }) => seq === point.seq)?.at ?? 0,
        undoes: events.flatMap((event): Phase[] => (event.type === "phase_processed" ? [event.phase] : [])),
        orders: events.filter(({ type }) => type === "orders_set").length,
      };
    });
}

/** What the master had computed of the phase that is played, if nothing has happened to it since that changes it. */
function previewIn({ table, game, state }: DiplomacyTable, rows: readonly Row<DiplomacyEvent>[]): string | null {
  const { phase } = state.position;
  for (const { payload } of liveRows(rows).toReversed()) {
    if (payload.kind !== "game") continue;
    const { event } = payload;
    if (event.type === "previewed" && JSON.stringify(event.phase) === JSON.stringify(phase)) {
      const { results, position: after } = event;
      return resultsText(game.map, { game: table.match.table.settings.name }, { phase, results, after });
    }
    if (event.type === "phase_entered" || event.type === "orders_set" || event.type === "position_set") return null;
  }
  return null;
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
  const cards: DeskCard[] = [];
  for (const { table } of found) {
    const mastered = await masteredBy({ id: member.id } as Actor, table.id);
    if (mastered.ok) cards.push(cardOf(mastered.value, table.movedAt.getTime(), Date.now()));
  }
  return cards.sort((one, other) => URGENT.indexOf(one.hold) - URGENT.indexOf(other.hold) || one.since - other.since);
}

const URGENT: readonly HoldUp[] = ["late", "vacant", "gate", "waiting", "preparation", "forming", "missing", "none"];

function cardOf(found: DiplomacyTable, movedAt: number, now: number): DeskCard {
  const { table, game, state } = found;
  const { stage, gate, deadlineAt, position } = state;
  const vacant = vacantIn(found);
  const missing = isLive(state) ? missingPowers(game, state).map(({ name }) => name) : [];
  const past = deadlineAt !== null && deadlineAt < now;
  const hold: HoldUp =
    stage === "preparation" || stage === "forming"
      ? stage
      : vacant.length > 0
        ? "vacant"
        : stage === "waiting"
          ? "waiting"
          : stage !== "active"
            ? "none"
            : gate === "WAIT" || gate === "AWAIT"
              ? "gate"
              : missing.length === 0
                ? "none"
                : past
                  ? "late"
                  : "missing";
  return {
    ...{ id: table.id, name: table.match.table.settings.name, stage, hold },
    phase: state.powers.length > 0 ? position.phase : null,
    since: hold === "late" && deadlineAt !== null ? deadlineAt : movedAt,
    powers: (hold === "vacant" ? vacant : hold === "late" || hold === "missing" ? missing : []).map((power) =>
      titleOf(game.map, power),
    ),
  };
}
