import { phaseText } from "../phases.en";
import { speechOf } from "../speech";
import { traded } from "../traded.en";
import { about } from "./about.en";

const { plural, number, list } = speechOf("en");

const seats = (n: number) => plural(n, { one: "1 seat", other: `${n} seats` });
const tables = (n: number) => plural(n, { one: "1 table", other: `${number(n)} tables` });

/** A time to move, short: "45 s", "5 min", "3 h", "1 day". */
export type Span = { n: number; unit: "second" | "minute" | "hour" | "day" };

const span = ({ n, unit }: Span): string =>
  unit === "second"
    ? `${n} s`
    : unit === "minute"
      ? `${n} min`
      : unit === "hour"
        ? `${n} h`
        : plural(n, { one: "1 day", other: `${n} days` });

/** The lobby, the lists of tables, and opening one. */
export const lobby = {
  hello: (nick: string | null): string => (nick === null ? "Welcome to Guildhall" : `Good to see you, ${nick}`),
  lead: "Take a seat, or watch a game.",
  /** To a visitor: the other half of the house. */
  collect: {
    said: "Cards to collect live here too: open packs, trade with others, build decks and play them. The house lends you a deck to try.",
    /** One press, no form: the house lends a deck. */
    play: "Play Five Dyes against a bot",
    cards: "See the cards",
    shop: "Look into the shop",
  },

  start: {
    title: "Play now",
    game: "Game",
    byMembers: (count: number): string => `Games by members (${count})`,
    byMembersTitle: "Games by members",
    withWhom: "With whom",
    bots: "With bots, at once",
    people: "With people",
    waiting: (count: number): string =>
      count === 0
        ? "(nobody is waiting)"
        : plural(count, { one: "(1 person is waiting)", other: `(${count} people are waiting)` }),
    play: "Play",
    busy: "Finding a seat…",
    asGuest: "You play as a guest, no form to fill in. You can choose a nick later and keep what you have played.",
    first: "start with this",
    waitingChip: (count: number): string => `${count} waiting`,
    withBots: "Play with bots",
    nobodyYet: "A table is opened for you and listed until somebody comes.",
    nextTable: (game: string): string => `Or be told when somebody plays ${game}`,
    withBotsAt: (game: string): string => `Play with bots: ${game}`,
  },

  /** The waiting list of a game. */
  next: {
    title: "Play with people",
    lead: "If somebody is looking for players, you sit down with them at once. If nobody is, you go on a waiting list for a day and are told of the next table.",
    waiting: (count: number): string =>
      plural(count, { one: "1 person waits.", other: `${number(count)} people wait.` }),
    wait: "Find me a seat, or put me on the list",
    busy: "Finding a seat…",
    waits: "Nobody is looking for players just now. You are on the waiting list until",
    told: "As soon as somebody opens a table you are told on this site, and by mail or push where your settings say so. Seats are not kept: come to the table when you are told.",
    stop: "Leave the list",
    listed: "On the waiting list",
    until: "until",
  },

  about,

  open: {
    title: "Open tables",
    open: "Open a table",
    search: "Search by name, game, host or player",
    searchShort: "Name, game, host",
    game: "Game",
    seats: "Seats",
    anyGame: "Any game",
    gameWith: (game: string, count: number): string => `${game} (${count})`,
    anySeats: "Any seats",
    freeSeat: "With a free seat",
    seatsOf: seats,
    looking: "Looking for more…",
    count: (shown: number, total: number): string => (shown < total ? `${shown} of ${tables(total)}` : tables(total)),
    more: "Show more tables",
    lookingFor: "Looking for tables…",
    clear: "Clear the search",
    noMatch: "No tables match this search.",
    noOther: "No other tables are open at the moment.",
    none: "No tables are open at the moment. Start one above: with bots you play at once.",
    yours: "Your tables",
  },

  connection: {
    lost: "Reconnecting. The list below may be out of date.",
    tryNow: "Try now",
    ended: "You are signed out. Sign in again to go on.",
    signIn: "Sign in",
  },

  online: {
    title: "Online now",
    nobody: "Nobody is online at the moment.",
    away: "(away)",
  },

  trades: { title: "At the market", traded },

  chat: {
    title: "Lobby chat",
    empty: "No messages yet. Say hello.",
    messages: "Messages",
    message: "Message to the lobby",
    messageShort: "Message",
    send: "Send",
    writeFirst: "Write something first.",
    failed: "That could not be sent. Try again.",
    signIn: "Sign in or play as a guest to write",
  },

  row: {
    away: (nick: string): string => `${nick} (away)`,
    seats: (taken: number, all: number, names: readonly string[], bots: number): string =>
      [
        names.length > 0 ? `${taken} of ${all} seats taken: ${names.join(", ")}` : `${taken} of ${all} seats taken`,
        ...(bots > 0 ? [plural(bots, { one: "1 by a bot", other: `${bots} by bots` })] : []),
      ].join(", "),
    aBot: "a bot",
    waitingFor: (names: readonly string[]): string => `waiting for ${list(names)}`,
    yourTurn: "Your turn",
    /** `left`: null: the time is over. */
    yourTurnIn: (left: Span | null): string =>
      left === null ? "Your turn · overdue" : `Your turn · ${span(left)} left`,
    host: (nick: string): string => `host ${nick}`,
    aMove: (time: Span): string => `${span(time)} a move`,
    private: "private",
    lets: "host lets you in",
    anonymous: "nobody is named",
    asksWord: "private word",
    stake: (sum: string): string => `stake ${sum}`,
    invited: "you are invited",
    verbs: { play: "Play", open: "Open", watch: "Watch", ask: "Ask to join", sit: "Sit", answer: "Answer" },
    verbAt: (
      verb: string,
      { name, game, taken, all }: { name: string; game: string; taken: number; all: number },
    ): string => `${verb}: ${name}, ${game}, ${taken} of ${all} seats`,
    waiting: "waiting for players",
    over: "over",
    running: "running",
    deal: (deal: number, best: number | null): string =>
      best === null ? `deal ${deal}` : `deal ${deal}, leader at ${number(best)}`,
    phase: phaseText,
    round: (round: number): string => `round ${round}`,
    turn: (turn: number): string => `turn ${turn}`,
    pack: (pack: number): string => `pack ${pack}`,
  },

  list: {
    title: "Tables",
    lead: "The ones you have played at or watched, and others that anybody can join or watch.",
    leadVisitor: "Anybody can watch these tables. Sign in or play as a guest to take a seat.",
    mine: "My tables",
    noneOfMine: "You have not played at a table yet.",
    none: {
      more: "No more tables. Open one, and it appears in the lobby.",
      other: "No other tables. Open one, and it appears in the lobby.",
      open: "No open tables. Open one, and it appears in the lobby.",
    },
    pages: "Pages of tables",
    total: (count: number): string =>
      plural(count, { one: "1 table is open.", other: `${number(count)} tables are open.` }),
    firstPage: "First tables",
    nextPage: "Next tables",
  },

  form: {
    title: "Open a table",
    lead: "You are the host: name, pace and who may join can be changed later.",
    game: "Game",
    name: "Name of the table",
    seats: "Seats",
    seatsHelp: (min: number, max: number): string =>
      min === max ? `This game is for ${min}.` : `${min} to ${max} can play.`,
    variants: "Options of this game",
    bots: "Bots",
    botsHelp: "People can take their seats between deals.",
    find: "Who can find it",
    finders: { public: "Anybody, in the lobby", link: "Those with the link" },
    busy: "Opening the table…",
    open: "Open the table",
    problems: {
      check: "Check the form.",
      nameEmpty: "Give the table a name.",
      nameLong: "Shorten the name to 60 letters.",
      "table/no_template": "That game is not offered any more. Choose another.",
      "table/no_such_choice": "The options of that game have changed. Choose again.",
      "table/seat_count": "That many cannot play this game. Choose another number of seats.",
      "table/slower": "You have opened many tables just now. Close some, or wait some minutes.",
      "table/malformed": "Some of the settings are not valid. Check them.",
      other: "The table could not be opened. Try again.",
    },
  },
};

export type LobbyTexts = typeof lobby;
