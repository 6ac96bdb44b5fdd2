import { isTransferKind, type TRANSFERS, type TransferKind } from "@/lib/contracts/transfers";

/**
 * What the staff's pages say of kinds of transfers: what can be undone says what it was then, the others why they stay.
 * The sentences that members read are in `lib/texts/transfers`.
 */
type Words<Reversible extends boolean> = {
  /** In one or two words: for filters and lists. */
  readonly name: string;
} & (Reversible extends true
  ? { /** "undid a weekly pay" */ readonly undid: string }
  : { /** Why no other transfer undoes it, and what helps instead. */ readonly stays: string });

const WORDS: { readonly [Kind in TransferKind]: Words<(typeof TRANSFERS)[Kind]["reversible"]> } = {
  "pay/start": { name: "Starting money", undid: "the starting money" },
  "pay/week": { name: "Weekly pay", undid: "a weekly pay" },
  "shop/print": {
    name: "Printing",
    stays: "This transfer printed packs. To take them back, withdraw the product.",
  },
  "shop/withdraw": {
    name: "Withdrawal",
    stays: "This transfer destroyed unsold packs. To have them again, add the product anew.",
  },
  "shop/purchase": {
    name: "Purchase",
    stays: "This transfer sold packs, which cannot be unsold. Grant the money back instead.",
  },
  "shop/open": {
    name: "Pack opened",
    stays: "This transfer opened a pack, and its cards are seen. Grant its price back instead.",
  },
  "shop/ticket": { name: "Tickets", undid: "a gift of tickets" },
  "set/register": {
    name: "Set registered",
    stays: "This transfer registered a set, whose cards are kept for good. Take the bonus back by a debit instead.",
  },
  "staff/grant": { name: "From the staff", undid: "a grant" },
  "ledger/reversal": {
    name: "Undone",
    stays: "This transfer undid another one, and stays. To move things again, grant or give them anew.",
  },
};
const wordsOf = (kind: string) => (isTransferKind(kind) ? WORDS[kind] : null);

/** What a kind of transfer is called in one or two words. */
export const kindWord = (kind: string): string => wordsOf(kind)?.name ?? "Transfer";

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
