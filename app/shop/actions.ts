"use server";
import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import type { OpenState } from "@/components/ccg/pack-card";
import { signInPath } from "@/lib/auth/safe-next";
import { currentUser } from "@/lib/auth/session";
import { textOf } from "@/lib/contracts/form";
import { BuyPacks } from "@/lib/contracts/shop";
import type { BuyState } from "@/lib/contracts/shop-words";
import { isStorable } from "@/lib/contracts/storable";
import { countOne } from "@/lib/services/accounts/rate-limits";
import { buyPacks } from "@/lib/services/shop/buy-packs";
import { readPack } from "@/lib/services/shop/list-packs";
import { openPack } from "@/lib/services/shop/open-pack";
import { packCards } from "./pack-cards";

const whole = (form: FormData, name: string): number => Number(textOf(form, name) || Number.NaN);

/** Buys packs from the shop's form. */
export async function buy(_before: BuyState, form: FormData): Promise<BuyState> {
  const member = await currentUser();
  if (!member) redirect(signInPath("/shop"));
  const parsed = BuyPacks.safeParse({
    key: textOf(form, "key"),
    productId: textOf(form, "productId"),
    quantity: whole(form, "quantity"),
    unitPrice: whole(form, "unitPrice"),
    first: whole(form, "first"),
    commitment: textOf(form, "commitment"),
    contents: textOf(form, "contents") || undefined,
    share: textOf(form, "share"),
  });
  if (!parsed.success) return { is: "refused", problem: { code: "shop/malformed" } };
  if ((await countOne("purchase", member.id)) > 0) return { is: "refused", problem: { code: "shop/wait" } };
  const bought = await buyPacks(member, parsed.data);
  // Prices, stock, commitments and the purse have changed, or were not what the page showed. What is gone stays on it,
  // with the sentence that says so.
  if (bought.ok || bought.error.code !== "shop/unknown_product") revalidatePath("/", "layout");
  return bought.ok ? { is: "bought", bought: bought.value } : { is: "refused", problem: bought.error };
}

/** Opens a pack; opening it again shows the same cards. */
export async function open(packId: string): Promise<OpenState> {
  if (typeof packId !== "string" || !isStorable(packId))
    return { is: "refused", problem: { code: "shop/no_such_pack" } };
  const member = await currentUser();
  if (!member) redirect(signInPath(`/shop/packs/${encodeURIComponent(packId)}`));
  const opened = await openPack(member, packId);
  if (!opened.ok) return { is: "refused", problem: opened.error };
  const pack = await readPack(member, packId);
  return { is: "open", cards: pack ? await packCards(pack.game, opened.value.cards) : [] };
}
