import type { DeckRule } from "../../contracts/formats";
import { copies } from "../counts.en";
import { speechOf } from "../speech";

const { number, plural, either } = speechOf("en");
const cards = (n: number): string => plural(n, { one: "1 card", other: `${number(n)} cards` });
const LOTS = 999_999;

/** A rule of a format in plain words. */
function explain(rule: DeckRule): string {
  switch (rule.rule) {
    case "minimum":
      return `At least ${cards(rule.count)}.`;
    case "maximum":
      return `At most ${cards(rule.count)}.`;
    case "sizes":
      return `Exactly ${either(rule.counts.map(number))} cards.`;
    case "single":
      return rule.limit === 0 ? `${rule.name} is banned.` : `At most ${copies(rule.limit)} of ${rule.name}.`;
    case "any":
      return `Any number of ${rule.name}.`;
    case "general":
      return `Of everything else at most ${copies(rule.limit)} of a name, printings together.`;
    case "set":
      return `Cards of the set ${rule.set}: at most ${copies(rule.limit)} of each.`;
    case "reprints":
      return `Cards that are also in the set ${rule.set}: at most ${copies(rule.limit)} of each name.`;
    case "each":
      return rule.limit >= LOTS
        ? `Any number of cards for which this holds: ${rule.having}`
        : `At most ${copies(rule.limit)} of each card for which this holds: ${rule.having}`;
    case "like":
      return rule.limit === 0
        ? `No cards for which this holds: ${rule.having}`
        : `At most ${cards(rule.limit)}, all together, for which this holds: ${rule.having}`;
    case "check":
      return `${rule.text}: ${rule.using}`;
    case "pass":
      return "Whatever is left is allowed.";
  }
}

/** Formats of decks: rules files. */
export const formats = {
  title: "Formats",
  lead: "What a deck may hold, as rules that members write. Your decks are checked against the house’s and your own.",
  all: "All formats",
  own: "Your formats",
  house: "Of the house",
  others: "Of other members",
  none: "None yet.",
  begin: "Write a format",
  by: (nick: string): string => `by ${nick}`,
  version: (n: number): string => `version ${number(n)}`,
  newTitle: "New format",
  template:
    "# A format: its name, then what each part of a deck may hold.\nFormat My format\nRules for all parts\nGeneral limit 4\nRules for deck\nSize 40-\nOtherwise ok\n",
  name: "Title",
  rules: "Rules",
  isPublic: "Everybody may read it",
  isPublicHelp: "It is used for nobody’s decks but yours.",
  save: "Save",
  saving: "Saving…",
  saved: (version: number): string => `Saved as version ${number(version)}.`,
  remove: "Delete",
  readOnly: "Only who wrote it can change it.",
  copy: "Write one of my own like it",
  problems: "What is wrong",
  noProblems: "Every line is understood.",
  line: (n: number): string => `Line ${number(n)}`,
  plain: "In plain words",
  allParts: "All parts together",
  part: (part: string): string => `The ${part}`,
  explain,
  rest: "What no rule allows is not allowed.",
  tried: "Your decks",
  triedNone: "You have no deck of this game to try it on.",
  legal: "legal",
  illegal: (n: number): string => plural(n, { one: "1 reason", other: `${number(n)} reasons` }),
  refusals: {
    signIn: "Sign in first.",
    membersOnly: "Guests write no formats.",
    faulty: (line: number): string => `Line ${number(line)} is wrong. Nothing was saved.`,
    noSuchFormat: "There is no such format, or it is not yours.",
    tooMany: (most: number): string => `You have ${number(most)} formats. Delete some first.`,
    changed: "It was changed on another page. Copy what you wrote, and load the page anew.",
    title: "Give it a title of at most 60 letters.",
    long: "The rules are too long.",
    wait: "That was fast. Wait a moment and try again.",
    lost: "The server cannot be reached. Try again.",
    other: "That did not work. Load the page anew.",
  },
};

export type FormatsTexts = typeof formats;
