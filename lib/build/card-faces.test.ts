import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faceOf } from "../../components/ccg/face-of";
import { cardFace } from "../engine/ccg/art/face";
import type { Card } from "../engine/ccg/cards/model";
import { fiveDyes } from "../engine/ccg/sets";
import { ccg } from "../texts/ccg/en";
import { cardFonts, launchChromium, sheetOf } from "./testing/card-sheet";

const game = fiveDyes();
const cards = game.cards.filter((card) => card.attributes.get("type") !== "Back");
const faces = cards.map((card) => faceOf(card, game, "five-dyes", ccg));

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 4_200, height: 1_000 } });
});
afterAll(() => browser?.close());

async function show(html: string): Promise<void> {
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
}

/** Runs in the page: what is cut, or touches something else, on each card. */
function faultsOfFaces(): string[] {
  const half = 0.5;
  return [...document.querySelectorAll(".cf")].flatMap((card) => {
    const box = (of: Element | null): DOMRect | null => {
      const found = of?.getBoundingClientRect();
      return found && found.width > 0 ? found : null;
    };
    /** Of the words themselves, not of the box that they were given. */
    const inked = (of: Element | null): DOMRect[] => {
      if (!of || box(of) === null) return [];
      const range = document.createRange();
      range.selectNodeContents(of);
      return [...range.getClientRects()];
    };
    const faults: string[] = [];
    const name = card.querySelector(".cf-title > :first-child");
    const inside = (what: string, rects: DOMRect[], of: DOMRect | null): void => {
      const out = (one: DOMRect): boolean =>
        of !== null &&
        (one.left < of.left - half ||
          one.right > of.right + half ||
          one.top < of.top - half ||
          one.bottom > of.bottom + half);
      if (rects.some(out)) faults.push(`${name?.textContent}: ${what}`);
    };
    inside("its title", inked(name), box(name));
    const type = card.querySelector(".cf-type > :first-child");
    inside("its type", inked(type), box(type));
    const rules = card.querySelector(".cf-rules");
    const said = inked(rules);
    inside("its rules", said, box(rules));
    const strength = box(card.querySelector(".cf-strength"));
    const meets = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    if (strength && said.some((one) => meets(one, strength))) faults.push(`${name?.textContent}: might and guard`);
    inside(
      "its picture",
      [box(card.querySelector(".cf-picture"))].flatMap((one) => one ?? []),
      box(card),
    );
    return faults;
  });
}

describe("a card's words, as Chromium draws them", () => {
  test.each([
    [96, true],
    [120, true],
    [149, true],
    [150, false],
    [240, false],
    [333, false],
    [480, false],
  ])("at %i px nothing is cut, and nothing touches", async (width, thumb) => {
    await show(sheetOf(faces, width, thumb));
    expect(await page.evaluate(faultsOfFaces)).toEqual([]);
  });

  test("are all that the set's file says, and nothing else", async () => {
    await show(sheetOf(faces, 240, false));
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll(".cf")].map((card) => {
        const said = (of: string): string => card.querySelector(of)?.textContent ?? "";
        return {
          title: said(".cf-title > :first-child"),
          type: said(".cf-type > :first-child"),
          rules: said(".cf-rules > span"),
          flavour: said(".cf-rules > em"),
        };
      }),
    );
    expect(shown).toEqual(
      cards.map(({ name, text, attributes }, i) => ({
        title: name,
        type: faces[i]?.type,
        // A coin shows the tag's letter.
        rules: text.replace(/\{(\w)\}/g, "$1"),
        flavour: attributes.get("flavour") ?? "",
      })),
    );
  });

  test("stand within their boxes on the drawn face, too", async () => {
    const drawn = cards.map((card) => `<div>${cardFace(card, game)}</div>`).join("");
    await show(`<style>${cardFonts()}div{width:240px;display:inline-block}</style>${drawn}`);
    const faults = await page.evaluate(() =>
      [...document.querySelectorAll("div > svg")].flatMap((svg) => {
        const boxes = (of: string): DOMRect[] =>
          [...svg.querySelectorAll<SVGGraphicsElement>(of)].map((one) => one.getBBox());
        const [strength] = boxes("[data-part=strength]");
        const [coins] = boxes("[data-part=coins]");
        const end = coins && coins.width > 0 ? coins.x : 590;
        const rules = boxes("[data-part=rules] > *");
        const faults = [
          boxes("[data-part=title] text").some(({ x, width }) => x + width > end) && "its title",
          rules.some(({ x, y, width, height }) => y < 559 || y + height > 805 || x + width > 590) && "its rules",
          strength &&
            rules.some(({ x, y, width, height }) => x + width > strength.x && y + height > strength.y + 2) &&
            "might and guard",
        ];
        return faults.filter(Boolean).map((fault) => `${svg.getAttribute("aria-label")}: ${fault}`);
      }),
    );
    expect(faults).toEqual([]);
  });
});

