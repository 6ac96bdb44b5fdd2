import { speechOf } from "../speech";
import type { Who } from "../who";

/** What happened, and what was refused, in a game of Diplomacy. */

const { plural, list } = speechOf("en");
const has = (names: readonly string[]) => (names.length === 1 ? "has" : "have");

export const log = {
  stage: {
    preparation: "The game is being prepared again.",
    forming: "The game is looking for players.",
    active: "The game goes on.",
    waiting: "The game waits for its master.",
    completed: "The game is over.",
    terminated: "The master ended the game.",
  } as Readonly<Record<string, string>>,
  powerChosen: (power: string | null): string => (power === null ? "A choice was taken back." : `${power} was chosen.`),
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
  absence: (who: Who | null, days: string): string =>
    who === null ? `Somebody is away: ${days}.` : `${who.you ? "You are" : `${who.name} is`} away: ${days}.`,
  absenceEnded: (who: Who | null, days: string): string =>
    who === null
      ? `Somebody is not away after all: ${days}.`
      : `${who.you ? "You are" : `${who.name} is`} not away after all: ${days}.`,
  slept: (from: string, to: string) =>
    `The site stood still from ${from} to ${to}. Nobody is held to a deadline that fell into it.`,
  resigned: (power: string, reason: string): string => {
    if (reason === "late") return `${power} was late for too long and is vacant now.`;
    if (reason === "master") return `${power} is vacant: the game master removed its player.`;
    return `${power} is vacant: its player has resigned.`;
  },
  terrain: (n: number): string =>
    plural(n, { one: "The ground changed under a unit.", other: `The ground changed under ${n} units.` }),
  masterMessage: (text: string): string =>
    text === "" ? "The game master took their message away." : `A message from the game master: “${text}”`,
  rewound: "The game master took the game to another phase.",
  boardChanged: "The master changed the board.",
  mapChanged: "The master changed the map.",
  takenOver: (power: string): string => `${power} has a new player.`,
  control: (power: string): string => `Who orders for ${power} has changed.`,
  vassal: (power: string, of: string): string => `${power} is a vassal of ${of} now.`,
  deadline: (when: string): string => `The deadline is ${when}.`,
  warned: (powers: readonly string[]): string => `Orders for ${list(powers)} are still missing.`,
  nudged: (powers: readonly string[]): string => `The master asks for the orders of ${list(powers)}.`,
  late: (powers: readonly string[]): string => `${list(powers)} ${has(powers)} missed the deadline.`,
  lateSomebody: "Somebody has missed the deadline.",
  processed: (phase: string): string => `${phase} was resolved.`,
  ended: (winners: readonly string[], reason: string): string => {
    if (winners.length === 0) return "The game is over.";
    return reason === "draw" ? `The game ends in a draw of ${list(winners)}.` : `${list(winners)} won the game.`;
  },
  revealed: "The names of the players are shown now.",
  gift: (from: string | null, to: string, amount: number): string =>
    `${from ?? "Somebody"} gave ${to} ${plural(amount, { one: "1 coin", other: `${amount} coins` })}.`,
  income: "The incomes of the year were paid.",
  captured: "What moved with centres was booked.",
  locked: "All lists for this phase are in. From now on those for the next one are written.",
  other: "The game went on.",
};

