import type { StatementItem, StatementLine } from "@/lib/contracts/statement";
import { isTransferKind, type TransferKind } from "@/lib/contracts/transfers";
import { readAsset } from "@/lib/engine/kernel/ledger";

type Names = { readonly products: Readonly<Record<string, string>>; readonly sets: Readonly<Record<string, string>> };
/** What a sentence is made from: the line of a statement, and the names of the product and the set that it may name. */
type Told = StatementLine & { readonly product: string; readonly set: string };

/** All words of a kind of transfer. */
type Words = {
  /** In one or two words: for filters and lists. */
  readonly name: string;
  /** What happened, in one sentence. */
  readonly says: (told: Told) => string;
};

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

const WORDS: Readonly<Record<TransferKind, Words>> = {
  "pay/start": { name: "Starting money", says: () => "Starting money" },
  "pay/week": { name: "Weekly pay", says: ({ memo }) => `Weekly pay, ${memo.week}` },
  "shop/print": {
    name: "Printing",
    says: () => "Printing",
  },
  "shop/withdraw": {
    name: "Withdrawal",
    says: () => "Withdrawal",
  },
  "shop/purchase": {
    name: "Purchase",
    says: ({ memo, product }) => {
      const free = Number(memo.tickets) > 0 ? `, ${many(Number(memo.tickets), "ticket")} used` : "";
      return `Bought ${memo.quantity} × ${product}${free}`;
    },
  },
  "shop/open": {
    name: "Pack opened",
    says: ({ items, product }) => `Opened ${product}: ${many(cardsIn(items), "card")}`,
  },
  "shop/ticket": {
    name: "Tickets",
    says: ({ items, memo, product }) =>
      `${Number(items[0]?.amount ?? 0) < 0 ? "Tickets taken back" : "Tickets"} for ${product}, by ${memo.by}`,
  },
  "set/register": {
    name: "Set registered",
    says: ({ set }) => `Registered ${set}, a copy of each card is kept for good`,
  },
  "staff/grant": { name: "From the staff", says: ({ memo }) => `From the staff: ${memo.reason}` },
  "ledger/reversal": {
    name: "Undone",
    says: ({ memo }) => `Undone (${kindWord(String(memo.of)).toLowerCase()}): ${memo.reason}`,
  },
};
const wordsOf = (kind: string) => (isTransferKind(kind) ? WORDS[kind] : null);

/** What a kind of transfer is called in one or two words. */
export const kindWord = (kind: string): string => wordsOf(kind)?.name ?? "Transfer";

/** What happened, in one sentence. */
export const transferSentence = (line: StatementLine, { products, sets }: Names): string =>
  wordsOf(line.kind)?.says({
    ...line,
    product: products[String(line.memo.product)] ?? "a product",
    set: sets[String(line.memo.set)] ?? String(line.memo.set),
  }) ?? "Transfer";

const cardsIn = (items: readonly StatementItem[]): number =>
  items.reduce((sum, { asset, amount }) => sum + (readAsset(asset)?.is === "card" ? amount : 0), 0);

/** What came and left besides money: "11 cards in, 1 pack out". */
export function itemsSentence(items: readonly StatementItem[]): string {
  const counts = { card: 0, pack: 0, ticket: 0 };
  for (const { asset, amount } of items) {
    const is = readAsset(asset)?.is;
    if (is && is !== "coin") counts[is] += amount;
  }
  return Object.entries(counts)
    .flatMap(([is, count]) => (count === 0 ? [] : [`${many(Math.abs(count), is)} ${count > 0 ? "in" : "out"}`]))
    .join(", ");
}
