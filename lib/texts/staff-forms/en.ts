import type { TRANSFERS, TransferKind } from "../../contracts/transfers";
import { formatMoney } from "../../engine/kernel/money";
import { packs } from "../counts.en";
import { FORMAT_LOCALES, speechOf } from "../speech";

const { plural, number } = speechOf("en");

const moment = new Intl.DateTimeFormat(FORMAT_LOCALES.en, {
  ...({ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const),
});

/** Kinds of transfers that no other one undoes. */
export type StayingKind = {
  [Kind in TransferKind]: (typeof TRANSFERS)[Kind]["reversible"] extends true ? never : Kind;
}[TransferKind];

/** Why no other transfer undoes one of this kind, and what helps instead. */
const stays: Record<StayingKind, string> = {
  "shop/print": "This transfer printed packs. To take them back, withdraw the product.",
  "shop/withdraw": "This transfer destroyed unsold packs. To have them again, add the product anew.",
  "shop/purchase": "This transfer sold packs, which cannot be unsold. Grant the money back instead.",
  "shop/open": "This transfer opened a pack, and its cards are seen. Grant its price back instead.",
  "set/register":
    "This transfer registered a set, whose cards are kept for good. Take the bonus back by a debit instead.",
  "auction/act": "A bid or an end moved nothing. What was sold is a transfer of its own, and can be undone.",
  "market/order": "An order moved nothing. What it was filled with are trades, and each can be undone.",
  "stake/begin": "Stakes of a game lie in its pot. Its result pays them out, and if it is broken off they go back.",
  "stake/result": "This transfer paid out a game. If somebody cheated, grant what they owe to the other side.",
  "stake/return": "This transfer gave stakes back, and the game is over.",
  "tournament/stake": "This money is the tournament's. It goes back if the tournament is called off.",
  "tournament/prizes": "This transfer paid a tournament's prizes. Grant what has to be put right.",
  "tournament/return": "This transfer gave a tournament's prize money back.",
  "sealed/enter": "This transfer sold packs, and they were opened for a sealed event. Grant their price back instead.",
  "ego/start": "This money lies with a member's alter ego, who can end it and have everything back.",
  "ego/end": "This transfer brought an alter ego's things back to their member.",
  "draft/enter": "This transfer sold packs, and they were opened in a draft. Grant their price back instead.",
  "draft/cards": "This transfer gave drafted cards to those who took them. Grant what has to be put right.",
  "ledger/reversal": "This transfer undid another one, and stays. To move things again, grant or give them anew.",
};

/** What the forms of the staff say in the browser: their parts, what was refused, what is wrong with a field. */
export const staffForms = {
  nav: "Staff",
  tabs: {
    shop: "Shop",
    ledger: "Ledger",
    members: "Members",
    cards: "Cards",
    market: "Market",
    comments: "Comments",
    games: "Games",
    economy: "Economy",
    audit: "Audit",
  },
  /** Beside a button that is pressed a second time. */
  leave: "Leave it",
  zone: "Time zone",
  zoneHelp: "Where the weeks of the pay begin, on Monday at midnight.",

  add: {
    nothing: "Everything that the factory can print is for sale.",
    verb: "Print and sell",
    busy: "Printing…",
    product: "Product",
    option: (game: string, product: string): string => `${game}: ${product}`,
    count: "How many",
    price: "Price in $",
    limit: "Most for a member",
    limitHelp: "In all; empty: no bound.",
    release: "Sold from",
    releaseHelp: "On your clock; empty: at once.",
    worth: (cents: number): string => `A pack’s cards are worth ${formatMoney(cents)} on average.`,
    below: (cents: number): string =>
      `The price is below what the cards are worth: each pack sold gives ${formatMoney(cents)} away.`,
  },

  bundle: {
    name: "Name",
    part: (n: number): string => `Product ${n}`,
    none: "None",
    count: "Packs",
    unitPrice: "Each, in $",
    verb: "Sell them together",
    busy: "Putting them together…",
    sum: (price: string, apart: string, saves: string): string => `Together ${price}; apart ${apart}: saves ${saves}.`,
    below: (cents: number): string =>
      `The price is below what the cards are worth: each of it that is sold gives ${formatMoney(cents)} away.`,
    dear: (price: string, apart: string): string => `Together ${price}; apart ${apart}: it saves nothing yet.`,
  },
  change: {
    saving: "Saving…",
    price: "Save the price",
    priceNow: (price: string, worth: string): string => `Now ${price}; a pack’s cards are worth ${worth} on average.`,
    from: "Holds from",
    fromHelp: "On your clock; empty: at once.",
    terms: "Save limit and day",
  },

  sold: (count: number, days: number): string => `${packs(count)} sold in ${days} days.`,
  packs: "Packs",
  cardsWorth: "All cards",
  worthPlot: (from: number, to: number, days: number): string =>
    `What all cards are worth: ${formatMoney(from)} ${days} days ago, ${formatMoney(to)} now.`,
  inWorld: "In the world",
  moneyPlot: (from: number, to: number, days: number): string =>
    `Money in the world: ${formatMoney(from)} ${days} days ago, ${formatMoney(to)} now.`,

  stays,
  staysOther: "Transfers of this kind cannot be undone by another one.",

  /** What happened and what to do, by the code of a refusal or of what is wrong with a field. */
  refusals: {
    "staff/signed_out": "You are signed out, so nothing was done. Sign in again in another tab, then press once more.",
    "staff/not_allowed": "You may not do this any more. Reload the page.",
    "staff/slower": "That was a lot in a short time. Nothing was done: wait some minutes, then press once more.",
    "staff/no_such_member": "There is no member with this nick. Guests have no purse and no role.",
    "market/no_such_card": "There is no such card. Write it as in the address of its page: five-dyes-12.",
    "staff/judgment": "Choose what the game comes to.",
    "staff/game_over": "This game waits for no judge any more.",
    "staff/own_game": "You play in this game: somebody else has to judge it.",
    "deck/no_such_comment": "This comment is gone already.",
    "staff/nobody": "There is nobody with this nick.",
    "staff/not_staff": "An administrator cannot be banned.",
    "staff/banned_already": "They are banned already. Lift that ban first.",
    "staff/not_stopped": "Games are being judged already.",
    "staff/not_banned": "They are not banned any more.",
    "staff/own_factor_first": "Set up a second factor of your own first, or you would lock yourself out.",
    "staff/reason": "Write why, in 3 to 200 letters: others read it too.",
    "shop/unavailable": "The factory knows no product with this code.",
    "shop/added_already": "This product is in the shop already.",
    "shop/unknown_product": "This product is not in the shop any more.",
    "shop/no_run_left":
      "Half of its last run would be no packs, so it cannot be reprinted. Withdraw it and add it anew.",
    "shop/terms_changed":
      "Somebody changed this product since you looked, so nothing was saved. It is shown as it is now.",
    "shop/same_price": "That is the price already: leave the day empty to keep it.",
    "shop/moment_over": "That day is over. Choose one that is to come, or none: then it holds at once.",
    "shop/rise_untold": "A higher price is told at least a day beforehand: choose a later day.",
    "bundle/name": "A name of 3 to 60 letters.",
    "bundle/name_taken": "A bundle of this name is for sale already.",
    "bundle/unknown": "This bundle is not sold any more.",
    "bundle/saves_nothing": "Its parts cost no more one by one: lower a price.",
    "bundle/parts": "Choose one to four products.",
    "bundle/twice": "A product stands in it twice: write how many packs instead.",
    "bundle/packs": "A bundle holds 2 to 20 packs in all.",
    "bundle/count": "A whole number from 1 to 20.",
    "shop/price": "A price lies between $0.01 and $10000.00.",
    "shop/run": "Between 1 and 1000000 packs can be printed at once.",
    "shop/limit": "A whole number from 1 on, or nothing.",
    "shop/release": "Choose a day before the year 2100, or none.",
    "shop/no_tickets": "Write how many tickets: 1 or more, or below zero to take some back.",
    "money/malformed": "Write a sum such as 12.50.",
    "money/too_much": "That is more than a million dollars.",
    "ledger/nothing": "Nothing would move: write another sum.",
    "ledger/no_such_transfer": "There is no transfer with this number.",
    "ledger/key_reused": "This form was sent already. Reload the page.",
    "catalogue/game_name": "A name of lower-case letters and hyphens, such as five-dyes.",
    "catalogue/file_name":
      "A file is called game.json, products.json, or like a set: lower-case letters, digits and hyphens.",
    "catalogue/no_files": "Choose one file or more.",
    "catalogue/many_files": "At most 40 files at once.",
    "catalogue/too_large": "All files together can be at most 900 kB. Save some of them first.",
    "catalogue/file_twice": "Two of these files have the same name.",
    "form/fields": "Some fields need another look.",
    "economy/limit": "A whole number from 0 to 1000.",
    "economy/foil": "A whole number from 100 to 10000.",
    "economy/time_zone": "Choose a time zone such as Europe/Tallinn.",
  },
  refusedFor: {
    shortOfMoney: (left: number): string => `There is only ${formatMoney(left)} left in that purse. Nothing was taken.`,
    short: (left: number): string =>
      `Only ${number(left)} ${plural(left, { one: "is", other: "are" })} left there. Nothing was taken.`,
    notSoldOut: (left: number): string =>
      `${packs(left)} ${plural(left, { one: "is", other: "are" })} still in stock: a reprint comes once they are sold.`,
    /** `by` null: the house. */
    undoneAlready: (by: string | null, at: number): string =>
      `It was undone already, by ${by ?? "the house"} on ${moment.format(at)}. Nothing moved now.`,
    /** What is wrong with card files: lines of their own check; `more` that are not shown. */
    faulty: (lines: readonly string[], more: number): string =>
      ["Nothing was saved:", ...lines, ...(more > 0 ? [`… and ${number(more)} more`] : [])].join("\n"),
    other: "That did not work, and nothing was changed. Try again.",
  },
  fields: {
    most: (cents: number): string => `At most ${formatMoney(cents)}.`,
    sum: (most: number): string => `Write a sum such as 12.50, from ${formatMoney(0)} to ${formatMoney(most)}.`,
    tickets: "At most 1000 tickets at once.",
    other: "Check this.",
  },
};

export type StaffFormsTexts = typeof staffForms;
