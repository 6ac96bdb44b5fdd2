import { formatMoney } from "@/lib/engine/kernel/money";
import type { Refusal } from "@/lib/engine/kernel/result";

const SENTENCES: Readonly<Record<string, string>> = {
  "staff/not_allowed": "You may not do this any more. Reload the page.",
  "staff/no_such_member": "There is no member of this nick. Guests have no purse and no role.",
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
  "ledger/not_reversible": "Transfers of this kind made or opened packs: they cannot be undone by a transfer.",
  "ledger/key_reused": "This form was sent already. Reload the page.",
  "form/fields": "Some fields need another look.",
  "world/limit": "The trade limit is a whole number from 0 to 1000.",
  "world/time_zone": "Choose a time zone such as Europe/Tallinn.",
  "staff/reason": "Write why, in 3 to 200 letters: the member reads it too.",
};

/** What happened and what to do, for each refusal of a staff's deed. */
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
  return SENTENCES[code] ?? "That did not work, and nothing was changed. Try again.";
}
