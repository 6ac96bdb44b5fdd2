import { z } from "zod";
import type { Seat, UserId } from "../game";
import { OFFICES, type Office } from "../game";
import { plainText } from "../plain-text";
import type { Json } from "../result";
import { HouseName, MOST_NAME } from "./house-name";
import type { Held } from "./seating";

/**
 * A table, once for all worlds: who sits where, who hosts, who asks to join, pause, takeback and rematch. Games know
 * seats, never users; tables know users, never cards.
 */
const user = z.string().min(1).max(64);
const seat = z.number().int().min(0).max(47);
const at = z.number().int();
const share = z.string().max(64);
const word = z.string().max(64);

/** The word of a private game, as its host sets it: no blanks, and capitals do not matter. */
export const PrivateWord = z.string().regex(/^\S{1,40}$/);

const office = z.enum(OFFICES);
const json: z.ZodType<Json> = z.json();

export const Occupant = z.discriminatedUnion("kind", [
  /** `away`: since when no device of theirs is connected; `shadow`: a bot acts for them until they are back. */
  z.object({ kind: z.literal("user"), user, share, away: at.nullable(), shadow: z.boolean() }),
  /**
   * A bot; `next`: who takes the seat over once nothing is being played; `keeps`: who left it (or was removed) in the
   * running deal: until that ends nobody else may have it.
   */
  z.object({ kind: z.literal("bot"), next: z.object({ user, share }).nullable(), keeps: user.nullable() }),
  /** Vacant; `since`: when its occupant left. */
  z.object({ kind: z.literal("nobody"), since: at.nullable() }),
]);
export type Occupant = z.infer<typeof Occupant>;

export const ENTRIES = ["open", "request", "closed"] as const;

/** The highest stake, in cents. */
const MOST_BET = 100_000;
export const MOST_INFO = 120;

export const Settings = z.object({
  name: z
    .string()
    .transform((name) => plainText(name))
    .pipe(z.string().min(1).max(MOST_NAME)),
  /** Nobody named it: what it is called in English is its `name`. */
  houseName: HouseName.optional(),
  /** Listed in the lobby; otherwise found by its link alone. */
  public: z.boolean(),
  /** `open`: whoever comes sits down; `request`: the host is asked; `closed`: nobody joins. */
  entry: z.enum(ENTRIES),
  /** Time for a move in seconds; null: no limit. When it is up, a shadow plays. */
  moveSeconds: z.number().int().min(5).max(86_400).nullable(),
  /** How long an absent player is waited for before a shadow plays. */
  graceSeconds: z.number().int().min(0).max(3_600),
  /** How long a bot seems to think, in milliseconds. */
  botMillis: z.number().int().min(0).max(10_000),
  /** Nobody is told who sits where before the game is over: see `anonymity.ts`. */
  anonymous: z.boolean().optional(),
  /** What each player stakes on each game, in cents; it never changes. Absent: nothing. */
  bet: z.number().int().min(1).max(MOST_BET).optional(),
  /** What its host says of it to those who look for a table. */
  info: z
    .string()
    .transform((info) => plainText(info))
    .pipe(z.string().max(MOST_INFO))
    .optional(),
  /** A match of a tournament: nobody hosts it, it begins when all are there, and its seats are kept. It never changes. */
  houseRun: z.literal(true).optional(),
});
export type Settings = z.infer<typeof Settings>;

/** Who holds an office of the table besides the host's. `copies`: of all that players write to each other in private. */
export type Officer = { user: UserId; office: Office; copies?: true };

/**
 * Somebody who may come in whoever else may: to an office, or (null) to a seat. `spent`: they came or declined, and it
 * stands for nothing but a place in the list (see `evolve.ts`); `anyTime`: see `decideOffice`.
 */
export type Invitation = { user: UserId; office: Office | null; spent?: true; anyTime?: true };

/** A takeback that is asked for: back to the end of row `to`, where the classes' streams stood at `heads`. */
export type Takeback = { by: Seat; to: number; consents: Seat[]; heads: number[] };

/** The host wants to break off what is played; `by`: their seat, if they sit; `intent`: what they asked of the game. */
export type CallOff = { by: Seat | null; intent: Json; consents: Seat[] };

