/** The words of notices, without schemas: light enough for the browser. */

/**
 * How many notices of a member wait to be read, and when they were counted, by the database's clock (ms since the epoch): of
 * two counts the later one holds, however they come to a page.
 */
export type Unread = { readonly count: number; readonly at: number };

export const laterOf = (one: Unread, other: Unread): Unread => (one.at >= other.at ? one : other);

/** Ways in which somebody is told: in the site, by mail, by the push service of a browser. */
export const CHANNELS = ["inbox", "mail", "push"] as const;
export type Channel = (typeof CHANNELS)[number];

/** What a member can switch on and off, each by channel. */
export const TOPICS = [
  "turn",
  "deadlines",
  "results",
  "press",
  "requests",
  "invitations",
  "purchases",
  "market",
  "trades",
  "decks",
  "account",
] as const;
export type Topic = (typeof TOPICS)[number];

type Kind = {
  topic: Topic;
  /** It cannot wait for the end of quiet hours, where its member wants that, nor for the daily mail. */
  urgent?: true;
  /** What is still sent to whoever is looking at the table just then, and has seen it; absent: everything. */
  there?: "mail" | "nothing";
  /**
   * Others bring it about as often as they like: so many an hour are sent to somebody by mail and push at most, and in the
   * site they push nothing else out.
   */
  mostAnHour?: number;
};

/** Everything that somebody can be told: the one registry of kinds. */
export const NOTICES = {
  your_turn: { topic: "turn", there: "nothing" },
  warning: { topic: "deadlines", urgent: true },
  late: { topic: "deadlines", urgent: true },
  /** To the master: the game stands until they do something. */
  master_needed: { topic: "deadlines" },
  nudged: { topic: "deadlines", urgent: true },
  overdue: { topic: "deadlines" },
  /** The master or a player set another deadline. */
  deadline_moved: { topic: "deadlines", mostAnHour: 20 },
  /** To administrators: no game is judged until they say so. */
  judging_stopped: { topic: "account", urgent: true },
  began: { topic: "results", there: "mail" },
  results: { topic: "results", there: "mail" },
  /** Money of a game of Payola that somebody gave. */
  coins_given: { topic: "results", there: "nothing", mostAnHour: 20 },
  /** An end of a game that everybody has to accept; who proposes it may do so again and again. */
  end_proposed: { topic: "results", mostAnHour: 20 },
  resigned: { topic: "results" },
  taken_over: { topic: "results" },
  game_over: { topic: "results", there: "mail" },
  press: { topic: "press", there: "nothing", mostAnHour: 120 },
  join_request: { topic: "requests", mostAnHour: 40 },
  trial_map: { topic: "requests" },
  request_accepted: { topic: "requests" },
  request_refused: { topic: "requests" },
  seat_lost: { topic: "requests" },
  invitation: { topic: "invitations", mostAnHour: 20 },
  /** Somebody opened a table of a game for which one waited. */
  next_table: { topic: "invitations", urgent: true },
  transfer_undone: { topic: "purchases" },
  order_filled: { topic: "market" },
  order_unpaid: { topic: "market" },
  orders_expired: { topic: "market" },
  auction_outbid: { topic: "market", urgent: true },
  auction_won: { topic: "market" },
  auction_sold: { topic: "market" },
  auction_unsold: { topic: "market" },
  auction_cancelled: { topic: "market" },
  /** Whoever led is kept out by the staff. */
  auction_reopened: { topic: "market" },
  /** A round begins, with one's match in it. */
  tournament_round: { topic: "invitations", urgent: true },
  tournament_decided: { topic: "results" },
  tournament_over: { topic: "results" },
  tournament_called_off: { topic: "results" },
  /** To the host: a match waits for the judge. */
  tournament_judge: { topic: "requests", urgent: true },
  /** A game with a stake is given to the judge: to the staff, and to the other players. */
  judge_called: { topic: "requests", urgent: true },
  game_judged: { topic: "results" },
  gift_received: { topic: "trades", mostAnHour: 30 },
  trade_offered: { topic: "trades", mostAnHour: 20 },
  /** The others agree to a trade as it stands. */
  trade_confirmed: { topic: "trades", mostAnHour: 30 },
  trade_settled: { topic: "trades" },
  trade_closed: { topic: "trades", mostAnHour: 30 },
  trade_expired: { topic: "trades" },
  /** Somebody said something about a deck of one's own. */
  deck_comment: { topic: "decks", mostAnHour: 30 },
  new_device: { topic: "account", urgent: true },
  password_changed: { topic: "account", urgent: true },
  totp_added: { topic: "account", urgent: true },
  totp_removed: { topic: "account", urgent: true },
  passkey_added: { topic: "account", urgent: true },
  passkey_removed: { topic: "account", urgent: true },
  codes_made: { topic: "account", urgent: true },
  code_used: { topic: "account", urgent: true },
  recovery_made: { topic: "account", urgent: true },
  recovered: { topic: "account", urgent: true },
  address_added: { topic: "account", urgent: true },
  address_removed: { topic: "account", urgent: true },
} as const satisfies Record<string, Kind>;
export type NoticeKind = keyof typeof NOTICES;

