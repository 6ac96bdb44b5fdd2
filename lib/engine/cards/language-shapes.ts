import { deckHint } from "./card-hints";
import type { Wanted } from "./say";
import type { Shape } from "./shape";

/** Shapes that many options of the template language have. */

export const bool: Shape = { is: "bool" };
export const int: Shape = { is: "int" };
export const text: Shape = { is: "text" };
/** Names that are one character each, such as `"HSDC"`. */
export const letters: Shape = { is: "text", letters: true };
export const count = { is: "int", min: 1, max: 1000 } satisfies Shape;
export const cards: Shape = { is: "list", of: text, instead: deckHint };
export const amount: Shape = { is: "either", of: [count, { is: "choice", values: ["*"] }], say: "amount" };
/** What one of a few values may be, as they are written. */
export const oneOf = (...options: readonly string[]): Wanted => ({ is: "oneOf", facts: { options } });
