/** What places of a ranking are called: the best first, the worst first (the last place is the first of them), and all between. */
export type Titles = { best?: string[]; worst?: string[]; others?: string };

/**
 * What a place (from 1) among so many players is called; null: nothing. Where the titles are more than the places, the
 * best and the worst share them evenly, and the place in the middle is one of the others.
 */
export function titleOf({ best = [], worst = [], others }: Titles, place: number, players: number): string | null {
  const half = Math.floor(players / 2);
  const fromWorst = players + 1 - place;
  const title = place <= half ? best[place - 1] : fromWorst <= half ? worst[fromWorst - 1] : undefined;
  return title ?? others ?? null;
}
