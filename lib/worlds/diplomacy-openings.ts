import type { Openings } from "@/lib/contracts/table-card";
import { delayOf } from "@/lib/engine/diplomacy/calendar/deadline";
import { type Duration, readTiming } from "@/lib/engine/diplomacy/calendar/timing";
import type { DiplomacyGame } from "@/lib/engine/diplomacy/game/compile";
import type { State } from "@/lib/engine/diplomacy/game/state";
import { vacantSeats } from "@/lib/engine/diplomacy/game/vacancy";

const UNITS = {
  M: { times: 1, unit: "minute" },
  H: { times: 1, unit: "hour" },
  D: { times: 1, unit: "day" },
  W: { times: 7, unit: "day" },
} as const;

const spanOf = ({ amount, unit }: Duration): Openings["phaseSpan"] => ({
  n: amount * UNITS[unit].times,
  unit: UNITS[unit].unit,
});

/**
 * The powers of a running game that somebody may take over, as whoever only looks on may know them; undefined: none. The
 * last of them to be taken sets a fresh deadline, so it is told how long phases last, not what is left of this one.
 */
export function openingsOf(game: DiplomacyGame, state: State): Openings | undefined {
  const seats = vacantSeats(state);
  if (seats.length === 0) return undefined;
  const { powers, inForce, asksWord } = game.view(state, { seats: new Set(), role: "spectator" });
  const { type } = state.position.phase;
  const { timing } = readTiming(state.settings.timing, [type]);
  return {
    places: powers.flatMap(({ name, seat, count }) =>
      seat === null || !seats.includes(seat)
        ? []
        : [
            {
              seat,
              power: name,
              title: game.map.powers.find((one) => one.name === name)?.title ?? null,
              centres: count,
            },
          ],
    ),
    asksWord,
    phaseSpan: inForce.includes("NO_DEADLINE") ? null : spanOf(delayOf(timing, type)),
  };
}

/** Whether what is told of openings may differ between two states. */
export const changesOpenings = (before: State, after: State): boolean =>
  vacantSeats(before).join() !== vacantSeats(after).join() ||
  (vacantSeats(after).length > 0 &&
    (before.secret !== after.secret || before.settings !== after.settings || before.position !== after.position));
