import type { Hint, Wanted } from "./say";

/** What to write instead of a value, as a hint (`write …`, `leave it out`); undefined: nobody knows. */
export type Instead = (value: unknown) => Hint | undefined;

/** What a value of the template language may look like. */
export type Shape =
  | { is: "bool" }
  /** `yes`: the number that `true` means. */
  | { is: "int"; min?: number; max?: number; yes?: number }
  /** `letters`: names of one character each. */
  | { is: "text"; letters?: true }
  | { is: "choice"; values: readonly string[] }
  /** `instead`: how to write what an author says here by another value; undefined: it does not know. */
  | { is: "list"; of: Shape; min?: number; max?: number; instead?: Instead }
  | { is: "either"; of: readonly Shape[]; say: Wanted; instead?: Instead }
  | { is: "null" }
  /** A part of an object of this shape, in which null takes a key away; it is checked where it is laid over one. */
  | { is: "patch"; of: Shape }
  | {
      is: "object";
      keys: Readonly<Record<string, Shape>>;
      instead?: Instead;
      required?: readonly string[];
      /** Shape of keys with names of the author's own. */
      open?: Shape;
      /** Keys that are known and do nothing. */
      inert?: Readonly<Record<string, Hint>>;
      /** Keys that authors look for here, and where they belong; a function for those of many names. */
      elsewhere?: Readonly<Record<string, Hint>> | ((key: string) => Hint | undefined);
      /** Keys that begin with `_` are the author's remarks. */
      remarks?: boolean;
    };

export type ObjectShape = Extract<Shape, { is: "object" }>;
