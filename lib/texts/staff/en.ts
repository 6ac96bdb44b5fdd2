import type { BAN_SPANS } from "../../contracts/staff";
import { formatMoney } from "../../engine/kernel/money";
import { withArticle } from "../article.en";
import { cards, packs, tickets } from "../counts.en";
import { type Parts, parts } from "../parts";
import { speechOf } from "../speech";
import { economy, market, product, shop } from "./trade.en";

const { plural, number } = speechOf("en");

const sets = (n: number) => plural(n, { one: "1 set", other: `${number(n)} sets` });
const products = (n: number) => plural(n, { one: "1 product", other: `${number(n)} products` });

const ROLES: Readonly<Record<string, string>> = { administrator: "administrator", salesman: "salesman" };
/** A role in a word. */
const role = (code: string): string => ROLES[code] ?? code;
const aRole = (code: string): string => withArticle(role(code));

const SPANS: Readonly<Record<(typeof BAN_SPANS)[number], string>> = {
  1: "A day",
  7: "A week",
  30: "30 days",
  365: "A year",
  0: "For good",
};

/** The pages of the staff. */
export const staff = {
  title: "Staff",
  lead: "What keeps the club running. Everything done here is written down.",
  noFile: "There is no such file.",
  alarm: {
    unsound: "The ledger is not sound.",
    unsoundText: "The last check found something that does not add up. Nothing is lost that was posted.",
    unsoundDo: "Look under Ledger, and withdraw products if findings grow.",
    unchecked:
      "The ledger was not checked in the last three hours, or not as a whole in the last day: its job does not run.",
    uncheckedDo: "Check it by hand under Ledger.",
    tell: "Tell an administrator.",
  },
  factorFirst: {
    title: "Set up a second factor first",
    lead: "This club asks it of its staff. Until you have one, you are a member like all others.",
    verb: "Set it up",
  },
  role,
  /** What all pages of lists share. */
  latest: "The latest",

  shop,

  product,

  ledger: {
    title: "Ledger",
    state: { never: "Never checked", sound: "The ledger is sound", unsound: "The ledger is not sound" },
    lead: "Every asset sums to zero, holdings equal postings, closed packs and bound copies are where they should be. What is new is checked every hour, all of it once a day.",
    checked: <T>(transfers: number, ms: number, at: string | T): Parts<T> =>
      parts<T>`${plural(transfers, { one: "1 transfer", other: `${number(transfers)} transfers` })}, checked in ${number(ms)} ms, ${at}`,
    checkedLately: <T>(transfers: number, ms: number, at: string | T): Parts<T> =>
      parts<T>`${plural(transfers, { one: "1 new transfer", other: `${number(transfers)} new transfers` })}, checked in ${number(ms)} ms, ${at}`,
    wholeChecked: <T>(at: string | T): Parts<T> => parts<T>`The whole ledger: ${at}`,
    money: "Money",
    cards: "Cards",
    packs: "Closed packs",
    check: "Check now",
    checking: "Checking…",
    grant: "Grant or debit",
    grantLead: "Money from the mint to a purse. Below zero takes it away. The member reads the reason.",
    grantVerb: "Move the money",
    moving: "Moving…",
    member: "Member",
    sum: "Sum in $",
    reason: "Reason",
    undo: "Undo a transfer",
    undoLead: "By another one that moves everything back. Both stay in the books.",
    transfers: "Transfers",
    transfersLead: "What moved from whom to whom, the latest first.",
    none: "No transfer is like this.",
    older: "Older transfers",
  },

  directory: {
    title: "All members",
    search: "The beginning of a nick",
    find: "Find",
    none: "No member's nick begins so.",
    member: "Member",
    banned: "banned",
    joined: "Joined",
    seen: "Last here",
    purse: "Purse",
    copies: "Cards",
    packs: "Packs",
    act: "Act",
    actOn: (nick: string): string => `Fill the forms with ${nick}`,
    first: "First page",
    next: "Next page",
  },
  members: {
    title: "Staff members",
    roles: "Who has a role",
    rolesCaption: "Members with a role",
    member: "Member",
    role: "Role",
    take: "Take the role",
    takeOf: (nick: string): string => `Take the role of ${nick}`,
    taking: "Taking…",
    give: "Name a salesman",
    giveLead: "The salesman adds, withdraws and reprints products, and gives tickets.",
    giveVerb: "Give the role",
    giving: "Giving…",
    bans: "Who is banned",
    bansLead: "They are signed out everywhere, and bots play on in their seats.",
    bansCaption: "Members who are banned",
    nobody: "Nobody is banned.",
    who: "Who, and why",
    /** `until` null: for good. */
    bannedBy: <T>(by: string | T, at: string | T, until: string | T | null): Parts<T> =>
      until === null ? parts<T>`By ${by}, ${at}, for good` : parts<T>`By ${by}, ${at}, until ${until}`,
    lift: "Lift the ban",
    liftOf: (nick: string): string => `Lift the ban of ${nick}`,
    lifting: "Lifting…",
    ban: "Ban somebody",
    banLead: "At once: signed out everywhere, away from every table, their published games off the shelf.",
    prizes: "Prizes",
    prizesLead:
      "New money for a game that somebody won: held back from a member, nobody who plays with them is paid any. Stakes go on.",
    prizesVerb: "Save",
    prizesWhat: "Prizes out of new money",
    prizesHold: "Hold them back",
    prizesPay: "Pay them again",
    banVerb: "Ban them",
    banning: "Banning…",
    banSure: "Yes, ban them",
    nick: "Nick",
    reason: "Reason",
    reasonHelp: "For the audit log.",
    span: "For how long",
    spans: SPANS,
    factor: "Second factor of the staff",
    factorOn: "Staff need a second factor: whoever has none keeps none of the powers until one is set up.",
    factorOff: "Staff may do without a second factor.",
    demand: "Demand a second factor",
    demandNoMore: "Demand it no more",
    saving: "Saving…",
    recovery: "Open somebody’s account again",
    recoveryLead:
      "For a member who lost the password. The code opens the account once; second factors are removed by it.",
    recoveryVerb: "Make a code",
    recoveryBusy: "Making it…",
    signOut: "Sign somebody out",
    signOutLead: "Of all their devices, for a lost phone. They may sign in again.",
    signOutVerb: "Sign them out",
    signingOut: "Signing out…",
  },

  cards: {
    title: "Cards",
    games: "Card games",
    gamesLead:
      "Each game is a handful of JSON files. Those that were changed here are left alone when the house is updated.",
    none: "There are no card games yet.",
    size: (game: { sets: number; cards: number; retired: number; products: number }): string =>
      [
        sets(game.sets),
        cards(game.cards),
        ...(game.retired > 0 ? [`${number(game.retired)} no longer printed`] : []),
        products(game.products),
      ].join(", "),
    changed: "(changed here)",
    add: "Add or change files",
    addLead:
      "Sets, products.json, or a new game’s game.json. They are checked together with the files that are there, and all saved or none. New cards are in the collection at once; add their products to the shop under Shop.",
    verb: "Check and save",
    busy: "Checking…",
    game: "Game",
    gameHelp: "Its name in addresses, for good: one of those above, or a new one.",
    files: "Files",
    filesHelp: "The name of a file says what it is: game.json, products.json, or a set.",
  },

  economy,

  audit: {
    title: "Audit",
    heading: "What the staff did",
    caption: "Actions of the staff, the latest first",
    none: "The staff has done nothing yet.",
    when: "When",
    what: "Who did what",
    older: "Older lines",
  },

  market,
  comments: {
    title: "Comments",
    lead: "What members say of one another’s decks, the latest first. What is removed is gone for everybody; the audit keeps what it said, who removed it, and why.",
    caption: "Comments on decks, the latest first",
    none: "Nobody has said anything about a deck.",
    said: <T>(by: string | T, deck: string | T, owner: string | T): Parts<T> => parts<T>`${by} on ${deck} by ${owner}`,
    reason: "Why it goes",
    remove: "Remove",
    removeOf: (by: string): string => `Remove what ${by} said`,
    removeSure: "Yes, remove it",
    removing: "Removing…",
    older: "Older comments",
  },
  games: {
    title: "Games",
    lead: "Games with a stake that their players cannot agree about. Look at the table and its log, then decide: the winner has all stakes, or everybody has theirs back. The players read your reason.",
    caption: "Games that wait for the judge, the longest first",
    none: "No game waits for the judge.",
    staked: (sum: string, players: readonly string[]): string => `${players.join(", ")} · ${sum} each`,
    called: <T>(by: string | T): Parts<T> => parts<T>`${by} called the judge`,
    own: "You play in this game: somebody else has to judge it.",
    result: "What it comes to",
    choose: "Choose…",
    wins: (nick: string): string => `${nick} has won`,
    draw: "A draw: everybody has their stake back",
    nobody: "Nobody has won, and it counts nowhere: stakes go back",
    reason: "Why",
    judge: "Decide",
    judgeOf: (table: string): string => `Decide the game at ${table}`,
    sure: "Yes, decide it",
    judging: "Deciding…",
  },
  done: {
    gameJudged: (table: string): string => `The game at ${table} is decided.`,
    commentRemoved: (by: string): string => `What ${by} said is removed.`,
    /** `card` null: the whole market. */
    halted: (card: string | null): string => `${card ?? "The market"} is not traded any more.`,
    resumed: (card: string | null): string => `${card ?? "The market"} is traded again.`,
    added: (product: string, printed: number): string =>
      `${packs(printed)} of ${product} ${plural(printed, { one: "is", other: "are" })} printed and for sale.`,
    cardsAsBefore: "These files are as they were: nothing was changed.",
    cardsSaved: (title: string, count: number, sold: number, changed: readonly string[]): string =>
      `${title} has ${cards(count)} and ${products(sold)} now. Changed: ${changed.join(", ")}.`,
    reprinted: (product: string, printed: number): string =>
      `${plural(printed, { one: `1 more pack of ${product} is`, other: `${number(printed)} more packs of ${product} are` })} printed.`,
    priced: (product: string, cents: number): string => `${product} costs ${formatMoney(cents)} from now on.`,
    priceTold: (product: string, cents: number): string =>
      `Shoppers are told now: ${product} will cost ${formatMoney(cents)}.`,
    bundled: (bundle: string): string => `${bundle} is for sale.`,
    bundleWithdrawn: (bundle: string): string => `${bundle} is withdrawn.`,
    termsSet: (product: string): string => `The terms of ${product} are saved.`,
    withdrawn: (product: string, destroyed: number): string =>
      `${product} is withdrawn, ${packs(destroyed)} ${plural(destroyed, { one: "was", other: "were" })} destroyed.`,
    ticketsGiven: (nick: string, count: number): string =>
      `${nick} has ${plural(count, { one: "1 more ticket", other: `${number(count)} more tickets` })}.`,
    ticketsTaken: (nick: string, count: number): string =>
      `${tickets(count)} ${plural(count, { one: "was", other: "were" })} taken back from ${nick}.`,
    granted: (nick: string, cents: number): string => `${nick} got ${formatMoney(cents)}.`,
    debited: (nick: string, cents: number): string => `${formatMoney(cents)} was taken from ${nick}.`,
    undone: (moves: string): string => `Undone: ${moves}.`,
    undoneUnseen: "The transfer is undone.",
    roleGiven: (nick: string, name: string): string => `${nick} is now ${aRole(name)}.`,
    roleTaken: (nick: string, name: string): string => `${nick} is no longer ${aRole(name)}.`,
    sound: (transfers: number, ms: number): string =>
      `${plural(transfers, { one: "1 transfer", other: `${number(transfers)} transfers` })} checked in ${number(ms)} ms: all is sound.`,
    findings: (count: number): string =>
      plural(count, { one: "1 finding, see above.", other: `${number(count)} findings, see above.` }),
    settings: (count: number): string =>
      count === 0
        ? "Nothing was changed."
        : plural(count, { one: "One setting is saved.", other: `${number(count)} settings are saved.` }),
    banned: (nick: string): string => `${nick} is banned and signed out everywhere.`,
    bannedButSits: (nick: string): string =>
      `${nick} is banned and signed out everywhere, but still has a seat at a table that did not answer. Lift the ban and try again.`,
    judging: "Games are judged again. Deadlines that fell into the time are set anew first.",
    prizesHeld: (nick: string): string => `${nick} is paid no prizes out of new money any more.`,
    prizesPaid: (nick: string): string => `${nick} is paid prizes again.`,
    unbanned: (nick: string): string => `${nick} may come in again.`,
    signedOut: (nick: string, devices: number): string =>
      `${nick} is signed out of ${plural(devices, { one: "one device", other: `${number(devices)} devices` })}.`,
    recovery: (nick: string, code: string, address: string): string =>
      `Hand this over to ${nick}, in person if you can: ${code}. It opens the account once, at ${address}, within a day. It is not shown again.`,
    factorDemanded: "From now on staff need a second factor.",
    factorLet: "Staff may do without a second factor.",
  },
};

export type StaffTexts = typeof staff;
