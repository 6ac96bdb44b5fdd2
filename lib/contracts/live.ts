import { z } from "zod";
import type { Access } from "../engine/kernel/access";
import type { Changes } from "../engine/kernel/changes";
import type { Narration, Office, Seat, UserId } from "../engine/kernel/game";
import type { Refusal } from "../engine/kernel/result";
import type { Joining } from "../engine/kernel/table/joining";
import type { TableView } from "../engine/kernel/table/view";
import { TableIntent } from "../engine/kernel/table/vocabulary";
import type { FirstPage, FirstPageChange, TableFilter, TablePage } from "./lobby";
import type { TradeNews } from "./market-words";
import type { Unread } from "./notice-words";
import { ReadPress, SendPress } from "./press";
import type { PressLine } from "./press-words";
import type { GameRecord } from "./table";
import { Topic } from "./topics";
import type { WorldName } from "./worlds";

/**
 * What crosses the wire between a page and the sidecar. One map per direction; the gateway parses every input with its
 * schema, and always answers with a `Reply`.
 */

const tableId = z.string().min(1).max(40);
const version = z.string().max(40);

const moveHead = {
  tableId,
  /** Made by the sender; sending it again gives the first answer. */
  moveId: z.string().regex(/^[\w-]{8,64}$/),
  /** A seat of their own, the host's office, or none. */
  as: z.union([z.number().int().min(0).max(47), z.enum(["host", "master", "visitor"])]),
  /** Refuse the move if the sender's stream has gone on since. */
  ifVersion: version.optional(),
};

export const TableMove = z.discriminatedUnion("to", [
  z.object({ ...moveHead, to: z.literal("table"), intent: TableIntent }),
  /** The world's own schema parses the intent; all that comes over the wire is JSON. */
  z.object({ ...moveHead, to: z.literal("game"), intent: z.unknown() }),
]);
export type TableMove = z.infer<typeof TableMove>;

const tableFilter: z.ZodType<TableFilter> = z.object({
  words: z.string().max(80),
  game: z.string().max(80).nullable(),
  seats: z.union([z.enum(["any", "free"]), z.number().int().min(1).max(48)]),
  player: z.string().max(40).nullable(),
});

/** A place in the list of open tables: its line need not exist any more. */
export const TableCursor = z.string().regex(/^[012]\.\d{1,15}\.[0-9a-z]{1,40}$/);

/** As far as anything lies from the middle of a table. */
const onTable = z.int().min(-10_000).max(10_000);

/**
 * What somebody moves and has not let go of: things that lie on the table, by id, the one under the pointer first; null:
 * something that they hold. Where it is now, as they see the table.
 */
const Dragged = z.object({
  cards: z.array(z.int().min(0)).min(1).max(200).nullable(),
  x: onTable,
  y: onTable,
});
export type Dragged = z.infer<typeof Dragged>;

export const SOCKET_INPUTS = {
  /** Watch a table, from the version already held. Answers with what was missed. */
  "table:join": z.object({ tableId, version: version.optional() }),
  "table:leave": z.object({ tableId }),
  "table:move": TableMove,
  /** What one moves with the pointer just now; null: nothing any more. Told to those at the table, kept nowhere. */
  "table:drag": z.object({ tableId, as: z.int().min(0).max(47), drag: Dragged.nullable() }),
  /** The page is looked at, or not. */
  "presence:idle": z.object({ idle: z.boolean() }),
  "lobby:join": z.object({}),
  "lobby:leave": z.object({}),
  /** A page of the open tables that fit, from the first on or after a cursor. */
  "lobby:find": z.object({ filter: tableFilter, after: TableCursor.nullable() }),
  "chat:post": z.object({
    room: z.union([z.literal("lobby"), z.string().regex(/^table:[0-9a-z]{1,40}$/)]),
    text: z.string().max(2_000),
    id: z.string().min(8).max(64),
  }),
  "press:send": SendPress,
  "press:read": ReadPress,
  /** Be told when something about a topic changed, also since a page about it was written (ms since 1970); or no longer. */
  "topic:watch": z.object({ topic: Topic, since: z.number().int().nonnegative().optional() }),
  "topic:leave": z.object({ topic: Topic }),
} as const;
export type SocketInputs = { [K in keyof typeof SOCKET_INPUTS]: z.infer<(typeof SOCKET_INPUTS)[K]> };

export type Person = { id: UserId; nick: string; avatar: string; guest: boolean };

/** What the clock does next at a table: `deal` begins by itself, `move` is played by a shadow. */
export type TableClock = { at: number; kind: "deal" | "move" };

/** As whom this viewer acts at a table, and how they can join it; of their own, not of their class. */
export type TableAccess = Omit<Access, "viewerClass" | "seats"> & Joining;

