import type { StatementItem, StatementLine, TransferKind } from "@/lib/contracts/statement";
import { readAsset } from "@/lib/engine/kernel/ledger";

const KIND_WORDS: Readonly<Record<TransferKind, string>> = {
  "pay/start": "Starting money",
  "pay/week": "Weekly pay",
  "shop/print": "Printing",
  "shop/withdraw": "Withdrawal",
  "shop/purchase": "Purchase",
  "shop/open": "Pack opened",
  "shop/ticket": "Tickets",
  "set/register": "Set registered",
  "staff/grant": "From the staff",
  "ledger/reversal": "Undone",
};

/** What a kind of transfer is called in one or two words: for filters and lists. */
export const kindWord = (kind: string): string =>
  Object.hasOwn(KIND_WORDS, kind) ? KIND_WORDS[kind as TransferKind] : "Transfer";

type Names = { readonly products: Readonly<Record<string, string>>; readonly sets: Readonly<Record<string, string>> };

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** What happened, in one sentence. */
export function transferSentence({ kind, memo, items }: StatementLine, { products, sets }: Names): string {
  const product = products[String(memo.product)] ?? "a product";
  switch (kind) {
    case "pay/start":
      return "Starting money";
    case "pay/week":
      return `Weekly pay, ${memo.week}`;
    case "shop/purchase": {
      const free = Number(memo.tickets) > 0 ? `, ${many(Number(memo.tickets), "ticket")} used` : "";
      return `Bought ${memo.quantity} × ${product}${free}`;
    }
    case "shop/open":
      return `Opened ${product}: ${many(cardsIn(items), "card")}`;
    case "shop/ticket":
      return `${Number(items[0]?.amount ?? 0) < 0 ? "Tickets taken back" : "Tickets"} for ${product}, by ${memo.by}`;
    case "set/register":
      return `Registered ${sets[String(memo.set)] ?? memo.set}, a copy of each card is kept for good`;
    case "staff/grant":
      return `From the staff: ${memo.reason}`;
    case "ledger/reversal":
      return `Undone (${kindWord(String(memo.of)).toLowerCase()}): ${memo.reason}`;
    default:
      return kindWord(kind);
  }
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
