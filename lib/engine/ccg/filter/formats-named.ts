/** Of a format of another member, whose it is: `bert/Cube`. Those of the house and one's own stand without. */
const OF_OTHERS = /^[\w-]+\//;
const bare = (name: string): string => name.replace(OF_OTHERS, "");

/**
 * The formats that may be meant by what was said: those that are called so, else those of which it is a part. What others show is
 * looked at only where nothing of the house and of one's own is meant, so that no stranger changes what a filter finds.
 */
export function formatsNamed(said: string, names: readonly string[]): readonly string[] {
  const asked = said.toLowerCase();
  const [theirs, near] = [names.filter((name) => OF_OTHERS.test(name)), names.filter((name) => !OF_OTHERS.test(name))];
  const exactly = names.filter((name) => name.toLowerCase() === asked);
  if (exactly.length > 0) return exactly;
  const ways: readonly [readonly string[], (name: string) => boolean][] = [
    [near, (name) => name.toLowerCase().includes(asked)],
    [theirs, (name) => bare(name).toLowerCase() === asked],
    [theirs, (name) => name.toLowerCase().includes(asked)],
  ];
  for (const [among, isMeant] of ways) {
    const meant = among.filter(isMeant);
    if (meant.length > 0) return meant;
  }
  return [];
}
