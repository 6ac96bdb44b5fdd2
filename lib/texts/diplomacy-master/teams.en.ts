/** What is said where a master puts the teams of a game together. */
export const masterTeams = {
  teams: {
    title: "Teams",
    lead: "The first of a team orders for the others, whose players order no more. Teams are lines added to the map (TEAMS).",
    alone: "Plays for itself",
    led: (by: string): string => `Plays for ${by}`,
    ofMap: (power: string, by: string): string => `${power} plays for ${by}: the map says so itself.`,
    does: "What this changes",
    joins: (power: string, by: string): string =>
      `${by} orders for ${power} from now on. What ${power} has ordered for this phase is taken back.`,
    leaves: (power: string, revive: string): string =>
      `${power} plays for nobody any more. It has no player until you press “${revive}” above.`,
    together: "The centres of a team count together (TEAM_VICTORY).",
    apart:
      "The centres of a team do not count together: the rule TEAM_VICTORY is not in force. It is among the settings.",
    lines: "The lines added to the map will be:",
    noLines: "No lines are added to the map any more.",
    set: "Use these teams",
    back: "As they are now",
  },
};
