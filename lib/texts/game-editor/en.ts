import { speechOf } from "../speech";

const { plural, number, fixed } = speechOf("en");

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
  tabs: { problems: "Problems", preview: "Preview", deal: "Deal", playtest: "Play-test", help: "Help" },
  problems: {
    checking: "Checking…",
    none: "It can be played.",
    toFix: (count: number): string => plural(count, { one: "1 problem to fix.", other: `${count} problems to fix.` }),
    fix: "Fix it",
    fixOf: (problem: string): string => `Fix it: ${problem}`,
    fixAll: (count: number): string => `Fix ${count} at once`,
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
    guide: "The whole language, with examples: How to write a card game",
    guideOf: "Opens beside this page.",
    complete: "Keys and values complete themselves as you write; Ctrl Space shows what fits here.",
    cards: "A card is two characters: level (2–9, 0 for ten, J, Q, K, A) and suit (H, S, D, C). Jokers: XX, YX, ZX.",
    remarks: "Keys at the top that begin with _ are remarks of yours.",
    keys: "Ctrl S saves, Ctrl F searches. Tab leaves the text.",
    tables: "A table keeps the version it was opened with.",
  },

  /** The guide for whoever writes games, at a page of its own. */
  guide: {
    title: "How to write a card game",
    lead: "Every option of the template language, with examples.",
    parts: "Parts of the guide",
    /** Said where the reader's language is another. */
    inEnglish: "The guide is in English.",
  },

  /** The template as a form. */
  form: {
    view: "How to write it",
    views: { form: "Form", json: "JSON" },
    sections: {
      game: "The game",
      deck: "Deck",
      seats: "Players",
      deal: "Deal",
      bidding: "Bidding and trump",
      play: "Play",
      scores: "Scores",
      more: "Variants and translations",
    },
    notSaid: "not said",
    yes: "yes",
    no: "no",
    wholeNumber: "This should be a whole number.",
    notJson: "This is not JSON: it was not taken over.",
    kindOf: (name: string): string => `Kind of ${name}`,
    add: (name: string): string => `Add ${name}`,
    addItem: "Add one",
    addName: "Add",
    newName: "Name",
    takeAway: (name: string): string => `Remove ${name}`,
    deckOf: (cards: number): string => `${cards} cards`,
    cardsChosen: (cards: number): string => plural(cards, { one: "1 card", other: `${cards} cards` }),
    jokers: "Jokers",
    seat: (seat: number): string => `Seat ${seat}`,
    side: (side: number): string => `side ${side}`,
    sideOf: (seat: number): string => `Side of seat ${seat}`,
    noCards: (cards: string): string => `No cards of this deck: ${cards}`,
    mendText: "The text is not JSON just now. Mend it in the JSON view: the problems say where.",
    bare: "These are bare options, without a name.",
    untitled: "Untitled",
    giveName: "Give the game a name",
  },

  /** One deal, with all hands open. */
  openDeal: {
    failed: "This deal broke off. Deal again, or play-test the game.",
    again: "Deal again",
    step: "Step of the deal",
    back: "One step back",
    on: "One step on",
    hand: (player: string, cards: number): string =>
      `${player}: ${plural(cards, { one: "1 card", other: `${cards} cards` })}`,
    log: "What happened",
  },

  /** What was done to a file from elsewhere. */
  imported: {
    done: "This was a template of Deckathlon.",
    columns: (names: readonly string[]): string => `Left out, for only its database needs them: ${names.join(", ")}.`,
    texts: (names: readonly string[]): string => `Unpacked: ${names.join(", ")}.`,
    language: (_: readonly string[]): string => "Its rules are said in today’s language, and mean what they meant.",
    others: (names: readonly string[]): string =>
      `The file holds more games, which were not taken: ${names.join(", ")}.`,
  },

  playtest: {
    none: "Deals can be played once there are no problems left.",
    deals: "Deals",
    seats: "Players",
    players: "Who plays",
    bots: {
      random: "Chance: quick, finds faults",
      shadow: "Bots, as at the tables",
      one: "One bot among chance: skill",
    },
    number: (n: number): string => number(n),
    start: "Play-test",
    again: "Play-test again",
    cancel: "Cancel",
    playing: (done: number, all: number): string => `${number(done)} of ${number(all)} deals`,
    compare: (version: number): string => `Play version ${version} too, and compare`,
    compared: "Compared",
    saved: (version: number): string => `Version ${version}`,
    now: "As written now",
    mean: (n: number): string => fixed(n, 1),
    percent: (part: number): string => `${fixed(100 * part, 1)} %`,
    forced: "Acts without a choice",
    bestSeat: "Wins of the best seat",
    dealsOfSeries: "Deals of a series",
    stuckDeals: "Deals given up",
    failed: "The play-test broke off. Try it again.",
    changed: "The text has changed since: this is what it was like before.",
    played: (deals: number, acts: number, seconds: number): string =>
      `${number(deals)} deals, ${number(acts)} acts, in ${seconds < 10 ? fixed(seconds, 1) : Math.round(seconds)} seconds.`,
    stuck: (deal: number, acts: number): string =>
      `Deal ${number(deal)} was not over after ${number(acts)} acts, and was given up.`,
    holds: (seat: number, asked: boolean): string => `Player ${seat}${asked ? " (on turn)" : ""}:`,
    last: "What was done last, by whom:",
    unused: "Never happened:",
    rare: (name: string, deals: number, all: number): string =>
      deals === 0
        ? `${name} did not come about in ${number(all)} deals. It needs certain cards: it may be rare.`
        : `${name} is rare: in ${number(deals)} of ${number(all)} deals.`,
    skill: (own: number, others: number): string =>
      `The bot scored ${fixed(own, 2)} a deal, the others ${fixed(others, 2)}. The further apart, the more skill counts.`,
    wins: "Wins by seat",
    seat: (seat: number): string => `Player ${seat}`,
    shareOf: (part: number, half: number): string => `${fixed(100 * part, 1)} ± ${fixed(100 * half, 1)} %`,
    even: "No seat is better than another, as far as so many deals can tell.",
    uneven: "Some seats win more than others: more than chance explains.",
    length: "Length",
    acts: (least: number, most: number, mean: number): string =>
      `${number(least)} to ${number(most)} acts, ${fixed(mean, 1)} on average`,
    endings: "Ended",
    ending: (reason: string, count: number): string =>
      `${{ played: "played out", passed: "passed", redeal: "new cards asked for", stopped: "given up" }[reason] ?? reason}: ${number(count)}`,
    choices: "Choices",
    choicesAre: (mean: number, forced: number): string =>
      `${fixed(mean, 1)} on average; ${Math.round(100 * forced)} % of acts are forced`,
    noChoices: "none",
    series: "Series",
    seriesIs: (deals: number): string => `${fixed(deals, 1)} deals on average`,
    seriesNever: "no series ended",
    lengths: "Acts in a deal",
    scores: "Scores after a deal",
    mostly: (title: string, most: string): string => `${title}: most often ${most}.`,
  },

  /** What a new game begins with: its name, and its rules in Markdown. */
  first: {
    name: "My game",
    rules:
      "Follow suit if you can. The highest card of the suit led takes the trick.\n\nThe first to reach **200 points** wins.",
  },
};

export type GameEditorTexts = typeof gameEditor;
