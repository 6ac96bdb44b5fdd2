import type { ZodType } from "zod";
import type { Random } from "./random";
import type { Json, Refusal, Result } from "./result";

/** A place at a table, counted from 0. Games know seats, never users. */
export type Seat = number;

/** Milliseconds since the epoch, UTC. */
export type Instant = number;

export type UserId = string;

/**
 * Who asks for something: the occupant of a seat, an office of the table, or a visitor (to whom only tables listen).
 * `user` is kept for the log; a seat without one is played by a bot.
 */
export type Actor = ({ seat: Seat } | { role: "host" | "master" | "clock" | "judge" | "visitor" }) & { user?: UserId };

/** The offices that somebody holds by name, weakest first. */
export const OFFICES = ["observer", "omniscient", "master"] as const;
export type Office = (typeof OFFICES)[number];

export type ViewerRole = "player" | "spectator" | Office;

/** Through whose eyes a state is shown. A spectator has no seats; `omniscient` and `master` see everything. */
export type Viewer = { seats: ReadonlySet<Seat>; role: ViewerRole };

/**
 * What a decision may use besides the state. `openEpoch` starts the next epoch of chance (once per deal): its draws
 * come from a key that no earlier reveal opens.
 */
export type Ctx = {
  now: Instant;
  random: Random;
  openEpoch(): Random;
  /** The seat of the table's host, if they sit and may be told of. */
  readonly host?: Seat;
};

/**
 * What a viewer learns of an event: the event itself or a redacted form of it. `news` marks that it tells this viewer
 * something that was hidden from them until then (a takeback across it needs everybody's consent).
 */
export type Seen = { readonly type: string; readonly news?: true; readonly [key: string]: Json | undefined };

/**
 * One sentence as data: `code` picks the sentence (`cards/played`), `data` fills it. Seats stay numbers and cards stay
 * card names; the page writes them out in the reader's language. `tone` tells how loudly it may be said.
 */
export type Narration = { code: string; data: { readonly [key: string]: Json }; tone?: "turn" | "trick" | "result" };

/** The end of a game: `places` best first, those who tie together. */
export type Outcome = { places: Seat[][]; scores?: Record<Seat, number>; reason: string };

/**
 * Whom a game waits for, and until when; the clock sends `due.intent` as actor `clock` at `due.at`. `soon`: nothing has
 * happened that anybody would linger over, so it comes even for somebody who is alone with bots.
 */
export type Waiting<Intent> = { seats: Seat[]; due?: { at: Instant; intent: Intent; soon?: true } };

/**
 * A world's rules, behind the one contract that tables, replays, clocks, bots and exports are written against.
 *
 * `State` is JSON and holds only what a rule reads (nothing that grows with the series) and the hash of its
 * configuration. `evolve` copies what it changes and never refuses; all other functions never mutate what they are
 * given. An *Intent* is what somebody asks for, an *Event* a fact: `fold(events)` alone rebuilds a game.
 */
