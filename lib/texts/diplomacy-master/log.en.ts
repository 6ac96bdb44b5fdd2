import { type Parts, parts } from "../parts";

/** What is said of what a master did. */
export const masterLog = {
  acts: {
    title: "What the master did",
    lead: "Everybody who plays can read this. What is a secret is told as having happened, not what it was.",
    none: "Nothing yet.",
    failed: "That could not be read just now.",
    undone: "gone back behind since",
    what: {
      rewound: (what: string): string => `Went to ${what}`,
      table: "Changed something at the table",
      removed: (power: string): string => `Took back the orders of ${power}`,
      entered: (power: string): string =>
        power === "" ? "Entered something for a power" : `Entered something for ${power}`,
      messages_set: (power: string): string =>
        power === "" ? "Left a message for a power" : `Left a message for ${power}`,
      control_set: (power: string): string =>
        power === "" ? "Changed who orders for a power" : `Changed who orders for ${power}`,
      resigned: (power: string): string => `Removed the player of ${power}`,
      taken_over: (power: string): string => `Gave ${power} to somebody`,
      stage_set: (stage: string): string => `Set the game to “${stage}”`,
      gate_set: "Changed who processes this phase",
      phase_processed: (phase: string): string => `Processed ${phase}`,
      previewed: (phase: string): string => `Looked at what would come of ${phase}`,
      deadline_set: <T>(when: T): Parts<T> => parts`Set the deadline to ${when}`,
      deadline_none: "Took the deadline away",
      deadline_now: <T>(when: T): Parts<T> => parts`the deadline became ${when}`,
      no_deadline: "since then there is no deadline",
      renamed: (name: string): string => `Named the game “${name}”`,
      nudged: "Reminded those who owe orders",
      delayed: "Postponed the processing, or stopped postponing it",
      started: "Began the game",
      ended: "Ended the game",
      settings_changed: "Changed rules, timing, zone or description",
      private_set: "Changed the private word",
      position_set: "Changed the board",
      map_changed: "Changed the map",
      proposal_set: "Changed what is proposed",
      listed: "Changed whether the game is listed",
      revealed: "Told who played what",
      absence_set: "Entered an absence",
      other: "Did something",
    },
    full: "in full",
  },
};

export type MasterLogTexts = typeof masterLog;
