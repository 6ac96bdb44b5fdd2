/** Where this browser keeps how its reader plays. Read before the first paint too: see `APPLY_TABLE_PREFS`. */
export const PREFS_KEY = "guildhall.table";
