/** Who may join a table, as the host chooses. */
export const ENTRY_OPTIONS = [
  { value: "open", label: "Anybody" },
  { value: "request", label: "Those I let in" },
  { value: "closed", label: "Nobody" },
];

/** Seconds for a move; 0: no limit. */
export const PACE_OPTIONS = [
  { value: "0", label: "No limit" },
  { value: "20", label: "20 seconds" },
  { value: "45", label: "45 seconds" },
  { value: "90", label: "90 seconds" },
  { value: "300", label: "5 minutes" },
  { value: "86400", label: "1 day" },
];
