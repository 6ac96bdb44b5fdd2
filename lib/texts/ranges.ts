/** Ascending numbers as people list them, neighbours as one: `2`, `4–9`; of more than `most` such parts the first, and how many numbers are left. */
export function rangesOf(numbers: readonly number[], most = 20): { parts: string[]; left: number } {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && number === last.to + 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  const said = ({ from, to }: { from: number; to: number }): string => (from === to ? String(from) : `${from}–${to}`);
  const left = runs.slice(most).reduce((sum, { from, to }) => sum + to - from + 1, 0);
  return { parts: runs.slice(0, most).map(said), left };
}