test("no card's box is empty, and no rule or saying ends in the middle", () => {
  for (const { name, text, attributes } of cards) {
    const flavour = attributes.get("flavour") ?? "";
    expect(text + flavour, name).not.toBe("");
    if (text !== "") expect(text, name).toMatch(/^[A-Z+{].*[.!?]$/);
    if (flavour !== "") expect(flavour, name).toMatch(/^[A-ZÉ].*[.!?]$/);
    expect(text, `${name} calls players what they may be`).not.toMatch(/\b(he|she|his|her|him|hers)\b/i);
  }
});

test("a fighter's kind stands on its type line, and every kind that rules name is on some card", () => {
  const types = faces.map(({ type }) => type);
  expect(types[cards.findIndex(({ name }) => name === "Moonrise Heron")]).toBe("Beast · Heron");
  expect(types[cards.findIndex(({ name }) => name === "Captain Rousse")]).toBe("Unique Folk · Noble");
  for (const kind of ["Heron", "Warden", "Sailor", "Bear"])
    expect(types.filter((type) => type.endsWith(`· ${kind}`)).length, kind).toBeGreaterThan(1);
});

test("tags of a text are drawn: colour, size, alignment, rule, dice, names, the game's own symbols", async () => {
  const text =
    "{red}Red {sz24}large{reset} {center}in the middle{left}{hr}{dice5} of {card57}, {Q}. {shadow}{gold}Gold{noshadow}{nonsense} {lb}{font2}x";
  const card = { ...cards[40]!, text };
  const own = { ...game, symbols: new Map([...game.symbols, ["Q", "quill.png"]]) };
  const face = faceOf(card, own, "five-dyes", ccg);
  await show(sheetOf([face], 240, false));
  expect(await page.evaluate(faultsOfFaces)).toEqual([]);
  const drawn = await page.evaluate(() => {
    const rules = document.querySelector(".cf-rules")!;
    const styleOf = (words: string) => {
      const found = [...rules.querySelectorAll("span")].filter((one) => one.textContent?.trim() === words).at(-1);
      const style = found && getComputedStyle(found);
      return style && [style.color, style.textAlign, style.textShadow !== "none", Number.parseFloat(style.fontSize)];
    };
    const [usual] = [Number.parseFloat(getComputedStyle(rules).fontSize)];
    const [red, large, middle, gold] = ["Red", "large", "in the middle", "Gold"].map(styleOf);
    return {
      text: rules.textContent,
      red: red?.[0],
      large: Math.round((100 * Number(large?.[3])) / usual),
      middle: middle?.[1],
      gold: gold && [gold[0], gold[2]],
      rules: rules.querySelectorAll("hr").length,
      pips: rules.querySelectorAll(".cf-die circle").length,
      coins: [...rules.querySelectorAll(".cf-coin")].map((coin) => coin.textContent),
    };
  });
  expect(drawn).toEqual({
    ...{
      text: expect.stringMatching(/^Red large in the middle of Spark, Q. Gold {x/),
      red: "rgb(255, 0, 0)",
      large: 150,
    },
    ...{ middle: "center", gold: ["rgb(205, 173, 0)", true], rules: 1, pips: 5, coins: ["Q"] },
  });
  const svg = cardFace(card, own);
  expect(svg).toContain('style="fill:rgb(255,0,0)">Red');
  expect(svg.match(/r="1.5"/g)).toHaveLength(5);
});

describe("a card from afar", () => {
  const named = (name: string): Card => cards.find((card) => card.name === name)!;
  const drawn = (of: readonly Card[]) => of.map((card) => faceOf(card, game, "five-dyes", ccg));

  test("each rarity has an edge of its own, and mythics are all picture", async () => {
    const of = ["Spark", "Heron Librarian", "Moonrise Heron", "Ysolde, Who Reads the River"].map(named);
    await show(sheetOf(drawn(of), 240, false));
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll(".cf")].map((card) => {
        const [whole, picture] = [card, card.querySelector(".cf-picture")!].map((one) => one.getBoundingClientRect());
        return {
          edge: getComputedStyle(card.querySelector(".cf-card")!).borderTopColor,
          filled: (picture!.width * picture!.height) / (whole!.width * whole!.height),
        };
      }),
    );
    expect(new Set(seen.map(({ edge }) => edge)).size).toBe(of.length);
    const filled = seen.map((one) => one.filled);
    expect(Math.max(...filled.slice(0, 3))).toBeLessThan(0.5);
    expect(filled[3]).toBeGreaterThan(0.88);
    await show(
      sheetOf(drawn([{ ...of[0]!, attributes: new Map([...of[0]!.attributes, ["frame", "full"]]) }]), 240, false),
    );
    expect(await page.locator('.cf[data-frame="full"]').count()).toBe(1);
  });

  test("the dyes are told apart by their hatching, without any colour", async () => {
    const of = ["Heron Librarian", "Drum-Line Herald", "Guild Seamstress", "Roof-Garden Keeper", "Night Notary"].map(
      named,
    );
    await show(
      `${sheetOf(drawn(of), 240, false)}<style>.cf-card{background:#666!important}.cf-card>:not(.cf-hatch){visibility:hidden}</style>`,
    );
    const pictures = await Promise.all(
      (await page.locator(".cf").all()).map(async (card) => {
        const box = (await card.boundingBox())!;
        const clip = { x: box.x + 60, y: box.y + 60, width: 120, height: 200 };
        return sharp(await page.screenshot({ clip }))
          .greyscale()
          .raw()
          .toBuffer();
      }),
    );
    for (const [i, a] of pictures.entries())
      for (const b of pictures.slice(i + 1)) {
        const apart = a.reduce((sum, grey, at) => sum + Number(Math.abs(grey - (b[at] ?? 0)) > 24), 0) / a.length;
        expect(apart).toBeGreaterThan(0.1);
      }
  });

  test("a foil moves with the light, and is still for who wants less motion", async () => {
    const foil = game.foils.get(named("Moonrise Heron").number)!;
    await show(`${sheetOf(drawn([foil]), 240, false)}<style>*{transition:none!important}</style>`);
    const lit = (x: string) =>
      page.evaluate((fx) => {
        const card = document.querySelector<HTMLElement>(".cf[data-foil]")!;
        card.style.setProperty("--fx", fx);
        const styleOf = (of: string) => getComputedStyle(card.querySelector(of)!);
        return [styleOf(".cf-card").transform, styleOf(".cf-shine").backgroundPosition];
      }, x);
    const [left, right] = [await lit("-1"), await lit("1")];
    expect(left[0]).not.toBe(right[0]);
    expect(left[1]).not.toBe(right[1]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect([await lit("-1"), await lit("1")]).toEqual([
      ["none", "50% 50%"],
      ["none", "50% 50%"],
    ]);
    await page.emulateMedia({ reducedMotion: null });
  });
});
