import { cards, players } from "../counts.en";
import { lowerFirst, speechOf } from "../speech";

const { plural, number, fixed } = speechOf("en");

const points = (n: number) => plural(n, { one: "1 point", other: `${number(n)} points` });

/** The shelves of games, the page of one, and what its owner does with it. */
export const games = {
  title: "Games",
  lead: "Play a game with bots at once, open a table for others, or read the rules. Games can be written by anybody.",
  write: "Write a game",
  shelves: {
    house: "Games of the house",
    houseEmpty: "The shelf is empty. The house’s games appear at its next start.",
    mine: "Yours",
    mineEmpty: "You have not written a game yet. Start from one of the house’s and change what you like.",
    search: "Search",
    searchFor: "Name, author, or what one does",
    players: "Players",
    family: "Kind",
    difficulty: "Difficulty",
    any: "Any",
    nothing: "No game is like that.",
    clear: "Show all games",
    members: "By members",
  },

  card: {
    cards,
    by: (nick: string): string => `by ${nick}`,
    /** Of a choice of whoever opens a table. */
    byChoice: (players: readonly string[]): string => `by choice ${players.join(" or ")}`,
    draft: "draft",
    open: "Open a table",
    openOf: (game: string): string => `Open a table of ${game}`,
    rules: "Rules",
    rulesOf: (game: string): string => `Rules of ${game}`,
  },

  page: {
    by: (nick: string): string => `A game by ${nick}.`,
    byHouse: "A game of the house.",
    open: "Open a table",
    notLatest: (shown: number, latest: number): string =>
      `This is version ${shown}. New tables play version ${latest}.`,
    latest: "See the latest",
    options: "Options",
    rules: "Rules",
    noRules: "Its author has not written the rules down yet. The facts beside tell how it goes.",
    glance: "At a glance",
    draft: "draft: only you see it",
    template: "The template",
    version: (number: number): string => `Version ${number}`,
    edit: "Edit",
    startFrom: "Start a game of your own from it",
    download: "Download as JSON",
    like: "Plays like it",
    versions: "Versions",
  },

  /** What a version changed. */
  compare: {
    title: "Compare versions",
    of: (game: string): string => `${game}: what changed`,
    versions: (from: number, to: number): string => `From version ${from} to version ${to}.`,
    back: "Back to the game",
    same: "Their rules are the same.",
    was: "Before:",
    is: "Now:",
    notSaid: "not said",
    text: "In the text",
    /** `$`: how many. */
    unchanged: "$ unchanged lines",
    short: "What changed",
    shortOf: (version: number): string => `What changed in version ${version}`,
  },

  /** What many deals were like when bots played them. */
  report: {
    title: "Play-tested",
    coming: "Bots are playing it just now. Their report comes in a moment.",
    played: (deals: number): string => `Bots played ${number(deals)} deals.`,
    wins: "Wins by seat",
    seat: (seat: number): string => `Seat ${seat}`,
    percent: (part: number): string => `${Math.round(100 * part)} %`,
    even: "No seat is better than another.",
    uneven: "Some seats win more than others.",
    length: "A deal",
    acts: (least: number, most: number, mean: number): string =>
      least === most
        ? `${number(most)} acts`
        : `${number(least)} to ${number(most)} acts, ${Math.round(mean)} on average`,
    choices: "Choices",
    choicesAre: (mean: number, forced: number): string =>
      `${fixed(mean, 1)} on average; ${Math.round(100 * forced)} % of acts leave none`,
    series: "A series",
    seriesIs: (deals: number): string => `${Math.round(deals)} deals on average`,
    stuck: "Deals that did not end",
    stuckAre: (deals: number): string => number(deals),
    /** On the game's card. */
    short: (deals: number, acts: number): string =>
      `${number(deals)} deals played by bots, ${Math.round(acts)} acts each`,
  },

  /** Kinds of games, by what one does in them. */
  families: {
    tricks: "Tricks that are counted",
    points: "Tricks for points",
    climbing: "Getting rid of cards",
    beating: "Beating what lies there",
    matching: "Matching suit or rank",
    rummy: "Sets and runs",
  },

  /** What those who played a game say of it. */
  ratings: {
    title: "What players say",
    none: "Nobody has said anything yet. Whoever has played it can.",
    mean: (mean: number, count: number): string =>
      `${fixed(mean, 1)} of 5 stars, by ${plural(count, { one: "1 player", other: `${count} players` })}.`,
    /** On the game's card. */
    short: (mean: number, count: number): string => `★ ${fixed(mean, 1)} (${number(count)})`,
    starsOf: (stars: number): string => plural(stars, { one: "1 of 5 stars", other: `${stars} of 5 stars` }),
    rate: "How do you like it?",
    yours: "What you said",
    words: "In your words",
    chooseStars: "Choose stars first.",
    send: "Say it",
    change: "Change it",
    thanks: "Thank you.",
    remove: "Remove",
    removeOwn: "Remove what you said",
    removeOf: (nick: string): string => `Remove what ${nick} said`,
  },

  notFound: {
    title: "No such game",
    text: "There is no such game on the shelves, or its author keeps it as a draft.",
    all: "See all games",
  },

  /** What is worth knowing of a game at a glance: names of facts, and what they are. */
  facts: {
    players: "Players",
    playersAre: players,
    deck: "Deck",
    deckIs: cards,
    hand: "Hand",
    handIs: (cards: number | null): string => (cards === null ? "all cards are dealt" : `up to ${cards} cards`),
    levels: "Levels, strongest first",
    joker: "joker",
    playedIn: "Played in",
    playedInIs: { tricks: "tricks", pile: "one growing pile", rounds: "rounds" },
    bidding: "Bidding",
    biddingIs: (blind: boolean, sale: boolean): string =>
      ["yes", ...(blind ? ["blind too"] : []), ...(sale ? ["with a sale"] : [])].join(", "),
    result: "Result",
    resultIs: { points: "points", ranks: "ranks" },
    sides: "Sides",
    /** The team of each seat, or the bidder against all others. */
    sidesAre: (teams: readonly number[] | "bidder"): string =>
      teams === "bidder" ? "the bidder against all others" : `${new Set(teams).size} teams, partners across`,
    /** What whoever opens a table chooses. */
    option: (name: string): string => `Option: ${name}`,
    wins: "Winner",
    fewest: "the fewest points",
    ends: "Series ends at",
    /** A total, or after so many deals; empty: the host ends it. */
    endsAt: (score: number | null, deals: number | null): string =>
      [
        ...(score === null ? [] : [points(score)]),
        ...(deals === null ? [] : [deals === 1 ? "1 deal" : `${deals} deals`]),
      ].join(" or "),
    /** A declaration, by its name in the template. */
    special: (name: string): string => `Special: ${lowerFirst(name)}`,
    inTrumps: "in trumps",
    inOthers: "in other suits",
    /** A declaration that is worth nothing by itself. */
    yes: "yes",
    points,
  },

  owner: {
    done: {
      published:
        "It is on the shelf: everybody can find and play it. Bots are trying it now, and their report will stand beside it.",
      withdrawn: "It is off the shelf: only you see it. Tables that play it go on.",
    },
    shelf: "See the shelf",
    publish: "Publish",
    withdraw: "Take off the shelf",
    throwAway: "Throw away",
    ask: (game: string): string => `Throw ${game} away?`,
    askText: "It disappears from the shelves and from its address. Tables that play it go on to their end.",
    keep: "Keep it",
    sure: "Throw the game away",
    prove: "Show it now",
  },

  /** What was refused, and what to do then, by the code of the refusal. */
  refusals: {
    "template/sign_in":
      "You are signed out, so nothing was saved. Sign in again in another tab, come back here and save: your text is still here.",
    "template/guest":
      "A guest cannot save games. Keep your account first (in another tab, under Settings), then save: your text is still here.",
    "template/not_found":
      "This game is not yours to change, or it was thrown away. Download your text or save it as a new game.",
    "account/prove": "This is another member’s game: show first that it is still you.",
    "template/withdrawn_by_staff":
      "Staff took this game off the shelf, so you cannot publish it again yourself. Ask them once you have fixed it.",
    "template/own_game": "This is your own game.",
    "template/not_played": "Play it first: then you can say what you think of it.",
    "template/no_stars": "Choose one to five stars.",
    "template/long_rating": "Shorten it to 600 letters.",
    "template/long": "The text is too long: a template has at most 64,000 characters.",
    "template/unsound": "The template has problems that keep it from being played. They are listed beside the text.",
  },
  refusedFor: {
    slower: (seconds: number): string =>
      `You save very often. Try again in ${plural(seconds, { one: "1 second", other: `${seconds} seconds` })}.`,
    tooMany: (most: number): string =>
      `You keep ${number(most)} games, which is as many as there is room for. Throw one away first.`,
    tooManyPublished: (most: number): string =>
      `You have ${number(most)} games on the shelf, which is the most. Take one off first.`,
    tooManyVersions: (most: number): string =>
      `This game has ${number(most)} versions, which is as many as there is room for. Save it as a new game to go on.`,
    stale: (version: number): string =>
      `Version ${version} was saved in another tab or on another device while you were writing. Compare both before you save.`,
    other: "That did not work. Try again.",
  },
};

export type GamesTexts = typeof games;
