import { cards, copies } from "../counts.en";
import { speechOf } from "../speech";
import { deckFiles } from "./files.en";
import { deckMarket } from "./market.en";
import { deckSaid } from "./said.en";

const { number, plural, fixed } = speechOf("en");

/** Decks: the list, the editor, what a deck comes to. */
export const decks = {
  title: "Decks",
  lead: "What you build of your cards. A deck saves itself as you edit it.",
  game: "Game",
  cards,

  list: {
    own: "Your decks",
    open: "Open decks",
    openLead: "Decks that members show to all.",
    none: "You have no deck yet. Begin one with a name.",
    order: "Order of open decks",
    orders: { new: "Changed last", liked: "Most liked" },
    noneOpen: "Nobody shows a deck of this game yet.",
    name: "Name of the new deck",
    begin: "Begin a deck",
    busy: "Beginning…",
    first: (n: number): string => `Deck ${n}`,
    size: (main: number, all: number): string =>
      main === all ? cards(all) : `${number(main)} in the deck, ${number(all)} in all`,
    isPublic: "open to all",
    by: (nick: string): string => `by ${nick}`,
    copy: (name: string): string => `Copy ${name}`,
    copied: (name: string): string => `Copy of ${name}`,
    remove: (name: string): string => `Delete ${name}`,
    removed: (name: string): string => `“${name}” is deleted.`,
    undo: "Undo",
    find: "Find a deck by name or tag",
    noneSuch: (text: string): string => `No deck of yours is called “${text}”.`,
    visitor: "Sign in to build decks.",
    guest: "Guests have no decks. Keep your account first.",
  },

  edit: {
    name: "Name of the deck",
    back: "All decks",
    saved: "Saved",
    saving: "Saving…",
    unsaved: "Not saved yet",
    lost: "The server cannot be reached. What you did is kept here and saved as soon as it can.",
    merged: "This deck was changed on another page too. What you did here was done on top of that.",
    add: "Add a card",
    addHelp: "4 name, -1 name, or sb: 2 name. Arrows choose, Enter adds.",
    none: (text: string): string => `No card is called “${text}”.`,
    added: (count: number, name: string, part: string): string => `${copies(count)} of ${name} added to ${part}.`,
    taken: (count: number, name: string, part: string): string => `${copies(count)} of ${name} taken out of ${part}.`,
    view: "View",
    asList: "List",
    asCards: "Cards",
    undo: "Undo",
    redo: "Redo",
    empty: "Nothing here yet.",
    emptyBeside: (part: string): string => `Nothing here yet. Beside a card of “${part}”, ⇄ moves it here.`,
    more: (name: string): string => `One more ${name}`,
    fewer: (name: string): string => `One ${name} fewer`,
    move: (name: string, part: string): string => `Move one ${name} to ${part}`,
    remark: (name: string): string => `Note and tags of ${name}`,
    some: (n: number, of: number): string => `${number(n)} of ${number(of)}`,
    noneTagged: "No card with this tag.",
    untagged: "Without a tag",
    /** What one has of a card: in one's binder, or in the pool that one builds of, where basic cards are free. */
    of: {
      binder: {
        only: "Only what I own",
        none: (text: string): string => `You own no card that is called “${text}”.`,
        have: (have: number): string => `own ${number(have)}`,
        row: (count: number, name: string, have: number): string =>
          `${number(count)} × ${name}, you own ${number(have)}`,
      },
      pool: {
        only: "Only my pool",
        none: (text: string): string => `No card of your pool is called “${text}”.`,
        have: (have: number): string => (have === Number.POSITIVE_INFINITY ? "free" : `pool ${number(have)}`),
        row: (count: number, name: string, have: number): string =>
          `${number(count)} × ${name}, ${have === Number.POSITIVE_INFINITY ? "free" : `${number(have)} in your pool`}`,
      },
    },
    parts: { deck: "Deck", sideboard: "Sideboard" } as Readonly<Record<string, string>>,
    other: "Other",
    into: "Into",
    unknown: (n: number): string => `Card ${n}`,
    fetching: "Fetching the cards…",
    failed: "The cards could not be fetched.",
    again: "Try again",
    by: (nick: string): string => `A deck of ${nick}`,
    readOnly: "You look at somebody’s deck. Copy it to change it.",
    toCopy: "Copy to my decks",
  },

  ...deckSaid,

  keys: {
    title: "Keys of the editor",
    line: "Write into the line that adds cards",
    between: "Go from card to card",
    more: "One more, one fewer",
    away: "Take all copies out",
    move: "Move one to the next part",
    remark: "Note something, tag it",
    pointer: "Drag",
    drag: "Move all copies to another part; with Shift one",
    undo: "Undo, redo",
  },

  /** A deck that is built for a sealed event. */
  sealed: {
    built: (event: string): string => `You build this deck for “${event}”, of what you opened.`,
    left: "Time left:",
    locked: "Your deck there is locked: what you change here stays here.",
    back: "To the event",
  },

  verdict: {
    title: "Formats",
    none: "Nobody has written formats for this game.",
    legal: "legal",
    illegal: (n: number): string => plural(n, { one: "1 reason", other: `${number(n)} reasons` }),
    why: (format: string): string => `Why it is not legal in ${format}`,
    silent: "A rule of this format fails without saying why.",
    waiting: "Checking…",
    broken: (file: string): string => `“${file}” cannot be read.`,
    by: (file: string, version: number): string => `${file}, version ${number(version)}`,
  },

  plots: {
    title: "Figures",
    curve: "Cost",
    kinds: "Kinds",
    colours: "Dyes",
    none: "Nothing to plot yet.",
    bar: (value: string, count: number): string => `${value}: ${number(count)}`,
    from: (cost: string): string => `${cost}+`,
    noColour: "undyed",
    colour: { W: "woad", M: "madder", Y: "weld", V: "verdigris", O: "oak gall" } as Readonly<Record<string, string>>,
    average: (cost: number): string => `Average cost ${fixed(cost, 2)}`,
  },

  hand: {
    title: "Sample hand",
    deal: "New hand",
    draw: "Draw a card",
    none: "There is nothing in the deck to draw.",
    said: (names: string): string => `Your hand: ${names}.`,
    odds: "Odds",
    card: "Card",
    any: "Any",
    wanted: "At least",
    drawn: "Cards drawn",
    chance: (percent: number): string => `${fixed(percent, 1)} %`,
    inWords: (percent: string, wanted: number, drawn: number, copies: number, size: number): string =>
      `${percent}: at least ${number(wanted)} of ${number(copies)} among ${number(drawn)} drawn of ${number(size)}.`,
  },

  ...deckMarket,

  register: {
    title: "Registered",
    lead: "What you register stays as it is, whatever you build on.",
    hash: (hash: string): string => `Hash of this deck: ${hash}`,
    slots: { default: "Default", alternative: "Alternative" },
    verb: { default: "Register as default", alternative: "Register as alternative" },
    none: "Nothing registered.",
    standing: (name: string, hash: string, proxies: number): string =>
      `“${name}”, hash ${hash}, ${proxies === 0 ? "no proxies" : plural(proxies, { one: "1 proxy", other: `${number(proxies)} proxies` })}.`,
    same: { original: "This deck, in its original form.", cards: "The same cards, in other parts." },
    done: (slot: string, proxies: number): string =>
      proxies === 0
        ? `${slot}: registered.`
        : `${slot}: registered, with ${plural(proxies, { one: "1 proxy", other: `${number(proxies)} proxies` })}.`,
    restore: (name: string): string => `Restore “${name}”`,
    restored: (slot: string): string => `${slot}: restored. What the deck was is kept as a version.`,
    unsaved: "Wait until the deck is saved.",
  },

  ...deckFiles,

  about: {
    title: "About this deck",
    note: "Notes",
    tags: "Tags",
    tagsHelp: "Words with blanks between them.",
    save: "Save",
    saved: "Saved.",
    open: "Everybody may see it",
    openHelp: "It stands among the open decks.",
    share: "Share by link",
    shareHelp: "Whoever has the link sees the deck.",
    comments: "Comments",
    commentsHelp:
      "Members who see the deck may write about it. You can delete what they write; off again, nobody sees it.",
    link: "Link to this deck",
    copy: "Copy link",
    copied: "Copied.",
    merge: "Add another deck",
    mergeHelp: "What is in both is added up; what this deck was is kept as a version.",
    mergeVerb: "Add it",
    merged: (name: string): string => `“${name}” was added.`,
  },

  problems: {
    signIn: "Sign in first.",
    membersOnly: "Guests have no decks.",
    noSuchGame: "There is no such game.",
    noSuchCard: "One of these cards cannot be in a deck of this game.",
    noSuchDeck: "There is no such deck any more.",
    tooMany: (most: number): string => `You have ${number(most)} decks. Delete some first.`,
    full: "That is more than a deck may hold.",
    longRemarks: "That is more than can be noted in one deck.",
    itself: "A deck cannot be added to itself.",
    otherGame: "That is a deck of another game.",
    noName: "Give it a name.",
    longName: "The name is too long.",
    longNote: "The note is too long.",
    longTag: "A tag is too long.",
    manyTags: "Those are too many tags.",
    empty: "There is nothing in the deck.",
    notRegistered: "No deck is registered there.",
    own: "That is a deck of your own.",
    commentsOff: "The owner of this deck wants no comments any more.",
    manyComments: (most: number): string => `This deck has ${number(most)} comments, and room for no more.`,
    noSuchComment: "There is no such comment any more.",
    noComment: "Write something first.",
    longComment: "The comment is too long.",
    changed: "The deck was changed on another page. Look at it again.",
    wait: "That was fast. Wait a moment and try again.",
    notFilled: (card: string): string => `${card} is not offered as often any more. Nothing was bought: ask again.`,
    nothingThere: "Nothing of it is offered for that any more. Nothing was bought.",
    tooManyOrders: (most: number): string =>
      `You have ${number(most)} open orders there. Take some back first. Nothing was bought.`,
    tooDear: (sum: string, most: string): string => `It costs ${sum} now, more than ${most}. Nothing was bought.`,
    tooPoor: (needs: string, has: string): string => `It costs ${needs}, and you can spend ${has}. Nothing was bought.`,
    halted: (reason: string): string => `The staff stopped trading: ${reason} Nothing was bought.`,
    ownOrder: "Part of it is offered by you alone. Nothing was bought.",
    lost: "The server cannot be reached. Try again.",
    other: "That did not work. Load the page anew.",
  },
};

export type DecksTexts = typeof decks;
