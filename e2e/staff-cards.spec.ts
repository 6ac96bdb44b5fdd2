import { expect, type Page } from "@playwright/test";
import { SMALL_CARDS, setText, smallGame } from "../lib/build/testing/card-files";
import { prisma } from "../lib/db/client";
import { newId } from "../lib/db/ids";
import { accountOf, cardAsset, MINT, move } from "../lib/engine/kernel/ledger";
import { ok } from "../lib/engine/kernel/result";
import { perform } from "../lib/services/ledger/perform";
import { test } from "./clean-test";
import { comeIn, expectAccessible } from "./steps";

type File = { file: string; text: string };

/** Chooses files and presses the verb. */
async function send(page: Page, game: string, files: readonly File[]): Promise<void> {
  await page.getByLabel("Game", { exact: true }).fill(game);
  const chosen = files.map(({ file, text }) => ({
    ...{ name: `${file}.json`, mimeType: "application/json" },
    buffer: Buffer.from(text),
  }));
  await page.getByLabel("Files", { exact: true }).setInputFiles(chosen);
  await page.getByRole("button", { name: "Check and save" }).click();
}

test("an administrator brings a card game; it is in the shop and in collections at once", async ({ browser }) => {
  const keeper = await comeIn(browser, "keep");
  await prisma().user.update({ where: { id: keeper.member.id }, data: { admin: true } });
  const anna = await comeIn(browser, "anna");
  const game = `isle-${[
    ...newId()
      .toLowerCase()
      .replace(/[^a-z]/g, ""),
    "x",
  ]
    .join("")
    .slice(0, 12)}`;
  const title = `Isle ${game.slice(-6)}`;
  const page = keeper.page;
  await page.goto("/staff/cards");
  await expect(page.getByRole("heading", { name: "Five Dyes (five-dyes)" })).toBeVisible();
  await expectAccessible(page);

  // What is wrong is told by its place, and nothing is saved.
  const files = smallGame(title);
  const faulty = setText([...SMALL_CARDS, { id: 8, name: "Ibis", rarity: "C" }]);
  await send(page, game, [...files.filter(({ file }) => file !== "one"), { file: "one", text: faulty }]);
  await expect(page.getByRole("status").filter({ hasText: "Nothing was saved" })).toContainText(
    'one: cards.8.id: 8 is "Hen" of ONE already; 9 is free',
  );
  await page.screenshot({ path: test.info().outputPath("faulty.png"), fullPage: true });
  await anna.page.goto("/collection");
  await expect(anna.page.getByRole("link", { name: title })).toHaveCount(0);

  await send(page, game, files);
  await expect(page.getByText(`${title} has 9 cards and 1 product now.`)).toBeVisible();
  await page.goto("/staff");
  await expect(page.getByLabel("Product", { exact: true }).first()).toContainText(`${title}: First booster`);

  await perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () =>
    ok({
      transfers: [{ postings: move(cardAsset(game, 3), 2, MINT, accountOf("binder", anna.member.id)), memo: {} }],
      answer: {},
    }),
  );
  await anna.page.goto(`/collection?game=${game}`);
  await expect(anna.page.getByRole("link", { name: /^Cat, / })).toHaveAccessibleName(/you have 2/);
  await expect(anna.page.getByText("8 cards", { exact: true })).toBeVisible();

  // A card that is taken out stays with those who have it; others do not see it any more.
  await page.goto("/staff/cards");
  await send(page, game, [{ file: "one", text: setText(SMALL_CARDS.filter(({ id }) => id !== 3 && id !== 4)) }]);
  await expect(page.getByText("Changed: one.")).toBeVisible();
  await anna.page.reload();
  await expect(anna.page.getByRole("link", { name: /^Cat, .*no longer printed/ })).toHaveAccessibleName(/you have 2/);
  await expect(anna.page.getByText("6 cards, 1 no longer printed", { exact: true })).toBeVisible();
  await expect(anna.page.getByRole("link", { name: /^Dog, / })).toHaveCount(0);
  await expectAccessible(anna.page);
  await anna.page.screenshot({ path: test.info().outputPath("retired.png") });
  await anna.page.goto(`/cards/${game}-3`);
  await expect(anna.page.getByText("It is no longer printed")).toBeVisible();
  await expect(anna.page.getByRole("heading", { level: 1, name: "Cat" })).toBeVisible();

  // The file is there to be kept; strangers do not learn of it.
  const address = `/staff/cards/${game}/one`;
  expect(await (await keeper.context.request.get(address)).text()).toContain('"Ant"');
  expect((await anna.context.request.get(address)).status()).toBe(404);
  expect((await anna.context.request.get("/staff/cards")).status()).toBe(404);
  await Promise.all([keeper.context.close(), anna.context.close()]);
});
