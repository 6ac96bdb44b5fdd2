import {
  type Entrant,
  isBye,
  type Match,
  type MatchResult,
  type Plan,
  type PlayerId,
  type Scoring,
} from "./vocabulary";

/** Where somebody stands, and by what: the numbers that decide, in their order. */
export type Standing = {
  readonly id: PlayerId;
  /** From 1; who ties in all but the lot shares it. */
  readonly place: number;
  readonly points: number;
  /** The average of what one's opponents made of their matches, from 0 to 1. */
  readonly opponents: number;
  /** Matches won, byes left out. */
  readonly wins: number;
  /** What one held in all, where that is the score. */
  readonly held: number;
  readonly played: number;
  readonly left: boolean;
};

/** Points of a win; what a bye brings. */
const WIN = 3;
const DRAW = 1;
/** The points of a board, shared by squares. */
const BOARD = 100;
/** An opponent counts for a third at least, so that a weak one does no harm to whoever met them. */
const LEAST = 1 / 3;

const round2 = (points: number): number => Math.round(points * 100) / 100;

/**
 * What a match brings a player. Two by two: 3 for a win, 1 for a draw. More: 3 times the share of the others that one leaves behind,
 * those with whom one ties by half. By centres: 100 times the share of the squares of what all hold.
 */
export function pointsOf(scoring: Scoring, { places, scores }: MatchResult, player: PlayerId): number {
  const players = places.flat();
  if (scoring === "centres") return squares(players, scores ?? {}, player);
  if (players.length === 1) return WIN;
  const at = places.findIndex((place) => place.includes(player));
  if (at < 0) return 0;
  const tied = (places[at]?.length ?? 1) - 1;
  if (players.length === 2) return tied > 0 ? DRAW : at === 0 ? WIN : 0;
  const behind = places.slice(at + 1).reduce((sum, place) => sum + place.length, 0);
  return round2((WIN * (behind + tied / 2)) / (players.length - 1));
}

/** A bye brings what an even board would, of seven. */
function squares(players: readonly PlayerId[], scores: Readonly<Record<PlayerId, number>>, player: PlayerId): number {
  if (!players.includes(player)) return 0;
  if (players.length === 1) return round2(BOARD / 7);
  const all = players.reduce((sum, one) => sum + (scores[one] ?? 0) ** 2, 0);
  return all === 0 ? round2(BOARD / players.length) : round2((BOARD * (scores[player] ?? 0) ** 2) / all);
}

type Tally = {
  points: number;
  /** Of them, what matches brought, and the most that these could have. */
  made: number;
  most: number;
  wins: number;
  held: number;
  played: number;
  met: PlayerId[];
};

function tallies(plan: Plan, entrants: readonly Entrant[], matches: readonly Match[]): Map<PlayerId, Tally> {
  const all = new Map<PlayerId, Tally>(
    entrants.map(({ id }) => [id, { points: 0, made: 0, most: 0, wins: 0, held: 0, played: 0, met: [] }]),
  );
  for (const match of matches) {
    const { result, players } = match;
    if (!result) continue;
    for (const player of players) {
      const tally = all.get(player);
      if (!tally) continue;
      const points = pointsOf(plan.scoring, result, player);
      tally.points = round2(tally.points + points);
      if (plan.scoring === "centres") tally.held += result.scores?.[player] ?? 0;
      if (isBye(match)) continue;
      tally.played++;
      tally.made += points;
      tally.most += plan.scoring === "centres" ? BOARD : WIN;
      const [first = []] = result.places;
      if (first.length === 1 && first[0] === player) tally.wins++;
      tally.met.push(...players.filter((other) => other !== player));
    }
  }
  return all;
}

const shareOf = (tally: Tally | undefined): number =>
  tally && tally.most > 0 ? Math.max(LEAST, Math.min(1, tally.made / tally.most)) : LEAST;

/**
 * Who stands where. Points first; then what one's opponents made of their matches (whoever had the harder way is ahead), then wins,
 * then what one held; what is left is decided by lot, and shares its place. In an elimination those who came farther are ahead, and
 * all who went out in one round share a place.
 */
export function standingsOf(plan: Plan, entrants: readonly Entrant[], matches: readonly Match[]): Standing[] {
  const all = tallies(plan, entrants, matches);
  const came = plan.style === "elimination" ? roundsSurvived(entrants, matches) : new Map<PlayerId, number>();
  const rows = entrants.map(({ id, seed, leftAfter }) => {
    const tally = all.get(id)!;
    const opponents =
      tally.met.length === 0
        ? 0
        : tally.met.reduce((sum, other) => sum + shareOf(all.get(other)), 0) / tally.met.length;
    const { points, wins, held, played } = tally;
    return { id, seed, points, wins, held, played, left: leftAfter !== null, opponents, came: came.get(id) ?? 0 };
  });
  type Row = (typeof rows)[number];
  const better = (a: Row, b: Row): number =>
    plan.style === "elimination"
      ? b.came - a.came
      : b.points - a.points || near(b.opponents - a.opponents) || b.wins - a.wins || b.held - a.held;
  rows.sort((a, b) => better(a, b) || a.seed - b.seed);
  let place = 1;
  return rows.map(({ seed: _, came: __, ...row }, i) => {
    const before = rows[i - 1];
    if (before && better(before, rows[i]!) !== 0) place = i + 1;
    return { ...row, place };
  });
}

/** Averages of the same numbers in another order differ by nothing that counts. */
const near = (difference: number): number => (Math.abs(difference) < 1e-9 ? 0 : difference);

/** How many rounds each came through; whoever won the last has one more than whoever lost it. */
function roundsSurvived(entrants: readonly Entrant[], matches: readonly Match[]): Map<PlayerId, number> {
  const came = new Map<PlayerId, number>(entrants.map(({ id }) => [id, 0]));
  for (const { round, result } of matches) {
    const [first = []] = result?.places ?? [];
    if (first.length === 1) came.set(first[0]!, Math.max(came.get(first[0]!) ?? 0, round));
  }
  return came;
}

/** What each place brings: those who share places share what these bring, odd cents to the first by lot. In cents. */
export function prizesByPlace(standings: readonly Standing[], prizes: readonly number[]): Map<PlayerId, number> {
  const paid = new Map<PlayerId, number>();
  for (let from = 0; from < standings.length; ) {
    let to = from;
    while (to < standings.length && standings[to]?.place === standings[from]?.place) to++;
    const sum = prizes.slice(from, to).reduce((all, prize) => all + prize, 0);
    const share = Math.floor(sum / (to - from));
    for (let i = from; i < to; i++) {
      const amount = share + (i - from < sum - share * (to - from) ? 1 : 0);
      if (amount > 0) paid.set(standings[i]!.id, amount);
    }
    from = to;
  }
  return paid;
}
