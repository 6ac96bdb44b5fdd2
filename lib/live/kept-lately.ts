/**
 * Remembers what was worked out lately, by key: for all who ask for the same it is done once, also where they ask at once. Of at most
 * `most`, those that were asked for last are kept; what fails is worked out anew.
 */
export function keptLately<T>(most: number): (key: string, work: () => Promise<T>) => Promise<T> {
  const lately = new Map<string, Promise<T>>();
  return (key, work) => {
    const found = lately.get(key) ?? work();
    lately.delete(key);
    lately.set(key, found);
    found.catch(() => lately.get(key) === found && lately.delete(key));
    const oldest = lately.keys().next();
    if (lately.size > most && !oldest.done) lately.delete(oldest.value);
    return found;
  };
}
