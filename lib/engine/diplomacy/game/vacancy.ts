import type { Ctx, Seat } from "../../kernel/game";
import type { Ruleset } from "./config";
import { deadlineEvent } from "./deadlines";
import type { DiplomacyEvent } from "./event";
import { Sequence } from "./sequence";
import { isLive, isOver, isVacant, type State } from "./state";

/** Seats whose powers somebody may take over: by sitting down there. */
export const vacantSeats = (state: State): Seat[] =>
  isLive(state) ? state.powers.flatMap((power) => (isVacant(power) && power.seat !== null ? [power.seat] : [])) : [];

/** Whether somebody may sit down at an empty seat: not where its power is a dummy, for which others order. */
export const isTakeable = ({ powers }: State, seat: Seat): boolean =>
  powers.every((power) => power.seat !== seat || isVacant(power));

/**
 * What follows from a seat's being taken or not (RESIGN, TAKEOVER). While the game forms, leaving it takes back the
 * power chosen there, and the preferences.
 */
export function occupied(ruleset: Ruleset, state: State, seat: Seat, taken: boolean, ctx: Ctx): DiplomacyEvent[] {
  const sequence = new Sequence(state);
  const power = state.powers.find((one) => one.seat === seat);
  // Whoever left takes their absences along.
  if (!isOver(state) && (!taken || (power && isVacant(power))))
    for (const absence of state.absences.filter((one) => one.seat === seat))
      sequence.add({ type: "absence_ended", absence });
  if (isLive(state) && power?.kind === "player" && !taken)
    sequence.add({ type: "resigned", power: power.name, reason: "left" });
  else if (isLive(state) && power && isVacant(power) && taken) {
    sequence.add({ type: "taken_over", power: power.name, seat });
    goOn(ruleset, state, sequence, ctx);
  } else if (!isLive(state) && !isOver(state) && !taken) {
    if (state.chosen[seat]) sequence.add({ type: "power_chosen", seat, power: null });
    if (state.preferences[seat]?.length) sequence.add({ type: "preferred", seat, powers: [] });
  }
  return sequence.events;
}

/** Once no power is vacant any more the game goes on, with a fresh deadline (TAKEOVER, DUMMY). */
export function goOn(ruleset: Ruleset, before: State, sequence: Sequence, ctx: Ctx): void {
  const { stage, powers } = sequence.state;
  if (stage !== "waiting" || !before.powers.some(isVacant) || powers.some(isVacant)) return;
  sequence.add({ type: "stage_set", stage: "active" });
  sequence.add(deadlineEvent(ruleset, sequence.state, ctx.now));
}
