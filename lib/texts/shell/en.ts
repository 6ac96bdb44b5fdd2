import type { HouseName } from "../../engine/kernel/table/house-name";
import { speechOf } from "../speech";

const { plural } = speechOf("en");

/** What stands round every page, and the pages that say that something is not there or broke. */
export const shell = {
  readIn: "Read the site in",
  description: "A club’s house for its games: live card tables with people and bots, and games that members declare.",
  skip: "Skip to the page",
  loading: "Loading…",
  rooms: {
    title: "Rooms",
    lobby: "Lobby",
    tables: "Tables",
    games: "Games",
    cards: "Cards",
    shop: "Shop",
    market: "Market",
    diplomacy: "Diplomacy",
  },
  signIn: "Sign in",
  signUp: "Sign up",
  account: {
    title: "Account",
    /** Read out after the nick on the button. */
    menu: "account",
    keep: "Keep this account",
    profile: "Profile",
    statement: "Statement",
    settings: "Settings",
    verify: "Check fairness",
    staff: "Staff",
    signOut: "Sign out",
    signOutGuest: "Sign out (ends this guest account)",
  },
  bell: {
    /** Read out: the link to the inbox, with how many notices wait. */
    label: (unread: number): string =>
      unread === 0 ? "Inbox" : plural(unread, { one: "Inbox, 1 new notice", other: `Inbox, ${unread} new notices` }),
    most: "99+",
  },
  purse: {
    title: "Your purse",
    button: (money: string): string => `Purse: ${money}`,
    statement: "Statement",
    ego: "Alter ego",
    egoTitle: "Your alter ego’s purse",
    egoButton: (money: string): string => `Purse of your alter ego: ${money}`,
    toSealed: "Alter ego: what it has, and the way back",
    aside: (money: string): string => `${money} more are set aside for your bids.`,
  },
  notFound: {
    title: "Nothing here",
    text: "There is nothing at this address. It may have been closed or mistyped.",
    toLobby: "Go to the lobby",
  },
  /** A table that nobody named; `nick` null: whose it is is not told. */
  tableName: ({ nick, game, number }: HouseName): string =>
    `${nick === null ? game : `${nick}’s ${game}`}${number === 1 ? "" : ` ${number}`}`,
  noTable: {
    title: "No such table",
    text: "There is no table at this address. Check the link, or find another table in the lobby.",
    openTables: "See the open tables",
    open: "Open a table",
  },
  error: {
    title: "This page could not be shown",
    text: "This page could not be shown. Nothing of yours is lost.",
    number: (digest: string): string => `If it happens again, tell the staff this number: ${digest}`,
    again: "Try again",
  },
  replay: {
    title: "Replay",
    sealed:
      "Past hands stay hidden in this game. Its players can replay the deal as they saw it; all hands can be seen once the table is closed.",
    back: "Back to the table",
    slower: "You have opened many replays in a short time. Wait a few minutes, then open this one again.",
  },
};

export type ShellTexts = typeof shell;
