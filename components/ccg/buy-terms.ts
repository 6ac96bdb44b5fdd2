import { MOST_AT_ONCE } from "@/lib/contracts/shop-words";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { ShopTexts } from "@/lib/texts/shop/en";

/** What bounds a purchase: the price and the stock of the product, the purse, tickets and limit of the buyer. Money in cents. */
export type Terms = {
  readonly price: number;
  readonly available: number;
  readonly purse: number;
  readonly tickets: number;
  /** So many more a member may buy; null: no bound. */
  readonly left: number | null;
};

/** So many can be bought at once: at least 1, so that there is a number to show. */
export const mostOf = ({ available, left }: Terms): number =>
  Math.max(1, Math.min(MOST_AT_ONCE, available, left ?? MOST_AT_ONCE));

/** What so many cost: tickets are used first. */
export const costOf = (wanted: number, { tickets, price }: Terms): number => Math.max(0, wanted - tickets) * price;

/** What is missing in the purse for so many; 0: nothing. */
export const missingFor = (wanted: number, terms: Terms): number => Math.max(0, costOf(wanted, terms) - terms.purse);

/** How so many are paid, what is left, and what bounds the number: said before one pays. */
export function sayPayment(wanted: number, terms: Terms, t: ShopTexts["buy"]): string {
  const { tickets, purse, available, left, price } = terms;
  const [free, cost, missing, most] = [
    Math.min(tickets, wanted),
    costOf(wanted, terms),
    missingFor(wanted, terms),
    mostOf(terms),
  ];
  // So many the purse pays for, where it is fewer.
  const affordable = tickets + (price > 0 ? Math.floor(purse / price) : most);
  return [
    free > 0 ? t.free(free) : "",
    missing > 0
      ? t.short(formatMoney(purse), formatMoney(missing), affordable)
      : t.after(formatMoney(purse), formatMoney(purse - cost)),
    wanted < most || (most === 1 && left !== 1)
      ? ""
      : most === left
        ? t.yours(left)
        : most < available
          ? t.most(most)
          : t.last(most),
  ]
    .filter((part) => part !== "")
    .join(" ");
}