export interface Game<State, Intent, Event, View> {
  /** The hash of the configuration that this game was compiled from. */
  readonly hash: string;
  readonly schema: { intent: ZodType<Intent>; event: ZodType<Event> };
  /** The state before `setup`. */
  readonly initial: State;
  /** The smallest and largest number of seats that can play. */
  readonly seats: { min: number; max: number };
  /** The facts that begin a game for these seats. */
  setup(seats: Seat[], ctx: Ctx): Event[];
  /** Is this intent allowed, and what then happens? Never mutates, draws only from `ctx`. */
  decide(state: State, actor: Actor, intent: Intent, ctx: Ctx): Result<Event[], Refusal>;
  /** One fact further. Total and pure: copies only what it changes. */
  evolve(state: State, event: Event): State;
  waitsFor(state: State): Waiting<Intent>;
  /**
   * Seats that nobody waits for and that win by what they may do now: bots do it at once, before others act. People are left to
   * see it themselves. Absent: there are none.
   */
  winsUnasked?(state: State): Seat[];
  /** Every intent that `decide` accepts from this seat now (enumerable games): for views, bots and tests. */
  legal?(state: State, seat: Seat): Intent[];
  /** All that this viewer may know, with what it may do now. */
  view(state: State, viewer: Viewer): View;
  /** Views of one state for many viewers, which may have parts in common: what everybody is shown alike is made once. */
  views?(state: State): (viewer: Viewer) => View;
  /** What this viewer learns of an event; null: it receives nothing, not even that something happened. */
  see(event: Event, before: State, after: State, viewer: Viewer): Seen | null;
  /** One sentence for what was seen; null where there is nothing worth saying. */
  narrate(seen: Seen): Narration | null;
  /** Not null once the game is over. */
  outcome(state: State): Outcome | null;
  /**
   * Changes the seats between deals: seat i is from now on who was seat `from[i]`, or somebody new where no such seat
   * was. Afterwards seats count from 0 without a gap. Absent: the seats are fixed.
   */
  reseat?(state: State, from: Seat[], ctx: Ctx): Result<Event[], Refusal>;
  /** The seats that this one's occupant acts and sees for, itself included; absent: only itself. */
  controls?(state: State, seat: Seat): Seat[];
  /**
   * Facts that follow from a seat's having somebody or nobody (a power is taken over, is vacant, is kept for whoever left
   * it); none where the game knows it already. Asked of every seat after each move; `bot`: it has a bot of its own, that keeps it
   * for nobody. Absent: the game does not mind who sits.
   */
  occupied?(state: State, seat: Seat, taken: boolean, ctx: Ctx, bot: boolean): Event[];
  /** Whether an empty seat is there for somebody new while it is played; absent: each is. */
  takeable?(state: State, seat: Seat): boolean;
  /** Seats that wait for somebody new: when one becomes so while somebody sits there, the table frees it. */
  vacant?(state: State): Seat[];
  /** Whether an event survives a rewind that keeps (players, rules, timing, description), until one that does not goes behind it. */
  persistent?(event: Event): boolean;
  /** Facts to append after a rewind, an unpause or a load: fresh deadlines. */
  resume?(state: State, cause: "rewound" | "unpaused" | "loaded", ctx: Ctx): Event[];
  /** The secret things of a deal, in order, to which the kernel commits in public (a Merkle root); null: not a deal. */
  committed?(event: Event): readonly string[] | null;
  /**
   * Whether an intent of the host breaks off what somebody may be winning: then all who play have to agree. Absent: none
   * does.
   */
  callsOff?(state: State, intent: Intent): boolean;
  /** False where `see` may return null for a seat: there one orders anew instead of taking back. */
  readonly takeback: boolean;
  /**
   * Played by correspondence: the game's own deadlines press, nothing else. Nobody's absence brings a shadow, no vacant
   * seat a bot, and play begins though nobody is there to see it.
   */
  readonly correspondence?: true;
  /**
   * Nobody is hurried: no absence brings a shadow, and a seat that somebody left in play waits for them. Bots play where they were seated.
   */
  readonly patient?: true;
  /** Whether its own clock sees to whoever is late now: no host has to. Absent: it does not. */
  keepsTime?(state: State): boolean;
  /** The intent that begins play once every seat is taken; the clock sends it. Absent or null: somebody has to. */
  begin?(state: State): Intent | null;
  /** The intent that starts all over after the end, keeping the seats; sent when everybody wants a rematch. */
  readonly again?: Intent;
  /**
   * The word, in capitals, that whoever was not asked here has to name: to sit, and to observe without an invitation.
   * Null or absent: none.
   */
  word?(state: State): string | null;
  /** Whether who played what stays untold after the end, at a table where it was untold before. Absent: it does not. */
  conceals?(state: State): boolean;
  /**
   * Whether something lies hidden though nothing is played yet, such as a game that was saved: nobody comes to see
   * everything then. Absent: nothing does.
   */
  hides?(state: State): boolean;
  /** Whether nothing is being played just now: seats may change hands between persons and bots. Absent: never. */
  idle?(state: State): boolean;
  /** The offices besides spectators that may watch here. Absent: none. */
  readonly offices?: readonly Office[];
}
