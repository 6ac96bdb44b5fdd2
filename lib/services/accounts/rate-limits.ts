import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { pool } from "@/lib/db/pool";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often something may happen: `points` times in `seconds`. */
export const LIMITS = {
  /** Wrong passwords for one nick from one address; then the door closes, each time for longer. */
  signInPair: { points: 5, seconds: 15 * MINUTE },
  /** Wrong passwords for one nick on a device that it signed in from before: instead of all other limits. */
  signInDevice: { points: 8, seconds: 15 * MINUTE },
  /** Wrong passwords for one nick from all addresses that it never signed in from: a guesser with many addresses. */
  signInNick: { points: 60, seconds: HOUR },
  /** Wrong passwords from one address, whatever the nick. */
  signInAddress: { points: 30, seconds: 15 * MINUTE },
  /** Wrong codes of a second factor or recovery: as for passwords. */
  codePair: { points: 5, seconds: 15 * MINUTE },
  codeDevice: { points: 8, seconds: 15 * MINUTE },
  codeNick: { points: 30, seconds: HOUR },
  /** Changes of one member's second factors and one-time codes. */
  secondFactor: { points: 30, seconds: 15 * MINUTE },
  /** What a member adds to their passkeys; what one session uses them for. */
  passkey: { points: 40, seconds: 15 * MINUTE },
  /** Wrong proofs and present passwords in one session. */
  passwordCheck: { points: 8, seconds: 15 * MINUTE },
  /** Accounts that one address asks for, nicks that are taken included: also how fast one can ask which nicks exist. */
  signUp: { points: 120, seconds: HOUR },
  /** First nicks that one member from another site asks for. */
  nickChoice: { points: 60, seconds: HOUR },
  guest: { points: 240, seconds: HOUR },
  /** Members looked for by their nicks. */
  findPerson: { points: 120, seconds: 5 * MINUTE },
  /** Mails with a link that confirms an address: for one member, from one place, to one address whoever asks. */
  mailMember: { points: 8, seconds: HOUR },
  mailPlace: { points: 30, seconds: HOUR },
  mailTarget: { points: 5, seconds: 24 * HOUR },
  /**
   * Mails with a code that opens an account again: for one nick, whoever asks. Counted for as long as a code holds: a
   * stranger who uses them up shuts nobody out, since whoever is refused has a mail whose code is good.
   */
  recoveryMail: { points: 3, seconds: HOUR },
  /** Links of mails that somebody opens. */
  mailLink: { points: 240, seconds: 15 * MINUTE },
  chat: { points: 12, seconds: 20 },
  /** Letters of one member in games of Diplomacy; and what they read of them. */
  press: { points: 20, seconds: 60 },
  readPress: { points: 600, seconds: 5 * MINUTE },
  /** One member's requests for a seat somewhere: each reads the list of open tables anew. */
  quickPlay: { points: 120, seconds: 10 * MINUTE },
  /** Whole histories of games that somebody asks for. */
  gameHistory: { points: 300, seconds: 5 * MINUTE },
  /** Replays that somebody opens, each made of a part of a log; and the steps of a tabletop's that they look at, one after the other. */
  replay: { points: 90, seconds: 5 * MINUTE },
  replaySteps: { points: 1_200, seconds: 5 * MINUTE },
  calendarFeed: { points: 120, seconds: 5 * MINUTE },
  /** What one master does at their desk: reading a status file is work. */
  masterDesk: { points: 300, seconds: 10 * MINUTE },
  mapSave: { points: 60, seconds: 10 * MINUTE },
  /** Status files that somebody saves or brings along: each is read whole, sound or not. */
  statusFiles: { points: 40, seconds: 10 * MINUTE },
  /** Words of private games that somebody names, and that are named at one table. */
  privateWord: { points: 20, seconds: HOUR },
  privateWordAt: { points: 200, seconds: HOUR },
  /** What one member does at one table that is played by correspondence: its log is read whole by histories and desks, so that what writes much counts as several. */
  slowMoves: { points: 2_000, seconds: 24 * HOUR },
  orderReceipts: { points: 120, seconds: 5 * MINUTE },
  /** Tables opened by one member. */
  openTable: { points: 30, seconds: 10 * MINUTE },
  /** Tables opened by all guests of one network. */
  openTableGuests: { points: 120, seconds: 10 * MINUTE },
  /** What one member changes of their own account, and what staff do. */
  settings: { points: 120, seconds: 10 * MINUTE },
  staff: { points: 300, seconds: 10 * MINUTE },
  /** Games put on the shelf, taken back and thrown away by one member. */
  templateShelf: { points: 60, seconds: 10 * MINUTE },
  templateSave: { points: 60, seconds: 10 * MINUTE },
  /** One member's requests to buy. */
  purchase: { points: 600, seconds: 5 * MINUTE },
  /** Packs that one member opens, and asks the commitments of. */
  packs: { points: 1_200, seconds: 5 * MINUTE },
  /** One member's orders at the market, placed and taken back; acts that list many cards. */
  orders: { points: 600, seconds: 5 * MINUTE },
  /** Cards looked for at the market, by whoever looks: as fast as one types. */
  findCards: { points: 1_200, seconds: 5 * MINUTE },
  listings: { points: 30, seconds: 10 * MINUTE },
  /** Gifts of one member; what they do in auctions and trades, where each change of what lies there counts. */
  gifts: { points: 60, seconds: 10 * MINUTE },
  auctions: { points: 60, seconds: 10 * MINUTE },
  bids: { points: 120, seconds: 5 * MINUTE },
  tournaments: { points: 120, seconds: 10 * MINUTE },
  haveWant: { points: 120, seconds: 5 * MINUTE },
  tradesBegun: { points: 30, seconds: 10 * MINUTE },
  trades: { points: 600, seconds: 5 * MINUTE },
  /** What one member does with their binder: registrations, displays, what they have seen. */
  collection: { points: 300, seconds: 5 * MINUTE },
  /** One member's decks: each saves itself as it is edited; decks begun, copied, thrown away, looked back at. */
  sealed: { points: 60, seconds: 10 * MINUTE },
  egos: { points: 60, seconds: 10 * MINUTE },
  drafts: { points: 60, seconds: 10 * MINUTE },
  savedGames: { points: 120, seconds: 10 * MINUTE },
  saveDeck: { points: 1_200, seconds: 5 * MINUTE },
  decks: { points: 200, seconds: 5 * MINUTE },
  /** Pictures of decks, by whoever asks: each new one is drawn. */
  deckPictures: { points: 60, seconds: 5 * MINUTE },
  deckLikes: { points: 60, seconds: 10 * MINUTE },
  deckComments: { points: 20, seconds: 10 * MINUTE },
  /** Rules files that one member saves: each is read whole. */
  formats: { points: 60, seconds: 5 * MINUTE },
  /** Open binders that somebody reads. */
  readBinder: { points: 240, seconds: 5 * MINUTE },
} as const;
export type LimitName = keyof typeof LIMITS;
/** Which limit, and whose count. */
export type LimitKey = readonly [LimitName, string];

