import { addedTo } from "@/lib/engine/diplomacy/game/added-lines";
import type { DiplomacyMap, PowerName } from "@/lib/engine/diplomacy/map/model";

/** Who leads each power that plays for another one. A power that plays for itself is absent. */
export type Led = Readonly<Record<PowerName, PowerName>>;

const ledBy = (teams: readonly (readonly PowerName[])[]): Led =>
  Object.fromEntries(teams.flatMap(([lead = "", ...others]) => others.map((name) => [name, lead])));

/** The teams that the lines of a game add to its map (TEAMS). */
export const ledByLines = (morph: readonly string[]): Led => ledBy(addedTo(morph).teams ?? []);

/** The teams that the map has by itself, which no line of a game takes apart. */
export function ledByMap({ teams }: Pick<DiplomacyMap, "teams">, morph: readonly string[]): Led {
  const added = ledByLines(morph);
  return Object.fromEntries(Object.entries(ledBy(teams)).filter(([name]) => added[name] === undefined));
}

/** A power plays for another one from now on, with all whom it led; `lead` null: for itself. */
export function withLead(led: Led, power: PowerName, lead: PowerName | null): Led {
  const { [power]: _before, ...others } = led;
  if (lead === null) return others;
  return Object.fromEntries([
    ...Object.entries(others).map(([name, by]) => [name, by === power ? lead : by]),
    [power, lead],
  ]);
}

/** The lines that a game adds to its map, with these teams instead of those in them: a line for each, in the map's order. */
export function linesWithTeams(morph: readonly string[], led: Led, order: readonly PowerName[]): string[] {
  const leads = [...new Set(Object.values(led))];
  const placeOf = (name: PowerName): number => order.indexOf(name);
  const inOrder = (names: readonly PowerName[]) => names.toSorted((a, b) => placeOf(a) - placeOf(b));
  const teams = inOrder(leads).map((lead) => {
    const others = inOrder(Object.keys(led).filter((name) => led[name] === lead));
    return `TEAMS ${[lead, ...others].join("-")}`;
  });
  return [...(addedTo(morph).morph ?? []), ...teams];
}

/** What differs between two choices of teams: who comes to be led by whom, and who plays for themselves again. */
export function teamChanges(before: Led, after: Led, order: readonly PowerName[]) {
  return order.flatMap((power) => {
    const [was, is] = [before[power] ?? null, after[power] ?? null];
    return was === is ? [] : [{ power, lead: is }];
  });
}
