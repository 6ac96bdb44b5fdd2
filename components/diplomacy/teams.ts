import type { DiplomacyMap, PowerName } from "@/lib/engine/diplomacy/map/model";

/** Teams of more than one, each led by its first. */
export const teamsOn = ({ teams }: DiplomacyMap): readonly (readonly PowerName[])[] =>
  teams.filter((team) => team.length > 1);

/** The team that a power plays in; undefined: it plays for itself. */
export const teamOf = (map: DiplomacyMap, power: PowerName): readonly PowerName[] | undefined =>
  teamsOn(map).find((team) => team.includes(power));
