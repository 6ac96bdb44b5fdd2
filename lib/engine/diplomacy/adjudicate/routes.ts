/** A set of fleets of a chain, as bits. */
type Bits = Int32Array;

/** Fleets that hang together, by their place in a list, and which of them touch each other. */
type Chain = { readonly words: number; readonly near: readonly Bits[]; readonly lists: readonly (readonly number[])[] };

/** Steps that a search between two shores may take: twice what is enough on all maps of ours with fleets everywhere. */
const MOST_STEPS = 20_000;

/**
 * Steps that all searches of a chain of fleets may take together: enough on all maps of ours between all shores with fleets on
 * all seas (44,000 on spice), and some tenths of a second. A step among more fleets than 32 counts more than once. Under
 * COASTAL_CONVOY the chains of a position share them: enough with fleets on six places of ten, not with fleets everywhere.
 */
export const STEPS_OF_POSITION = 60_000;

/** What is left of `STEPS_OF_POSITION`. */
export type Budget = { steps: number };

const has = (set: Bits | undefined, i: number): boolean => (((set?.[i >> 5] ?? 0) >>> (i & 31)) & 1) === 1;
const add = (set: Bits, i: number): void => {
  set[i >> 5] = (set[i >> 5] ?? 0) | (1 << (i & 31));
};
const meets = (a: Bits, b: Bits): boolean => a.some((word, w) => (word & (b[w] ?? 0)) !== 0);

/** The first set without the second. */
function minus(set: Bits, other: Bits | undefined): Bits {
  const left = set.slice();
  if (other) for (let w = 0; w < left.length; w++) left[w] = (left[w] ?? 0) & ~(other[w] ?? 0);
  return left;
}

function setOf(words: number, members: Iterable<number>): Bits {
  const set = new Int32Array(words);
  for (const i of members) add(set, i);
  return set;
}

const chains = new WeakMap<readonly number[], Chain>();

function chainOf(passing: readonly Uint8Array[], fleets: readonly number[]): Chain {
  const known = chains.get(fleets);
  if (known) return known;
  const words = (fleets.length + 31) >> 5;
  const lists = fleets.map((fleet) => fleets.flatMap((other, i) => (passing[fleet]?.[other] === 1 ? [i] : [])));
  const chain = { words, lists, near: lists.map((list) => setOf(words, list)) };
  chains.set(fleets, chain);
  return chain;
}

/**
 * Which of these fleets, that hang together, have a part in some route of an army from shore to shore without a fleet too
 * many: no two of it that do not follow each other touch, and none but its first and last one touches the shores. Fleets
 * that lie at the shores themselves have none. Where the search comes to the end of its steps, all others have: rather an
 * order that can do nothing is let through than one that could is refused.
 */
export function fleetsOnRoutes(
  passing: readonly Uint8Array[],
  fleets: readonly number[],
  from: number,
  to: number,
  budget: Budget,
): number[] {
  const chain = chainOf(passing, fleets);
  const all = fleets.flatMap((fleet, i) => (fleet === from || fleet === to ? [] : [i]));
  const touching = (shore: number): Bits =>
    setOf(
      chain.words,
      all.filter((i) => passing[fleets[i] ?? -1]?.[shore] === 1),
    );
  const most = Math.min(MOST_STEPS, budget.steps);
  const routes = new Routes(chain, setOf(chain.words, all), touching(from), touching(to), most);
  const found = all.filter((i) => routes.leadThrough(i));
  budget.steps -= Math.min(routes.steps, most);
  return (routes.steps > most ? all : found).map((i) => fleets[i] ?? -1);
}

/**
 * Routes between two shores, looked for fleet by fleet: from the fleet in two arms, one to each shore. Once the first arm
 * is at its shore, any way that is left to the other will do, since the shortest has no fleet too many. So only first arms
 * are tried one after another, and one that leaves the other no way is given up at once.
 */
class Routes {
  /** Those of the routes found so far. */
  private readonly found: Bits;
  steps = 0;

  constructor(
    private readonly chain: Chain,
    private readonly all: Bits,
    private readonly starts: Bits,
    private readonly ends: Bits,
    private readonly mostSteps: number,
  ) {
    this.found = new Int32Array(chain.words);
  }

  /** Whether some route leads through this fleet. */
  leadThrough(fleet: number): boolean {
    if (has(this.found, fleet) || this.steps > this.mostSteps) return true;
    const { starts, ends } = this;
    const [first, last] = [has(starts, fleet), has(ends, fleet)];
    if (first && last) return this.keep([fleet]);
    if (first) return this.keep(this.oneArm(fleet, starts, ends));
    if (last) return this.keep(this.oneArm(fleet, ends, starts));
    return this.keep(this.twoArms(fleet));
  }

