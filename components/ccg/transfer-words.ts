import type { StatementItem, StatementLine } from "@/lib/contracts/statement";
import { isTransferKind, type TRANSFERS, type TransferKind } from "@/lib/contracts/transfers";
import { readAsset } from "@/lib/engine/kernel/ledger";

type Names = { readonly products: Readonly<Record<string, string>>; readonly sets: Readonly<Record<string, string>> };
/** What a sentence is made from: the line of a statement, and the names of the product and the set that it may name. */
type Told = StatementLine & { readonly product: string; readonly set: string };

/** All words of a kind of transfer: what can be undone says what it was then, the others why they stay. */
type Words<Reversible extends boolean> = {
  /** In one or two words: for filters and lists. */
  readonly name: string;
  /** What happened, in one sentence. */
  readonly says: (told: Told) => string;
} & (Reversible extends true
  ? { /** "undid a weekly pay" */ readonly undid: string }
  : { /** Why no other transfer undoes it, and what helps instead. */ readonly stays: string });

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

const WORDS: { readonly [Kind in TransferKind]: Words<(typeof TRANSFERS)[Kind]["reversible"]> } = {
  "pay/start": { name: "Starting money", says: () => "Starting money", undid: "the starting money" },
  "pay/week": { name: "Weekly pay", says: ({ memo }) => `Weekly pay, ${memo.week}`, undid: "a weekly pay" },
  "shop/print": {
    name: "Printing",
    says: () => "Printing",
    stays: "This transfer printed packs. To take them back, withdraw the product.",
  },
  "shop/withdraw": {
    name: "Withdrawal",
    says: () => "Withdrawal",
    stays: "This transfer destroyed unsold packs. To have them again, add the product anew.",
  },
  "shop/purchase": {
    name: "Purchase",
    says: ({ memo, product }) => {
      const free = Number(memo.tickets) > 0 ? `, ${many(Number(memo.tickets), "ticket")} used` : "";
      return `Bought ${memo.quantity} × ${product}${free}`;
    },
    stays: "This transfer sold packs, which cannot be unsold. Grant the money back instead.",
  },
  "shop/open": {
    name: "Pack opened",
    says: ({ items, product }) => `Opened ${product}: ${many(cardsIn(items), "card")}`,
    stays: "This transfer opened a pack, and its cards are seen. Grant its price back instead.",
  },
  "shop/ticket": {
    name: "Tickets",
    says: ({ items, memo, product }) =>
      `${Number(items[0]?.amount ?? 0) < 0 ? "Tickets taken back" : "Tickets"} for ${product}, by ${memo.by}`,
    undid: "a gift of tickets",
  },
  "set/register": {
    name: "Set registered",
    says: ({ set }) => `Registered ${set}, a copy of each card is kept for good`,
    stays: "This transfer registered a set, whose cards are kept for good. Take the bonus back by a debit instead.",
  },
  "staff/grant": { name: "From the staff", says: ({ memo }) => `From the staff: ${memo.reason}`, undid: "a grant" },
  "ledger/reversal": {
    name: "Undone",
    says: ({ memo }) => `Undone (${kindWord(String(memo.of)).toLowerCase()}): ${memo.reason}`,
    stays: "This transfer undid another one, and stays. To move things again, grant or give them anew.",
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

/** What was undone, as one says it: "a weekly pay". */
export function undoneWord(kind: string | undefined): string {
  const words = kind === undefined ? null : wordsOf(kind);
  return words && "undid" in words ? words.undid : "a transfer";
}

/** Why a transfer of this kind is not undone by another one, and what helps instead. */
export function stayingReason(kind: string): string {
  const words = wordsOf(kind);
  return words && "stays" in words ? words.stays : "Transfers of this kind cannot be undone by another one.";
}

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
