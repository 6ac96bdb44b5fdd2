import { CHECK_TEXTS } from "../../contracts/template-problems";
import { docs } from "./docs.en";
import { names } from "./names.en";

/**
 * What the editor offers as one writes a template: what each option does, what kind its value is, and the words of the
 * editor's own parts. They come after the page, with the editor.
 */
export const gameOptions = {
  docs,
  names,
  /** What kind of value an option has. */
  kinds: {
    bool: "true or false",
    int: "number",
    text: "text",
    list: "list",
    object: "object",
    /** An object with a value for each thing that it names. */
    each: "one for each",
    null: "null",
    oneOf: (kinds: readonly string[]): string => kinds.join(" or "),
  },
  /** What the editor itself says, by its English words. */
  phrases: {
    Find: "Find",
    Replace: "Replace",
    next: "next",
    previous: "previous",
    all: "all",
    "match case": "match case",
    regexp: "regexp",
    "by word": "by word",
    replace: "replace",
    "replace all": "replace all",
    close: "close",
    "current match": "current match",
    "on line": "on line",
    "replaced match on line $": "replaced match on line $",
    "replaced $ matches": "replaced $ matches",
    "Go to line": "Go to line",
    go: "go",
    Diagnostics: "Diagnostics",
    "No diagnostics": "No diagnostics",
    Completions: "Completions",
    "Fold line": "Fold line",
    "Unfold line": "Unfold line",
    "folded code": "folded code",
    unfold: "unfold",
    "Folded lines": "Folded lines",
    "Unfolded lines": "Unfolded lines",
    to: "to",
    "Selection deleted": "Selection deleted",
    "Control character": "Control character",
  },
  /** What the check says of a game. */
  check: CHECK_TEXTS,
};

export type GameOptionTexts = typeof gameOptions;
