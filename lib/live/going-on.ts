/**
 * What was read of things lately, each kept to go on from it: of at most `most`, those that were asked for last. Questions for one
 * thing are answered one after the other. `next` gets what was read before, null where nothing is kept. What fails is forgotten, and
 * whoever asked after it begins anew.
 */
export function goingOn<T>(most: number): (key: string, next: (before: T | null) => Promise<T>) => Promise<T> {
  const lately = new Map<string, Promise<T>>();
  return (key, next) => {
    const before: Promise<T | null> = lately.get(key)?.catch(() => null) ?? Promise.resolve(null);
    const now = before.then(next);
    lately.delete(key);
    lately.set(key, now);
    now.catch(() => lately.get(key) === now && lately.delete(key));
    const oldest = lately.keys().next();
    if (lately.size > most && !oldest.done) lately.delete(oldest.value);
    return now;
  };
}
