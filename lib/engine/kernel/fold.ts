import { isAnonymous, namesFor } from "./anonymity";
import {
  type ClassMask,
  classesOf,
  hasClass,
  seatOfClass,
  union,
  type ViewerClass,
  viewerOf,
  withClass,
} from "./classes";
import type { Row } from "./envelope";
import type { Game, Seen, Viewer } from "./game";
import type { Match } from "./match";
import { Memory, type Stretch } from "./memory";
import { assertNever } from "./result";
import { dealHeld, evolveTable } from "./table/evolve";
import { seeTable } from "./table/view";
import type { TableEvent, TableState } from "./table/vocabulary";

/** What one viewer class learned of one row. */
export type SeenRow = {
  kind: "table" | "game" | "epoch" | "rewound";
  seen: Seen;
  /** A bot did it for a person: one who was away, too slow, or had left in this deal. */
  standIn?: true;
};

/**
 * What one move brought: the state after it, and for each class what it saw. `undone`: it went back to where the classes'
 * streams stood at these heads; null: it is no rewind.
 */
export type Observed<State> = {
  after: Match<State>;
  seen: Map<ViewerClass, SeenRow[]>;
  rows: Row<unknown>[];
  undone: readonly number[] | null;
};

/** The viewer that a class stands for at a table: an occupant sees for the seats that they control. */
export function viewerAt<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  state: State,
  viewerClass: ViewerClass,
): Viewer {
  const seat = seatOfClass(viewerClass);
  return viewerOf(viewerClass, seat === null ? [] : (game.controls?.(state, seat) ?? [seat]));
}

/** Whether waiting counts anew from here: somebody new is waited for, or the shadow of a slow player stepped back. */
function restartsClock(before: TableState, event: TableEvent): boolean {
  switch (event.type) {
    case "sat":
    case "bot_sat":
    case "paused":
      return true;
    case "came_back": {
      const occupant = before.seats[event.seat];
      return occupant?.kind === "user" && occupant.shadow;
    }
    default:
      return false;
  }
}

/** One row further, heads aside. `memory` is asked only at a rewind. */
function step<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  match: Match<State>,
  row: Row<Event>,
  memory: Memory<State, Event>,
): Match<State> {
  const { seq, epoch, payload, actor } = row;
  const { shares, dealSeq, dealEpoch, table, since, heads } = match;
  const unattended = actor.user === undefined ? match.unattended : 0;
  switch (payload.kind) {
    case "game": {
      const next = game.evolve(match.game, payload.event);
      const begins = game.idle?.(match.game) && !game.idle(next);
      const at = begins ? dealHeld(table) : table;
      return { seq, epoch, shares, dealSeq, dealEpoch, table: at, game: next, since: row.at, heads, unattended };
    }
    case "table": {
      const next = evolveTable(table, payload.event);
      const from = restartsClock(table, payload.event) ? row.at : since;
      return { seq, epoch, shares, dealSeq, dealEpoch, table: next, game: match.game, since: from, heads, unattended };
    }
    case "epoch": {
      const { game: same } = match;
      const deals = unattended + 1;
      return {
        ...{ seq, epoch, shares: payload.shares, dealSeq: seq, dealEpoch: epoch },
        ...{ table, game: same, since, heads, unattended: deals },
      };
    }
    case "rewound": {
      const { match: old, persistent } = memory.recall(payload.to);
      let state = old.game;
      if (payload.keep) for (const event of persistent) state = game.evolve(state, event);
      const { dealSeq: oldSeq, dealEpoch: oldEpoch } = old;
      // One that was asked for is counted already.
      const at = table.takeback ? table : { ...table, takebacks: table.takebacks + 1 };
      return {
        ...{ seq, epoch, shares, dealSeq: oldSeq, dealEpoch: oldEpoch },
        ...{ table: at, game: state, since: row.at, heads, unattended },
      };
    }
    default:
      return assertNever(payload);
  }
}

/** The states before and after each row of one move, heads aside. `memory` is needed where the move is a rewind. */
export function* stepsOf<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  match: Match<State>,
  rows: readonly Row<Event>[],
  memory: Memory<State, Event>,
): Generator<{ row: Row<Event>; before: Match<State>; after: Match<State> }> {
  let before = match;
  for (const row of rows) {
    const after = step(game, before, row, memory);
    memory.pass(row);
    yield { row, before, after };
    before = after;
  }
}

/** What a class learns of one row; null: nothing. */
function seeRow<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  row: Row<Event>,
  before: Match<State>,
  after: Match<State>,
  viewerClass: ViewerClass,
): SeenRow | null {
  const { payload } = row;
  switch (payload.kind) {
    case "table": {
      const names = isAnonymous(game, before)
        ? namesFor(game, before, viewerClass)
        : namesFor(game, after, viewerClass);
      const seen = seeTable(payload.event, names);
      return seen && { kind: "table", seen };
    }
    case "epoch":
      return { kind: "epoch", seen: { type: "epoch", epoch: row.epoch, root: payload.root, cards: payload.cards } };
    case "rewound":
      return { kind: "rewound", seen: { type: "rewound", news: true } };
    case "game": {
      const viewer = viewerAt(game, after.game, viewerClass);
      const seen = game.see(payload.event, before.game, after.game, viewer);
      return seen && { kind: "game", seen };
    }
    default:
      return assertNever(payload);
  }
}

