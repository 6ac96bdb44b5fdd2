import { cardHint, cardMeant, isCard, LEVELS, lettersHint, nameHint, SUITES, suitMeant } from "./card-hints";
import { nearest } from "./hints";
import { keyPath } from "./problem-path";
import { levelName, suitName } from "./rules";
import { add, type Hint, meantValue, type Said, valueSaid, writeValue } from "./say";
import { type Check, error, renamed, warn } from "./sense-report";
import type { Fix, Report } from "./shape";
import { isGroup, type Opts } from "./template";

/** An edit that writes the card of a deck that was meant for something else; none where nobody knows it. */
export function cardFix(path: string, text: string, deck: readonly string[]): Fix | undefined {
  const card = isCard(text) ? undefined : cardMeant(text)?.card;
  return card !== undefined && deck.includes(card) ? { path, value: card } : undefined;
}

/** With more cards wrong than this, the deck as a whole was written another way: that is said once. */
const CARDS_LISTED = 3;

export const checkDeck: Check = (opts, path, report) => {
  const seen = new Set<string>();
  const wrong: { at: string; card: string; hint: Hint }[] = [];
  opts.cards.forEach((card, i) => {
    const at = `${path}.cards[${i}]`;
    if (!isCard(card)) wrong.push({ at, card: card.slice(0, 20), hint: cardHint(card) });
    else if (seen.has(card)) error(report, at, "template/twice", { is: "cardTwice", facts: { card } });
    seen.add(card);
  });
  const [first] = wrong;
  const meant = deckMeant(opts.cards);
  const isDeck = meant.length === opts.cards.length && new Set(meant).size === meant.length;
  if (first && wrong.length > CARDS_LISTED)
    error(
      report,
      `${path}.cards`,
      "template/no_card",
      { is: "manyNoCards", facts: { wrong: wrong.length, card: first.card } },
      first.hint,
      isDeck ? { path: `${path}.cards`, value: meant } : undefined,
    );
  else {
    const once = meant.filter((card, i) => meant.indexOf(card) === i && meant.lastIndexOf(card) === i);
    for (const { at, card, hint } of wrong)
      error(report, at, "template/no_card", { is: "noCard", facts: { card } }, hint, cardFix(at, card, once));
  }
};

/** A deck with the cards that were meant for those which are none, as far as they are known. */
const deckMeant = (cards: readonly string[]): string[] =>
  cards.flatMap((card) => (isCard(card) ? card : (cardMeant(card)?.card ?? [])));

/** The levels and suits that a template puts in order: known ones, each once, and all that the deck has. */
export const checkLetters: Check = (opts, path, report) => {
  const used = (nameOf: (card: string) => string): Set<string> => new Set(opts.cards.filter(isCard).map(nameOf));
  checkOrder("levels", opts.levels, used(levelName), path, report);
  checkOrder("suites", opts.suites, used(suitName), path, report);
};

function checkOrder(
  key: "levels" | "suites",
  given: string | undefined,
  used: ReadonlySet<string>,
  path: string,
  report: Report,
): void {
  if (given === undefined) return;
  const at = `${path}.${key}`;
  const all = `${key === "levels" ? LEVELS : SUITES}X`;
  const foreign = [...new Set(given)].filter((name) => !all.includes(name));
  if (foreign.length > 0) {
    const said = foreign.map((name) => JSON.stringify(name)).join(", ");
    const hint = lettersHint(given, key);
    const meant: string | undefined = JSON.parse(valueSaid(hint) ?? '""');
    error(
      report,
      at,
      "template/unknown_name",
      { is: "foreignNames", facts: { names: said.slice(0, 80), count: foreign.length, all } },
      hint,
      meant && new Set(meant).size === meant.length ? { path: at, value: meant } : undefined,
    );
    return;
  }
  [...given].forEach((name, i) => {
    if (given.indexOf(name) < i) warn(report, at, { is: "listedTwice", facts: { name } }, "firstPlaceCounts");
    else if (!used.has(name)) warn(report, at, { is: "noneHas", facts: { name } });
  });
  for (const name of used)
    if (!given.includes(name)) error(report, at, "template/missing_name", { is: "nameMissing", facts: { name } });
}

/** Every card named outside the deck must be in it. */
export const checkNamedCards: Check = (opts, path, report) => {
  const known = (card: string, at: string): void => {
    if (opts.cards.includes(card)) return;
    const meant = isCard(card) ? null : cardMeant(card);
    const near = meant ? null : nearest(card, opts.cards);
    error(
      report,
      at,
      "template/not_in_deck",
      { is: "notInDeck", facts: { card } },
      meant ? cardHint(card) : near ? meantValue(near) : undefined,
      cardFix(at, card, opts.cards),
    );
  };
  opts.redeal?.condition.hand.forEach((card, i) => {
    known(card, `${path}.redeal.condition.hand[${i}]`);
  });
  for (const [name, special] of Object.entries(opts.move?.special ?? {}))
    special["*"].forEach((set, i) => {
      set.forEach((card, k) => {
        known(card, `${keyPath(`${path}.move.special`, name)}["*"][${i}][${k}]`);
      });
    });
  const names = [...new Set([...opts.cards, ...opts.cards.map(levelName), ...opts.cards.map(suitName)])];
  const counted = (["trick", "left"] as const).flatMap((table) =>
    Object.keys(opts.points?.[table] ?? {}).map((key) => ({ table, key })),
  );
  for (const { table, key } of counted) {
    if (names.includes(key) || (table === "left" && key === "*")) continue;
    const at = keyPath(`${path}.points.${table}`, key);
    const says: Said = { is: "noName", facts: { name: key.slice(0, 20) } };
    const hint = nameHint(key, names);
    error(report, at, "template/not_in_deck", says, hint, renamed(at, hint, opts.points?.[table] ?? {}));
  }
};

