import { z } from "zod";
import { HOUSE_GAMES } from "../engine/ccg/sets";
import type { PartResult } from "../engine/ccg/tabletop/prize";
import { MANNERS } from "../engine/ccg/tabletop/script/game-script";
import { FLAGS } from "../engine/ccg/tabletop/vocabulary";
import type { Seat, UserId } from "../engine/kernel/game";
import { plainText } from "../engine/kernel/plain-text";
import type { OccupantView } from "../engine/kernel/table/view";
import { PrivateWord, Settings } from "../engine/kernel/table/vocabulary";
import type { LogEntry, Person } from "./live";

/** The request for a table for collectible cards: whose cards, how far their rules are minded, for how many. */
export const OpenTabletop = z.object({
  game: z.enum(HOUSE_GAMES),
  manner: z.enum(MANNERS),
  seats: z.number().int().min(1).max(8),
  /** Every second seat plays together: at free tables of four, six and eight alone. */
  teams: z.boolean().optional(),
  /** A bot takes the other seat: at strict tables alone. */
  bot: z.boolean().optional(),
  /** A chess clock: minutes for each, and what happens once they are used up. */
  clock: z.object({ minutes: z.number().int().min(1).max(240), flag: z.enum(FLAGS) }).optional(),
  /** The rules file that decks have to be legal by, and one of its formats; without one of them: in any. */
  format: z.object({ id: z.string().min(1).max(40), name: z.string().min(1).max(200).optional() }).optional(),
  /** What joining and observing ask for. */
  word: PrivateWord.optional(),
  settings: Settings.pick({ name: true, public: true, entry: true, bet: true, info: true }).partial({ name: true }),
});
export type OpenTabletop = z.infer<typeof OpenTabletop>;

/** Why a decided game is paid no prize out of new money. */
export const UNMINTED = [
  "alone",
  "bots",
  "guests",
  "decks",
  "short",
  "held",
  "often",
  "judged",
  "watched",
  "forked",
] as const;
export type Unminted = (typeof UNMINTED)[number];

/** What a game at a tabletop came to; money in cents. */
export type TabletopResult = {
  readonly number: number;
  readonly bet: number;
  readonly result: "decided" | "draw" | "undecided";
  readonly minted: number;
  readonly unminted: Unminted | null;
  readonly parts: readonly { readonly seat: Seat; readonly change: number; readonly result: PartResult | null }[];
};

/** One step of a game that is over, by the row of the log that it ended with, and what was said of it. */
export type TabletopReplayStep = { readonly seq: number; readonly log: LogEntry[] };

/** A game at a tabletop that is over, as whoever reads it saw it. */
export type TabletopReplay = {
  readonly tableId: string;
  readonly named: Pick<Settings, "name" | "houseName">;
  /** Who sits there now. */
  readonly seats: OccupantView[];
  readonly host: UserId | null;
  readonly people: Record<UserId, Person>;
  readonly steps: readonly TabletopReplayStep[];
  /** The reader has played it, with people alone: they may go on from any step. */
  readonly goesOn: boolean;
};

/** A moment of a game that is over, from which it is to go on. */
export const GoOnFrom = z.object({ tableId: z.string().min(1).max(64), seq: z.int().min(1) });
export type GoOnFrom = z.infer<typeof GoOnFrom>;

/** A game at a table with a stake is given to the judge: what is wrong, in the player's own words. */
export const CallGameJudge = z.object({
  tableId: z.string().min(1).max(64),
  call: z
    .string()
    .trim()
    .min(3, "tabletop/call")
    .max(300, "tabletop/call")
    .transform((text) => plainText(text)),
});
export type CallGameJudge = z.infer<typeof CallGameJudge>;

/** What the house refuses at a tabletop besides what its game does; `lost`: no answer came. */
export const HOUSE_REFUSALS = [
  "lost",
  "tabletop/short_of_bet",
  "tabletop/bet_needs_people",
  "tabletop/saved_needs_people",
  "tabletop/no_such_game",
  "tabletop/nothing_staked",
  "tabletop/called",
  "tabletop/call",
  "tabletop/no_format",
  "tabletop/not_legal",
  "tournament/other_deck",
  "tournament/moved_cards",
  "tournament/proxies",
] as const;

/** What a format says of a deck. */
export type DeckVerdict = { readonly name: string; readonly legal: boolean; readonly violations: readonly string[] };

/** A saved game that one may go on with. */
export type SavedGameLine = {
  readonly id: string;
  readonly title: string;
  /** The others' nicks; empty: one was alone. */
  readonly others: readonly string[];
  readonly turn: number;
  readonly bet: number;
  readonly byItself: boolean;
  readonly at: number;
};

export const OneSavedGame = z.object({ id: z.string().min(1).max(64) });
export const OneTabletop = z.object({ tableId: z.string().min(1).max(64) });

/** What somebody has done at tabletops: by how many played, and what they earned, in cents. */
export type TabletopRecord = {
  readonly rows: readonly {
    readonly players: number;
    readonly win: number;
    readonly draw: number;
    readonly loss: number;
  }[];
  readonly earned: number;
};
