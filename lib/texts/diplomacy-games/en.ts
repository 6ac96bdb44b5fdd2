import { speechOf } from "../speech";

const { plural } = speechOf("en");

const SEASONS: Readonly<Record<string, string>> = {
  SPRING: "Spring",
  SUMMER: "Summer",
  FALL: "Fall",
  AUTUMN: "Autumn",
  WINTER: "Winter",
};
const TYPES: Readonly<Record<string, string>> = { MOVEMENT: "movement", RETREATS: "retreats", ADJUSTMENTS: "builds" };
const capital = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();

/** The lists of games of Diplomacy, and the page that opens one. */
export const diplomacyGames = {
  title: "Diplomacy",
  lead: "Seven powers, one map, and nothing but words to bind anybody.",
  open: "Open a game",
  sandbox: "Try orders in the sandbox",
  bots: {
    title: "Play now",
    lead: "One power is yours, bots play the others. A phase is over as soon as your orders are in.",
    play: "Play against six bots",
    busy: "Setting the board…",
  },
  mine: "Your games",
  lists: { title: "Games", forming: "Forming", active: "Being played", completed: "Over" },
  search: "Search by name",
  find: "Find",
  none: {
    forming: "No game is looking for players. Open one, and others can join.",
    active: "No public game is being played.",
    completed: "No public game is over yet.",
    found: "No game of that name is in this list.",
  },
  next: "Older games",
  first: "Newest games",
  form: {
    title: "Open a game of Diplomacy",
    lead: "Everything but the map can be changed later by whoever runs the game.",
    name: "Name",
    nameHelp: "Without one the game is named after you.",
    runBy: "Who runs it",
    runners: {
      players: { label: "The players, by the clock", help: "You play too. Phases are processed at their deadlines." },
      master: {
        label: "You, as game master",
        help: "You play no power, see everything, and decide what rules leave open.",
      },
      bots: { label: "You alone against bots", help: "No deadlines: a phase is over as soon as your orders are in." },
    },
    map: "Map",
    mapFacts: (powers: number, centres: number, goal: number): string =>
      `${plural(powers, { one: "1 power", other: `${powers} powers` })}, ${centres} centres, ${goal} win`,
    rules: "Rules",
    rulesHelp: "Without any the game is played by the standard rules: press of all kinds, no anonymity, draws by vote.",
    common: {
      NO_PRESS: { label: "No press", help: "Gunboat: nobody writes to anybody." },
      PUBLIC_PRESS: { label: "Public press only", help: "Whatever is said is said to all." },
      GREY_PRESS: { label: "Grey press", help: "Letters may be sent unsigned." },
      POWER_CHOICE: { label: "Choose powers", help: "Whoever joins picks a free power; otherwise they are drawn." },
      BLIND: { label: "Blind", help: "Everybody sees only what lies beside their own units and homes." },
      CIVIL_DISORDER: { label: "Civil disorder", help: "At the deadline missing orders are filled in." },
      NO_DRAW: { label: "No draws", help: "The game goes on until somebody wins." },
      NO_DIAS: { label: "Draws of fewer", help: "A draw need not include all who are left." },
      PROPOSE_DIAS: { label: "Draws are proposed", help: "A result is proposed in the open, and everybody answers." },
      PLAYER_DEADLINES: { label: "Players may extend", help: "Players may set later deadlines themselves." },
      NO_MINOR_WAIT: { label: "No waiting in small phases", help: "Retreats and builds go on as soon as all are in." },
      LIST_UNORDERED: { label: "Show who has ordered", help: "Everybody sees whose orders are in." },
      BUILD_ANY: { label: "Build anywhere", help: "New units may stand on any owned centre." },
      SHARED_VICTORY: { label: "Shared victory", help: "All who reach the goal win together." },
    },
    allRules: (count: number): string => `All ${count} rules`,
    findRule: "Find a rule",
    implied: (by: string): string => `Comes with ${by}.`,
    excluded: (by: string): string => `Not beside ${by}.`,
    unobeyed: "Not played here yet.",
    clock: "Deadlines",
    movement: "For a movement phase",
    others: "For retreats and builds",
    days: (n: number): string => plural(n, { one: "1 day", other: `${n} days` }),
    hours: (n: number): string => plural(n, { one: "1 hour", other: `${n} hours` }),
    at: "At this time of day",
    anyTime: "Any time",
    weekends: "No deadlines on Saturday and Sunday",
    grace: "Grace after a deadline",
    noGrace: "Until somebody acts",
    zone: "The game’s time zone",
    zoneHelp: "Deadlines keep their time of day on its clocks, in summer and in winter.",
    phase: (season: string, year: number, type: string): string =>
      `${SEASONS[season] ?? capital(season)} ${year}, ${TYPES[type] ?? type.toLowerCase()}`,
    line: "As a status file says it",
    nextFive: "The next five deadlines, if each phase uses its time",
    find: "Who can find it",
    finders: { public: "Everybody, in the list", link: "Whoever has the link" },
    entry: "Who may join",
    entries: { open: "Anybody", request: "Whoever you let in", closed: "Whoever you invite" },
    anonymous: "Nobody is told who plays what until the end",
    description: "What players should know",
    submit: "Open the game",
    busy: "Opening…",
    problems: {
      check: "Something in the form is not right. Check it and try again.",
      config: (what: string): string => `This does not go together: ${what}.`,
      "table/slower": "You have opened many games in a short time. Wait a while, then try again.",
      "table/needs_master": "An anonymous game that one asks to join needs a game master.",
      other: "The game could not be opened. Try again.",
    },
  },
};

export type DiplomacyGamesTexts = typeof diplomacyGames;
