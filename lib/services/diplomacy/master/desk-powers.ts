import type { DeskOrders, DeskPower } from "@/lib/contracts/diplomacy-desk";
import type { Ruleset } from "@/lib/engine/diplomacy/game/config";
import { hasDue, hasOrdered, isLate, isMissing } from "@/lib/engine/diplomacy/game/late";
import { centresOf, isLive, type PowerState, type State, unitsOf } from "@/lib/engine/diplomacy/game/state";
import { mayVote } from "@/lib/engine/diplomacy/game/victory";
import type { Seat } from "@/lib/engine/kernel/game";

/**
 * Every power as its game's master has to know it: who plays it, what of its orders is in, whom it waits for and how it
 * votes. `nickOf`: what whoever sits there is called; null: nobody, or a bot.
 */
export const deskPowers = (
  ruleset: Ruleset,
  state: State,
  nickOf: (seat: Seat) => string | null,
  now: number,
): DeskPower[] =>
  state.powers
    .filter(({ kind }) => kind !== "unplayed")
    .map((power) => ({
      ...{
        name: power.name,
        kind: power.kind,
        seat: power.seat,
        by: power.kind === "dummy" ? (power.control[0] ?? null) : null,
      },
      player: power.kind === "player" && power.seat !== null ? nickOf(power.seat) : null,
      orders: isLive(state) ? ordersOf(ruleset, state, power, now) : null,
      wait: isLive(state) && power.wait,
      ...votesOf(ruleset, state, power),
      centres: centresOf(state.position, power.name).length,
      units: unitsOf(state.position, power.name).length,
    }));

function ordersOf(ruleset: Ruleset, state: State, power: PowerState, now: number): DeskOrders {
  if (!hasDue(ruleset, state, power)) return "none";
  if (hasOrdered(ruleset, state, power)) return "in";
  if (isLate(ruleset, state, power, now)) return "late";
  return isMissing(ruleset, state, power) ? "missing" : "default";
}

function votesOf(ruleset: Ruleset, state: State, power: PowerState): Pick<DeskPower, "vote" | "agrees"> {
  const votes = isLive(state) && mayVote(ruleset, state, power);
  return {
    vote: votes ? (power.vote ?? "SOLO") : null,
    agrees: votes && state.proposal !== null ? state.proposal.yes.includes(power.name) : null,
  };
}
