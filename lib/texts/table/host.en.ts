import type { Office } from "../../engine/kernel/game";
import { speechOf } from "../speech";

/** What whoever runs a table reads in its menu, its invitations and its settings. */

const { plural } = speechOf("en");

export const menu = {
  title: "Table menu",
  showCode: "Show a QR code",
  copyLink: "Copy the link",
  settings: "Table settings",
  pause: "Pause the table",
  goOn: "Go on",
  addSeat: "Add a seat",
  invite: "Invite somebody…",
  layDown: "Lay down your office…",
  askLayDown: {
    title: "Lay down your office?",
    text: "You watch like everybody else from then on. What you have seen keeps you out of this game.",
    verb: "Lay it down",
  },
  close: "Close the table…",
  leave: "Leave the table…",
  askLeave: {
    title: "Leave the table?",
    idle: "Your seat becomes free.",
    playing: "A bot plays for you until this game is over. Until then you can come back to your seat.",
    verb: "Leave the table",
  },
  askClose: {
    title: "Close the table?",
    text: "Nobody can play here any more. What was played can still be replayed.",
    verb: "Close the table",
  },
};

export const invite = {
  title: "Invite somebody",
  nick: "Nick",
  to: "Invite them to",
  toSeat: "Play",
  offices: {
    observer: "Watch as an observer",
    omniscient: "Watch and see everything",
    master: "Be the game master",
  } as Record<Office, string>,
  send: "Invite",
  nobody: (nick: string): string => `There is no member called ${nick}.`,
  nickEmpty: "Enter their nick.",
  sits: (nick: string): string => `${nick} sits here already.`,
  lost: "That could not be looked up. Try again in a moment.",
  sent: (nick: string): string => `${nick} is invited. They see it in the lobby and under Tables.`,
  asked: (to: Office | null): string =>
    to === null
      ? "You are invited to play here."
      : to === "master"
        ? "You are invited to be the game master here."
        : to === "omniscient"
          ? "You are invited to watch this game and see everything."
          : "You are invited to observe this game.",
  accept: "Accept",
  decline: "No, thanks",
  /** To whoever holds it. */
  yours: (office: Office): string =>
    office === "master"
      ? "You are the game master."
      : office === "omniscient"
        ? "You watch this game and see everything."
        : "You watch this game as an observer.",
  holds: (name: string, office: Office, copies = false): string =>
    `${name}: ${office === "master" ? "game master" : office === "omniscient" ? "sees everything" : "observer"}${copies ? ", gets copies of all letters" : ""}`,
  giveCopies: (name: string): string => `Send ${name} copies of all letters`,
  endCopies: (name: string): string => `Send ${name} no more copies`,
};

export const settings = {
  title: "Table settings",
  name: "Name",
  nameEmpty: "Give the table a name.",
  nameLong: (most: number): string => `Shorten it to ${most} letters.`,
  entry: "Who may join",
  entries: { open: "Anybody", request: "Those I let in", closed: "Nobody" },
  pace: "Time for a move",
  paceHelp:
    "When it runs out, a bot stands in until the player is back. Without a limit, a bot stands in for whoever has been away from the table for three minutes.",
  noLimit: "No limit",
  seconds: (count: number): string => plural(count, { one: "1 second", other: `${count} seconds` }),
  minutes: (count: number): string => plural(count, { one: "1 minute", other: `${count} minutes` }),
  days: (count: number): string => plural(count, { one: "1 day", other: `${count} days` }),
  listed: "Listed in the lobby",
  listedHelp: "Otherwise only people with the link can find it.",
  anonymous: "Nobody is named",
  anonymousHelp: "Before the game is over nobody is told who sits where. The chat is closed until then.",
  save: "Save settings",
  failed: "That could not be saved. Try again.",
};
