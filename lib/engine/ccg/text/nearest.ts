/** Letters that have to change (insert, delete, replace, swap of neighbours) to make one word of another; at most `most` + 1. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && i > 1 && j > 1)
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

const LONGEST = 60;

/** The known words that a mistyped one may have meant, likeliest first; capitals do not matter. */
export function nearest(word: string, known: Iterable<string>, count = 3): string[] {
  const wanted = word.toLowerCase();
  if (wanted.length > LONGEST) return [];
  const most = Math.max(1, Math.min(2, Math.floor(wanted.length / 3)));
  const near: { one: string; by: number }[] = [];
  for (const one of known) {
    const by = distance(wanted, one.toLowerCase(), most);
    if (by <= most) near.push({ one, by });
  }
  return near
    .sort((a, b) => a.by - b.by)
    .slice(0, count)
    .map(({ one }) => one);
}
