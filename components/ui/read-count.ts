/** A number of things as it was typed: so many; `odd`: no whole number from `min` to `max`, or nothing. */
export type ReadCount = { readonly is: "count"; readonly n: number } | { readonly is: "odd" };

/** Reads how many were typed. What is out of bounds is not brought into them: that would be another number than was written. */
export function readCount(text: string, min: number, max: number): ReadCount {
  const typed = text.trim();
  if (!/^\d{1,9}$/.test(typed)) return { is: "odd" };
  const n = Number(typed);
  return n >= min && n <= max ? { is: "count", n } : { is: "odd" };
}
