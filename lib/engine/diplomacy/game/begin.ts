import type { Ctx } from "../../kernel/game";
import { INCOME } from "../map/flow";
import { PHASE_TYPES, type PowerName } from "../map/model";
import type { Ruleset } from "./config";
import { deadlineEvent } from "./deadlines";
import { envAt } from "./env";
import type { DiplomacyEvent, EventOf } from "./event";
import { firstPosition } from "./first-position";
import { enterGround, groundAt, wholeOf } from "./ground";
import { adjustmentOf } from "./late";
import { isPayola, openingPurses } from "./payola/money";
import { advance } from "./process";
import { positionJson, Sequence } from "./sequence";
import { drawnPowers, rolesOf, type State } from "./state";

/** Who plays what: as chosen, then by preferences in the order of a draw, the rest by lot. */
function draw(state: State, free: PowerName[], ctx: Ctx): (PowerName | null)[] {
  const given = state.chosen.slice(0, free.length);
  let left = free.filter((name) => !given.includes(name));
  const open = given.flatMap((power, seat) => (power === null ? [seat] : []));
  const order = open.length > 1 ? ctx.random.shuffle(open) : open;
  const take = (seat: number, power: PowerName): void => {
    given[seat] = power;
    left = left.filter((name) => name !== power);
  };
  for (const seat of order) {
    const preferred = (state.preferences[seat] ?? []).find((name) => left.includes(name));
    if (preferred !== undefined) take(seat, preferred);
  }
  const rest = order.filter((seat) => given[seat] === null);
  const names = rest.length > 1 ? ctx.random.shuffle(left) : left;
  for (const [i, seat] of rest.entries()) take(seat, names[i] ?? "");
  return given;
}

/** The game begins: powers are drawn, the board is set, the first deadline falls. */
export function startEvents(ruleset: Ruleset, state: State, ctx: Ctx): DiplomacyEvent[] {
  const map = wholeOf(ruleset);
  const { rules } = envAt(ruleset, state);
  const solitaire = rules.has("SOLITAIRE");
  const drawn = drawnPowers(map);
  // Whoever joined as something else sits on a seat of its own; the lot is for the others.
  const seats = solitaire ? [] : [...draw(state, drawn, ctx), ...rolesOf(map)];
  const powers = map.powers.map(
    ({ name, unplayed, dummy, role, control = [] }): EventOf<"started">["powers"][number] => {
      const seat = seats.indexOf(name);
      const team = map.teams.find((members) => members.indexOf(name) > 0);
      if (unplayed || (role !== undefined && solitaire)) return { name, kind: "unplayed", seat: null, control: [] };
      if (seat >= 0) return { name, kind: "player", seat, control: [] };
      const leader = team?.[0];
      return { name, kind: "dummy", seat: null, control: dummy || leader === undefined ? [...control] : [leader] };
    },
  );
  const sequence = new Sequence(state);
  const position = firstPosition(map, rules);
  const known = PHASE_TYPES.some((type) => type === position.phase.type);
  sequence.add({
    type: "started",
    powers,
    position: positionJson(position),
    gate: known ? "PHASE" : "WAIT",
    at: ctx.now,
  });
  enterGround(ruleset, sequence, map, position);
  const there = groundAt(ruleset, position.phase);
  if (isPayola(ruleset)) sequence.add(openingPurses(there, sequence.state));
  const asked = sequence.state.powers.some(({ name }) => adjustmentOf(there, sequence.state, name) !== 0);
  const passes = position.phase.type === INCOME && isPayola(ruleset);
  if (passes || (position.phase.type === "ADJUSTMENTS" && !asked)) advance(there, sequence, ctx);
  else sequence.add(deadlineEvent(there, sequence.state, ctx.now));
  return sequence.events;
}
