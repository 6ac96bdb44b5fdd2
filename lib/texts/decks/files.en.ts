import { cards, copies } from "../counts.en";
import { speechOf } from "../speech";

const { plural, number } = speechOf("en");

/** How decks come and go as files, and what they were before. */
export const deckFiles = {
  files: {
    load: "Import",
    loadLead: "Paste a deck, choose a file or drop one: of this house, GCCG, Apprentice, Arena, MTGO, Cockatrice.",
    text: "The deck as text",
    textHelp: "A card on each line, such as 4 name. Nothing is taken before you say so.",
    choose: "Choose a file",
    tooLarge: "That file is larger than a deck can be.",
    atLine: (line: number, text: string): string => `Line ${number(line)}: ${text}`,
    found: (format: string, n: number, unknown: number): string =>
      unknown === 0
        ? `Read as ${format}: ${copies(n)}.`
        : `Read as ${format}: ${copies(n)}. ${plural(unknown, { one: "1 line is", other: `${number(unknown)} lines are` })} not understood.`,
    report: "What became of each line",
    everyLine: "Show every line",
    results: { matched: "read", guessed: "guessed", unknown: "not understood", note: "note" },
    correct: (name: string, line: number): string => `Write ${name} in line ${number(line)}`,
    waits: "Reading…",
    full: "That is more than a deck may hold.",
    nothing: "There is nothing to take.",
    take: (n: number): string => `Take ${copies(n)}`,
    add: (n: number): string => `Add ${copies(n)} to the deck`,
    replace: (n: number): string => `Replace the deck by ${copies(n)}`,
    save: "Export",
    saveLead: "As a file of whichever program you play in.",
    format: "Format",
    formats: {
      Gccg: "GCCG (.deck)",
      ASCII: "Text (.txt)",
      Apprentice: "Apprentice (.dec)",
      Cockatrice: "Cockatrice (.cod)",
      Arena: "Arena (.txt)",
      MTGO: "MTGO (.dek)",
      plain: "Names alone (.txt)",
    },
    file: "The file",
    copy: "Copy",
    copied: "Copied",
    download: "Save the file",
    picture: "Picture",
    print: "Proxy sheet",
    printLead: (name: string): string => `Cards of “${name}” in their own size, to print and cut out.`,
    printVerb: (n: number): string => `Print ${cards(n)}`,
    what: "Which cards",
    lacked: "What I lack",
    all: "All",
    nothingLacked: "You have all of this deck: there is nothing to print.",
  },

  versions: {
    title: "Versions",
    lead: "What the deck was when you left it.",
    show: "Versions",
    none: "None yet. One is kept when you leave the deck.",
    version: (n: number): string => `Version ${number(n)}`,
    reasons: { left: "left", registered: "registered" },
    now: "the same as now",
    since: "Since then",
    restore: (n: number): string => `Go back to version ${number(n)}`,
    change: (before: number, after: number): string => `${number(before)} → ${number(after)}`,
    hash: "Hash",
    remark: (before: string, after: string): string => `${before} → ${after}`,
  },
};
export type DeckFilesTexts = typeof deckFiles;
