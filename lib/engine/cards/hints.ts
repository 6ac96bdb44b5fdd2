/** Words that authors use for options of other names. */
const SYNONYMS: Readonly<Record<string, string | readonly string[]>> = {
  suit: "suite",
  suits: "suites",
  deck: "cards",
  seats: "players",
  ranks: "levels",
  level_order: "levels",
  stock: "talon",
  auction: "bidding",
  tricks: "trick",
  score: "points",
  scoring: "points",
  bonus: "bonuses",
  penalty: "penalties",
  specials: "special",
  passing: "pass",
  max_bid: "max",
  min_bid: "min",
  rank: "level",
  ranking_order: "order",
  everybody: ["each", "all"],
  everyone: ["each", "all"],
  every: "each",
  all: "*",
  any: "*",
  x: "mul",
  times: "mul",
  plus: "add",
  "+": "add",
  "*": "mul",
  count: "cards",
  three: "triple",
  "three of a kind": "triple",
  four: "quad",
  "four of a kind": "quad",
  "full house": "full",
  "straight flush": "straightflush",
  title: "name",
  rules: "description",
  translations: "i18n",
  must: "mandatory",
  required: "mandatory",
  forced: "mandatory",
  cannot: "stuck",
  dealer: "last",
};

/** Edits (insert, delete, replace, swap of neighbours) from one word to another. */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

/** The known word that was probably meant; null: none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const lower = word.toLowerCase();
  const synonym = Object.hasOwn(SYNONYMS, lower) ? [SYNONYMS[lower]!].flat().find((one) => known.includes(one)) : null;
  if (synonym) return synonym;
  const allowed = Math.min(2, Math.floor(word.length / 2));
  let best: string | null = null;
  let distance = allowed + 1;
  for (const candidate of known) {
    const d = editDistance(lower.slice(0, 40), candidate.toLowerCase());
    if (d < distance) {
      best = candidate;
      distance = d;
    }
  }
  if (best !== null) return best;
  // What begins with a name, or is its beginning, stands for it: "lowest", "pairs".
  return known.find((name) => isBeginning(lower, name) || isBeginning(name, lower)) ?? null;
}

const isBeginning = (one: string, other: string): boolean => one.length >= 3 && other.startsWith(one);
