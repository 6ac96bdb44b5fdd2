"use server";
import type { OpenManyState } from "@/components/ccg/many-stage";
import type { OpenState } from "@/components/ccg/pack-card";
import { textOf } from "@/lib/contracts/form";
import type { BuyState } from "@/lib/contracts/shop-words";
import type { Refusal } from "@/lib/engine/kernel/result";
import { shopDoors } from "@/lib/services/doors/shop";
import { wishDoors } from "@/lib/services/doors/wishes";
import { readPack } from "@/lib/services/shop/list-packs";
import { through } from "@/lib/web/form-door";
import { pageOf } from "@/lib/web/page-of";
import { pathToForm } from "./filled";
import { packCards } from "./pack-cards";

const amount = (form: unknown, name: string): number => Number(textOf(form, name).trim() || Number.NaN);

/** Prices, stock, commitments and the purse have changed, or were not what the page showed. */
const CHANGED = ["/"];

/** Buys packs from the shop's form. */
export async function buy(_before: BuyState, form: FormData): Promise<BuyState> {
  const given = {
    key: textOf(form, "key"),
    productId: textOf(form, "productId"),
    quantity: amount(form, "quantity"),
    unitPrice: amount(form, "unitPrice"),
    first: amount(form, "first"),
    commitment: textOf(form, "commitment"),
    contents: textOf(form, "contents") || undefined,
    share: textOf(form, "share"),
  };
  // What is gone stays on the page, with the sentence that says so.
  const stale = (code: string) => code !== "shop/unknown_product";
  const way = { comeBackTo: pathToForm(form), reason: "buying", changes: CHANGED, stale } as const;
  const bought = await through(shopDoors.buyPacks, given, way);
  return bought.ok ? { is: "bought", bought: bought.value.value } : { is: "refused", problem: bought.error };
}

/** Buys a bundle from the shop's form. */
export async function buyTogether(form: unknown): Promise<BuyState> {
  const given = {
    ...{ key: textOf(form, "key"), bundleId: textOf(form, "bundleId"), price: amount(form, "price") },
    ...{ first: amount(form, "first"), commitment: textOf(form, "commitment"), share: textOf(form, "share") },
    contents: textOf(form, "contents")
      .split(",")
      .filter((hash) => hash !== ""),
  };
  const stale = (code: string) => code !== "shop/unknown_product";
  const way = { comeBackTo: "/shop", reason: "buying", changes: CHANGED, stale } as const;
  const bought = await through(shopDoors.buyBundle, given, way);
  return bought.ok ? { is: "bought", bought: bought.value.value } : { is: "refused", problem: bought.error };
}

/** Opens a pack; opening it again shows the same cards. */
export async function open(packId: string): Promise<OpenState> {
  const opened = await through(shopDoors.openPack, { pack: packId }, { comeBackTo: pageOf("/shop/packs", packId) });
  if (!opened.ok) return { is: "refused", problem: opened.error };
  const { value, asking } = opened.value;
  const pack = asking.member && (await readPack(asking.member, packId));
  return { is: "open", cards: pack ? await packCards(pack.game, value.cards) : [] };
}

/** Opens several packs; what was opened before is shown again. */
export async function openMany(packs: unknown): Promise<OpenManyState> {
  const opened = await through(shopDoors.openPacks, { packs }, { comeBackTo: "/shop/packs" });
  if (!opened.ok) return { is: "refused", problem: opened.error };
  const { value, asking } = opened.value;
  const [first] = value;
  const pack = first && asking.member && (await readPack(asking.member, first.pack));
  return { is: "open", packs: pack ? await Promise.all(value.map(({ cards }) => packCards(pack.game, cards))) : [] };
}

/** Makes a page of an opened pack for others, or takes it down; answers what was refused. */
export async function sharePull(given: unknown): Promise<Refusal | null> {
  const shared = await through(shopDoors.sharePull, given);
  return shared.ok ? null : shared.error;
}

/** Wishes for a card, or no more; answers what was refused. */
export async function wish(given: unknown): Promise<Refusal | null> {
  const wished = await through(wishDoors.setWish, given, { changes: ["/shop", "/collection"] });
  return wished.ok ? null : wished.error;
}
