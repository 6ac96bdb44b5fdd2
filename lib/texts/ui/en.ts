import { speechOf } from "../speech";

const { plural, number } = speechOf("en");
const two = (n: number) => String(n).padStart(2, "0");

/** Controls that know nothing of games. */
export const ui = {
  close: "Close",
  /** An action was not answered. */
  lost: "Can’t reach the server. Check your connection and try again.",
  dismiss: "Dismiss",
  /** Beside a number: what there are fewer or more of then. */
  less: (what: string): string => `${what}: less`,
  more: (what: string): string => `${what}: more`,
  notNow: "Not now",
  optional: "(optional)",
  /** How much of the allowed length is used. */
  used: (used: number, max: number): string => `${number(used)} of ${number(max)}`,
  cancel: "Cancel",
  keys: {
    letters: "Letters are off while you write.",
    switch: "One-letter shortcuts",
    switchHelp: "When off, only the arrows, digits, Space, Enter, Esc and ? work.",
    show: "Show these keys",
    /** What the key without a letter is called. */
    space: "Space",
  },
  /** A time that passes: "1:30", "26:00 h", "5 days". */
  minutes: (minutes: number, seconds: number): string => `${minutes}:${two(seconds)}`,
  hours: (hours: number, minutes: number): string => `${hours}:${two(minutes)} h`,
  days: (days: number): string => plural(days, { one: "1 day", other: `${number(days)} days` }),
};

export type UiTexts = typeof ui;