export const refusals = {
  "order/refused": "Some orders cannot be given. They are marked.",
  "payola/refused": "Some lines of the sheet cannot be kept. They are marked.",
  "payola/no_purse": "There is no treasury for that power.",
  "payola/other_game": "In this game there is no money.",
  "payola/no_units": "Whoever has no power of the map has no units that could prefer anybody.",
  "payola/bad_list": "That list cannot be kept: each power once, by its letter.",
  "gift/none": "In this game money is not given away.",
  "gift/from_controlled": "Nothing is given out of the treasury of a power that you control.",
  "gift/from_dummy": "Nothing is given out of the treasury of a power that nobody plays.",
  "gift/to_self": "That is yourself.",
  "gift/to_vassal": "A vassal has no treasury of its own.",
  "gift/treasury_changed": "The treasury has changed meanwhile. Look at it, then give again.",
  "gift/too_much": "There is not that much.",
  "gift/one_a_phase": "In this game each power is given something once a phase, and it was.",
  "crystal/refused": "Some lines of the list cannot be kept. They are marked.",
  "crystal/no_lists": "That power writes no lists.",
  "order/closed": "The phase is being resolved. Wait for the next one.",
  "order/no_late_changes": "After the deadline orders that are in cannot be changed.",
  "diplomacy/not_active": "The game is not being played just now.",
  "diplomacy/over": "The game is over.",
  "diplomacy/not_yours": "You do not order for that power.",
  "process/missing": "Orders are missing.",
  "process/other_phase": "That phase has been resolved already. Look at the one that is played now.",
  "resign/other_player": "Somebody else plays that power by now. Nobody was removed.",
  "deadline/past": "That moment has passed.",
  "deadline/too_far": "A player may put the deadline off by the length of two phases at most.",
  "deadline/bad": "That is no date and time.",
  "deadline/none": "This game has no deadlines.",
  "vote/no_voter": "This power has no vote.",
  "wait/real_time": "In real time nobody waits.",
  "wait/movement_only": "In this game one waits in movement phases only.",
  "nudge/soon": "That was done less than six hours ago. Wait until then.",
  "nudge/nobody": "Nobody owes orders just now.",
  "diplomacy/master_only": "Only the game’s master can do that.",
  "diplomacy/no_such_power": "There is no such power in this game.",
  "diplomacy/bad_control": "Only other powers of this game can order for it.",
  "diplomacy/no_dummy": "That power is no dummy that somebody could play.",
  "diplomacy/not_over": "The game is not over yet.",
  "diplomacy/unknown": "There is no such game, or it is not yours.",
  "diplomacy/malformed": "Something in it is not as it should be. Reload the page and try again.",
  "desk/slower": "That was a lot in a short time. Wait a few minutes, then try again.",
  "stage/not_from": "The game does not stand where that could be done.",
  "settings/bad": "These settings cannot be kept.",
  "settings/fixed": "That rule was settled when the game was opened: it says how many people play.",
  "morph/refused": "The map cannot be changed so.",
  "morph/unchanged": "The map has these lines already.",
  "deadline/gap":
    "That hour does not exist on that day where the game is played: its clocks leap over it. Choose an earlier or a later one.",
  "deadline/master_only": "In this game only the master sets deadlines.",
  "deadline/only_later": "Players may only put the deadline off.",
  "vote/unknown": "There is no such vote in this game.",
  "vote/no_proposals": "In this game nothing is proposed.",
  "vote/proposal_open": "Something is proposed already. It has to be answered first.",
  "vote/bad_proposal": "That cannot be proposed in this game.",
  "vote/no_proposal": "Nothing is proposed any more.",
  "vote/answered": "This power has answered already.",
  "resign/not_played": "Nobody plays that power.",
  "start/not_forming": "The game has begun already.",
  "start/by_master": "The master begins this game.",
  "start/has_role": "That seat is no power’s.",
  "start/choose": "In this game powers are chosen.",
  "start/by_lot": "In this game powers are drawn.",
  "start/no_such_power": "There is no such power to choose.",
  "start/power_taken": "Somebody has chosen that power.",
  "adopt/begun": "This game has begun: no other file can be brought into it.",
  "adopt/over": "That game is over. Look at it in the sandbox instead.",
  "status/refused": "The file cannot be taken as it is.",
  "status/unreadable": "The file does not say where the game stands.",
  "status/unchanged": "Nothing is changed.",
  "status/stale": "The game has moved on since that was read.",
  "import/refused": "The file cannot be taken as it is.",
  "import/over": "That game is over. Look at it in the sandbox instead.",
  "export/not_yours": "The status file is its master’s until the game is over.",
  "acts/not_yours": "That is for those who play.",
} as Readonly<Record<string, string>>;
