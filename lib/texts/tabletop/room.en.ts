import { cards } from "../counts.en";
import { speechOf } from "../speech";
import { bindings } from "./bindings.en";
import { byHand } from "./by-hand.en";
import { turning } from "./turning.en";
import { typed } from "./typed.en";

const { number } = speechOf("en");

const COLOURS: Readonly<Record<string, string>> = {
  ...{ red: "Red", green: "Green", blue: "Blue", orange: "Orange" },
  ...{ yellow: "Yellow", black: "Black", white: "White", plain: "Plain" },
};
const RESULTS: Readonly<Record<string, string>> = {
  ...{ win: "I won", lose: "I lost", draw: "A draw", undecided: "Undecided" },
};

/** What is written at a tabletop. */
export const room = {
  waiting: "Decks are brought",
  playing: (turn: number): string => `Turn ${number(turn)}`,
  over: "The game is over",
  bring: "Bring your deck.",
  othersBring: (names: string): string => `${names} still to bring a deck.`,
  ready: "All decks are here: the game begins.",
  yourTurn: "Your turn",
  turnOf: (name: string): string => `${name}’s turn`,
  /** Something is asked of them in another's turn. */
  yourMove: "Your move",
  waitsFor: (name: string): string => `Waiting for ${name}.`,
  watching: "You watch this table.",
  board:
    "The table. Cards that are chosen move with the arrow keys, T turns them, A points from them to another card or a player, Delete takes the arrows at them away.",
  hand: "Your hand",
  handCount: (n: number): string => `Hand ${number(n)}`,
  faceDown: "a card, face down",
  /** Of a card whose face one knows: others see its back. */
  liesDown: "face down",
  /** A card as it is read out. */
  said: (name: string, facts: readonly string[]): string => [name, ...facts].join(", "),
  marches: "marches",
  attached: "attached",
  arrows: "Arrows",
  /** Who points from what to what. */
  arrow: (by: string, from: string, to: string): string => `${by}: from ${from} to ${to}`,
  pointedAt: (names: readonly string[]): string => `${listed(names)} ${names.length > 1 ? "point" : "points"} at it`,
  counters: (n: number, colour: string): string => `${number(n)} ${(COLOURS[colour] ?? colour).toLowerCase()}`,
  pile: (name: string, owner: string, n: number): string => `${owner}, ${zoneName(name)}: ${cards(n)}`,
  /** Of a pile, where there is little room. */
  pileName: (name: string): string => ({ "discard pile": "discards", sideboard: "side" })[name] ?? name,
  score: (name: string): string => `Score of ${name}`,
  /** A score as it stands there. */
  points: (n: number): string => number(n),
  side: (n: 1 | 2): string => `Team ${n}`,
  chess: { label: "Time left", out: "Time is up" },
  less: "One less",
  more: "One more",
  loading: "Fetching the cards…",
  failed: "The cards could not be fetched.",
  again: "Try again",

  deck: {
    title: "Bring your deck",
    lead: "A deck of the house, or a list of your own, in any format that card programs write.",
    locked: "The deck with which you entered the tournament. Between games its cards may change their parts.",
    mustBe: (format: string): string => `At this table decks have to be legal in ${format}.`,
    notLegal: (format: string, reasons: readonly string[]): string =>
      `That deck is not legal in ${format}: ${reasons.join("; ")}.`,
    own: "Your decks",
    house: "Decks of the house",
    list: "Your list",
    unknown: (line: number, text: string): string => `Line ${number(line)} is not understood: ${text}`,
    empty: "There are no cards in it yet.",
    take: (n: number): string => `Bring ${cards(n)}`,
    brought: (n: number): string => `Your deck is here: ${cards(n)}.`,
  },

  /** What the house found of a deck. */
  check: {
    title: "What the formats say of your deck",
    lead: "Only you see this. The others see in which formats it is legal.",
    menu: "Check my deck",
    reading: "Reading…",
    none: "You have not brought a deck here, or it could not be read. Try again.",
    isLegal: "legal",
    isNot: "not legal",
    /** Beside a player. */
    legal: (formats: readonly string[]): string => listed(formats),
    illegal: "In no format",
    lent: "Lent by the house",
    proxies: (n: number): string => (n === 1 ? "1 proxy" : `${number(n)} proxies`),
    registered: { cards: "Registered, changed", original: "Registered" },
  },
  save: {
    menu: "Save the game",
    done: "Saved: go on with it from “Play with your cards”.",
    nothing: "There is nothing to save just now.",
  },
  /** Players who cannot agree what a game with a stake came to ask the staff. */
  judge: {
    menu: "Call the judge…",
    title: "Call the judge",
    lead: "The club’s staff read what you write, look at the table and its log, and decide the game or give the stakes back. The other players are told.",
    what: "What can you not agree about?",
    call: "Call the judge",
    leave: "Cancel",
    done: "The judge has been called. You will be told what they decide.",
  },
  /** What a game came to. */
  money: {
    bet: (sum: string): string => `Stake ${sum}`,
    needs: (sum: string): string => `Each stakes ${sum}: the game begins in a moment, or once everybody has it.`,
    won: (who: readonly string[]): string => `${listed(who)} won.`,
    ended: { decided: "The game is over.", draw: "A draw.", undecided: "Left undecided: it counts nowhere." },
    prize: (sum: string): string => `With ${sum} of prize money.`,
    back: (sum: string): string => `Everybody has their ${sum} back.`,
    unminted: {
      alone: "No prize money: nobody played against them.",
      bots: "No prize money: a bot played.",
      guests: "No prize money: a guest played.",
      decks: "No prize money: it takes decks that are legal and one’s own.",
      short: "No prize money: the game was too short.",
      held: "No prize money: the staff hold it back.",
      often: "No prize money: you have had it often enough today.",
      judged: "No prize money: the judge decided the game.",
      watched: "No prize money: somebody saw all hands.",
      forked: "It went on from a game that was over, and counts nowhere.",
    },
  },

  acts: {
    label: "What you can do",
    chosen: (n: number): string => `${cards(n)} chosen`,
    none: "Choose a card, or take one of these.",
    draw: "Draw",
    drawHand: "Draw 7",
    shuffle: "Shuffle deck",
    endTurn: "End turn",
    undo: "Undo",
    more: "More",
    play: "Play",
    playDown: "Play face down",
    flip: "Turn over",
    toHand: "To hand",
    discard: "Discard",
    deckTop: "On the deck",
    deckBottom: "Under the deck",
    aside: "Set aside",
    outside: "Out of the game",
    attach: "Attach to…",
    attachTo: "Choose the card that these are attached to.",
    arrow: "Arrow to…",
    ownArrow: "Arrow from yourself to…",
    arrowTo: "Choose the card or the player to point at.",
    unarrow: "Take your arrows away",
    detach: "Detach",
    point: "Point at",
    reveal: "Show to all",
    control: (name: string): string => `Give control to ${name}`,
    counterMore: "Counter +1",
    counterLess: "Counter −1",
    colour: "Colour of counters",
    colours: COLOURS,
    lookThrough: (zone: string): string => `Look through ${zone}`,
    showHand: "Show your hand to all",
    hideHand: "Hide your hand again",
    mulligan: "Hand back, shuffle, draw 7",
    die: (sides: number): string => `Roll a die with ${number(sides)} sides`,
    coin: "Toss a coin",
    phase: (name: string): string => `Announce: ${name}`,
    clock: { grab: "Take the clock", pass: "Pass the clock", stop: "Stop the clock" },
    token: "Bring a token…",
    declare: (result: string): string => `Declare: ${RESULTS[result] ?? result}`,
    concede: "Concede",
    let: "Let it through",
    deny: "Do not let it through",
    /** `act`: what cards are picked for, as the game's script calls it. */
    pick: (act: string, choose: { least: number; most: number }): string =>
      choose.most === 1
        ? `${act}: tap a card that glows.`
        : choose.least === choose.most
          ? `${act}: tap ${cards(choose.most)} that glow, then press Done.`
          : `${act}: tap cards that glow, ${number(choose.most)} at most, then press Done.`,
    pickDone: (n: number): string => `Done: ${cards(n)}`,
    pickNone: "Without a card",
    cancel: "Cancel",
  },

  pileDialog: {
    lead: "Choose cards, then where they go. Everybody is told.",
    empty: "No cards are in it.",
    done: "Put it away",
  },
  keys: {
    title: "Keys at the table",
    between: "From card to card, area to area",
    choose: "Choose the card, or do what it glows for",
    more: "Choose the card besides the others",
    move: "Move the chosen cards of the table",
    cancel: "Cancel",
    scores: "Score of the card on the table",
    command: "A command in the line of talk, /help for all",
    mouse: "Mouse",
    dragged: "Drag to move, with Alt to point, with Ctrl to attach; click twice to turn or play",
    click: "Click",
    clicked: "Ctrl: besides the others, or detach; Alt or the middle button: play face down; both: name the card",
  },
  typed,
  turning,
  byHand,
  /** Cards that lie where one does not look. */
  beyond: {
    left: (n: number): string => `Show ${cards(n)} to the left`,
    right: (n: number): string => `Show ${cards(n)} to the right`,
  },
  bindings,
  /** A game that is over, looked at again. */
  replay: {
    open: "Look at it again, move by move",
    lead: "Another table, as it lay here; it counts nowhere.",
    goOn: "Go on from here",
  },
  tokens: { title: "Bring a token", none: "This game has no tokens." },
  declared: (who: string, result: string): string => `${who} declares: ${RESULTS[result] ?? result}.`,
  accept: "Accept",
  /** `act`: what they would do, as a sentence. */
  /** What the rules of the house's games say, which is written in English. */
  ruleSaid: (text: string): string => text,
  asked: (who: string, rule: string, act: string | null): string =>
    act === null
      ? `${who} asks to do something against a rule: ${rule}`
      : `${who} asks for this, though a rule is against it (${rule}): ${act}`,
};

