import type { Moved } from "@/lib/contracts/staff";
import { readAccount, readAsset } from "@/lib/engine/kernel/ledger";

/** Where something was, or came to: a member's purse or binder, or one of the house's accounts. */
export type Side = { readonly is: "member"; readonly id: string } | { readonly is: "mint" | "shop" | "pot" };
/** So much went from one to the other: cents, or pieces; packs and tickets of a product, cards of a game. */
export type Move = {
  readonly what: Moved;
  readonly count: number;
  /** The product's id, the game's name, or "" for money. */
  readonly of: string;
  readonly from: Side;
  readonly to: Side;
};

type Line = { readonly account: string; readonly asset: string; readonly amount: number };

function sideOf(account: string): Side {
  const said = readAccount(account);
  if (said?.kind === "mint" || said?.kind === "shop" || said?.kind === "pot") return { is: said.kind };
  return { is: "member", id: said?.of ?? account };
}

/** What an asset is, and of what. */
export function thingOf(id: string): { what: Moved; of: string } {
  const asset = readAsset(id);
  if (asset?.is === "card") return { what: "card", of: asset.game };
  if (asset?.is === "pack" || asset?.is === "ticket") return { what: asset.is, of: asset.product };
  return { what: "coin", of: "" };
}

/** What the postings of a transfer moved from whom to whom: alike cards together, money first. */
export function movesOf(postings: readonly Line[]): Move[] {
  const moves = new Map<string, Move>();
  for (const asset of new Set(postings.map((line) => line.asset))) {
    const lines = postings.filter((line) => line.asset === asset).map((line) => ({ ...line }));
    const [givers, takers] = [lines.filter(({ amount }) => amount < 0), lines.filter(({ amount }) => amount > 0)];
    for (const giver of givers)
      for (const taker of takers) {
        const count = Math.min(-giver.amount, taker.amount);
        if (count <= 0) continue;
        giver.amount += count;
        taker.amount -= count;
        const move = { ...thingOf(asset), from: sideOf(giver.account), to: sideOf(taker.account) };
        const key = JSON.stringify(move);
        moves.set(key, { ...move, count: count + (moves.get(key)?.count ?? 0) });
      }
  }
  const order: readonly Moved[] = ["coin", "ticket", "pack", "card"];
  return [...moves.values()].sort((a, b) => order.indexOf(a.what) - order.indexOf(b.what));
}
