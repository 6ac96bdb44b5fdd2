/** How many different cards of a set somebody has now. */
type Has = { readonly account: string; readonly cards: number };
/** By how many that changed on a day. */
type Change = { readonly account: string; readonly day: string; readonly change: number };

/**
 * How complete a set of `size` cards was on each of `days`, in order, for those who had any of it: from 0 to 1 on average,
 * null on days on which nobody had. It goes from what they have now back through the changes.
 */
export function sharesByDay(
  days: readonly string[],
  size: number,
  now: readonly Has[],
  changes: readonly Change[],
): (number | null)[] {
  const have = new Map(now.map(({ account, cards }) => [account, cards]));
  let [owned, owners] = [now.reduce((sum, { cards }) => sum + cards, 0), have.size];
  const byDay = new Map<string, Change[]>();
  for (const change of changes) {
    const known = byDay.get(change.day);
    if (known) known.push(change);
    else byDay.set(change.day, [change]);
  }
  return days
    .toReversed()
    .map((day): number | null => {
      const share = owners > 0 ? owned / (owners * size) : null;
      for (const { account, change } of byDay.get(day) ?? []) {
        const after = have.get(account) ?? 0;
        const before = after - change;
        have.set(account, before);
        owned -= change;
        owners += (before > 0 ? 1 : 0) - (after > 0 ? 1 : 0);
      }
      return share;
    })
    .reverse();
}