export type TableState = {
  seats: Occupant[];
  host: UserId | null;
  offices: Officer[];
  invitations: Invitation[];
  /** Who asks to join; `seat`: the one they want, and no other. */
  requests: { user: UserId; share: string; seat?: Seat }[];
  settings: Settings;
  paused: boolean;
  takeback: Takeback | null;
  /** Absent: nobody wants to break anything off. */
  callOff?: CallOff;
  /** The seats that want another series, once this one is over. */
  rematch: Seat[];
  /** Who has seen which hand of what is being played. */
  held: Held[];
  /** How often a takeback was asked for, or done without asking, in the running deal. */
  takebacks: number;
  closed: boolean;
  /** Its master laid their office down while something was played, and nobody has taken it since. */
  lostMaster?: true;
};

export const TableIntent = z.discriminatedUnion("type", [
  /**
   * Take a seat: the one named, else a vacant one, else a bot's. `share` goes into the chance of all later deals; `word`:
   * where the game asks for one.
   */
  z.object({ type: z.literal("sit"), seat: seat.optional(), share, word: word.optional() }),
  z.object({ type: z.literal("withdraw") }),
  z.object({ type: z.literal("accept"), user }),
  z.object({ type: z.literal("reject"), user }),
  z.object({ type: z.literal("leave") }),
  /** The host frees a seat: of its player, of its bot. */
  z.object({ type: z.literal("kick"), seat }),
  z.object({ type: z.literal("seat_bot"), seat: seat.optional() }),
  z.object({ type: z.literal("add_seat") }),
  z.object({ type: z.literal("drop_seat"), seat }),
  z.object({ type: z.literal("give_host"), user }),
  z.object({
    type: z.literal("settings"),
    change: Settings.omit({ houseName: true, bet: true, houseRun: true }).partial(),
  }),
  z.object({ type: z.literal("pause"), on: z.boolean() }),
  z.object({ type: z.literal("takeback") }),
  z.object({ type: z.literal("consent"), yes: z.boolean() }),
  /** The answer to a host who wants to break off what is played; the host's own no withdraws it. */
  z.object({ type: z.literal("call_off"), yes: z.boolean() }),
  z.object({ type: z.literal("rematch") }),
  /** The master's: back to what held after row `to`, or on to a branch that was set aside; `keep`: see `persistent`. */
  z.object({ type: z.literal("rewind"), to: z.number().int().positive(), keep: z.boolean() }),
  z.object({ type: z.literal("close") }),
  /** "I am here": the shadow steps back. */
  z.object({ type: z.literal("return") }),
  /** The clock's and the sidecar's: nobody is connected for this seat any more, or somebody is again. */
  z.object({ type: z.literal("away"), seat }),
  z.object({ type: z.literal("back"), seat }),
  /** The clock's: waiting is over, a bot acts for this seat. */
  z.object({ type: z.literal("shadow"), seat }),
  /** The staff's, through the clock: this user leaves the table at once. */
  z.object({ type: z.literal("banish"), user }),
  /** The clock's: this user, who is named here, bears another nick. */
  z.object({ type: z.literal("renamed"), user, was: z.string().max(64), nick: z.string().min(1).max(64) }),
  /** Somebody is asked to an office, or (null) to a seat; asked again, to something else. */
  z.object({ type: z.literal("invite"), user, office: office.nullable() }),
  /** An invitation is withdrawn, or declined by whom it is for. */
  z.object({ type: z.literal("uninvite"), user }),
  z.object({ type: z.literal("take_office"), office, word: word.optional() }),
  /** An office is laid down by whoever holds it, or taken from them by who runs the table. */
  z.object({ type: z.literal("end_office"), user }),
  /** The master gives somebody who sees everything copies of all private letters, or no longer. */
  z.object({ type: z.literal("give_copies"), user, on: z.boolean() }),
]);
export type TableIntent = z.infer<typeof TableIntent>;