  private keep(route: readonly number[] | null): boolean {
    for (const fleet of route ?? []) add(this.found, fleet);
    return route !== null;
  }

  /** A route from a fleet at one shore to the other: the shortest one. */
  private oneArm(fleet: number, here: Bits, there: Bits): number[] | null {
    return this.shortest(fleet, minus(this.all, here), there);
  }

  private twoArms(fleet: number): number[] | null {
    const { chain, starts, ends } = this;
    const free = minus(minus(this.all, chain.near[fleet]), setOf(chain.words, [fleet]));
    const [open, rest] = [minus(free, ends), minus(free, starts)];
    // Where the arms may go as if the other one were not there: that rules out most.
    const [toStarts, toEnds] = [this.reach(starts, open), this.reach(ends, rest)];
    const may = (i: number, goal: Bits, others: Bits, way: Bits): boolean =>
      has(this.all, i) && !has(others, i) && (has(goal, i) || meets(chain.near[i] ?? way, way));
    const around = chain.lists[fleet] ?? [];
    const lasts = around.filter((i) => may(i, ends, starts, toEnds));
    if (lasts.length === 0) return null;
    for (const a of around) {
      if (!may(a, starts, ends, toStarts)) continue;
      for (const b of lasts) {
        if (a === b || has(chain.near[a], b)) continue;
        const arms = this.grow([a], b, minus(open, chain.near[b]), minus(rest, chain.near[a]));
        if (arms) return [fleet, ...arms];
      }
    }
    return null;
  }

  /** Goes on with the first arm where it may (`open`), as long as the other one can reach its end by what is left (`rest`). */
  private grow(arm: number[], other: number, open: Bits, rest: Bits): number[] | null {
    const { chain, starts, ends } = this;
    const at = arm.at(-1) ?? -1;
    this.steps += this.chain.words;
    if (this.steps > this.mostSteps || !this.connects(other, rest, ends)) return null;
    if (has(starts, at)) return [...arm, ...(this.shortest(other, rest, ends) ?? [])];
    const ways = this.reach(starts, open);
    const beyond = minus(open, chain.near[at]);
    for (const next of chain.lists[at] ?? []) {
      if (!has(ways, next)) continue;
      const left = minus(rest, chain.near[next]);
      left[next >> 5] = (left[next >> 5] ?? 0) & ~(1 << (next & 31));
      const arms = this.grow([...arm, next], other, beyond, left);
      if (arms) return arms;
    }
    return null;
  }

  private connects(from: number, open: Bits, goal: Bits): boolean {
    if (has(goal, from)) return true;
    const near = this.chain.near[from];
    return (
      near !== undefined &&
      meets(
        this.spread(
          near.map((word, w) => word & (open[w] ?? 0)),
          open,
        ),
        goal,
      )
    );
  }

  /** All that hangs together with a goal where it is open. */
  private reach(goal: Bits, open: Bits): Bits {
    return this.spread(
      goal.map((word, w) => word & (open[w] ?? 0)),
      open,
    );
  }

  /** A set with all that hangs together with it where it is open. */
  private spread(set: Bits, open: Bits): Bits {
    const { near, words } = this.chain;
    const fresh = set.slice();
    for (let w = 0; w < words; ) {
      const bits = fresh[w] ?? 0;
      if (bits === 0) {
        w++;
        continue;
      }
      const bit = 31 - Math.clz32(bits);
      fresh[w] = bits & ~(1 << bit);
      const around = near[(w << 5) + bit];
      if (!around) continue;
      for (let v = 0; v < words; v++) {
        const more = (around[v] ?? 0) & (open[v] ?? 0) & ~(set[v] ?? 0);
        if (more === 0) continue;
        set[v] = (set[v] ?? 0) | more;
        fresh[v] = (fresh[v] ?? 0) | more;
        if (v < w) w = v;
      }
    }
    return set;
  }

  private shortest(from: number, open: Bits, goal: Bits): number[] | null {
    const before = new Map([[from, from]]);
    for (const [at] of before) {
      if (has(goal, at)) {
        const way = [at];
        for (let one = at; one !== from; way.push(one)) one = before.get(one) ?? from;
        return way;
      }
      for (const next of this.chain.lists[at] ?? []) if (has(open, next) && !before.has(next)) before.set(next, at);
    }
    return null;
  }
}
