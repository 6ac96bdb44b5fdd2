import { speechOf } from "../speech";
import type { Who } from "../who";
import { invite, menu, settings } from "./host.en";

const { plural, list } = speechOf("en");

const players = (n: number) => plural(n, { one: "one more player", other: `${n} more players` });

/** What every table shows, whichever game is played at it. Words for the game are neutral: a world may write its own. */
export const table = {
  you: "You",
  somebody: "Somebody",
  seat: (number: number): string => `Seat ${number}`,
  /** Somebody at a table where nobody is named, by their seat. */
  player: (number: number): string => `Player ${number}`,
  /** For whoever has a name of their own, and for the reader. */
  name: ({ name, you }: Who): string => (you ? "You" : name),

  frame: {
    table: "Table",
    about: "About this table",
    back: "Back to the tables",
    panel: (unread: number): string => (unread > 0 ? `Score, log and chat, ${unread} new` : "Score, log and chat"),
    tabs: { log: "Log", chat: "Chat", rules: "Rules" },
    /** Where the game stands, with a remark of the page; `game` where the table has a name of its own. */
    status: ({ game, status, remark }: { game: string | null; status: string; remark: string | null }): string =>
      [game, status, remark?.replace(/\.$/, "") || null]
        .filter((part) => part !== null)
        .map((part) => `${part}.`)
        .join(" "),
    anonymous: "Nobody is named",
    rulesOf: (game: string): string => `Rules of ${game}`,
    noRules: "This game has no written rules yet.",
    watching: (names: readonly string[]): string => `Watching: ${names.join(", ")}`,
  },

  log: { title: "What has happened", takenBack: "taken back" },

  chat: {
    message: "Message",
    send: "Send",
    empty: "No messages yet.",
    signIn: "Sign in or play as a guest to write.",
    anonymous: "Nobody is named at this table, so the chat opens once the game is over.",
  },

  seats: {
    title: "Seats",
    empty: "empty seat",
    standIn: "stand-in",
    standInFor: (name: string): string => `for ${name}`,
    away: "away",
    offline: "offline",
    late: (time: string): string => `late ${time}`,
    bot: "bot",
    host: "host",
    onTurn: "on turn",
    sitHere: "Sit here",
  },

  turn: {
    yours: "Your turn.",
    late: (kept: boolean): string =>
      kept ? "The server has not answered yet. Your move is kept." : "The server has not answered yet.",
    reconnecting: (kept: boolean): string => (kept ? "Reconnecting. Your move is kept." : "Reconnecting."),
    tryNow: "Try now",
    back: "Up to date",
    paused: (byYou: boolean): string => (byYou ? "You have paused the table." : "The host has paused the table."),
    blocked: {
      ended: "You are signed out",
      offline: "Waiting for the connection",
      paused: "The host has paused the table",
    },
  },

  voice: {
    signedOut: "You are signed out. Sign in again to go on.",
    lost: (kept: boolean): string =>
      kept
        ? "Connection lost. Your move is kept and will be sent again."
        : "Connection lost. The page goes on as soon as it is back.",
    back: "Connected again.",
    left: (seconds: number): string => `${seconds} seconds left.`,
  },

  sounds: {
    off: "Sounds are off",
    turn: "A sound on your turn only",
    all: "All sounds are on",
  },

  replay: {
    title: "Replay",
    first: "To the beginning",
    back: "Back",
    play: "Play",
    pause: "Pause",
    forward: "Forward",
    last: "To the end",
    position: "Position",
    at: (at: number, count: number): string => `${at} of ${count}`,
    seenBy: "Seen by",
    all: "All hands",
    noChat: "A replay has no chat.",
  },

  consent: {
    agree: "Agree",
    refuse: "Refuse",
    withdraw: "Withdraw",
    agreed: (count: number, players: number): string => `${count} of ${players} ${count === 1 ? "agrees" : "agree"}.`,
  },
  takeback: {
    title: "Takeback",
    refusedBy: (who: Who): string => `${who.you ? "You" : who.name} refused. Your move stands.`,
    wentOn: "The game went on. Your move stands.",
  },
  callOff: {
    title: "Breaking off",
    /** "Mira", or the host who does not play. */
    host: "The host",
  },
  answering: "Your answer is on its way",

  foot: {
    signedOut: "You are signed out. Sign in to play, or to take your seat again.",
    signedOutOfSeat: "You are signed out. Sign in to take your seat again.",
    signIn: "Sign in",
    signInForSeat: "Do you sit here? Sign in",
    closed: "This table is closed.",
    toLobby: "To the lobby",
    backToLobby: "Back to the lobby",
    away: "A stand-in plays for you.",
    imBack: "I’m back",
    over: "The game is over.",
    waiting: "Waiting for players.",
    paused: "The table is paused.",
    goOn: "Go on",
    asked: "You have asked the host for a seat. Watch until they answer.",
    withdraw: "Withdraw",
    linedUp: "You play from the next game on.",
    justWatch: "Just watch",
    kept: "A bot plays for you until this game is over.",
    takeBack: "Take my seat back",
    removed: "The host removed you. You can sit down again once this game is over.",
    shut: "You are watching. The host is not letting anybody join.",
    full: "You are watching. All seats are taken.",
    findAnother: "Find another table",
    watching: "You are watching.",
    watchingAsks: "You are watching. The host decides who may join.",
    guest: "Play as a guest",
    guestBusy: "Getting you in…",
    guestAsks: "Ask for a seat as a guest",
    ask: "Ask for a seat",
    sit: "Sit down",
    fromNext: "Play from the next game on",
    waitingFor: (vacant: number): string => `Waiting for ${players(vacant)}.`,
    code: "QR code",
    codeTitle: "The link as a QR code",
    codeHelp: "A phone’s camera opens the table from it.",
    copyLink: "Copy the link",
    copied: "Link copied",
    /** Without those who are still missing. */
    without: (count: number): string => `Play with ${count}, without waiting`,
    withBots: (count: number): string => plural(count, { one: "Play with a bot", other: `Play with ${count} bots` }),
    rematch: "Play a rematch",
    /** With bots alone. */
    playAgain: "Play again",
    otherDeck: "With another deck",
    anotherGame: "Another game",
    rematchWanted: (count: number, players: number): string =>
      `${count} of ${players} ${count === 1 ? "wants" : "want"} a rematch. It starts once all do.`,
    /** `last`: the reader alone is missing. */
    rematchAsked: (names: readonly string[], last: boolean): string =>
      `${list(names)} ${names.length === 1 ? "wants" : "want"} a rematch${last ? "; it starts once you agree" : ""}.`,
  },

  menu,

  invite,

  requests: {
    title: "Requests to join",
    wants: (name: string): string => `${name} would like to join.`,
    wantsSeat: (name: string, seat: string): string => `${name} would like to take ${seat}.`,
    accept: "Accept",
    decline: "Decline",
    acceptName: (name: string): string => `Accept ${name}`,
    declineName: (name: string): string => `Decline ${name}`,
  },

  word: {
    title: "A private game",
    label: "The word",
    help: "Whoever runs the game tells it to those who may come in. Capitals do not matter.",
    wrong: "That is not the word.",
    sit: "Take the seat",
    observe: "Observe",
  },
  seatDialog: {
    youNamed: (name: string): string => `${name} (you)`,
    keptFor: (name: string): string =>
      `A bot plays for ${name}, who left. The seat is kept for them until this game is over.`,
    bot: "A bot plays here until somebody takes the seat between two games.",
    nobody: "Nobody sits here.",
    standIn: "Away: a bot stands in until they are back.",
    offline: "Offline.",
    offlineInPlay: "Offline. A bot stands in if they are not back soon.",
    away: "Looking at something else just now.",
    here: "Plays here.",
    imBack: "I’m back",
    profile: "Show the profile",
    ask: "Ask for a seat",
    take: "Take this seat",
    takeLater: "Take this seat after this game",
    seatBot: "Seat a bot",
    makeHost: (name: string): string => `Make ${name} the host…`,
    askHost: {
      title: (name: string): string => `Make ${name} the host?`,
      text: "They start the games, choose the settings and let people in from then on. Only they can hand it back.",
      verb: (name: string): string => `Make ${name} the host`,
    },
    remove: (name: string): string => `Remove ${name}…`,
    askRemove: {
      title: (name: string): string => `Remove ${name} from the table?`,
      idle: "Their seat becomes free.",
      playing: "A bot plays for them until this game is over.",
      verb: (name: string): string => `Remove ${name}`,
    },
    sendBotAway: "Send the bot away",
    dropSeat: "Remove this seat",
  },

  settings,

  unknownRefusal: "That is not possible now. Nothing has changed: choose again.",
  refusalBeforeWords: "That cannot be done now.",
};

export type TableTexts = typeof table;
