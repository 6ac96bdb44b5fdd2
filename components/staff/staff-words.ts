import { formatMoney } from "@/lib/engine/kernel/money";
import type { Refusal } from "@/lib/engine/kernel/result";
import { stayingReason } from "../ccg/transfer-words";
import { settingProblem } from "./setting-words";

const SENTENCES: Readonly<Record<string, string>> = {
  "staff/signed_out": "You are signed out, so nothing was done. Sign in again in another tab, then press once more.",
  "staff/not_allowed": "You may not do this any more. Reload the page.",
  "staff/slower": "That was a lot in a short time. Nothing was done: wait some minutes, then press once more.",
  "staff/no_such_member": "There is no member of this nick. Guests have no purse and no role.",
  "staff/nobody": "There is nobody of this nick.",
  "staff/not_staff": "An administrator cannot be banned.",
  "staff/banned_already": "They are banned already. Lift that ban first.",
  "staff/not_banned": "They are not banned any more.",
  "staff/own_factor_first": "Set up a second factor of your own first, or you would lock yourself out.",
  "shop/unavailable": "The factory knows no product of this code.",
  "shop/added_already": "This product is in the shop already.",
  "shop/unknown_product": "This product is not in the shop any more.",
  "shop/no_run_left": "Half of its last run is none: it cannot be reprinted. Withdraw it and add it anew.",
  "shop/price": "A price lies between $0.01 and $10000.00.",
  "shop/run": "Between 1 and 1000000 packs can be printed at once.",
  "shop/no_tickets": "Write how many tickets: 1 or more, or below zero to take some back.",
  "money/malformed": "Write a sum such as 12.50.",
  "money/too_much": "That is more than a million dollars.",
  "ledger/nothing": "Nothing would move: write another sum.",
  "ledger/no_such_transfer": "There is no transfer of this number.",
  "ledger/key_reused": "This form was sent already. Reload the page.",
  "catalogue/game_name": "A name of lower-case letters and hyphens, such as five-dyes.",
  "catalogue/file_name":
    "A file is called game.json, products.json, or like a set: lower-case letters, digits and hyphens.",
  "catalogue/no_files": "Choose one file or more.",
  "catalogue/many_files": "At most 40 files at once.",
  "catalogue/too_large": "All files together may have 900 kB. Save some of them first.",
  "catalogue/file_twice": "Two of these files have the same name.",
  "form/fields": "Some fields need another look.",
  "economy/limit": "A whole number from 0 to 1000.",
  "economy/time_zone": "Choose a time zone such as Europe/Tallinn.",
  "staff/reason": "Write why, in 3 to 200 letters: the member reads it too.",
};

const when = (at: number): string =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }).format(at);

/** What happened and what to do, for each refusal of what the staff does. */
export function staffProblem({ code, data }: Refusal): string {
  const facts: Record<string, unknown> =
    typeof data === "object" && data !== null && !Array.isArray(data) ? { ...data } : {};
  if (code === "ledger/short") {
    const free = Number(facts.free ?? 0);
    return facts.asset === "coin"
      ? `There are only ${formatMoney(free)} left in that purse. Nothing was taken.`
      : `Only ${free} are left there. Nothing was taken.`;
  }
  if (code === "shop/not_sold_out")
    return `${Number(facts.available ?? 0)} are still in stock: a reprint comes when it is sold out.`;
  if (code === "ledger/undone_already")
    return `It was undone already, by ${facts.by ?? "the house"} on ${when(Number(facts.at ?? 0))}. Nothing moved now.`;
  if (code === "ledger/is_reversal") return stayingReason("ledger/reversal");
  if (code === "ledger/not_reversible") return stayingReason(String(facts.kind));
  if (code === "catalogue/faulty") {
    const [lines, more] = [Array.isArray(facts.problems) ? facts.problems.map(String) : [], Number(facts.more ?? 0)];
    return ["Nothing was saved:", ...lines, ...(more > 0 ? [`… and ${more} more`] : [])].join("\n");
  }
  return SENTENCES[code] ?? "That did not work, and nothing was changed. Try again.";
}

/** For fields whose schema raises no code of ours. */
const BY_FIELD: Readonly<Record<string, string | undefined>> = {
  nick: SENTENCES["staff/no_such_member"],
  amount: SENTENCES["money/too_much"],
  count: "At most 1000 tickets at once.",
};

/** What is wrong with a field of a form of the staff. */
export const fieldWords = (field: string, code: string): string =>
  settingProblem(field, code) ?? SENTENCES[code] ?? BY_FIELD[field] ?? "Check this.";
