import { nearest } from "./hints";
import { levelName, suitName } from "./rules";
import { type Check, error, warn } from "./sense-report";
import { keyPath } from "./shape";

const LEVELS = "234567890JQKA";
const SUITES = "HSDC";
const JOKERS = ["XX", "YX", "ZX"];

const isCard = (card: string): boolean =>
  JOKERS.includes(card) || (card.length === 2 && LEVELS.includes(card[0]!) && SUITES.includes(card[1]!));

export const checkDeck: Check = (opts, path, report) => {
  const seen = new Set<string>();
  opts.cards.forEach((card, i) => {
    const at = `${path}.cards[${i}]`;
    if (!isCard(card)) {
      const ten = /^10[HSDC]$/.test(card) ? `the ten is written "0${card[2]}"` : "two characters: level and suit";
      error(report, at, "template/no_card", `"${card.slice(0, 20)}" is not a card`, ten);
    } else if (seen.has(card)) error(report, at, "template/twice", `"${card}" is in the deck twice`);
    seen.add(card);
  });
  for (const [key, all, nameOf] of [
    ["levels", `${LEVELS}X`, levelName],
    ["suites", `${SUITES}X`, suitName],
  ] as const) {
    const given = opts[key];
    const used = new Set(opts.cards.filter(isCard).map(nameOf));
    if (given === undefined) continue;
    [...given].forEach((name, i) => {
      const at = `${path}.${key}`;
      if (!all.includes(name)) error(report, at, "template/unknown_name", `"${name}" is none of ${all}`);
      else if (given.indexOf(name) < i) warn(report, at, `"${name}" is listed twice`, "the first place counts");
      else if (!used.has(name)) warn(report, at, `no card of the deck has "${name}"`);
    });
    for (const name of used)
      if (!given.includes(name))
        error(report, `${path}.${key}`, "template/missing_name", `"${name}" is missing: the deck has cards of it`);
  }
};

/** Every card named outside the deck must be in it. */
export const checkNamedCards: Check = (opts, path, report) => {
  const known = (card: string, at: string): void => {
    if (opts.cards.includes(card)) return;
    const near = nearest(card, opts.cards);
    error(
      report,
      at,
      "template/not_in_deck",
      `"${card}" is not in the deck`,
      near ? `did you mean "${near}"?` : undefined,
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
  for (const key of Object.keys(opts.points?.trick ?? {})) {
    if (names.includes(key)) continue;
    const at = keyPath(`${path}.points.trick`, key);
    error(report, at, "template/not_in_deck", `"${key}" is no level, suit or card of the deck`);
  }
};

export const checkOrders: Check = (opts, path, report) => {
  const sorts = opts.sort === undefined ? [] : [opts.sort].flat();
  const byLevel: [boolean, string][] = [
    [sorts.includes("level"), "sort"],
    [opts.trick === true, "trick"],
    [opts.move?.response?.level === true, "move.response.level"],
    [opts.move?.crawl !== undefined, "move.crawl"],
  ];
  for (const [needed, name] of byLevel)
    if (needed && opts.levels === undefined)
      error(report, `${path}.levels`, "template/missing", `"levels" is missing: "${name}" needs it`);
  const bySuit: [boolean, string][] = [
    [sorts.includes("suite"), "sort"],
    [opts.bidding?.suite !== undefined, "bidding.suite"],
  ];
  for (const [needed, name] of bySuit)
    if (needed && opts.suites === undefined)
      error(report, `${path}.suites`, "template/missing", `"suites" is missing: "${name}" needs it`);
  if (opts.move?.response?.level && !sorts.includes("level"))
    error(
      report,
      `${path}.sort`,
      "template/needs",
      '"move.response.level" compares cards by "sort", which has no level',
    );
};

const RESERVED = ["type", "cards", "pass", "crawl", "specials", "extras"];

export const checkNames: Check = (opts, path, report) => {
  const { move = {} } = opts;
  const specials = Object.keys(move.special ?? {});
  const extras = Object.entries(move.response ?? {}).filter(([name]) => !["amount", "level", "suite"].includes(name));
  for (const name of [...specials.map((s) => ["special", s]), ...extras.map(([e]) => ["response", e])] as [
    string,
    string,
  ][])
    if (RESERVED.includes(name[1]) || (name[0] === "response" && specials.includes(name[1])))
      error(report, keyPath(`${path}.move.${name[0]}`, name[1]), "template/reserved", `the name "${name[1]}" is taken`);
  for (const [name, special] of Object.entries(move.special ?? {})) {
    const at = keyPath(`${path}.move.special`, name);
    const { condition } = special;
    if (condition?.min !== undefined && condition.cards !== undefined)
      error(report, `${at}.condition`, "template/conflict", '"min" and "cards" say the same', "keep one of them");
    if (condition?.opt === "sell" && condition.suite)
      error(report, `${at}.condition.suite`, "template/conflict", "a sale has no suit");
    if (condition?.opt === "trump" && !specials.includes("trump") && !opts.talon?.trump)
      error(
        report,
        `${at}.condition.opt`,
        "template/needs",
        "nothing ever makes a trump",
        'add "move.special.trump" or "talon.trump"',
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
        `no special is called "${name}"`,
        near ? `did you mean "${near}"?` : undefined,
      );
    if (typeof points === "object")
      for (const suit of Object.keys(points))
        if (!opts.cards.some((card) => suitName(card) === suit))
          error(report, keyPath(at, suit), "template/not_in_deck", `no card of the deck has the suit "${suit}"`);
  }
  if (specials.includes("trump") && !opts.trump)
    warn(report, `${path}.trump`, "trumps win no tricks", 'add "trump": true');
};
