import { speechOf } from "../speech";

const { number } = speechOf("en");

/** Why one game did not take an absence. */
const refused: Record<string, string> = {
  "absence/master_only": "In this game only the master enters absences.",
  "absence/too_long": "Players may be away for 14 days at the most.",
  "absence/too_many": "There are too many absences in this game already.",
  "absence/past": "It is over already where this game is played.",
};

/** Deadlines over all games of Diplomacy: whether they are judged, when one is away, the calendar. */
export const diplomacyClock = {
  stopped: {
    title: "Games are not judged just now",
    lead: "The site was down for more than an hour, and an administrator has to let judging go on. Orders may be changed until then. Whoever has not ordered will have a day more, or as long as their phase lasts if that is shorter.",
    do: "Every deadline that fell into the time is set anew first; games whose orders are all in are processed.",
    verb: "Judge games again",
    busy: "Starting…",
    tell: "Tell an administrator.",
  },
  title: "Absences and calendar",
  lead: "When you are away, for all your games of Diplomacy at once, and your deadlines in your own calendar.",
  absences: {
    title: "When you are away",
    lead: "No deadline falls into these days, in games that are running and in those you join later. The deadline that stands now does not move. Others in a game see it, unless the game hides absences.",
    none: "You have entered no absence.",
    first: "First day away",
    last: "Last day away",
    add: "Enter",
    adding: "Entering…",
    remove: "Remove",
    removeOf: (from: string, to: string) => `Remove ${from} to ${to}`,
    added: (games: number) =>
      games === 0
        ? "Entered. No game of yours is running; games that you join will know."
        : `Entered, and told to ${number(games)} ${games === 1 ? "game" : "games"}.`,
    removed: "Removed from your games. Deadlines that stand do not move.",
    notTold: "These games did not take it:",
    why: (code: string): string => refused[code] ?? "It was refused.",
    from: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  },
  calendar: {
    title: "Your deadlines as a calendar",
    lead: "Subscribe to this address in your calendar program. Whoever has the address can read your deadlines: keep it to yourself.",
    none: "There is no address yet.",
    make: "Make an address",
    renew: "Renew the address",
    renewHelp: "Renewing it stops the old address at once.",
    stop: "Stop the calendar",
    address: "Address",
    made: "This is the address from now on.",
    stopped: "The calendar is stopped.",
    busy: "Just a moment…",
    /** The calendar's own name, and its entries. */
    name: "Guildhall deadlines",
    deadline: (game: string): string => `Deadline: ${game}`,
    orders: "Orders are missing.",
    ordered: "Orders are in.",
  },
};

export type DiplomacyClockTexts = typeof diplomacyClock;
