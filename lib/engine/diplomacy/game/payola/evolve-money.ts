import { assertNever } from "../../../kernel/result";
import type { PowerName } from "../../map/model";
import type { EventOf } from "../event";
import { centresOf, type PowerState, powerOf, type State } from "../state";
import { left, type Purse } from "./purse";
import type { MoneyEvent } from "./see-money";

const withPurse = (state: State, name: PowerName, change: (purse: Purse) => Partial<Purse>): State => ({
  ...state,
  powers: state.powers.map((power) =>
    power.name === name && power.purse ? { ...power, purse: { ...power.purse, ...change(power.purse) } } : power,
  ),
});

/** A fact about money, one further. */
export function evolveMoney(state: State, event: MoneyEvent): State {
  switch (event.type) {
    case "purses_set":
      return {
        ...state,
        powers: state.powers.map((power) => {
          const purse = event.purses[power.name];
          return purse ? { ...power, purse } : power;
        }),
      };
    case "sheet_set":
      return withPurse(state, event.power, () => ({ sheet: event.lines }));
    case "acceptance_set":
      return withPurse(state, event.power, () => ({ accept: event.list }));
    case "gift_made": {
      const { from, to, amount } = event;
      const given = withPurse(state, from, ({ funds, sent }) => ({ funds: funds - amount, sent: [...sent, to] }));
      return withPurse(given, to, ({ funds }) => ({ funds: funds + amount }));
    }
    case "offers_resolved":
    case "income_paid":
      return Object.entries(event.balances).reduce(
        (one, [name, balance]) =>
          withPurse(one, name, () => (event.type === "income_paid" ? balance : { ...balance, sheet: [] })),
        state,
      );
    default:
      return assertNever(event);
  }
}

/** What of a power's purse changes as whoever played it leaves. */
export function purseLeft(state: State, name: PowerName): Partial<PowerState> {
  const purse = powerOf(state, name)?.purse;
  return purse ? { purse: left(purse, centresOf(state.position, name).length > 0) } : {};
}

/** What of a power's purse changes as it is played by nobody or by another one: who has no taste prefers nobody. */
export function purseControlled(state: State, event: EventOf<"control_set">): Partial<PowerState> {
  const purse = powerOf(state, event.power)?.purse;
  if (!purse) return {};
  const isFree = event.kind === "dummy" && event.control.length === 0;
  return { purse: { ...purse, sheet: [], ...(isFree ? { accept: "?" } : {}) } };
}
