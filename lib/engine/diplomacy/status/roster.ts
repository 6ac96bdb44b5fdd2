import type { StatusParticipant } from "./facts";

/** A participant while they are read. */
export type ParticipantDraft = {
  /** `POWER`, or the type of one who has none. */
  readonly header: string;
  readonly line: number;
  readonly facts: StatusParticipant & { name: string };
  /** First line of each directive. */
  readonly at: Map<string, number>;
  readonly orders: { readonly words: readonly string[]; readonly line: number }[];
  /** Offers of Payola. */
  readonly offers: { readonly text: string; readonly line: number }[];
  /** Lists of Crystal Ball, and the one below whose head one reads; null: none. */
  readonly lists: Record<"sooner" | "later", { readonly text: string; readonly line: number }[]>;
  list: "sooner" | "later" | null;
  /** Dislodged units (`F ION`) and their lines. */
  readonly dislodged: { readonly unit: string; readonly line: number }[];
  /** A centre, unit or retreat could not be read: what it has is not known. */
  unsure: boolean;
};

/** All participants, and who has what, so that nothing is searched twice. */
export type Roster = {
  readonly all: ParticipantDraft[];
  readonly byName: Map<string, ParticipantDraft>;
  /** Centre → power. */
  readonly owners: Map<string, string>;
  /** Province → unit. */
  readonly units: Map<string, string>;
  readonly dislodged: Map<string, string>;
  /** A unit or a whole block could not be read: where all units are is not known. */
  unsure: boolean;
};
