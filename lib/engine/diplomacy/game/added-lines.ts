import type { StatusFacts } from "../status/facts";

const TEAMS = /^\s*TEAMS?\s+/i;

/** The lines that the game adds to its map; teams, which a file names itself, apart. */
export function addedTo(morph: readonly string[]): Pick<StatusFacts, "morph" | "teams"> {
  const teams = morph
    .filter((line) => TEAMS.test(line))
    .flatMap((line) => line.replace(TEAMS, "").toUpperCase().split(/\s+/))
    .filter((team) => team !== "")
    .map((team) => team.split("-"));
  const others = morph.filter((line) => !TEAMS.test(line));
  return { ...(others.length > 0 ? { morph: others } : {}), ...(teams.length > 0 ? { teams } : {}) };
}
