import type { Signature } from "../engine/diplomacy/game/press";
import type { Refusal } from "../engine/kernel/result";

/** What pages and services say to each other of press; light enough for the browser. */

/** The longest letter, in characters. */
export const PRESS_MAX = 5_000;

/**
 * Who takes part, in one word: `m` the master, `p:FRANCE` a power, `o:<user>` somebody who holds an office beside the
 * powers, `u:<user>` a player before powers are drawn, `?` nobody says who.
 */
export type PartyWord = string;
export type ToWords = "all" | readonly PartyWord[];

/** A letter as one reader is shown it. */
export type PressLine = {
  id: string;
  at: number;
  phase: string;
  /** As whom the reader has it: `all` where everybody does, `log` where it is read in the log of all letters. */
  party: PartyWord | "all" | "log";
  thread: string;
  /** Null: nobody says who wrote it. */
  from: PartyWord | null;
  to: ToWords;
  text: string;
  /** The reader wrote it. */
  mine?: true;
  /** Told to those who may know: what its readers are shown instead. */
  shownAs?: { from: PartyWord | null; to: ToWords };
};

/** A talk between the same: what was said last, and what waits to be read. */
export type PressThread = { party: PartyWord | "all"; thread: string; lines: number; unread: number; last: PressLine };

/** Whether and how one party may write now: what a page offers and what is accepted are both this. */
export type PressDesk = {
  party: PartyWord;
  toAll: { refused: Refusal | null; signatures: readonly Signature[] };
  /** How letters to some are signed, and whether it is known that the master reads them. */
  signatures: readonly Signature[];
  copiesAreOpen: boolean;
  readers: readonly { party: PartyWord; refused: Refusal | null; signatures: readonly Signature[] }[];
};

/** Everything that a reader needs to begin with. */
export type PressRoom = {
  desks: readonly PressDesk[];
  threads: readonly PressThread[];
  /** Sees every letter, with who really wrote it. */
  knowsAll: boolean;
  /** The phases of the letters that they may read, the first first. */
  phases: readonly string[];
  /** Nicks of those whom words name by their user. */
  names: Readonly<Record<string, string>>;
};

/** Some letters, the oldest first; `more`: there are older ones. */
export type PressPage = { lines: readonly PressLine[]; more: boolean; names: Readonly<Record<string, string>> };

export type PressSign = { kind: "own" } | { kind: "grey" } | { kind: "claim"; from: PartyWord; to: ToWords };

/** The game master, as one who takes part. */
export const MASTER_WORD = "m";

/** Written to the game master and nobody else: they know who writes, whatever is shown to others. */
export const isToMaster = (to: ToWords): boolean => to !== "all" && to.every((word) => word === MASTER_WORD);

/** The mark of nobody who is known, in a thread. */
export const UNKNOWN_WORD = "?";

/** Those who take part in a thread; empty for that of everybody. */
export const wordsOf = (thread: string): PartyWord[] => (thread === "all" || thread === "" ? [] : thread.split(","));

/** What a desk says to a letter: why it cannot go out, and how it may be signed. */
export function leaveAt(desk: PressDesk, to: ToWords): { refused: Refusal | null; signatures: readonly Signature[] } {
  if (to === "all") return desk.toAll;
  if (to.length === 0) return { refused: { code: "press/nobody" }, signatures: [] };
  const readers = to.map((word) => desk.readers.find(({ party }) => party === word));
  const refused = readers.some((reader) => !reader)
    ? { code: "press/no_such_reader" }
    : (readers.find((reader) => reader?.refused)?.refused ?? null);
  return { refused, signatures: refused === null ? signaturesOfAll(readers) : [] };
}

/** Those in which a letter to each of them may be signed. */
const signaturesOfAll = (readers: readonly (PressDesk["readers"][number] | undefined)[]): readonly Signature[] =>
  (readers[0]?.signatures ?? []).filter((one) => readers.every((reader) => reader?.signatures.includes(one)));
