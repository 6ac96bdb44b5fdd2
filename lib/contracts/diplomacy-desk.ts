import type { Settings } from "../engine/diplomacy/game/config";
import type { When } from "../engine/diplomacy/game/crystal/written";
import type { LostPart } from "../engine/diplomacy/game/lost-in-file";
import type { RewindPoint } from "../engine/diplomacy/game/rewind";
import type { Kind } from "../engine/diplomacy/game/state";
import type { Phase } from "../engine/diplomacy/map/model";
import type { Variant } from "../engine/diplomacy/rules/expand";
import type { OrderReceipt, PlayedPhase } from "./diplomacy";

/** Facts of which it is told that they happened, and no more. */
const PLAIN_ACTS = [
  ...(["nudged", "delayed", "started", "ended", "settings_changed", "private_set"] as const),
  ...(["position_set", "map_changed", "proposal_set", "listed", "revealed", "absence_set"] as const),
] as const;
type PlainAct = (typeof PLAIN_ACTS)[number];
const plain: ReadonlySet<string> = new Set(PLAIN_ACTS);
export const isPlainAct = (code: string): code is PlainAct => plain.has(code);

/** What a master did at a game, for whoever may read it: a code, and what of it is no secret from them. */
export type MasterAct = {
  /** When, in ms since the epoch, and as the how manieth of them: its row in the log would tell how much others did. */
  at: number;
  n: number;
  what: readonly { code: string; power?: string; phase?: Phase; detail?: string; due?: number | null }[];
  /** A rewind has gone back behind it since. */
  undone: boolean;
};

/**
 * Who entered something for a power when: for its master alone. Orders with what their player's receipt says of them;
 * `orders` null: they were taken back.
 */
export type EntryNote = { at: number; power: string; what: string; by: "player" | "master" } & Partial<
  Pick<OrderReceipt, "phase" | "hash"> & { orders: readonly string[] | null }
>;

/** A moment to go to, with what going there would undo. */
export type DeskPoint = RewindPoint & {
  /** Phases that were played since and stand. */
  undoes: readonly Phase[];
  /** How often orders were entered since. */
  orders: number;
};

/**
 * How a game stands once its master has gone to a moment. `gone`, `back`: lines of its status file (rules, timing, map,
 * messages of the master) that are in force now and not then, and the other way round.
 */
export type AfterRewind = {
  stage: string;
  deadlineAt: number | null;
  gone: readonly string[];
  back: readonly string[];
};

/**
 * What of a power's orders is in: all that is asked; nothing is asked; they are to come, or were by the deadline;
 * `default`: none are in, and the game waits for none.
 */
export type DeskOrders = "in" | "none" | "missing" | "late" | "default";

/** A power as its game's master has to know it. */
export type DeskPower = {
  name: string;
  kind: Kind;
  seat: number | null;
  /** What whoever plays it is called; null: nobody, or a bot. */
  player: string | null;
  /** The power (or MASTER) that orders for it while nobody plays it; null: nobody. */
  by: string | null;
  /** Null: nothing is ordered while the game does not run. */
  orders: DeskOrders | null;
  wait: boolean;
  /** SOLO, DIAS, LOSS or 3WAY; null: it has no vote. */
  vote: string | null;
  /** Whether it agrees to what is proposed; null: nothing is, or it has no vote. */
  agrees: boolean | null;
  centres: number;
  units: number;
};

/** All that the desk of one game shows to its master. */
export type Desk = {
  id: string;
  name: string;
  /** The map that is played on, with what the game adds to it. */
  config: {
    map: string;
    variant?: Variant;
    morph: string[];
    mapText?: string;
    dummies?: Record<string, string[]>;
    roles?: Record<string, string>;
  };
  /** What may be changed while it is played, and when control passes on, which may not. */
  settings: Settings;
  rotate: readonly string[] | null;
  stage: string;
  phase: Phase | null;
  /** The list that is written now (Crystal Ball); null: none. */
  writes: When | null;
  gate: string;
  /** From when on those who owe orders may be reminded again, in ms since the epoch; null: now. */
  nudgeFrom: number | null;
  /** In ms since the epoch; null: there is none. */
  deadlineAt: number | null;
  /** Where all orders are in: when the phase is processed by itself. Null: something is missing, or nobody but the master does. */
  goesOnAt: number | null;
  zone: string | null;
  /** When players are away, as the judge writes days. */
  absences: readonly { who: string; from: string; to: string }[];
  missing: readonly string[];
  /** Whether a reminder would reach anybody: whether one of those is somebody's. */
  reminds: boolean;
  vacant: readonly string[];
  /** The status file as it stands, and what says which one it is: see `saveStatus`. */
  file: string;
  mark: string;
  points: readonly DeskPoint[];
  acts: readonly MasterAct[];
  entries: readonly EntryNote[];
  /** In the map's order. */
  powers: readonly DeskPower[];
  /** What is proposed for all to answer, and by whom; null: nothing. */
  proposal: { result: string; by: string } | null;
  /** The last preview of the phase that is played, as it would be told, and in the judges' text. */
  preview: { text: string; played: PlayedPhase } | null;
};

/** Why a game does not go on by itself. */
export type HoldUp = "preparation" | "forming" | "vacant" | "waiting" | "gate" | "late" | "missing" | "none";

/** A line of the list of one's own games. */
export type DeskCard = {
  id: string;
  name: string;
  stage: string;
  phase: Phase | null;
  hold: HoldUp;
  /** Since when, in ms since the epoch. */
  since: number;
  /** When the phase ends, in ms since the epoch; null: it has no deadline. */
  deadlineAt: number | null;
  /** What the powers that hold it up are called on its map. */
  powers: readonly string[];
};

/**
 * What came of an import: the table; what the file says and the game does not, powers as their map calls them; and what
 * stands in it without effect, as the judge's reader says it in English.
 */
export type ImportReport = {
  id: string;
  lost: readonly LostPart[];
  noted: readonly { line?: number; message: string }[];
};

/** A status file as it was saved, and the mark by which the next change of it is saved. */
export type SavedFile = { file: string; mark: string };
