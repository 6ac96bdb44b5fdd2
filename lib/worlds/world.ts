import type { Dragged } from "@/lib/contracts/live";
import type { NoticeData, NoticeKind } from "@/lib/contracts/notice-words";
import type { Standing } from "@/lib/contracts/table-card";
import type { WorldName } from "@/lib/contracts/worlds";
import type { StoredRecord } from "@/lib/db/append";
import type { Game, Outcome, Seat, Seen, Viewer } from "@/lib/engine/kernel/game";
import type { Match } from "@/lib/engine/kernel/match";
import type { Random } from "@/lib/engine/kernel/random";
import type { Refusal } from "@/lib/engine/kernel/result";

/** A game as tables hold it, of whichever world: known by its contract alone. */
export type LiveGame = Game<unknown, unknown, unknown, unknown>;
export type LiveMatch = Match<unknown>;

export type StateOf<G> = G extends Game<infer State, infer _I, infer _E, infer _V> ? State : never;
export type IntentOf<G> = G extends Game<infer _S, infer Intent, infer _E, infer _V> ? Intent : never;
export type EventOf<G> = G extends Game<infer _S, infer _I, infer Event, infer _V> ? Event : never;
export type ViewOf<G> = G extends Game<infer _S, infer _I, infer _E, infer View> ? View : never;

/** What a bot is given: what its seat sees, what it may do, and chance of its own. Never the state. */
export type BotSeat<G, Info> = {
  view: ViewOf<G>;
  legal: readonly IntentOf<G>[];
  random: Random;
  info: Info;
  seat: Seat;
};

/** Something worth telling whoever is not looking; `kind` and what its sentence is made of. */
export type WorldNews = { kind: NoticeKind; data: NoticeData };

/**
 * Everything that tables need to know of a world besides the contract of its games. Declared for the world's own types;
 * tables hold it as `World`, whose types are unknown.
 */
export interface World<G extends LiveGame = LiveGame, Info = unknown> {
  readonly name: WorldName;
  /** What people call a game of it that has no name of its own. */
  readonly title: string;
  /** The game of a stored configuration, and what its pages need to know of it. Throws if it does not compile: only checked ones are stored. */
  load(body: unknown): { game: G; info: Info };
  /** The configuration with other choices of its variants; null: there is no such choice. Absent: the world knows none. */
  withChoices?(body: unknown, choices: readonly number[]): unknown | null;
  /** What was chosen otherwise than by the first choices, in words by language of the site; empty: nothing. */
  chosen?(game: G): Readonly<Record<string, readonly string[]>>;
  /** What lists say of where a game stands. */
  standing(game: G, state: StateOf<G>): Standing;
  /** Its clock holds people to deadlines: it stands still where nobody could order (`services/diplomacy/clock`). */
  readonly judges?: boolean;
  /** Whether what lists say may differ between two states. */
  changesStanding(before: StateOf<G>, after: StateOf<G>): boolean;
  /** What these events leave behind, and everybody may know; null: nothing. */
  record(before: Match<StateOf<G>>, events: readonly EventOf<G>[]): StoredRecord | null;
  /** The seats that everybody can see it wait for, from a spectator's view. */
  waitedFor(view: ViewOf<G>): readonly Seat[];
  /**
   * What a move is news of to those whom it was shown as `seen`; their view after it is made where it is asked for. It is
   * given nothing else, so that no notice says more than the page of whoever gets it. Absent: only whose turn it is.
   */
  news?(seen: readonly Seen[], view: () => ViewOf<G>): WorldNews[];
  /**
   * The address that alone gets the mails of a game; empty: none are sent. Null, absent: to each
   * their own.
   */
  tester?(game: G): string | null;
  /** What a bot does; null: this world has no bots, or nothing is asked of the seat. */
  bot(given: BotSeat<G, Info>): IntentOf<G> | null;
  /** At its tables people write letters by the game's own rules (press), and there is no chat. */
  readonly talk?: "press";
  /** Intents that are not taken from a table's page but by doors of their own, which count them: they take long to read. */
  readonly ownDoors?: readonly string[];
  /** How the game would end if it ended now, and what each has: where the time of a match is up. Null: not to be told yet. */
  soFar?(game: G, state: StateOf<G>): Pick<Outcome, "places" | "scores"> | null;
  /** Its tables show what somebody drags while they do; absent: nothing lies there that could be dragged. */
  readonly drags?: Drags<G>;
  /** Its games may be played for money: what `services/tables/beside.ts` does with stakes. */
  readonly stakes?: true;
  /** How a shuffle of secret things is proven; absent: the world draws chance, but deals nothing. */
  readonly shuffles?: Shuffles<G>;
}

/** What is told of things that somebody drags. */
export interface Drags<G extends LiveGame = LiveGame> {
  /** Why a seat may not drag these; null: it may. */
  why(game: G, state: StateOf<G>, seat: Seat, drag: Dragged): Refusal | null;
  /** Where a viewer sees what a seat drags. */
  at(game: G, drag: Dragged, seat: Seat, viewer: Viewer): { x: number; y: number };
}

/** What proofs need of a world that deals secret things. */
export interface Shuffles<G extends LiveGame = LiveGame> {
  /** The things in the order in which every shuffle begins. */
  order(game: G): string[];
  /** Whether everything of a deal may be shown once it is over. */
  reveals(game: G): boolean;
  /** The things that a seat holds, as far as a view shows them; null: it does not. */
  heldBy(view: ViewOf<G>, seat: Seat): readonly string[] | null;
  /** The things that a fact brings out of somebody's hand: whoever holds one later has not had it from the shuffle. */
  left(event: EventOf<G>): readonly string[];
}
