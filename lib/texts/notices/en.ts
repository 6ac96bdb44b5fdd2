import type { NoticeKind } from "../../contracts/notice-words";
import { formatMoney } from "../../engine/kernel/money";
import { cards, packs } from "../counts.en";
import { speechOf } from "../speech";
import type { NoticeFacts } from "./facts";

const { list, plural } = speechOf("en");
const coins = (n: number): string => plural(n, { one: "1 coin", other: `${n} coins` });

/** Money, cards and packs, as far as there are any. */
const goods = ({ sum, cards: n, packs: m }: NoticeFacts): string =>
  list([...(sum > 0 ? [formatMoney(sum)] : []), ...(n > 0 ? [cards(n)] : []), ...(m > 0 ? [packs(m)] : [])]);

const SEASONS: Record<string, string> = { SPRING: "Spring", SUMMER: "Summer", FALL: "Fall", WINTER: "Winter" };
const PHASES: Record<string, string> = { MOVEMENT: "movement", RETREATS: "retreats", ADJUSTMENTS: "adjustments" };

const phase = ({ season, year, phase: type }: NoticeFacts): string =>
  `${SEASONS[season] ?? season} ${year} ${PHASES[type] ?? type.toLowerCase()}`;
const title = (power: string): string => power.charAt(0) + power.slice(1).toLowerCase();
const powers = (names: readonly string[]): string => list(names.map(title));
const device = ({ device: { browser, system } }: NoticeFacts): string =>
  system === null ? (browser ?? "an unknown browser") : `${browser ?? "an unknown browser"} on ${system}`;

