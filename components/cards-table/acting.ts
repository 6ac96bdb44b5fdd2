const ACTS = new Set(
  [
    "looked",
    "bid",
    "bid_pass",
    "sold",
    "redeal",
    "given",
    "played",
    "played_hidden",
    "passed",
    "retreated",
    "drew_instead",
    "trump_made",
    "laid_away",
    "attacked",
    "thrown_in",
    "beaten",
    "stopped",
    "takes",
    "swapped",
    "closed",
    "took_top",
  ].map((act) => `cards/${act}`),
);

/** What somebody does at their own turn. */
export const isAct = (code: string): boolean => ACTS.has(code);
