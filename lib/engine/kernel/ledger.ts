/**
 * The words of the double entry in which everything of value is kept (`docs/decisions/0008-the-ledger.md`). An account
 * is named by what it is, an asset by what is counted.
 */

/** The accounts that belong to a member, as `<kind>:<user id>`. */
export const MEMBER_ACCOUNTS = ["purse", "binder", "sealed-purse", "sealed-binder", "escrow"] as const;
export type MemberAccount = (typeof MEMBER_ACCOUNTS)[number];
export type AccountKind = MemberAccount | "pot" | "shop" | "mint";
export type AccountId = `${MemberAccount | "pot"}:${string}` | "shop" | "mint";

/** `coin` counts cents; the others count pieces. */
export type AssetId = "coin" | `card:${string}/${number}` | `pack:${string}` | `ticket:${string}`;

/** Money issued and cards printed come from here, and go back here: the only account below zero. */
export const MINT = "mint";
/** Holds the packs that are for sale. */
export const SHOP = "shop";
export const COIN = "coin";

export const accountOf = (kind: MemberAccount, userId: string): AccountId => `${kind}:${userId}`;
export const potOf = (tableId: string): AccountId => `pot:${tableId}`;
export const cardAsset = (game: string, number: number): AssetId => `card:${game}/${number}`;
export const packAsset = (productId: string): AssetId => `pack:${productId}`;
export const ticketAsset = (productId: string): AssetId => `ticket:${productId}`;

/** What an account's name says: its kind, and whose it is (the table's id for a pot, null for the house's). */
export function readAccount(id: string): { kind: AccountKind; of: string | null } | null {
  if (id === MINT || id === SHOP) return { kind: id, of: null };
  const [, kind = "", of] = /^([a-z-]+):(.{1,64})$/.exec(id) ?? [];
  const known = [...MEMBER_ACCOUNTS, "pot" as const].find((one) => one === kind);
  return known && of ? { kind: known, of } : null;
}

export type Asset =
  | { readonly is: "coin" }
  | { readonly is: "card"; readonly game: string; readonly number: number }
  | { readonly is: "pack" | "ticket"; readonly product: string };

/** What an asset's name says; null if it names none. */
export function readAsset(id: string): Asset | null {
  if (id === COIN) return { is: "coin" };
  const [, game, number] = /^card:([a-z0-9-]{1,40})\/(\d{1,7})$/.exec(id) ?? [];
  if (game !== undefined) return { is: "card", game, number: Number(number) };
  const [, is, product] = /^(pack|ticket):(.{1,64})$/.exec(id) ?? [];
  return product === undefined ? null : { is: is === "pack" ? "pack" : "ticket", product };
}

/** A line of a transfer: `amount` of an asset comes to the account, or leaves it if negative. */
export type Posting = { readonly account: AccountId; readonly asset: AssetId; readonly amount: number };

/** The two postings that move something. */
export const move = (asset: AssetId, amount: number, from: AccountId, to: AccountId): Posting[] => [
  { account: from, asset, amount: -amount },
  { account: to, asset, amount },
];

/** One posting for each account and asset, those of nothing left out. */
export function merged(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>();
  for (const { account, asset, amount } of postings) {
    const key = `${account} ${asset}`;
    sums.set(key, { account, asset, amount: (sums.get(key)?.amount ?? 0) + amount });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/** The asset of which more came than left, or less; null if the postings balance. */
export function unbalanced(postings: readonly Posting[]): AssetId | null {
  const sums = new Map<AssetId, number>();
  for (const { asset, amount } of postings) sums.set(asset, (sums.get(asset) ?? 0) + amount);
  for (const [asset, sum] of sums) if (sum !== 0) return asset;
  return null;
}

/** The postings that undo others. */
export const reversed = (postings: readonly Posting[]): Posting[] =>
  postings.map(({ account, asset, amount }) => ({ account, asset, amount: -amount }));

/** The order in which holdings are locked: members' by name, the house's last, for they are held the shortest time. */
export function inLockOrder<T extends { readonly account: AccountId; readonly asset: AssetId }>(of: readonly T[]): T[] {
  const rank = ({ account, asset }: T): string => `${account === SHOP ? 1 : 0} ${account} ${asset}`;
  return [...of].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