/** An order that some options need is there. */
function needed(key: "levels" | "suites", by: [boolean, string][], opts: Opts, path: string, report: Report): void {
  const names = by.filter(([needs]) => needs).map(([, name]) => `"${name}"`);
  if (names.length === 0 || opts[key] !== undefined) return;
  error(report, `${path}.${key}`, "template/missing", { is: "neededBy", facts: { key, names } });
}

export const checkOrders: Check = (opts, path, report) => {
  const sorts = opts.sort === undefined ? [] : [opts.sort].flat();
  const byLevel: [boolean, string][] = [
    [sorts.includes("level"), "sort"],
    [opts.trick === true && opts.move?.win?.level === true, "trick"],
    [Boolean(opts.move?.response?.level), "move.response.level"],
    [opts.move?.crawl !== undefined, "move.crawl"],
    [opts.stack === "pairs", "stack"],
    [opts.melds !== undefined, "melds"],
  ];
  needed("levels", byLevel, opts, path, report);
  const bySuit: [boolean, string][] = [
    [sorts.includes("suite"), "sort"],
    [opts.bidding?.suite !== undefined, "bidding.suite"],
  ];
  needed("suites", bySuit, opts, path, report);
  if (opts.move?.response?.level && !sorts.includes("level"))
    error(report, `${path}.sort`, "template/needs", "sortNoLevel");
};

/** Names that a move has already, and those that every object of the platform answers to. */
const RESERVED = [
  ...["type", "cards", "pass", "crawl", "specials", "extras"],
  ...Object.getOwnPropertyNames(Object.prototype),
];

export const checkNames: Check = (opts, path, report) => {
  const { move = {} } = opts;
  const specials = Object.keys(move.special ?? {});
  const extras = Object.entries(move.response ?? {}).filter(([, value]) => isGroup(value));
  for (const name of [...specials.map((s) => ["special", s]), ...extras.map(([e]) => ["response", e])] as [
    string,
    string,
  ][])
    if (RESERVED.includes(name[1]) || (name[0] === "response" && specials.includes(name[1])))
      error(report, keyPath(`${path}.move.${name[0]}`, name[1]), "template/reserved", {
        is: "nameTaken",
        facts: { name: name[1] },
      });
  for (const [name, special] of Object.entries(move.special ?? {})) {
    const at = keyPath(`${path}.move.special`, name);
    const { condition } = special;
    if (condition?.min !== undefined && condition.cards !== undefined)
      error(report, `${at}.condition`, "template/conflict", "sameLimit", "keepOne");
    if (condition?.opt === "sell" && condition.suite)
      error(report, `${at}.condition.suite`, "template/conflict", "saleNoSuit");
    const makesTrump = specials.includes("trump") || opts.talon?.trump || typeof opts.trump === "object";
    if (condition?.opt === "trump" && !makesTrump)
      error(
        report,
        `${at}.condition.opt`,
        "template/needs",
        "noTrumpMade",
        add('"move.special.trump"', '"talon.trump"'),
      );
  }
  for (const [name, points] of Object.entries(opts.points?.special ?? {})) {
    const at = keyPath(`${path}.points.special`, name);
    const near = nearest(name, specials);
    if (!specials.includes(name))
      error(
        report,
        at,
        "template/unknown_name",
        { is: "noSpecial", facts: { name } },
        near ? meantValue(near) : undefined,
      );
    if (typeof points === "object")
      for (const suit of Object.keys(points))
        if (!["T", "*", "hold"].includes(suit) && !opts.cards.some((card) => suitName(card) === suit)) {
          const meant = suitMeant(suit);
          const hint = meant ? writeValue(meant) : undefined;
          error(report, keyPath(at, suit), "template/not_in_deck", { is: "noSuit", facts: { suit } }, hint);
        }
  }
  checkTrump(opts, path, report);
};

/** Whether what makes a trump and what counts it go together. */
const checkTrump: Check = (opts, path, report) => {
  const special = opts.move?.special !== undefined && Object.hasOwn(opts.move.special, "trump");
  const turned = opts.talon?.trump === true;
  if (!opts.trump && (special || (turned && opts.trick)))
    warn(report, `${path}.trump`, "trumpsWinNothing", add('"trump": true'), { path: `${path}.trump`, value: true });
  if (opts.trump === true && !special && !turned)
    warn(report, `${path}.trump`, "noTrumpMade", add('"talon.trump"', '"move.special.trump"'));
  const byBid = typeof opts.trump === "object" && "source" in opts.trump && opts.trump.source === "bid";
  if (opts.bidding?.suite !== undefined && !special && !turned && !byBid)
    warn(report, `${path}.bidding.suite`, "bidSuitNoTrump");
};
