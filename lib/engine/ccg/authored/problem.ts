/** A fault of an authored file: where in its JSON, and what is wrong. */
export type AuthoredProblem = {
  readonly code:
    | "authored/malformed"
    | "authored/no_such_card"
    | "authored/no_such_set"
    | "authored/doubled"
    | "authored/doubled_id"
    | "authored/moved_id"
    | "authored/low_id"
    | "authored/product"
    | "authored/unseen";
  readonly file: string;
  /** `cards.3.cost`; "" for the file as a whole. */
  readonly path: string;
  readonly message: string;
};

/** "wc: cards.3.cost: a cost such as 2WW" */
export const problemLine = ({ file, path, message }: Omit<AuthoredProblem, "code">): string =>
  [file, path, message].filter((part) => part !== "").join(": ");
