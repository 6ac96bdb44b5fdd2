import { speechOf } from "../speech";

const { plural } = speechOf("en");

/** Where a game is written: its text, its problems, and how its page will look. */
export const gameEditor = {
  newTitle: "Write a game",
  begunFrom: (game: string): string => `Begun from ${game}. Give it a name of its own.`,
  guest: "A guest can write here but not save.",
  keepAccount: "Keep this account",
  editTitle: "Edit a game",
  version: (version: number, published: boolean): string =>
    published ? `Version ${version}, published.` : `Version ${version}, a draft that only you see.`,
  seePage: "See its page",

  label: "The template as JSON",
  upload: "Upload a file",
  save: "Save",
  saveNew: "Save the game",
  saving: "Saving…",
  fixFirst: "Fix the problems first.",
  openTable: "Open a table of it",
  draft: {
    found: "This browser keeps an unsaved draft:",
    use: "Use the draft",
    discard: "Discard it",
  },
  get: (version: number): string => `Get version ${version}`,
  saveAfter: "Save mine after it",
  said: {
    notSaved: "Not saved yet.",
    keptHere: "Not saved yet; this browser keeps a draft.",
    savedAs: (version: number): string => `Saved as version ${version}.`,
    savedStill: (version: number): string => `Saved: still version ${version}.`,
    made: "The game is made. It is a draft that only you see until you publish it.",
    allSaved: "All changes are saved.",
  },

  about: "About this text",
  tabs: { problems: "Problems", preview: "Preview", help: "Help" },
  problems: {
    checking: "Checking…",
    none: "It can be played.",
    toFix: (count: number): string => plural(count, { one: "1 problem to fix.", other: `${count} problems to fix.` }),
    error: "Error",
    warning: "Warning",
    line: (line: number): string => `Line ${line}`,
    notJson: "This is not JSON yet.",
  },
  preview: {
    none: "The preview appears when there are no problems left.",
    noRules: "No rules for people yet: write them in “description”, as Markdown.",
  },
  help: {
    complete: "Keys and values complete themselves as you write; Ctrl Space shows what fits here.",
    cards: "A card is two characters: level (2–9, 0 for ten, J, Q, K, A) and suit (H, S, D, C). Jokers: XX, YX, ZX.",
    remarks: "Keys at the top that begin with _ are remarks of yours.",
    keys: "Ctrl S saves, Ctrl F searches. Tab leaves the text.",
    tables: "A table keeps the version it was opened with.",
  },

  /** What a new game begins with: its name, and its rules in Markdown. */
  first: {
    name: "My game",
    rules:
      "Follow suit if you can. The highest card of the suit led takes the trick.\n\nThe first to reach **200 points** wins.",
  },
};

export type GameEditorTexts = typeof gameEditor;
