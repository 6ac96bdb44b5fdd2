import type { GameRuleset } from "./check-game";
import type { StatusPhase } from "./facts";
import { append, type Line, textOf, upper } from "./lines";
import { type StatusReport, shown } from "./problem";
import type { ParticipantDraft } from "./roster";

/** A line that belongs to a variant which the game is not. */
export const reportVariant = (line: Line, variant: string, report: StatusReport): void =>
  report.error(
    line.number,
    "status/other_variant",
    `${shown(textOf(line.words))} belongs to ${variant}, which this game is not`,
  );

/** Offers, savings and comments begin like this; an offer may begin with its unit as well. */
const SHEET_LINE = /^[\d:!>@&%]/;

/** Does a line say something of money (Payola)? */
export const isMoneyLine = (key: string, word: string): boolean =>
  key === "SENT" || key === "ACCEPT" || SHEET_LINE.test(word);

/** Are orders in this file offers: is it of a movement phase of Payola? */
export const asksOffers = ({ variant }: GameRuleset, phase: StatusPhase): boolean =>
  variant === "payola" && typeof phase === "object" && phase?.type === "MOVEMENT";

/** What Payola writes of a participant: to whom it gave money, its list, its sheet. */
export function readMoneyLine(
  draft: ParticipantDraft,
  key: string,
  words: readonly string[],
  line: Line,
): string | null {
  const { facts } = draft;
  if (key === "SENT") {
    facts.sent ??= [];
    append(facts.sent, words.map(upper));
    return words.length === 0 ? "names of powers" : null;
  }
  if (key === "ACCEPT") {
    if (facts.accept !== undefined) return "ACCEPT is given twice";
    facts.accept = words.map(upper).join("");
    return words.length === 0 ? "letters of powers, and ? for all others" : null;
  }
  draft.offers.push({ text: textOf(line.words), line: line.number });
  return null;
}

/** `SOONER` and `LATER` stand alone; the lines of a list follow (Crystal Ball). */
export const isListHead = (key: string, words: readonly string[]): boolean =>
  (key === "SOONER" || key === "LATER") && words.length === 0;

/** Opens one of the two lists, once each. */
export function openList(draft: ParticipantDraft, key: string): string | null {
  const list = key === "SOONER" ? "sooner" : "later";
  if (draft.facts[list] !== undefined) return `${key} is given twice`;
  draft.facts[list] = [];
  draft.list = list;
  return null;
}
