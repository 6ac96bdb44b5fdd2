import type { Native } from "./machine";
import type { Surroundings } from "./surroundings";

/** The program that the language is built into: what it lends to scripts, and functions of its own. */
export type Host = Surroundings & {
  /** They go before the library. */
  functions?: Readonly<Record<string, Native>>;
};