function raised(heads: number[], mask: ClassMask): number[] {
  const next = heads.slice();
  for (let viewerClass = 0; 2 ** viewerClass <= mask; viewerClass++) {
    if (next.length <= viewerClass) next.push(0);
    if (hasClass(mask, viewerClass)) next[viewerClass]!++;
  }
  return next;
}

/** Whether a bot did this for a person. */
function isStandIn({ table }: Match<unknown>, { payload, actor }: Row<unknown>): boolean {
  if (payload.kind !== "game" || !("seat" in actor) || actor.user !== undefined) return false;
  const occupant = table.seats[actor.seat];
  return occupant?.kind === "user" || (occupant?.kind === "bot" && occupant.keeps !== null);
}

/**
 * Plays the rows of one move and tells what every class sees of it; the rows come back with their masks. Both the
 * writer of a move and every reader of it use this, so all agree on what a class's next message is. `memory` is needed
 * where the move is a rewind.
 */
export function observe<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  match: Match<State>,
  rows: readonly Row<Event>[],
  memory: Memory<State, Event> = new Memory(game, []),
): Observed<State> {
  const seen = new Map<ViewerClass, SeenRow[]>();
  const marked: Row<Event>[] = [];
  let state = match;
  let all: ClassMask = 0;
  let undone: readonly number[] | null = null;
  memory.note(match);
  for (const row of rows) {
    const next = step(game, state, row, memory);
    memory.pass(row);
    if (row.payload.kind === "rewound") undone = memory.recall(row.payload.to).match.heads;
    // That a bot acts for somebody tells of an anonymous table's players that they are away.
    const standIn = isStandIn(state, row) && !isAnonymous(game, state);
    let aud: ClassMask = 0;
    let news: ClassMask = 0;
    for (const viewerClass of classesOf(next.table.seats.length, game.offices)) {
      const what = seeRow(game, row, state, next, viewerClass);
      if (!what) continue;
      if (standIn) what.standIn = true;
      aud = withClass(aud, viewerClass);
      if (what.seen.news) news = withClass(news, viewerClass);
      all = withClass(all, viewerClass);
      const list = seen.get(viewerClass);
      if (list) list.push(what);
      else seen.set(viewerClass, [what]);
    }
    marked.push({ ...row, aud, news });
    state = next;
  }
  const after = { ...state, heads: raised(match.heads, all) };
  memory.note(after);
  return { after, seen, rows: marked, undone };
}

/**
 * Folds whole moves without asking what was seen; heads follow the stored masks. One pass forward: the states that later
 * rewinds go back to are kept as it comes by them. Throws where a rewind goes back to before `match`.
 */
export function fold<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  match: Match<State>,
  rows: readonly Row<Event>[],
  memory: Memory<State, Event> = new Memory(game, rows),
): Match<State> {
  let state = match;
  memory.note(state);
  for (let from = 0; from < rows.length; ) {
    const moveId = rows[from]!.moveId;
    let all: ClassMask = 0;
    let at = from;
    for (; at < rows.length && rows[at]!.moveId === moveId; at++) {
      const row = rows[at]!;
      state = step(game, state, row, memory);
      memory.pass(row);
      all = union(all, row.aud);
    }
    state = { ...state, heads: raised(state.heads, all) };
    memory.note(state);
    from = at;
  }
  return state;
}

/** The states at the ends of these rows of a table's past, and what survives a rewind to them. */
export type Recollect<State, Event> = (ends: readonly number[]) => Memory<State, Event>;

/** Asks a table's past, which is folded once for the same rows, and not at all for none. */
export function recollector<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  past: Stretch<State, Event> | undefined,
): Recollect<State, Event> {
  let last: { ends: string; memory: Memory<State, Event> } | null = null;
  return (ends) => {
    if (last?.ends === ends.join()) return last.memory;
    const memory = new Memory<State, Event>(game, past?.rows ?? [], ends);
    if (past && ends.length > 0) fold(game, past.from, past.rows, memory);
    last = { ends: ends.join(), memory };
    return memory;
  };
}

/** The rows that still count: the last one's line of descent. What a rewind set aside is left out, as is the rewind. */
export function liveRows<Event>(rows: readonly Row<Event>[]): Row<Event>[] {
  const live: Row<Event>[] = [];
  let to = Number.POSITIVE_INFINITY;
  for (const row of rows.toReversed()) {
    if (row.seq > to) continue;
    if (row.payload.kind === "rewound") to = row.payload.to;
    else live.push(row);
  }
  return live.reverse();
}
