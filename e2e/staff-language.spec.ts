import { expect, type Page } from "@playwright/test";
import { prisma } from "../lib/db/client";
import { comeIn, expectAccessible, LONG, PHONE, test } from "./steps";
import { ESTONIAN, expectNoEnglish } from "./words";

/** The staff's pages in Estonian, as the browser asks for it. */

const ENGLISH =
  /\b(the|you|your|staff|shop|ledger|members?|cards|economy|audit|products?(?!\.json)|price|worth|left|withdraw|reprint|tickets?|packs?|sales|buyers|paid|money|closed|check(ed)?|grant(ed)?|debit|undo(ne)?|transfers?|reason|kinds?|show|by|from|role|salesman|banned?|bans?|for good|sign(ed)?|out|code|settings?|saved?|saving|files?|changed|when|who|what|older|latest|mint|common|rare|weekly|limit|in \$|time zone|uncommon|mythic)\b/i;

const PAGES = {
  "/staff": "Haldus",
  "/staff/ledger": "Pearaamat",
  "/staff/members": "Haldus: liikmed",
  "/staff/cards": "Kaardid",
  "/staff/comments": "Kommentaarid",
  "/staff/games": "Mängud",
  "/staff/economy": "Majandus",
  "/staff/audit": "Tegevuslogi",
} as const;

/** What the house does not say in words of its own: names of products and of files. */
const NAMES = /^((.*: )?The [A-Z].*|.*(booster|deck|Deck)\b.*|.*\.json( .*)?)$/;

/** What others did stands in the words in which they gave their reasons: only the lines of `nick` are looked at. */
async function expectEstonian(page: Page, nick: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "et");
  const called = await page.evaluate(
    ([names = "", nick = ""]) => {
      const named = new RegExp(names);
      const called: string[] = [];
      for (const one of document.querySelectorAll<HTMLElement>("main :is(a, span, option, h3, b)"))
        if (one.children.length === 0 && named.test(one.textContent ?? "")) {
          one.lang = "";
          called.push(one.textContent ?? "");
        }
      for (const row of document.querySelectorAll<HTMLElement>("main tbody tr"))
        if (!row.textContent?.includes(nick)) row.lang = "";
      return called.toSorted((a, b) => b.length - a.length);
    },
    [NAMES.source, nick],
  );
  await expectNoEnglish(page, ENGLISH, called);
}

test("every page of the staff, a form that is refused, a grant that is undone and told", LONG, async ({ browser }) => {
  const { page, context, member } = await comeIn(browser, "tiiu", ESTONIAN);
  const { nick } = member;
  await prisma().user.update({ where: { id: member.id }, data: { admin: true } });

  await page.goto("/staff/ledger");
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Liiguta raha" }) });
  await expect(form.locator("input[name=key]")).toHaveValue(/^[0-9a-f]{24}$/);
  await form.getByLabel("Liige").fill("keda-pole");
  await form.getByLabel("Summa ($)").fill("5.00");
  await form.getByLabel("Põhjus").fill("auhind");
  await page.getByRole("button", { name: "Liiguta raha" }).click();
  await expect(form.getByText("Sellise hüüdnimega liiget pole. Külalistel pole kukrut ega rolli.")).toBeVisible();
  await form.getByLabel("Liige").fill(nick);
  await page.getByRole("button", { name: "Liiguta raha" }).click();
  await expect(form.getByRole("status")).toHaveText(`${nick} sai $5.00.`);

  await page.goto(`/staff/ledger?member=${nick}`);
  const row = page.getByRole("row").filter({ hasText: "auhind" });
  await expect(row).toContainText(`$5.00, andja rahapaja, saaja ${nick}`);
  await row.getByRole("link", { name: /^Võta tagasi: / }).click();
  const panel = page.locator("#undo");
  await expect(panel).toContainText(`Tagasivõtmisel liigub tagasi:$5.00, andja ${nick}, saaja rahapaja`);
  await expect(panel.locator("input[name=key]")).toHaveValue(/^[0-9a-f]{24}$/);
  await panel.getByLabel("Põhjus").fill("eksitus");
  await page.getByRole("button", { name: "Jah, võta tagasi" }).click();
  await expect(panel.getByText(`Tagasi võetud: $5.00, andja ${nick}, saaja rahapaja.`)).toBeFocused();

  await page.goto("/staff/audit");
  const lines = page.getByRole("row").filter({ hasText: nick });
  await expect(lines.first()).toContainText(
    `${nick} võttis tagasi: raha andmine ($5.00, andja rahapaja, saaja ${nick})`,
  );
  await expect(lines.nth(1)).toContainText(`${nick} andis raha: $5.00, saaja ${nick}. Põhjus: auhind`);

  await page.goto("/staff/economy");
  await expect(page.locator("input[name=key]")).toHaveValue(/^[0-9a-f]{24}$/);
  const pay = page.getByLabel("Nädalapalk ($)");
  await pay.fill("palju");
  await page.getByRole("button", { name: "Salvesta seaded" }).click();
  await expect(pay).toHaveAccessibleDescription(/^Kirjuta summa, näiteks 12\.50, vahemikus \$0\.00 kuni \$10000\.00\./);

  for (const [path, title] of Object.entries(PAGES)) {
    await page.goto(path === "/staff/ledger" ? `${path}?member=${nick}` : path);
    await expect(page).toHaveTitle(`${title} · Guildhall`);
    await expectEstonian(page, nick);
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: page.url() })
      .toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
  await context.close();
});
