import type { Viewer } from "../../../kernel/game";
import { err, ok, type Refusal, type Result, refuse } from "../../../kernel/result";
import type { PowerName } from "../../map/model";
import { readSheet } from "../../payola/read-sheet";
import type { Ruleset } from "../config";
import { dummiesKnownTo, envAt } from "../env";
import { fieldSeenBy, viewerPowers } from "../sight";
import { powerOf, type State } from "../state";
import { isFree } from "./money";

/** The text of sheets: who enters it, and why they do not offer for a power. */
type Entry = {
  readonly text: string;
  readonly own: PowerName;
  readonly viewer: Viewer;
  readonly may: (power: PowerName) => Result<unknown, Refusal>;
  /** It was entered before (`SheetOf`). */
  readonly settled?: true;
};

/** A line that is refused; without a number, a sheet as a whole. */
export type SheetFault = {
  readonly power: PowerName;
  readonly code: string;
  readonly line?: number;
  readonly text?: string;
};

type Section = { readonly power: PowerName; readonly lines: string[]; readonly numbers: number[] };

/**
 * Sheets as they are entered: a power's lines, and those of others that it controls below their `[POWER]`. Each replaces
 * the one before. Refused as a whole (`payola/refused`), with every fault and its line from 1. They are held against what
 * whoever enters them sees, so that no answer tells of more.
 */
export function enterSheets(
  ruleset: Ruleset,
  state: State,
  { text, own, viewer, may, settled }: Entry,
): Result<ReadonlyMap<PowerName, readonly string[]>, Refusal> {
  const sections: Section[] = [{ power: own, lines: [], numbers: [] }];
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    const [, head] = /^\s*\[(.*)\]\s*$/.exec(line) ?? [];
    const power = head?.trim().toUpperCase();
    if (power !== undefined) {
      const open = sections.find((one) => one.power === power);
      sections.splice(open ? sections.indexOf(open) : sections.length, open ? 1 : 0);
      sections.push(open ?? { power, lines: [], numbers: [] });
    } else if (line.trim() !== "") {
      sections.at(-1)!.lines.push(line);
      sections.at(-1)!.numbers.push(i + 1);
    }
  }
  const [first] = sections;
  const asked = sections.filter((one) => one !== first || one.lines.length > 0 || sections.length === 1);
  for (const { power } of asked) {
    const allowed = may(power);
    if (!allowed.ok) return err(allowed.error);
  }
  const field = fieldSeenBy(ruleset, state, viewer);
  const dummies = dummiesIn(ruleset, state, viewer, own);
  const sheets = new Map<PowerName, readonly string[]>();
  const faults: SheetFault[] = [];
  for (const { power, lines, numbers } of asked) {
    const purse = powerOf(state, power)?.purse;
    if (!purse) return refuse("payola/no_purse", { power });
    const read = readSheet({ field, power, funds: purse.funds, dummies, ...(settled ? { settled } : {}) }, lines);
    if (read.ok) sheets.set(power, read.value.lines);
    else for (const { code, data } of read.error) faults.push({ power, code, ...placeOf(data, lines, numbers) });
  }
  if (faults.length > 0) return refuse("payola/refused", { faults: faults.map((fault) => ({ ...fault })) });
  return ok(sheets);
}

function placeOf(data: Refusal["data"], lines: readonly string[], numbers: readonly number[]) {
  const at = typeof data === "object" && data !== null && "line" in data ? Number(data.line) : -1;
  const [line, text] = [numbers[at], lines[at]];
  return line === undefined || text === undefined ? {} : { line, text: text.trim().slice(0, 100) };
}

/**
 * The powers that nobody plays, as far as whoever enters a sheet knows. Where only those are bribed (PAY_DUMMIES) and
 * they look like players (HIDE_DUMMIES), anybody may be one.
 */
function dummiesIn(ruleset: Ruleset, state: State, viewer: Viewer, own: PowerName): ReadonlySet<PowerName> {
  const { rules } = envAt(ruleset, state);
  if (viewer.role !== "master" && rules.has("HIDE_DUMMIES"))
    return rules.has("PAY_DUMMIES")
      ? new Set(state.powers.map(({ name }) => name).filter((name) => name !== own))
      : dummiesKnownTo(ruleset, state, new Set(viewerPowers(ruleset, state, viewer)));
  return new Set(state.powers.filter(isFree).map(({ name }) => name));
}
