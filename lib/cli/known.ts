import type { CardEvent } from "../engine/cards/event";
import { lastCards } from "../engine/cards/follow";
import type { Rules } from "../engine/cards/rules";
import { applyToTotal } from "../engine/cards/scoring";
import type { State } from "../engine/cards/state";
import type { Intent } from "../engine/cards/vocabulary";
import { difference } from "./compare";

/** Bugs of the recorded engine that change what it records even when only sensible moves are played. */
export type Known = "empty_stack" | "early_penalty";

type Row = Record<string, unknown>;

/** Deckathlon demands a follow card on an empty stack, and refuses it there too: nobody could move. */
export function refusedOnEmptyStack(rules: Rules, state: State, intent: Intent, error: unknown): boolean {
  return (
    rules.extras.length > 0 &&
    intent.type === "move" &&
    state.phase === "playing" &&
    lastCards(rules, state).length === 0 &&
    typeof error === "string" &&
    rules.extras.some((extra) => error === `Must ${extra.name}`)
  );
}

/** Does Deckathlon think that a total has not changed for long enough? Early in a series it miscounts. */
function firesEarly(totals: readonly unknown[], times: number): boolean {
  if (totals.length === 0) return false;
  const all = [...totals, totals.at(-1)];
  return all.length >= times && new Set(all.slice(-times - 1)).size === 1;
}

/**
 * The events with the totals that Deckathlon recorded, if its early penalty is all that differs; null: nothing does, or
 * something else.
 */
export function earlyNochange(
  rules: Rules,
  events: readonly CardEvent[],
  rows: readonly Row[],
  recorded: unknown,
): CardEvent[] | null {
  const ended = events.find((event) => event.type === "deal_ended");
  const { nochange, complete } = rules;
  if (!nochange || !ended?.totals || !ended.scores || difference("", recorded, ended.totals) === null) return null;
  const { scores } = ended;
  const previous = rows.at(-1) ?? {};
  const totals = Object.fromEntries(
    Object.entries(scores).map(([seat, score]) => {
      const before = Number(previous[seat] ?? 0);
      const fires =
        score === 0 &&
        firesEarly(
          rows.map((row) => row[seat]),
          nochange.times,
        );
      return [seat, fires ? applyToTotal(before, nochange) : before + score];
    }),
  );
  if (difference("", recorded, totals) !== null) return null;
  const done = complete !== null && Object.values(totals).some((total) => total >= complete);
  return events.flatMap((event): CardEvent[] => {
    if (event.type === "deal_ended") return [{ ...event, totals }];
    return event.type === "series_completed" && !done ? [] : [event];
  });
}