/** One sentence or two for each kind. */
const said: Record<NoticeKind, (facts: NoticeFacts) => string> = {
  your_turn: ({ table }) => `It is your turn at ${table}.`,
  warning: ({ table, powers: whose, until }) =>
    `${table}: the deadline${until ? ` of ${until}` : ""} is near, and ${
      whose.length > 0 ? `orders are missing for ${powers(whose)}` : "your orders are missing"
    }.`,
  late: ({ table, powers: whose, until }) =>
    (whose.length > 0
      ? `${table}: the deadline has passed without orders from ${powers(whose)}.`
      : `${table}: the deadline has passed, and the game waits for orders.`) +
    (until ? ` Whoever still owes them on ${until} loses their power.` : ""),
  master_needed: ({ table }) => `${table} waits for its master.`,
  nudged: ({ table, powers: whose }) =>
    whose.length > 0
      ? `${table}: the game master asks for the orders of ${powers(whose)}.`
      : `${table}: the game master asks for your orders.`,
  overdue: ({ table, weeks }) =>
    `${table}: the deadline passed ${weeks === 1 ? "a week" : `${weeks} weeks`} ago, and orders are still missing.`,
  deadline_moved: ({ table, power, how, until }) => {
    const who = how === "master" ? "the game master" : power === "" ? "a player" : title(power);
    return `${table}: ${who} moved the deadline to ${until}.`;
  },
  judging_stopped: () =>
    "The site was down for more than an hour. No game of Diplomacy is judged until an administrator lets it go on.",
  began: ({ table }) => `${table} has begun.`,
  results: (facts) =>
    [
      `${facts.table}: the results of ${phase(facts)} are in.`,
      ...(facts.statement ? ["So is your statement."] : []),
      ...(facts.lines > 0
        ? [
            plural(facts.lines, {
              one: "A line of your list did not count.",
              other: `${facts.lines} lines of your list did not count.`,
            }),
          ]
        : []),
      ...(facts.ground > 0
        ? [
            plural(facts.ground, {
              one: "The ground changed under one of your units.",
              other: `The ground changed under ${facts.ground} of your units.`,
            }),
          ]
        : []),
    ].join(" "),
  coins_given: ({ table, power, count }) =>
    power === ""
      ? `${table}: somebody gave you ${coins(count)}.`
      : `${table}: ${title(power)} gave you ${coins(count)}.`,
  // Those of before name one power.
  resigned: ({ table, power, powers: whose, yours, how }) => {
    const lost = whose.length > 1 ? "your power" : title(whose[0] ?? power);
    if (yours && how === "master") return `${table}: the game master took ${lost} from you.`;
    if (yours && how === "late") return `${table}: you were late for too long and no longer play ${lost}.`;
    if (yours) return `${table}: you no longer play ${lost}.`;
    return whose.length > 1
      ? `${table}: ${powers(whose)} have lost their players.`
      : `${table}: ${title(whose[0] ?? power)} has lost its player.`;
  },
  taken_over: ({ table, power }) => `${table}: ${title(power)} has a new player.`,
  end_proposed: ({ table, power }) =>
    `${table}: ${power === "" ? "a draw of all who are left" : `victory for ${title(power)}`} is proposed. The game ends if everybody accepts it.`,
  game_over: ({ table, powers: victors, shared }) =>
    shared
      ? `${table} ended in a draw of ${powers(victors)}.`
      : victors.length > 0
        ? `${table} is over: ${powers(victors)} won.`
        : `${table} is over.`,
  press: ({ table, power, byMaster }) =>
    byMaster
      ? `${table}: the master wrote to you.`
      : power === ""
        ? `${table}: somebody wrote to you.`
        : `${table}: ${title(power)} wrote to you.`,
  trial_map: ({ table, map }) => `${table} is played on the trial map ${map}.`,
  join_request: ({ table, nick }) => `${nick ?? "Somebody"} asks to join ${table}.`,
  request_accepted: ({ table }) => `You have a seat at ${table}.`,
  request_refused: ({ table }) => `Your request to join ${table} was declined.`,
  seat_lost: ({ table }) => `You were removed from your seat at ${table}.`,
  invitation: ({ table, nick, office }) =>
    office === null
      ? `${nick ?? "Somebody"} invites you to play at ${table}.`
      : `${nick ?? "Somebody"} invites you to ${table} as ${office}.`,
  next_table: ({ table, nick }) =>
    `${nick ?? "Somebody"} looks for players at ${table}. You asked for a seat: come while there is one.`,
  transfer_undone: ({ reason }) =>
    `The staff undid a transfer of yours; your statement shows what came and what went back. Their reason: ${reason}`,
  order_filled: ({ card, count, sum, sold }) =>
    sold
      ? `You sold ${count} × ${card} for ${formatMoney(sum)}.`
      : `You bought ${count} × ${card} for ${formatMoney(sum)}.`,
  order_unpaid: ({ card }) =>
    `Somebody would have sold you ${card}, and your purse had too little. Your bid is closed. Leave it again when you have the money, or set it aside.`,
  orders_expired: ({ count }) =>
    count === 1 ? "An order of yours has expired." : `${count} orders of yours have expired.`,
  auction_outbid: ({ card, sum }) => `Somebody bid ${formatMoney(sum)} for ${card}: you lead no more.`,
  auction_won: ({ card, sum }) => `You won ${card} for ${formatMoney(sum)}. It is in your binder.`,
  auction_sold: ({ card, sum }) => `Your auction is over: ${card} sold for ${formatMoney(sum)}.`,
  auction_unsold: ({ card }) => `Your auction is over: nobody bid for ${card}. It is free again.`,
  auction_cancelled: ({ card }) => `The auction of ${card} was called off. What you bid is free again.`,
  auction_reopened: ({ card }) =>
    `The leading bid for ${card} was taken back by the staff. The auction goes on, and nobody leads.`,
  tournament_round: ({ name, round }) => `${name}: round ${round} begins, and your table waits.`,
  tournament_decided: ({ name, how }) =>
    how === "judge"
      ? `${name}: the judge decided your match.`
      : how === "absent"
        ? `${name}: your match was decided, for somebody did not come.`
        : `${name}: the time of your match is up, and it was decided as it stood.`,
  tournament_over: ({ name, place, sum }) =>
    sum > 0
      ? `${name} is over: you came in at ${place} and won ${formatMoney(sum)}.`
      : `${name} is over: you came in at ${place}.`,
  tournament_called_off: ({ name, how }) =>
    how === "few" ? `${name} was called off: too few entered.` : `${name} was called off.`,
  tournament_judge: ({ name, nick }) =>
    nick === null ? `${name}: a match waits for you to decide it.` : `${name}: ${nick} calls the judge.`,
  judge_called: ({ nick, name, note }) => `${name}: ${nick ?? "Somebody"} calls the judge. “${note}”`,
  game_judged: ({ name, reason, how }) =>
    how === "annulled"
      ? `${name}: the judge stopped your game, which counts nowhere; stakes went back. Their reason: ${reason}`
      : `${name}: the judge decided your game. Their reason: ${reason}`,
  gift_received: (facts) =>
    facts.note === ""
      ? `${facts.nick ?? "Somebody"} gave you ${goods(facts)}.`
      : `${facts.nick ?? "Somebody"} gave you ${goods(facts)}: “${facts.note}”`,
  trade_offered: ({ nick }) => `${nick ?? "Somebody"} offers you a trade.`,
  trade_confirmed: ({ nick }) => `${nick ?? "Somebody"} agrees to your trade as it stands. It waits for you.`,
  trade_settled: ({ nick }) => `Your trade with ${nick ?? "somebody"} is done.`,
  trade_closed: ({ nick }) =>
    nick === null
      ? "A trade of yours was called off by the house."
      : `${nick} ended your trade. Nothing changed hands.`,
  trade_expired: () => "A trade of yours has expired. Nothing changed hands.",
  deck_comment: ({ nick, name }) => `${nick ?? "Somebody"} wrote about your deck “${name}”.`,
  new_device: (facts) =>
    `Signed in from a new device: ${device(facts)}, from ${facts.address}. If that was not you, sign that device out and change your password.`,
  password_changed: ({ address }) => `Your password was changed, from ${address}. All other devices were signed out.`,
  totp_added: ({ address }) => `An authenticator app was added, from ${address}.`,
  totp_removed: ({ address }) => `The authenticator app was removed, from ${address}.`,
  passkey_added: ({ address }) => `A passkey was added, from ${address}.`,
  passkey_removed: ({ address }) => `A passkey was removed, from ${address}.`,
  codes_made: ({ address }) => `New one-time codes were made, from ${address}. The old ones no longer work.`,
  code_used: ({ address }) => `One of your one-time codes was used to sign in, from ${address}.`,
  recovery_made: () =>
    "An administrator made a code to open your account again. If you did not ask for it, tell the staff.",
  recovered: ({ address, byStaff, byMail }) =>
    byStaff
      ? `Your account was opened again with a code from an administrator, from ${address}. The password is new, and second factors were removed.`
      : byMail
        ? `Your account was opened again by a link in a mail to you, from ${address}. The password is new.`
        : `Your account was opened again with one of your one-time codes, from ${address}. The password is new.`,
  address_added: ({ address }) => `A mail address was added to your account, from ${address}.`,
  address_removed: ({ address }) => `A mail address was removed from your account, from ${address}.`,
};

/** What people are told wherever they are: the sentences, and the page that keeps them. */
export const notices = {
  title: "Inbox",
  lead: "What happened at your tables and to your account.",
  said,
  new: "New",
  open: (sentence: string): string => `Open: ${sentence}`,
  markRead: "Mark as read",
  /** Read out: which one. */
  markThis: (sentence: string): string => `Mark as read: ${sentence}`,
  allRead: "Mark all as read",
  settings: "How you are told",
  empty: "Nothing yet. When it is your turn, results are in or somebody invites you, it stands here.",
};

export type NoticesTexts = typeof notices;
