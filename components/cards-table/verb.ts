import type { Card, Intent } from "@/lib/engine/cards/vocabulary";
import type { HostAction } from "./types";

/** Something that can be done now, and all of it. */
export type Verb = {
  id: string;
  /** Names the whole act. */
  label: string;
  /** For a narrow place. */
  short?: string;
  act: { intent: Intent } | { host: HostAction } | { queue: Card | null } | null;
  /** Why it cannot be done yet. */
  reason?: string;
  /** The single key for it. */
  letter?: string;
  /** It costs something that cannot be had back, and is asked about before it is done: see `ask-first.tsx`. */
  ask?: "blind" | "unseen" | "redeal" | "sell" | "claim";
  /** Stands beside the numbers that it sends, not in the action bar. */
  inPad?: true;
};

export type Verbs = { main: Verb | null; others: Verb[] };
