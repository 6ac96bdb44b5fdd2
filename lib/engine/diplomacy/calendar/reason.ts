import type { Weekday } from "./days-off";
import type { LocalText } from "./local";
import type { Duration, DurationUnit } from "./timing";

/** Why a deadline falls when it does: one step of the reckoning. */
export type Reason =
  | { readonly type: "none" }
  | { readonly type: "delay"; readonly delay: Duration; readonly first: boolean }
  | { readonly type: "at_ignored" }
  /** `hhmm`. */
  | { readonly type: "at"; readonly time: string }
  | { readonly type: "off"; readonly day: Weekday }
  | { readonly type: "away"; readonly until: LocalText; readonly who?: string }
  | { readonly type: "kept"; readonly deadline: LocalText };

const UNITS: Readonly<Record<DurationUnit, string>> = { M: "minute", H: "hour", D: "day", W: "week" };

const spell = ({ amount, unit }: Duration): string => `${amount} ${UNITS[unit]}${amount === 1 ? "" : "s"}`;

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** `20 June`, with the time where it is given. */
function date(text: LocalText): string {
  const month = MONTHS[Number(text.slice(4, 6)) - 1] ?? "";
  const clock = text.length > 8 ? ` ${text.slice(8, 10)}:${text.slice(10, 12).padEnd(2, "0")}` : "";
  return text.length < 8 ? month : `${Number(text.slice(6, 8))} ${month}${clock}`;
}

/** The reason as an English sentence. */
function sayReason(reason: Reason): string {
  switch (reason.type) {
    case "none":
      return "the game has no deadlines";
    case "delay":
      return reason.first ? `twice ${spell(reason.delay)}, for the first deadline` : `${spell(reason.delay)} from now`;
    case "at_ignored":
      return "the time of day is not kept for so short a time";
    case "at":
      return `deadlines fall at ${reason.time.slice(0, 2)}:${reason.time.slice(2)}`;
    case "off":
      return `${reason.day} is off`;
    case "away":
      return reason.who === undefined
        ? `there is a pause until ${date(reason.until)}`
        : `${reason.who} is away until ${date(reason.until)}`;
    case "kept":
      return `the deadline of ${date(reason.deadline)} stands: none is set earlier`;
  }
}

/** Several sentences, each said once. */
export const sayReasons = (reasons: readonly Reason[]): string[] => [...new Set(reasons.map(sayReason))];
