import type { z } from "zod";
import type { DiplomacyEvent, PositionJson } from "./event";
import { evolve } from "./evolve";
import type { GamePosition, State } from "./state";

/** Facts in the making: later ones see what the earlier ones changed. */
export class Sequence {
  readonly events: DiplomacyEvent[] = [];

  constructor(public state: State) {}

  add(event: DiplomacyEvent): void {
    this.events.push(event);
    this.state = evolve(this.state, event);
  }
}

type Position = z.infer<typeof PositionJson>;

/** A position as an event carries it: copied, with its fields in one order. */
export function positionJson({ phase, units, dislodged, owners, homes, rights }: GamePosition): Position {
  const lists = <T>(record: Readonly<Record<string, readonly T[]>>): Record<string, T[]> =>
    Object.fromEntries(Object.entries(record).map(([key, list]) => [key, [...list]]));
  return {
    phase: { season: phase.season, year: phase.year, type: phase.type },
    units: units.map(({ power, type, at }) => ({ power, type, at })),
    dislodged: dislodged.map(({ power, type, at, from, retreats }) => ({
      power,
      type,
      at,
      from,
      retreats: [...retreats],
    })),
    owners: { ...owners },
    ...(homes === undefined ? {} : { homes: lists(homes) }),
    ...(rights === undefined ? {} : { rights: lists(rights) }),
  };
}
