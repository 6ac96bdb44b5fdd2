import { speechOf } from "../speech";
import type { Who } from "../who";

const { plural, list, number } = speechOf("en");
const centres = (n: number) => plural(n, { one: "1 centre", other: `${n} centres` });
const has = (names: readonly string[]) => (names.length === 1 ? "has" : "have");
const does = (who: Who, you: string, other: string): string => (who.you ? `You ${you}` : `${who.name} ${other}`);

/** A game of Diplomacy at its table. Powers, places and phases come as they are called. */
export const diplomacyTable = {
  status: {
    preparation: "In preparation",
    forming: "Waiting for players",
    waiting: (phase: string): string => `${phase}, waiting for the master`,
    active: (phase: string): string => phase,
    completed: "The game is over",
    terminated: "The game was ended",
  },
  you: (powers: readonly string[]): string => `You are ${list(powers)}`,
  watching: "You are watching",
  asMaster: "You are the game master",
  seated: "You play",
  deadline: "Deadline",
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
  receipt: (count: number, at: string): string =>
    `${plural(count, { one: "1 order", other: `${count} orders` })} saved at ${at}`,
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
    deadlineHelp: (zone: string): string => `On the clock of the game’s zone, ${zone}.`,
    deadlineEmpty: "Choose a day and a time first.",
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
    next: (powers: readonly string[]): string => `then in turn: ${powers.join(", ")}`,
    hidden: "Who plays which power is told when the game is over.",
    ordered: "orders are in",
    unordered: "orders are missing",
    late: "late",
    waits: "waits for the deadline",
    sit: (power: string): string => `Take over ${power}`,
  },
  votes: {
    title: "Votes",
    help: "Votes are secret and stand until they are changed. The game ends when they agree.",
    none: "In this game nobody votes.",
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
      propose: "Propose a draw",
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
    title: "Rules of this game",
    none: "The standard rules.",
    timing: "Deadlines",
    map: "Map",
    description: "About this game",
  },
  turn: {
    preparation: "The master is setting the game up.",
    forming: "Play begins once all powers are taken.",
    orders: "Give your orders.",
    retreats: "Choose where your dislodged units go.",
    builds: "Choose what to build or remove.",
    ordered: "Your orders are in. They can be changed until the phase ends.",
    waiting: "The game waits for its master.",
    watch: "The players are giving orders.",
    over: (winners: readonly string[], shared: boolean): string =>
      winners.length === 0
        ? "The game is over."
        : shared
          ? `The game ended in a draw of ${list(winners)}.`
          : `${list(winners)} ${winners.length === 1 ? "has" : "have"} won.`,
  },
  log: {
    stage: {
      preparation: "The game is being prepared again.",
      forming: "The game is looking for players.",
      active: "The game goes on.",
      waiting: "The game waits for its master.",
      completed: "The game is over.",
      terminated: "The master ended the game.",
    } as Readonly<Record<string, string>>,
    powerChosen: (power: string | null): string =>
      power === null ? "A choice was taken back." : `${power} was chosen.`,
    started: "The powers are drawn, and play begins.",
    ordersSet: (power: string): string => `Orders for ${power} are in.`,
    ordersCleared: (power: string): string => `The orders for ${power} were taken back.`,
    wait: (power: string, on: boolean): string =>
      on ? `${power} waits for the deadline.` : `${power} no longer waits for the deadline.`,
    vote: (power: string): string => `The vote of ${power} was changed.`,
    proposed: (what: string, by: string | null): string =>
      by === null ? `Proposed: ${what}.` : `${by} proposes ${what}.`,
    proposalFailed: (by: string | null): string =>
      by === null ? "The proposal was refused." : `${by} refused the proposal.`,
    absence: "An absence was entered.",
    absenceEnded: "An absence was taken back.",
    slept: (from: string, to: string) =>
      `The site stood still from ${from} to ${to}. Nobody is held to a deadline that fell into it.`,
    resigned: (power: string, late: boolean): string =>
      late ? `${power} was late for too long and is vacant now.` : `${power} is vacant: its player has resigned.`,
    boardChanged: "The master changed the board.",
    takenOver: (power: string): string => `${power} has a new player.`,
    control: (power: string): string => `Who orders for ${power} has changed.`,
    vassal: (power: string, of: string): string => `${power} is a vassal of ${of} now.`,
    deadline: (when: string): string => `The deadline is ${when}.`,
    warned: (powers: readonly string[]): string => `Orders for ${list(powers)} are still missing.`,
    late: (powers: readonly string[]): string => `${list(powers)} ${has(powers)} missed the deadline.`,
    lateSomebody: "Somebody has missed the deadline.",
    processed: (phase: string): string => `${phase} was resolved.`,
    ended: (winners: readonly string[], reason: string): string => {
      if (winners.length === 0) return "The game is over.";
      return reason === "draw" ? `The game ends in a draw of ${list(winners)}.` : `${list(winners)} won the game.`;
    },
    revealed: "The names of the players are shown now.",
    other: "The game went on.",
  },
  takeback: (who: Who): string => `${does(who, "ask", "asks")} to go back.`,
  refusals: {
    "order/refused": "Some orders cannot be given. They are marked.",
    "order/closed": "The phase is being resolved. Wait for the next one.",
    "order/no_late_changes": "After the deadline orders that are in cannot be changed.",
    "diplomacy/not_active": "The game is not being played just now.",
    "diplomacy/over": "The game is over.",
    "diplomacy/not_yours": "You do not order for that power.",
    "process/missing": "Orders are missing.",
    "deadline/past": "That moment has passed.",
    "deadline/too_far": "A player may put the deadline off by the length of two phases at most.",
    "deadline/bad": "That is no date and time.",
    "deadline/none": "This game has no deadlines.",
    "vote/no_voter": "This power has no vote.",
    "wait/real_time": "In real time nobody waits.",
    "wait/movement_only": "In this game one waits in movement phases only.",
  } as Readonly<Record<string, string>>,
};

export type DiplomacyTableTexts = typeof diplomacyTable;
