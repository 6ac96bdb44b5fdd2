import { type Browser, expect, type Page } from "@playwright/test";
import { prisma } from "../lib/db/client";
import { newId } from "../lib/db/ids";
import { buyPacks } from "../lib/services/shop/buy-packs";
import { showOffer } from "../lib/services/shop/show-offer";
import { comeIn, type Person } from "./steps";

/** What people do with packs, for the specs that open some. */

/** Where a pack is opened. */
export const stage = (page: Page) => page.getByRole("region", { name: /^Opening / });

/** A member with so many closed boosters; their ids in their order. */
export async function withPacks(
  browser: Browser,
  stem: string,
  quantity: number,
  options = {},
): Promise<Person & { packs: string[] }> {
  const person = await comeIn(browser, stem, options);
  await person.page.goto("/shop");
  const product = await prisma().product.findFirstOrThrow({ where: { name: "Salt and Tide booster" } });
  const offer = await showOffer(person.member);
  if (!offer.ok) throw new Error(offer.error.code);
  const { first, commitments } = offer.value;
  const bought = await buyPacks(person.member, {
    ...{ key: newId(), productId: product.id, quantity, unitPrice: product.price, first, share: "mine" },
    commitment: commitments[0] ?? "",
  });
  if (!bought.ok) throw new Error(bought.error.code);
  return { ...person, packs: [...bought.value.packs] };
}

/** Opens the pack that is shown by its verb; its cards lie face down then. */
export const openIt = async (page: Page) => {
  await page.getByRole("button", { name: /^Open the pack/ }).click();
  await expect(stage(page)).toContainText("0 of 11 turned");
};
export const turnIt = (page: Page) => page.getByRole("button", { name: /^Turn next card/ }).click();
