import { assertNever } from "../../../kernel/result";
import type { PowerName } from "../../map/model";
import { type PowerState, powerOf, type State } from "../state";
import type { ListEvent } from "./see-lists";
import { NOTHING, type Written } from "./written";

const withLists = (state: State, change: (power: PowerState) => Partial<Written> | null): State => ({
  ...state,
  powers: state.powers.map((power) => {
    const changed = change(power);
    return changed ? { ...power, lists: { ...(power.lists ?? NOTHING), ...changed } } : power;
  }),
});

/** A fact about lists, one further. */
export function evolveLists(state: State, event: ListEvent): State {
  switch (event.type) {
    case "list_set":
      return withLists(state, ({ name }) => (name === event.power ? { [event.when]: event.lines } : null));
    case "lists_locked":
      return {
        ...{ ...state, locked: true, delayedTo: 0 },
        powers: state.powers.map((power) => ({ ...power, wait: false })),
      };
    case "lists_filed":
      return { ...withLists(state, ({ name }) => event.lists[name] ?? null), locked: event.locked };
    case "lists_read":
      return {
        ...withLists(state, ({ name }) => {
          const next = event.next[name];
          return next ? { sooner: next, later: [] } : null;
        }),
        locked: true,
      };
    default:
      return assertNever(event);
  }
}

/** What of a power's lists goes as whoever wrote them leaves: what is locked is carried out. */
export function listsLeft(state: State, name: PowerName): Partial<PowerState> {
  const lists = powerOf(state, name)?.lists;
  return lists ? { lists: { sooner: state.locked ? lists.sooner : [], later: [] } } : {};
}
