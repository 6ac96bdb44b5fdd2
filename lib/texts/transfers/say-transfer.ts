import type { StatementItem, StatementLine } from "../../contracts/statement";
import { isTransferKind } from "../../contracts/transfers";
import { readAsset } from "../../engine/kernel/ledger";
import { formatMoney } from "../../engine/kernel/money";
import type { TransfersTexts } from "./en";

type Names = { readonly products: Readonly<Record<string, string>>; readonly sets: Readonly<Record<string, string>> };

/** What a kind of transfer is called in one or two words. */
export const transferName = (kind: string, t: Pick<TransfersTexts, "names" | "other">): string =>
  isTransferKind(kind) ? t.names[kind] : t.other;

/** What happened, in one sentence; it may name a product and a set. */
export function sayTransfer(
  { kind, memo, items, coins }: StatementLine,
  { products, sets }: Names,
  t: TransfersTexts,
): string {
  if (!isTransferKind(kind)) return t.other;
  const { says } = t;
  const product = products[String(memo.product)] ?? t.someProduct;
  switch (kind) {
    case "pay/start":
      return says.start;
    case "pay/week":
      return says.week(String(memo.week));
    case "shop/print":
      return says.print;
    case "shop/withdraw":
      return says.withdraw;
    case "shop/purchase":
      if (memo.bundle !== undefined)
        return says.part(Number(memo.quantity), product, products[String(memo.bundle)] ?? t.someProduct);
      return says.purchase(Number(memo.quantity), product, Number(memo.tickets ?? 0));
    case "shop/open":
      return says.open(product, count(items).card);
    case "shop/ticket": {
      const taken = Number(items[0]?.amount ?? 0) < 0;
      return (taken ? says.ticketsBack : says.tickets)(product, String(memo.by));
    }
    case "set/register":
      return says.register(sets[String(memo.set)] ?? String(memo.set));
    case "market/order":
      return says.order;
    case "market/trade": {
      const price = formatMoney(Number(memo.price));
      return coins > 0
        ? says.sold(Number(memo.quantity), String(memo.card), price, String(memo.buyer))
        : says.bought(Number(memo.quantity), String(memo.card), price, String(memo.seller));
    }
    case "gift/give": {
      const what = memo.what === undefined ? null : `${memo.quantity} × ${memo.what}`;
      const said = gaveIt(coins, items) ? says.gave(what, String(memo.to)) : says.got(what, String(memo.from));
      return memo.note ? says.noted(said, String(memo.note)) : said;
    }
    case "auction/act":
      return says.auction(String(memo.what));
    case "auction/sale": {
      const price = formatMoney(Number(memo.price));
      return coins > 0
        ? says.auctioned(String(memo.what), price, String(memo.buyer))
        : says.won(String(memo.what), price, String(memo.seller));
    }
    case "trade/settle":
      return says.traded(String(memo.who));
    case "stake/begin":
      return says.staked(String(memo.table));
    case "stake/result":
      return memo.result === "decided" ? says.wonGame(String(memo.table)) : says.drewGame(String(memo.table));
    case "stake/return":
      return says.stakeBack(String(memo.table));
    case "tournament/stake":
      return says.prizeMoney(String(memo.tournament));
    case "tournament/prizes":
      return says.prize(String(memo.tournament));
    case "tournament/return":
      return says.prizeMoneyBack(String(memo.tournament));
    case "sealed/enter":
      return says.sealedEntered(Number(memo.quantity), product);
    case "ego/start":
      return says.egoStart;
    case "ego/end":
      return says.egoEnd;
    case "draft/enter":
      return says.draftEntered(Number(memo.quantity), product);
    case "draft/cards":
      return says.drafted(count(items).card, product);
    case "staff/grant":
      return says.staff(String(memo.reason));
    case "ledger/reversal":
      return says.undone(transferName(String(memo.of), t), String(memo.reason));
  }
}

/** Whether a gift left whoever reads of it. */
export const gaveIt = (coins: number, items: readonly StatementItem[]): boolean =>
  coins < 0 || items.some(({ amount }) => amount < 0);

/** What several transfers that belong together came to, in one sentence: a bundle, or packs that were opened in a row. */
export function sayTogether(lines: readonly StatementLine[], names: Names, t: TransfersTexts): string {
  const [line] = lines;
  if (!line) return t.other;
  if (lines.length === 1) return sayTransfer(line, names, t);
  const named = (id: unknown): string => names.products[String(id)] ?? t.someProduct;
  const items = lines.flatMap((one) => one.items);
  return line.kind === "shop/open"
    ? t.says.openMany(lines.length, named(line.memo.product), count(items).card)
    : t.says.bundle(named(line.memo.bundle));
}

/** What came and left besides money: "11 cards in, 1 pack out". */
export const sayItems = (items: readonly StatementItem[], { came, left }: TransfersTexts): string =>
  COUNTED.flatMap((is) => {
    const n = count(items)[is];
    return n === 0 ? [] : [(n > 0 ? came : left)[is](Math.abs(n))];
  }).join(", ");

const COUNTED = ["card", "pack", "ticket"] as const;

function count(items: readonly StatementItem[]): Record<(typeof COUNTED)[number], number> {
  const counts = { card: 0, pack: 0, ticket: 0 };
  for (const { asset, amount } of items) {
    const is = readAsset(asset)?.is;
    if (is && is !== "coin") counts[is] += amount;
  }
  return counts;
}