const remembered = globalThis as { guildhallLimits?: Map<LimitName, RateLimiterPostgres> };

function limiter(name: LimitName): RateLimiterPostgres {
  remembered.guildhallLimits ??= new Map();
  const known = remembered.guildhallLimits.get(name);
  if (known) return known;
  const made = new RateLimiterPostgres({
    storeClient: { query: (...query: Parameters<ReturnType<typeof pool>["query"]>) => pool().query(...query) },
    storeType: "client",
    tableName: "rate_limit",
    tableCreated: true,
    keyPrefix: name,
    points: LIMITS[name].points,
    duration: LIMITS[name].seconds,
  });
  remembered.guildhallLimits.set(name, made);
  return made;
}

const asSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

/**
 * Counts one, or what is as much as several; the seconds to wait if that was too much, else 0. Atomic: of many at once only
 * `points` pass.
 */
export async function countOne(name: LimitName, key: string, points = 1): Promise<number> {
  try {
    await limiter(name).consume(key, points);
    return 0;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return asSeconds(reason.msBeforeNext);
    throw reason;
  }
}

/**
 * Counts one in each of these limits, or in none: a refused attempt uses up nothing of the limits that were not spent. The
 * seconds to wait if one of them is spent, else 0.
 */
export async function countEach(counts: readonly LimitKey[]): Promise<number> {
  for (const [i, [name, key]] of counts.entries()) {
    const seconds = await countOne(name, key);
    if (seconds === 0) continue;
    // The spent one keeps its count: given back after the door was closed, it would open it.
    await uncountEach(counts.slice(0, i));
    return seconds;
  }
  return 0;
}

/** Takes back what `countEach` counted: what was tried turned out to be right, or could not be judged. */
export async function uncountEach(counts: readonly LimitKey[]): Promise<void> {
  await Promise.all(counts.map(([name, key]) => limiter(name).reward(key, 1)));
}

/**
 * After a failure that used up the last point: closes the door for 30 s the first time that day, then for twice as long
 * each time, up to the limit's own window.
 */
export async function closeIfSpent(name: LimitName, key: string): Promise<void> {
  const { points, seconds } = LIMITS[name];
  const state = await limiter(name).get(key);
  if (!state || state.consumedPoints < points) return;
  const closings = await limiter(name).penalty(`${key}#closings`, 1, { customDuration: 24 * HOUR });
  await limiter(name).block(key, Math.min(seconds, 30 * 2 ** Math.min(closings.consumedPoints - 1, 10)));
}

/** Forgets what was counted: after a success. */
export async function forget(name: LimitName, key: string): Promise<void> {
  await Promise.all([limiter(name).delete(key), limiter(name).delete(`${key}#closings`)]);
}
