import { expect, type Page } from "@playwright/test";
import { expectFree } from "./apart";
import { openHouseTable, playFirstDeal } from "./seeds";
import {
  andGoesOn,
  comeIn,
  hand,
  LONG,
  leaveAll,
  mainVerb,
  PHONE,
  result,
  sitDown,
  tap,
  test,
  turnLine,
} from "./steps";

/** A whole deal of each game against bots: passes cards, bids for tricks, plays what is first. */

const bids = (page: Page) => page.getByRole("group", { name: "Your bid" }).getByRole("button");
const open = (page: Page) => page.locator("ul.hand button:not([aria-disabled=true])");

type Hand = (page: Page) => Promise<void>;

/** A card is drawn before any is chosen. */
const draws = (line: string): boolean => /Draw a card|Take the /.test(line);

/** The cards of an attack of which one has to be named, as the chosen card beats several. */
const targets = (page: Page) => page.locator(".bout-pair button");

/** By a pointer. */
const point: Hand = async (page) => {
  const line = (await turnLine(page).textContent()) ?? "";
  if (line.includes("How many tricks")) await bids(page).nth(1).click();
  else if (line.includes("or pass") && draws(line))
    return andGoesOn(page, () => page.locator("button .stack-cards").click());
  else if (draws(line)) return andGoesOn(page, () => page.locator(".pile > button").click());
  else if (line.includes("Give ")) for (const i of [0, 1, 2]) await tap(open(page).nth(i));
  else if ((await hand(page).and(page.locator("[aria-pressed=true]")).count()) === 0 && (await open(page).count()) > 0)
    await tap(open(page).first());
  const suits = page.getByRole("group", { name: "Next suit:" }).getByRole("button");
  if ((await suits.count()) > 0) await suits.first().click();
  if ((await targets(page).count()) > 0) await targets(page).last().click();
  // Of several equal cards one is not enough: the next is chosen too, until what is offered can be done.
  const unchosen = open(page).and(page.locator("[aria-pressed=false]"));
  while ((await mainVerb(page).getAttribute("aria-disabled")) === "true" && (await unchosen.count()) > 0)
    await tap(unchosen.first());
  const knock = page.getByRole("button", { name: /Knock with|Gin!/ });
  if ((await knock.count()) > 0) return andGoesOn(page, () => knock.click());
  await andGoesOn(page, () => mainVerb(page).click());
};

/** By keys alone: a digit chooses a card, with Shift one of the next ten, Enter does what is offered; a number of tricks is reached by Tab, and sent by B. */
const type: Hand = async (page) => {
  if ((await turnLine(page).textContent())?.includes("How many tricks")) {
    await bids(page).nth(1).focus();
    await page.keyboard.press("Space");
    return andGoesOn(page, () => page.keyboard.press("b"));
  }
  const states = await hand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-disabled")));
  const place = states.indexOf(null);
  const suits = page.getByRole("group", { name: "Next suit:" }).getByRole("button");
  // Of three equal cards one is not a pair yet: the next is chosen too, until what is offered can be done.
  for (let at = place; at >= 0 && at < states.length; at++) {
    const isChosen = (await hand(page).nth(at).getAttribute("aria-pressed")) === "true";
    if (states[at] === null && !isChosen) await page.keyboard.press(`${at < 10 ? "" : "Shift+"}Digit${(at + 1) % 10}`);
    if ((await mainVerb(page).getAttribute("aria-disabled")) !== "true" || (await suits.count()) > 0) break;
  }
  if ((await suits.count()) > 0) {
    await suits.first().focus();
    await page.keyboard.press("Space");
    await hand(page).nth(place).focus();
  }
  if ((await targets(page).count()) > 0) {
    await targets(page).last().focus();
    await page.keyboard.press("Space");
    // Back to the card that is chosen: going to another chooses that.
    await hand(page).and(page.locator("[aria-pressed=true]")).focus();
  }
  await andGoesOn(page, () => page.keyboard.press("Enter"));
};

async function playDeal(page: Page, act: Hand, look?: Hand): Promise<void> {
  for (;;) {
    await expect(turnLine(page)).toContainText(/Your turn\.| is over\./);
    if ((await turnLine(page).textContent())?.includes(" is over.")) break;
    await look?.(page);
    await act(page);
  }
  await expect(result(page)).toBeVisible();
}