/** The kind of this name; null: there is none, or none any more. */
export const noticeKind = (name: string): NoticeKind | null =>
  Object.hasOwn(NOTICES, name) ? (name as NoticeKind) : null;

/** What is known of a kind. */
export const kindFacts = (kind: NoticeKind): Kind => NOTICES[kind];

const kindsThat = (fits: (kind: Kind) => boolean): NoticeKind[] =>
  (Object.keys(NOTICES) as NoticeKind[]).filter((kind) => fits(NOTICES[kind]));

/** What others bring about as often as they like; what is told of one's account. */
export const AT_WILL = kindsThat(({ mostAnHour }) => mostAnHour !== undefined);
export const OF_ACCOUNT = kindsThat(({ topic }) => topic === "account");

export type Switches = Record<Channel, boolean>;
export type Choices = Record<Topic, Switches>;

/** How members are told who have chosen nothing: mail only comes to a confirmed address, push where a browser was allowed to. */
export const DEFAULT_CHOICES: Choices = {
  turn: { inbox: true, mail: true, push: true },
  deadlines: { inbox: true, mail: true, push: true },
  results: { inbox: true, mail: true, push: true },
  press: { inbox: true, mail: true, push: true },
  requests: { inbox: true, mail: true, push: true },
  invitations: { inbox: true, mail: true, push: true },
  purchases: { inbox: true, mail: true, push: false },
  market: { inbox: true, mail: false, push: false },
  trades: { inbox: true, mail: true, push: true },
  decks: { inbox: true, mail: false, push: false },
  account: { inbox: true, mail: true, push: false },
};

/** What is told in the site whatever is chosen: who took over an account must not be able to hide it. */
export const ALWAYS_IN_INBOX: ReadonlySet<Topic> = new Set(["account"]);

/** How a member wants to be told; minutes since midnight, hours, all in their zone. */
export type NoticeSettings = {
  choices: Choices;
  quiet: { from: number; to: number } | null;
  /** Whether what cannot wait comes in quiet hours too. */
  urgentInQuiet: boolean;
  /** The hour of the one daily mail; null: each mail by itself. */
  digestHour: number | null;
  /** Mails of letters hold what was written. */
  pressText: boolean;
};

export const DEFAULT_NOTICE_SETTINGS: NoticeSettings = {
  choices: DEFAULT_CHOICES,
  quiet: null,
  urgentInQuiet: true,
  digestHour: null,
  pressText: true,
};

/** What a notice tells of, as it is stored: texts, numbers and lists of texts. */
export type NoticeData = { readonly [name: string]: string | number | boolean | readonly string[] | null | undefined };

/** A notice as its member reads it; `at` in ms since the epoch. */
export type NoticeLine = {
  id: string;
  at: number;
  kind: NoticeKind;
  data: NoticeData;
  unread: boolean;
  /** The page that it is about. */
  href: string;
};
