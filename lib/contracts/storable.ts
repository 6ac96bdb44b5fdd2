/** What no text of ours may hold: NUL, which the database cannot keep, and halves of a surrogate pair. */
const UNFIT = /[\0\p{Cs}]/u;
const ALL_UNFIT = /[\0\p{Cs}]/gu;

/** Nothing that we read is nested deeper; what works through a value must not come to the end of the stack. */
const DEEPEST = 200;

/** Whether every text in a value from outside, keys included, can be kept, and the value is not nested too deep. It has no cycles. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return !UNFIT.test(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth === DEEPEST) return false;
  if (Array.isArray(value)) return value.every((one) => isStorable(one, depth + 1));
  return Object.entries(value).every(([key, one]) => !UNFIT.test(key) && isStorable(one, depth + 1));
}

/** A text from a form, without what cannot be kept. */
export const storableText = (text: string): string => text.replace(ALL_UNFIT, "");