/** Everything that one viewer is shown of a table; `game` is a view of its world. */
export type TableSnapshot<View = unknown> = {
  world: WorldName;
  version: string;
  access: TableAccess;
  /** The offices that somebody can be asked to, besides a seat. */
  offices: readonly Office[];
  seat: Seat | null;
  table: TableView;
  game: View;
  clock: TableClock | null;
  /** The epoch of chance of the deal that is being played: names its proof and its replay. */
  epoch: number;
  people: Record<UserId, Person>;
  /** While a takeback is asked for: the lines of the log after this number are what it would undo. */
  undoFrom: number | null;
};

/**
 * One line of a table's log; `n`: the message of the viewer's own stream that told it. `standIn`: a bot did it for a
 * person who was away, too slow, or had left. `undone`: taken back since.
 */
export type LogEntry = { n: number; at: number; say: Narration; standIn?: true; undone?: true };

/**
 * A message of a viewer's own stream; `n` of its version is one more than that of the message before. It is sent to
 * everybody at every move, so that what would say nothing is left out.
 */
export type TableMessage<View = unknown> = {
  tableId: string;
  version: string;
  at: number;
  /** What is to be said of it, if anything: `logEntries` makes lines of it. */
  log?: Pick<LogEntry, "say" | "standIn">[];
  /** Absent: the clock does nothing. */
  clock?: TableClock;
  /** Absent: as before. */
  epoch?: number;
  /** The view after it, whole; absent where `changes` tells what is other than in the view of the message before. */
  game?: View;
  /** Absent, and `game` too: the view is the same as before. */
  changes?: Changes;
  /** While a takeback is asked for, as in `TableSnapshot`. */
  undoFrom?: number;
  /** Something was taken back: the lines of the log after this number, up to this message, are undone. */
  undone?: number;
  /** The records of what ended are others than before: read them anew. */
  records?: true;
  /** What ended with it, for the score sheet. */
  record?: GameRecord;
  /** Only where the table itself changed. */
  table?: TableView;
  people?: Record<UserId, Person>;
};

/** Who is connected to a table; not part of the versioned stream. */
export type TablePresence = { tableId: string; here: UserId[]; idle: UserId[]; people: Record<UserId, Person> };

/**
 * Where something is that somebody drags, as the viewer sees the table; may be lost. Nowhere: they have let go. The last
 * is what it is, told now and again; null: something out of their hand. A list, since it is sent often.
 */
export type DragTold = readonly [
  tableId: string,
  seat: Seat,
  x?: number | undefined,
  y?: number | undefined,
  cards?: readonly number[] | null,
];

export type ChatView = { id: string; room: string; at: number; by: { id: UserId; nick: string }; text: string };

export type Reply<T> = { ok: true; value: T } | { ok: false; error: Refusal; snapshot?: TableSnapshot };

export type Joined<View = unknown> = TableSnapshot<View> & {
  /** The server's clock. */
  now: number;
  /** What happened lately, oldest first. */
  log: LogEntry[];
  chat: ChatView[];
};

export type SocketReplies = {
  "table:join": Joined;
  "table:leave": null;
  "table:move": { version: string };
  "table:drag": null;
  "presence:idle": null;
  "lobby:join": { now: number; first: FirstPage; chat: ChatView[]; online: Online; trades: TradeNews[] };
  "lobby:leave": null;
  "lobby:find": TablePage;
  "chat:post": ChatView;
  "press:send": PressLine;
  "press:read": null;
  "topic:watch": null;
  "topic:leave": null;
};

export type Online = { here: Person[]; idle: Person[] };

/** What the sidecar sends by itself. */
export type SocketOutputs = {
  "table:message": TableMessage;
  /** As whom the viewer acts has changed, or how they can join. */
  "table:access": { tableId: string; access: TableAccess };
  /** The viewer's class changed: a whole view of its new stream. */
  "table:view": Joined & { tableId: string };
  "table:presence": TablePresence;
  "table:drag": DragTold;
  "chat:line": ChatView;
  /** A letter, to those who are given it. */
  "press:line": { tableId: string; line: PressLine; names: Record<string, string> };
  /** A thread was read, on another device of the same member. */
  "press:read": { tableId: string; party: string; thread: string };
  "lobby:tables": FirstPageChange;
  "lobby:online": Online;
  /** What was traded at the market lately. */
  "lobby:trades": TradeNews[];
  /**
   * How many notices of the inbox wait to be read: to all connections of their member when that changes (`news`), and to
   * each once it is there, for what changed between the writing of its page and then.
   */
  "inbox:unread": { unread: Unread; news: boolean };
  /** Something about a topic that is watched changed: what, the page reads for itself. */
  "topic:changed": { topic: string };
  /** The session has ended: sign in again. */
  "session:ended": { reason: string };
};

export type ClientToServer = {
  [K in keyof SocketInputs]: (input: SocketInputs[K], reply: (answer: Reply<SocketReplies[K]>) => void) => void;
};
export type ServerToClient = { [K in keyof SocketOutputs]: (output: SocketOutputs[K]) => void };