export const TableEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("opened"), seats: seat, settings: Settings }),
  z.object({ type: z.literal("sat"), seat, user, share }),
  /** Waits for the deal's end to take a bot's place. */
  z.object({ type: z.literal("lined_up"), seat, user, share }),
  z.object({ type: z.literal("asked"), user, share, seat: seat.optional() }),
  z.object({ type: z.literal("refused"), user }),
  /** `kept`: in a deal, so a bot plays on; otherwise the seat is vacant. */
  z.object({
    type: z.literal("left"),
    ...{ seat, user: user.nullable(), at, kicked: z.boolean(), kept: z.boolean().default(false) },
  }),
  /** The deal is over in which its player left. */
  z.object({ type: z.literal("freed"), seat, at }),
  z.object({ type: z.literal("bot_sat"), seat }),
  z.object({ type: z.literal("seat_added") }),
  z.object({ type: z.literal("seat_dropped"), seat }),
  z.object({ type: z.literal("hosted"), user: user.nullable() }),
  z.object({ type: z.literal("changed"), change: Settings.partial() }),
  z.object({ type: z.literal("paused"), on: z.boolean() }),
  z.object({
    type: z.literal("takeback_asked"),
    ...{ by: seat, to: z.number().int(), heads: z.array(z.number().int()).default([]) },
  }),
  z.object({ type: z.literal("takeback_consented"), seat }),
  /** `by`: who had asked; `no`: who refused or withdrew it, null where the game went on instead. */
  z.object({
    type: z.literal("takeback_ended"),
    ...{ done: z.boolean(), by: seat.nullable().default(null), no: seat.nullable().default(null) },
  }),
  z.object({ type: z.literal("call_off_asked"), by: seat.nullable(), intent: json }),
  z.object({ type: z.literal("call_off_consented"), seat }),
  /** `no`: who refused it (the host: withdrew it), null where it was done or there is nothing left to break off. */
  z.object({ type: z.literal("call_off_ended"), done: z.boolean(), by: seat.nullable(), no: seat.nullable() }),
  z.object({ type: z.literal("rematch_wanted"), seat }),
  z.object({ type: z.literal("rematch_began") }),
  z.object({ type: z.literal("went_away"), seat, at }),
  z.object({ type: z.literal("came_back"), seat }),
  z.object({ type: z.literal("shadowed"), seat }),
  z.object({ type: z.literal("closed") }),
  /** `anyTime`: to see everything also while something is being played. */
  z.object({ type: z.literal("invited"), user, office: office.nullable(), anyTime: z.literal(true).optional() }),
  /** `declined`: by whom it was for. */
  z.object({ type: z.literal("uninvited"), user, declined: z.literal(true).optional() }),
  z.object({ type: z.literal("office_taken"), user, office }),
  /** `idle`: nothing was being played. */
  z.object({ type: z.literal("office_ended"), user, office, idle: z.literal(true).optional() }),
  z.object({ type: z.literal("copies_given"), user, on: z.boolean() }),
]);
export type TableEvent = z.infer<typeof TableEvent>;

/** Before anything happened. */
export const NO_TABLE: TableState = {
  seats: [],
  host: null,
  offices: [],
  invitations: [],
  requests: [],
  settings: {
    name: "Table",
    public: true,
    entry: "open",
    moveSeconds: null,
    graceSeconds: 60,
    botMillis: 900,
  },
  paused: false,
  takeback: null,
  rematch: [],
  held: [],
  takebacks: 0,
  closed: false,
};

/** The seat of a user; −1 if they have none. */
export const seatOfUser = (table: TableState, id: UserId): Seat =>
  table.seats.findIndex((occupant) => occupant.kind === "user" && occupant.user === id);

/** The office that a user holds; null: none. */
export const officeOf = (table: TableState, id: UserId): Office | null =>
  table.offices.find(({ user }) => user === id)?.office ?? null;

/** What a user is asked to; null: nothing, or it is spent. */
export const invitationOf = (table: Pick<TableState, "invitations">, id: UserId): Invitation | null =>
  table.invitations.find(({ user, spent }) => user === id && !spent) ?? null;

/** Whether a user may do what runs a table: its host, and its master. */
export const runsTable = (table: TableState, id: UserId): boolean =>
  table.host === id || officeOf(table, id) === "master";
