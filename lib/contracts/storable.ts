/** What no text of ours may hold: NUL, which the database cannot keep, and halves of a surrogate pair. */
const UNFIT = /[\0\p{Cs}]/u;
const ALL_UNFIT = /[\0\p{Cs}]/gu;

/** Whether every text in a value from outside, keys included, can be kept. The value has no cycles. */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !UNFIT.test(value);
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(isStorable);
  return Object.entries(value).every(([key, one]) => !UNFIT.test(key) && isStorable(one));
}

/** A text from a form, without what cannot be kept. */
export const storableText = (text: string): string => text.replace(ALL_UNFIT, "");
