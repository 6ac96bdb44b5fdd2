type Point = [x: number, y: number];

/** So often all points are moved at most; after these they hardly move any more. */
const TURNS = 300;
/** So many pairs of points are looked at in all turns together, some tenths of a second: large graphs lie less exactly. */
const PAIRS = 6_000_000;
/** Parts of a graph that nothing joins lie so many steps from each other. */
const APART = 4;

/**
 * Places the nodes of a graph so that, as far as a plane lets them, they lie as far from each other as they are steps
 * apart: the layout of least stress, found by majorisation (Gansner, Koren, North 2004). The same graph always lies the
 * same way. n nodes take n² distances.
 */
export function layOut(count: number, ways: readonly (readonly [number, number])[]): Point[] {
  const steps = stepsBetween(count, ways);
  // Begun on a spiral, which no two nodes share a spot of.
  let points = Array.from({ length: count }, (_, i): Point => {
    const [far, turn] = [Math.sqrt(i + 0.5), i * 2.399963];
    return [far * Math.cos(turn), far * Math.sin(turn)];
  });
  const turns = Math.min(TURNS, Math.ceil(PAIRS / (count * count)));
  for (let turn = 0; turn < turns; turn++) {
    points = points.map(([x, y], i): Point => {
      let [weight, sumX, sumY] = [0, 0, 0];
      for (const [j, [ox, oy]] of points.entries()) {
        if (j === i) continue;
        const wanted = steps[i * count + j] ?? APART;
        const pull = 1 / (wanted * wanted);
        const far = Math.sqrt((x - ox) ** 2 + (y - oy) ** 2) || 1e-6;
        weight += pull;
        sumX += pull * (ox + ((x - ox) / far) * wanted);
        sumY += pull * (oy + ((y - oy) / far) * wanted);
      }
      return weight === 0 ? [x, y] : [sumX / weight, sumY / weight];
    });
  }
  return points;
}

/** The fewest steps from each node to each, row by row. */
function stepsBetween(count: number, ways: readonly (readonly [number, number])[]): Float64Array {
  const near: number[][] = Array.from({ length: count }, () => []);
  for (const [one, other] of ways) {
    near[one]?.push(other);
    near[other]?.push(one);
  }
  const steps = new Float64Array(count * count).fill(0);
  let farthest = 1;
  for (let from = 0; from < count; from++) {
    const queue = [from];
    for (const at of queue)
      for (const to of near[at] ?? [])
        if (to !== from && steps[from * count + to] === 0) {
          steps[from * count + to] = (steps[from * count + at] ?? 0) + 1;
          farthest = Math.max(farthest, steps[from * count + to] ?? 1);
          queue.push(to);
        }
  }
  return steps.map((step) => (step === 0 ? farthest + APART : step));
}
