/** A share with the interval in which it lies with 95 % certainty (Wilson's score interval). */
export function share(count: number, of: number): { share: number; low: number; high: number } {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const z = 1.96;
  const p = count / of;
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  return { share: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export type Column = { from: number; to: number; count: number };

/** Counts by value, put together into at most so many columns of whole numbers, equally wide. */
export function columns(counts: Readonly<Record<number, number>>, most: number): Column[] {
  const values = Object.keys(counts).map(Number);
  if (values.length === 0) return [];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const width = Math.ceil((high - low + 1) / most);
  const out: Column[] = [];
  for (let from = low; from <= high; from += width) out.push({ from, to: from + width - 1, count: 0 });
  for (const value of values) out[Math.floor((value - low) / width)]!.count += counts[value]!;
  return out;
}
