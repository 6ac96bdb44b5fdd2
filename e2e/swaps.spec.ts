import { expect } from "@playwright/test";
import { CARD, dealCards, GAME, stateOf } from "../lib/build/testing/market";
import { setWish } from "../lib/services/wishes/set-wish";
import { comeIn, expectAccessible, LONG, PHONE, problemsOf, test } from "./steps";

/** What two are for each other, and a swap of three that is found, proposed and agreed to. */

/** Cards of this file alone. */
const [A, B, C] = [CARD + 98, CARD + 99, CARD + 100];

test(
  "three who each wish for what another has to spare: found, proposed as one trade, done by the last",
  LONG,
  async ({ browser }) => {
    const [ann, bob, cyd] = [
      await comeIn(browser, "swapann"),
      await comeIn(browser, "swapbob", { viewport: PHONE, hasTouch: true }),
      await comeIn(browser, "swapcyd"),
    ];
    const problems = [ann, bob, cyd].map(({ page }) => problemsOf(page));
    const wish = (who: typeof ann, printing: number) =>
      setWish(who.member, { game: GAME, printing, finish: "any", count: 1 });
    await dealCards(ann.member, { [A]: 5 });
    await dealCards(bob.member, { [B]: 5 });
    await dealCards(cyd.member, { [C]: 5 });
    await wish(bob, A);
    await wish(cyd, B);
    await wish(ann, C);

    await ann.page.goto(`/u/${cyd.member.nick}`);
    await ann.page.getByRole("link", { name: "Have and want" }).click();
    await expect(ann.page.getByRole("region", { name: /has, and you wish for$/ })).toContainText("1 above their 4");
    const swap = ann.page
      .getByRole("list", { name: "Swaps for you" })
      .locator("> li")
      .filter({ hasText: `to ${bob.member.nick}` })
      .filter({ hasText: `${cyd.member.nick} gives` });
    await expectAccessible(ann.page);
    await swap.getByRole("button", { name: "Propose it" }).click();
    await expect(ann.page).toHaveURL(/\/trades\/.+/);
    await expect(ann.page.getByText("you agree")).toBeVisible();
    for (const { page } of [bob, cyd]) {
      await page.goto("/trades");
      await page.getByRole("link", { name: /^With/ }).click();
      await page.getByRole("button", { name: "Agree to this" }).click();
    }
    for (const { page } of [ann, bob, cyd]) await expect(page.getByText("This trade is done.")).toBeVisible();
    const beside = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await bob.page.evaluate(beside)).toBe(0);
    expect(await stateOf(ann.member, C)).toMatchObject({ cards: 1 });
    expect(await stateOf(bob.member, A)).toMatchObject({ cards: 1 });
    expect(await stateOf(cyd.member, B)).toMatchObject({ cards: 1 });

    // One's own limit is one's own.
    await cyd.page.goto("/swaps");
    const limit = cyd.page.getByRole("form", { name: "Keep of each card" });
    await limit.getByLabel("Keep of each card").fill("many");
    await limit.getByRole("button", { name: "Save" }).click();
    await expect(limit).toContainText("A whole number from 0 to 1000, or nothing.");
    await limit.getByLabel("Keep of each card").fill("2");
    await limit.getByRole("button", { name: "Save" }).click();
    await expect(limit.getByRole("status")).toHaveText("Saved.");
    await ann.page.goto(`/swaps?with=${cyd.member.nick}`);
    await expect(ann.page.getByRole("region", { name: /has, and you wish for$/ })).toContainText("2 above their 2");
    expect(problems).toEqual([[], [], []]);
    await Promise.all([ann, bob, cyd].map(({ context }) => context.close()));
  },
);
