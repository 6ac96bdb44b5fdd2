import { NOWHERE, type NowhereTexts, type Sentence, sayNowhere, type ToldNowhere } from "./nowhere";
import { DECK } from "./sentences/deck";
import { HINTS } from "./sentences/hints";
import { JSON_FAULTS } from "./sentences/json";
import { PLAY } from "./sentences/play";
import { SCORES } from "./sentences/scores";
import { WANTED } from "./sentences/wanted";

/**
 * What the check of templates says: a problem carries the name of a sentence and its facts, so that pages say it in their
 * reader's language (`lib/texts/game-options`). Here is the English one, which the command line prints.
 */
const ENGLISH = {
  nowhere: NOWHERE as NowhereTexts,
  deck: DECK,
  play: PLAY,
  scores: SCORES,
  json: JSON_FAULTS,
  hints: HINTS,
  wanted: WANTED,
  /** A value that is not what it should be. */
  wrong: ({ wanted, given }: { wanted: string; given: string }): string => `should be ${wanted}, not ${given}`,
  /** A text that is not JSON. */
  notJson: ({ line, column, message }: { line: number; column: number; message: string }): string =>
    `is not JSON: line ${line}, column ${column}: ${message}`,
  /** A problem of some choices of a table; `place`: where in the options, if the choices say nothing of it. */
  chosen: ({
    choices,
    message,
    place,
  }: {
    choices: readonly string[];
    message: string;
    place: string | null;
  }): string =>
    `with ${choices.map((choice) => `"${choice}"`).join(" and ")}: ${message}${place === null ? "" : ` (${place})`}`,
};

type Table = Readonly<Record<string, unknown>>;
type Fact<Text> = Text extends (facts: infer Facts) => string ? Facts : never;
/** One of a table's sentences by its name, with its facts if it has any. */
type SaidOf<T extends Table> = { [K in keyof T]: T[K] extends string ? K : { is: K; facts: Fact<T[K]> } }[keyof T];
type Texts<T extends Table> = { readonly [K in keyof T]: T[K] extends string ? string : (facts: Fact<T[K]>) => string };

/** All that the check says, in some language. */
export type CheckTexts = {
  readonly [Part in Exclude<keyof typeof ENGLISH, "nowhere">]: (typeof ENGLISH)[Part] extends Table
    ? Texts<(typeof ENGLISH)[Part]>
    : (typeof ENGLISH)[Part];
} & { nowhere: NowhereTexts };

export const CHECK_TEXTS: CheckTexts = ENGLISH;

type Says = typeof DECK & typeof PLAY & typeof SCORES & typeof JSON_FAULTS;
export type Said = SaidOf<Says>;
export type Hint = SaidOf<typeof HINTS>;
export type Wanted = SaidOf<typeof WANTED>;

/** What a problem says: a sentence, or what a value should be; with a hint; of which text or choices. */
export type Told = (ToldNowhere | { says: Said; hint?: Hint } | { wanted: Wanted; given: string; hint?: Hint }) & {
  at?: { line: number; column: number };
  chosen?: { choices: readonly string[]; place: string | null };
};

const textOf = <T extends Table>(said: SaidOf<T>, texts: Texts<T>): string => {
  const [name, facts] = typeof said === "object" ? [said.is, said.facts] : [said, undefined];
  const text: unknown = texts[name as keyof T];
  return typeof text === "function" ? text(facts) : String(text);
};

/** One sentence of the check, without what goes with it. */
export function saySentence(said: Said, { deck, play, scores, json }: CheckTexts): string {
  const name = typeof said === "object" ? said.is : said;
  const texts: Table = [deck, play, scores, json].find((part) => Object.hasOwn(part, name)) ?? deck;
  return textOf<Says>(said, texts as Texts<Says>);
}

function plainly(told: Told, texts: CheckTexts): Sentence {
  if ("is" in told) return sayNowhere(told, texts.nowhere);
  const hint = told.hint === undefined ? {} : { hint: textOf<typeof HINTS>(told.hint, texts.hints) };
  if ("says" in told) return { message: saySentence(told.says, texts), ...hint };
  return {
    message: texts.wrong({ wanted: textOf<typeof WANTED>(told.wanted, texts.wanted), given: told.given }),
    ...hint,
  };
}

/** What a problem says in a language. */
export function sayTold(told: Told, texts: CheckTexts): Sentence {
  const sentence = plainly(told, texts);
  const { at, chosen } = told;
  const message = at ? texts.notJson({ ...at, message: sentence.message }) : sentence.message;
  return { ...sentence, message: chosen ? texts.chosen({ ...chosen, message }) : message };
}

/** Does it say that an option leads nowhere? */
export const isNowhere = (told: Told): boolean => "is" in told;

/** Hints that many problems have: what to write, add or leave out, as it stands in the template. */
export const write = (...options: readonly string[]): Hint => ({ is: "write", facts: { options } });
export const writeValue = (value: unknown): Hint => write(JSON.stringify(value));
export const writeBoth = (one: string, other: string): Hint => ({ is: "writeBoth", facts: { one, other } });
export const add = (...options: readonly string[]): Hint => ({ is: "add", facts: { options } });
export const addBoth = (one: string, other: string): Hint => ({ is: "addBoth", facts: { one, other } });
export const leaveOut = (what: string): Hint => ({ is: "leaveOut", facts: { what } });
export const meantValue = (value: unknown): Hint => ({ is: "meant", facts: { what: JSON.stringify(value) } });
export const orLess = (most: number): Hint => ({ is: "orLess", facts: { most } });

/** The value that a hint says to write, as JSON; undefined: it says none, or several. */
export function valueSaid(hint: Hint | undefined): string | undefined {
  if (typeof hint !== "object") return undefined;
  if (hint.is === "meant") return hint.facts.what;
  if (hint.is === "withoutQuotes") return hint.facts.number;
  return hint.is === "write" && hint.facts.options.length === 1 ? hint.facts.options[0] : undefined;
}
