import { expect, type Page } from "@playwright/test";
import { expectAccessible, PHONE } from "./steps";

/** A browser whose reader reads Estonian. */
export const ESTONIAN = { locale: "et-EE" };

/** All words of a page's content that are seen or read out, text by text, but for what says that it is in another language. */
const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = (element: Element) =>
      ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-valuetext"].flatMap(
        (name) => element.getAttribute(name) ?? [],
      );
    const main = document.querySelector("main");
    const texts: string[] = [];
    if (!main) return texts;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const foreign = (element: Element | null | undefined) =>
      element?.closest<HTMLElement>("[lang]")?.lang !== document.documentElement.lang;
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest("script, style, kbd") && !foreign(node.parentElement))
        texts.push(node.textContent ?? "");
    for (const element of main.querySelectorAll("*")) texts.push(...said(element));
    return texts.map((text) => text.trim()).filter((text) => text !== "");
  });

/**
 * Nothing of a page's content is in English. `english`: words of that part of the site which only English pages say.
 * `names`: what is called so in every language, the longest first.
 */
export async function expectNoEnglish(page: Page, english: RegExp, names: readonly string[] = []): Promise<void> {
  const unnamed = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ""), text);
  expect(
    (await wordsOf(page)).filter((text) => english.test(unnamed(text))),
    page.url(),
  ).toEqual([]);
}

/** A page as a reader of Estonian finds it: in Estonian, nothing beside the screen of a phone, nothing in anybody's way. */
export async function expectEstonian(page: Page, english: RegExp, names: readonly string[] = []): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "et");
  await expectNoEnglish(page, english, names);
  await expectAccessible(page);
  const desk = page.viewportSize();
  await page.setViewportSize(PHONE);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: page.url() })
    .toBeLessThanOrEqual(0);
  if (desk) await page.setViewportSize(desk);
}
