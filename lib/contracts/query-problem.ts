/** What is wrong with a filter, an order or a command of a collection; `lib/texts/query` says it. */
export type { DisplayProblem as QueryProblem } from "../engine/ccg/filter/display";
