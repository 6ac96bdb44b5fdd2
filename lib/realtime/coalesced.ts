/**
 * Runs work at once, and again at most every `gap` ms for each key: what is asked for meanwhile is done once, at the end.
 * The work reads what holds by then.
 */
export function coalesced(gap: number): (key: string, work: () => void) => void {
  const waiting = new Map<string, (() => void) | null>();
  const next = (key: string) => {
    const work = waiting.get(key);
    if (!work) {
      waiting.delete(key);
      return;
    }
    waiting.set(key, null);
    work();
    setTimeout(next, gap, key).unref();
  };
  return (key, work) => {
    const isFirst = !waiting.has(key);
    waiting.set(key, work);
    if (isFirst) next(key);
  };
}
