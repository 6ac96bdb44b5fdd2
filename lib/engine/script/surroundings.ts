import type { Random } from "../kernel/random";
import type { CardSource } from "./card-source";
import type { Limits } from "./meter";

/** Texts by name: saved variables, or files. A virtual one is `memoryStore`. */
export interface Store {
  /** null: there is none of that name. */
  read(name: string): string | null;
  /** false: it cannot be written. */
  write(name: string, text: string): boolean;
  /** Was there one? */
  remove(name: string): boolean;
}

/** A moment on the host's clock: seconds since the epoch, and as the place's clock and calendar show it. */
export type Moment = {
  seconds: number;
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
};

/** What a person may choose to be spoken to in: code → name, and how to say a message. */
export type Languages = {
  names: Readonly<Record<string, string>>;
  translate?: (code: string, message: string) => string | null;
};

/**
 * What the surroundings lend to a program. Whatever is left out is refused to it: the language itself touches no file,
 * no clock and no chance of its own.
 */
export type Surroundings = {
  random?: Random;
  /** A stream for `randomize(seed)`; without it the seed is only given back. */
  seeded?: (seed: number) => Random;
  /** A seed for `randomize()`. */
  freshSeed?: () => number;
  clock?: () => Moment;
  sleep?: (seconds: number) => void;
  /** `save`, `load`, `delsaved`, `attach`. */
  variables?: Store;
  /** `read_file`, `write_file`. */
  files?: Store;
  /** `execute`: the text of a script. */
  scripts?: { read(name: string): string | null };
  languages?: Languages;
  cards?: CardSource;
  limits?: Partial<Limits>;
};

/** A store that lasts as long as it is held. */
export function memoryStore(texts: ReadonlyMap<string, string> = new Map()): Store {
  const held = new Map(texts);
  return {
    read: (name) => held.get(name) ?? null,
    write: (name, text) => {
      held.set(name, text);
      return true;
    },
    remove: (name) => held.delete(name),
  };
}
