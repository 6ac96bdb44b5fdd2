/**
 * Statements under way at once, while they hold few appends: nobody waits for another's flush of the disk before their own
 * is asked for. Where many come in, one that takes them all costs less than two with half of them each; but one that waits
 * for somebody's lock, which takes longer than a flush, holds nobody up.
 */
const MOST_UNDER_WAY = 2;
const FEW = 4;
const LONG_MS = 30;
/** Appends in one statement at most. */
const MOST_TOGETHER = 64;

type Waiting<T, A> = { item: T; key: string; resolve(answer: A): void; reject(error: unknown): void };

/**
 * Writes items together that come in while others are being written: one statement and one commit for many. `write`
 * answers for each of its items, in their order, or throws and has written none; then each is written by itself, so that
 * one that cannot be written spoils no other. What lies together is sorted by key and holds no key twice: two processes
 * that write the same rows lock them in one order.
 */
export function appendQueue<T, A>(options: {
  keyOf(item: T): string;
  write(items: readonly T[]): Promise<readonly A[]>;
  /** A clock, in ms. */
  now?: () => number;
}): { add(item: T): Promise<A>; readonly waiting: number } {
  const { keyOf, write, now = () => performance.now() } = options;
  let waiting: Waiting<T, A>[] = [];
  const underWay = new Set<{ readonly size: number; readonly since: number }>();

  function takeSome(): Waiting<T, A>[] {
    const taken = new Map<string, Waiting<T, A>>();
    const left: Waiting<T, A>[] = [];
    for (const each of waiting)
      if (taken.size < MOST_TOGETHER && !taken.has(each.key)) taken.set(each.key, each);
      else left.push(each);
    waiting = left;
    return [...taken.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  async function writeAll(some: readonly Waiting<T, A>[]): Promise<void> {
    const statement = { size: some.length, since: now() };
    underWay.add(statement);
    const ended = () => {
      underWay.delete(statement);
      writeOn();
    };
    try {
      const answers = await write(some.map(({ item }) => item));
      // The next ones are on their way before these are gone on with.
      ended();
      for (const [i, { resolve }] of some.entries()) resolve(answers[i]!);
    } catch (error) {
      ended();
      if (some.length === 1) some[0]!.reject(error);
      else for (const { item, resolve, reject } of some) write([item]).then(([answer]) => resolve(answer!), reject);
    }
  }

  function mayWrite(): boolean {
    if (underWay.size >= MOST_UNDER_WAY) return false;
    for (const { size, since } of underWay) if (size > FEW && now() - since < LONG_MS) return false;
    return true;
  }

  function writeOn(): void {
    while (waiting.length > 0 && mayWrite()) void writeAll(takeSome());
  }

  return {
    /** Items that are in no statement yet. */
    get waiting() {
      return waiting.length;
    },
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, key: keyOf(item), resolve, reject });
        writeOn();
      }),
  };
}
