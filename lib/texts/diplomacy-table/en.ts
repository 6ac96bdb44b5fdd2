import { type Parts, parts } from "../parts";
import { speechOf } from "../speech";
import type { Who } from "../who";
import { log, refusals } from "./log.en";

const { plural, list, number } = speechOf("en");
const centres = (n: number) => plural(n, { one: "1 centre", other: `${n} centres` });
const does = (who: Who, you: string, other: string): string => (who.you ? `You ${you}` : `${who.name} ${other}`);

/** A game of Diplomacy at its table. Powers, places and phases come as they are called. */
export const diplomacyTable = {
  status: {
    preparation: "In preparation",
    forming: "Waiting for players",
    waiting: (phase: string): string => `${phase}, waiting for the master`,
    vacant: (phase: string): string => `${phase}, waiting for players`,
    active: (phase: string): string => phase,
    completed: "The game is over",
    terminated: "The game was ended",
  },
  you: (powers: readonly string[]): string => `You are ${list(powers)}`,
  watching: "You are watching",
  signedOut: "You are signed out",
  asMaster: "You are the game master",
  seated: "You play",
  deadline: "Deadline",
  /** Before the time that is left to whoever is late. */
  grace: "Grace:",
  noDeadline: "No deadline",
  noDeadlineHelp: "The phase ends once all orders are in.",
  left: (span: string): string => `${span} left`,
  late: "Past the deadline",
  wait: "Wait for the deadline",
  waitHelp: "While this is on, the phase is not processed before its deadline.",
  save: (orders: number): string =>
    orders === 0 ? "Save" : plural(orders, { one: "Save 1 order", other: `Save ${orders} orders` }),
  saving: "Saving…",
  saved: "All orders are saved",
  noneYet: "No orders yet",
  extend: {
    title: "A later deadline",
    lead: "In this game players may put the deadline off. Only the game master brings it forward.",
  },
  away: {
    title: "Away",
    somebody: "Somebody",
    days: (from: string, to: string): string => (from === to ? from : `${from} to ${to}`),
  },
  message: {
    title: "From the game master",
    of: (power: string): string => `From the game master, for ${power}`,
  },
  receipt: (count: number, at: string): string =>
    `${plural(count, { one: "1 order", other: `${count} orders` })} saved at ${at}`,
  /** Asked where saving ends the phase and some units have no order. */
  ends: {
    title: (phase: string): string => `Process ${phase} now?`,
    text: (units: readonly string[]): string =>
      `${plural(units.length, { one: "One unit has", other: `${units.length} units have` })} no order and will hold: ${list(units)}. Yours are the last orders the game waits for, so the phase is processed as soon as you save.`,
    back: "Give more orders",
    save: "Save and process",
  },
  revert: "Undo",
  unsaved: "Not saved yet",
  nothingDue: "Nothing is asked of you in this phase.",
  othersDue: (names: readonly string[]): string => `Waiting for ${list(names)}`,
  tabs: {
    title: "Orders, results and votes",
    orders: "Orders",
    results: "Results",
    whatIf: "What if",
    master: "Master",
    powers: "Powers",
    votes: "Votes",
  },
  whatIf: {
    help: "Guess what everybody orders. Only you see this, and nothing of it is saved.",
    reset: "Start again",
    outcome: "What would come of it",
    forbidden: "In this game the board for trying orders is switched off.",
    odds: {
      title: "What the computer makes of it",
      reply: "Find good orders for me",
      often: "How often does it work?",
      basis: (samples: number, guessed: readonly string[]): string =>
        guessed.length === 0
          ? `Out of ${number(samples)} guesses of what the others order.`
          : `Out of ${number(samples)} guesses of what the others order; ${list(guessed)} as you guessed.`,
      share: (percent: number): string => `${percent}%`,
      dislodged: (percent: number): string => `dislodged ${percent === 0 ? "<1" : percent}%`,
      failed: "The computer could not be asked. Try again.",
    },
  },
  master: {
    desk: "Preview, roll back, status file, log",
    state: "The game",
    missing: (names: readonly string[]): string => `Orders are missing: ${list(names)}.`,
    allIn: "All orders are in.",
    form: "Let players join",
    start: "Begin the game",
    startText: (joined: number, all: number): string =>
      `${joined} of ${all} have joined. The other powers are vacant then, and the game waits until somebody takes them over. It begins by itself once all have joined.`,
    players: "Players",
    invited: (names: readonly string[]): string => `Invited, and not here yet: ${list(names)}.`,
    invite: "Invite somebody…",
    process: "Process the phase",
    force: "Process without them",
    forceText: (names: readonly string[]): string =>
      `The units of ${list(names)} hold, disband or are not built. That can be rolled back.`,
    wait: "Stop the clock",
    activate: "Start the clock",
    terminate: "End the game",
    terminateText: "Nobody wins, and nobody can order any more.",
    powers: "Powers",
    resign: (power: string): string => `Remove the player of ${power}`,
    resignText: "The power is vacant then, and the game waits until somebody takes it over.",
    dummy: "Nobody plays it",
    dummyText: (power: string): string =>
      `${power} goes on without a player: its units hold unless somebody controls it.`,
    revive: "Needs a player again",
    deadline: "New deadline",
    deadlineIs: <T>(when: T): Parts<T> => parts`That is ${when}.`,
    deadlineTwice: "The clocks of that zone show this hour twice that day; the second is meant.",
    deadlineHelp: (zone: string): string => `On the clock of the game’s zone, ${zone}.`,
    deadlineEmpty: "Choose a day and a time first.",
    deadlineSooner: "It is sooner than the one that stands: some may have counted on that.",
    setDeadline: "Set the deadline",
  },
  panel: "Orders and powers",
  observe: "Observe with the word…",
  powers: {
    title: "Powers",
    power: "Power",
    who: "Played by",
    centres: "Centres",
    units: "Units",
    goal: (goal: number): string => `${centres(goal)} win`,
    nobody: "nobody",
    joined: (names: readonly string[], all: number): string =>
      names.length === 0
        ? `Nobody has joined yet; ${all} may.`
        : `${names.length} of ${all} have joined: ${list(names)}. Who plays what is settled when the game begins.`,
    dummy: "civil disorder",
    resigned: "vacant",
    controlled: (power: string): string => `ordered for by ${power}`,
    team: (mates: readonly string[]): string => `a team with ${list(mates)}`,
    next: (powers: readonly string[]): string => `then in turn: ${powers.join(", ")}`,
    hidden: "Who plays which power is told when the game is over.",
    ordered: "orders are in",
    unordered: "orders are missing",
    late: "late",
    waits: "waits for the deadline",
    sit: (power: string): string => `Take over ${power}`,
    ask: (power: string): string => `Ask for ${power}`,
  },
  votes: {
    title: "Votes",
    help: "Votes are secret and stand until they are changed. When centres are counted they are looked at: if they agree then, the game ends.",
    none: "Whoever plays a power with centres has a vote.",
    over: "The game is over.",
    yours: (power: string): string => `The vote of ${power}`,
    SOLO: "Play on",
    DIAS: "A draw of all who are left",
    LOSS: "Concede",
    way: (n: number): string => `A draw of ${n}`,
    proposal: {
      title: "Proposal",
      open: (what: string): string => `Proposed: ${what}.`,
      draw: "a draw of all who are left",
      win: (power: string): string => `victory for ${power}`,
      none: "Nothing is proposed. Whoever plays a power with centres may propose a result.",
      result: "A result for all to answer",
      propose: "Propose it",
      yes: "Accept",
      no: "Refuse",
      answered: "You have accepted it.",
    },
    resign: "Resign",
    resignSure: (power: string): string => `Resign from ${power}? Somebody else may take it over then.`,
  },
  joining: {
    choose: "Your power",
    chooseHelp: "Take any that is free. You can change your choice until play begins.",
    taken: "Somebody has chosen it.",
    prefer: "Powers you would like",
    preferHelp:
      "The draw puts all players in an order by lot. In that order each gets the first power of their list that is left; the rest is drawn. Other players do not see your list.",
    place: (place: number, power: string): string => `${place}. ${power}`,
    add: (power: string): string => `Add ${power}`,
    up: (power: string): string => `Move ${power} up`,
    drop: (power: string): string => `Take ${power} off the list`,
    resignText:
      "Your power is vacant then, everybody is told, and the game waits until somebody takes it over. You cannot take this back.",
  },
  results: {
    title: "Results",
    none: "Nothing has been played yet.",
    hiddenBuild: (power: string): string => `${power} builds out of sight.`,
    /** What was seen of a unit whose order stays unknown. */
    sighted: {
      arrives: (power: string, at: string): string => `A unit of ${power} comes to ${at}.`,
      departs: (power: string, at: string): string => `A unit of ${power} leaves ${at}.`,
      lost: (power: string, at: string): string => `A unit of ${power} in ${at} is lost from sight.`,
      found: (power: string, at: string): string => `A unit of ${power} is seen in ${at}.`,
    },
    phase: "Phase",
    earlier: "Earlier phase",
    later: "Later phase",
    now: "Now",
    /** Of many the last alone: they stand where there is little room. */
    processed: (phases: readonly string[]): string =>
      phases.length > 2
        ? `${phases.length} phases were processed, up to ${phases.at(-1)}.`
        : `${phases.join("; ")} ${phases.length === 1 ? "was" : "were"} processed.`,
    allHold: "Every unit held.",
    showMoves: "Show the moves",
    dismiss: "Dismiss",
    of: (n: number, all: number): string => `Phase ${n} of ${all}`,
    loading: "Reading the results…",
    failed: "The results could not be read.",
    again: "Try again",
    play: "Play the phases one after the other",
    pause: "Stop",
    reasons: "Why",
    table: "Table",
    power: "Power",
    order: "Order",
    outcome: "Result",
    yes: "succeeds",
    no: "fails",
    sandbox: "Open in the sandbox",
    beginning: "Start",
    chart: "Centres by year",
    classic: "Classic",
  },
  receipts: {
    show: "Receipt",
    title: "What the server holds",
    help: "The hash is over the table, the time, the phase, the power and its orders. Keep it to show later what was held.",
    held: (when: string): string => `Held since ${when}.`,
    loading: "Reading…",
    failed: "The receipt could not be read.",
    again: "Try again",
    none: "No orders of yours are held in this phase.",
  },
  rules: {
    basics: {
      title: "How it is played",
      steps: [
        "Everybody talks with everybody, in the open or in secret. Nothing that is promised binds anybody.",
        "Everybody gives orders to their units in secret. When the phase ends, all orders are carried out at the same moment.",
        "A unit holds, moves to a neighbouring province, or supports another unit there. A fleet at sea can convoy an army.",
        "All units are equally strong, and each support adds one. The stronger side gets the province; if both are equal, nobody moves in.",
        "A unit that is forced out retreats to a free neighbouring province, or is disbanded.",
        "Units move in spring and in fall. Then centres are counted: each belongs to whoever stood there last. Each power has as many units as centres; new ones are built at home.",
        "Whoever owns more than half of all centres wins. Those who are left may also agree on a draw.",
      ],
      learn: "Learn it step by step in the sandbox",
    },
    about: "This game",
    title: "Rules of this game",
    none: "The standard rules.",
    timing: "Deadlines",
    early:
      "Once the orders of all are in, the phase is processed about half an hour later, though its deadline is not reached, unless somebody waits for it. A phase of minutes is processed at its deadline.",
    map: "Map",
    teams: "Teams",
    origin: "The name",
    description: "To know",
  },
  turn: {
    vacant: (powers: readonly string[]): string => `The game waits for somebody to play ${list(powers)}.`,
    preparation: "The master is setting the game up.",
    forming: "Play begins once all powers are taken.",
    orders: "Give your orders.",
    offers: "Make your offers.",
    lists: { sooner: "Write your list for this phase.", later: "Write your list for the next movement phase." },
    retreats: "Choose where your dislodged units go.",
    builds: "Choose what to build or remove.",
    ordered: "Your orders are in. They can be changed until the phase ends.",
    late: "You are late: everybody waits for your orders.",
    lateLoses: "You are late. Give your orders in time, or you lose this power.",
    waiting: "The game waits for its master.",
    lost: (power: string): string => `You no longer play ${power}. The log says why.`,
    lostSeat: "You no longer play here. The log says why.",
    watch: "The players are giving orders.",
    eliminated: "You have been eliminated: no unit or centre is left to you.",
    over: (winners: readonly string[], shared: boolean): string =>
      winners.length === 0
        ? "The game is over."
        : shared
          ? `The game ended in a draw of ${list(winners)}.`
          : `${list(winners)} ${winners.length === 1 ? "has" : "have"} won.`,
  },
  log,
  takeback: (who: Who): string => `${does(who, "ask", "asks")} to go back.`,
  refusals,
};

export type DiplomacyTableTexts = typeof diplomacyTable;