/** No plate lies over the trick. */
const trickIsFree: Hand = (page) => expectFree(page, page.locator(".play .playing-card"), page.locator(".seat-body"));

/** Stock and pile lie side by side in one place, whatever is said below them, and where the stock is used up. */
const pilesStay = (): Hand => {
  let first: number[] | null = null;
  return async (page) => {
    const piles = page.locator(".centre-row figure .play-cards, .centre-row .pile");
    const places = await piles.evaluateAll((all) => all.map((pile) => Math.round(pile.getBoundingClientRect().x)));
    first ??= places;
    expect(places).toEqual(first);
  };
};

/** Who is attacked is told at their seat. */
const partsAreTold: Hand = async (page) => {
  if (await page.locator(".bout").isVisible())
    await expect(page.locator('[data-fact="part"]').getByText(/^(defender|taking)$/)).toBeVisible();
};

const WAYS = {
  "on a desk": [point, {}],
  "on a phone, by taps": [point, { viewport: PHONE, hasTouch: true }],
  "by keys alone": [type, {}],
} as const;
type Way = keyof typeof WAYS;

/**
 * Each game with how many play, and the way in which every run of the tests plays it: those that a table has to do more
 * for than to take a card to a trick. A long run plays all of them in all ways.
 */
const GAMES: readonly (readonly [game: string, seats: number, way: Way | null])[] = [
  ["hearts", 4, null],
  ["whist", 4, null],
  ["spades", 4, null],
  ["briscola", 2, null],
  ["sueca", 4, null],
  ["big-two", 4, null],
  ["president", 4, null],
  ["crazy-eights", 2, null],
  ["mau-mau", 3, null],
  ["euchre", 4, null],
  ["oh-hell", 3, null],
  ["schnapsen", 2, "by keys alone"],
  ["durak", 2, null],
  ["gin", 2, "on a phone, by taps"],
];
const DEALS = GAMES.flatMap(([game, seats, usual]) =>
  (Object.keys(WAYS) as Way[]).map((way) => ({ game, seats, way, when: way === usual ? {} : LONG })),
);

for (const { game, seats, way, when } of DEALS)
  test(`a whole deal of ${game} ${way}`, when, async ({ browser }) => {
    const [act, options] = WAYS[way];
    const ida = await comeIn(browser, "ida", options);
    const { page } = ida;
    const id = await openHouseTable(ida.member, { game, seats, bots: seats - 1 });
    await sitDown([ida], id);
    if (game === "whist" || game === "spades") await expect(page.getByText("your partner")).toBeVisible();
    if (game === "oh-hell") await expect(bids(page).first()).toBeVisible();
    if (act === type) {
      // An arrow goes to the hand from nowhere.
      await expect(hand(page).first()).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(hand(page).first()).toBeFocused();
    }
    const look =
      game === "whist" || game === "big-two"
        ? trickIsFree
        : game === "crazy-eights"
          ? pilesStay()
          : game === "durak"
            ? partsAreTold
            : undefined;
    await playDeal(page, act, look);
    // Partners are one line of the result, the viewer's own by name.
    if (game === "whist") await expect(result(page).getByRole("rowheader", { name: "We You and " })).toBeVisible();
    if (game === "president")
      for (const title of ["President", "Vice-president", "Vice-beggar", "Beggar"])
        await expect(result(page).getByText(title, { exact: true })).toBeVisible();
    await leaveAll([ida]);
  });

test("on a phone on its side a result has room, and names are whole", LONG, async ({ browser }) => {
  const ida = await comeIn(browser, "ida", { viewport: { width: 844, height: 390 }, hasTouch: true });
  const { page } = ida;
  const id = await openHouseTable(ida.member, { game: "schnapsen", seats: 2, bots: 1 });
  await sitDown([ida], id);
  await playFirstDeal(id);
  await page.reload();
  await expect(result(page).getByRole("button", { name: "Score sheet" })).toBeInViewport({ ratio: 1 });
  const names = page.locator(".seat-name");
  expect(await names.evaluateAll((all) => all.map((name) => name.scrollWidth <= name.clientWidth))).toEqual([
    true,
    true,
  ]);
  await leaveAll([ida]);
});