const listed = (all: readonly string[]): string => new Intl.ListFormat("en").format(all);
const zoneName = (name: string): string => (name === "aside" ? "set aside" : name === "play" ? "in play" : name);

/** The page that opens a tabletop. */
export const open = {
  title: "Play with your cards",
  lead: "A table on which you do with cards what you do at home: draw, play, tap, count. Everybody is told what you do.",
  game: "Cards",
  manner: "Rules",
  /** A link to the rules of the game that is chosen. */
  rules: "Read how it is played",
  manners: {
    free: "Free: you know the rules, the table does not",
    warn: "Warned: what is against the rules is asked about first",
    strict: "Strict: the table knows the rules and keeps to them",
  },
  twoOnly: "With rules a table is for two.",
  clock: "Clock",
  noClock: "None",
  minutes: (n: number): string => `${number(n)} minutes each`,
  flag: "When it falls",
  flags: { loses: "Whoever’s time is up has lost", told: "It is told, and the game goes on" },
  against: "Against",
  opponents: { people: "Whoever comes", bot: "A bot, with a deck of the house" },
  seats: "Seats",
  sides: "Who plays with whom",
  sidesHelp: "Every second seat plays together: they win and lose as one.",
  sidesAre: { each: "Everybody for themselves", teams: "Two teams" },
  alone: "1: alone, to try a deck",
  format: "Rules for decks",
  anyDeck: "None: any deck will do",
  formatHelp: "A deck that they do not allow cannot be brought.",
  word: "Private word",
  wordHelp: "Whoever wants to join or observe has to know it. Capitals do not matter.",
  listing: "Who can come",
  listings: { public: "Everybody: it stands in the lobby", link: "Who has the link" },
  verb: "Open the table",
  busy: "Opening…",
  problems: {
    slower: "You have opened many tables lately. Wait a few minutes.",
    word: "The word may not have blanks in it.",
    noFormat: "Those rules for decks are not there any more. Choose others.",
    other: "The table could not be opened. Try again.",
  },
  link: "Play with collectible cards",
  bet: "Stake",
  noBet: "None: for the prize alone",
  betHelp: "Each player stakes it as the game begins; whoever wins has it. Members only.",
  info: "What you look for",
  infoHelp: "Stands in the lobby: a format, how hard you play.",
  saved: {
    title: "Games to go on with",
    line: (game: string, others: readonly string[]): string =>
      others.length === 0 ? `${game}, alone` : `${game} with ${listed(others)}`,
    turn: (n: number): string => `Turn ${number(n)}`,
    bet: (sum: string): string => `stake ${sum}`,
    saved: "saved",
    byItself: "saved by itself",
    goOn: "Go on",
    remove: "Throw away",
    sure: "Yes, throw it away",
    problem: "That was not done: the game may be gone, or you have opened many tables lately. Try again.",
  },
};
