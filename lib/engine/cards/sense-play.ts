import { type Check, error, warn } from "./sense-report";

export const checkTable: Check = (opts, path, report) => {
  const { move = {} } = opts;
  const { win } = move;
  const at = `${path}.move.win`;
  if (opts.trick) {
    if (!win?.suite || win.level !== true)
      error(
        report,
        at,
        "template/needs",
        "a trick game is won by suit and level",
        'write {"suite": true, "level": true}',
      );
    if (win?.last) error(report, `${at}.last`, "template/conflict", '"last" is for games without tricks');
    if (opts.stack || opts.talon?.lead)
      error(report, `${path}.stack`, "template/conflict", "a game has tricks or a growing stack, not both");
  } else if (win) {
    if (win.suite || win.level === true)
      error(
        report,
        at,
        "template/needs",
        '"suite" and "level" win tricks',
        'add "trick": true, or use "last" or "level": "all"',
      );
    if (!win.last && win.level !== "all")
      error(report, at, "template/stuck", "no round would ever end", 'write {"last": true} or {"level": "all"}');
    if (opts.stack || opts.talon?.lead)
      error(report, at, "template/conflict", "a game with a growing stack has no rounds to win");
  }
  if (move.crawl !== undefined && !opts.trick)
    error(report, `${path}.move.crawl`, "template/needs", "one can only crawl in a trick game", 'add "trick": true');
  if (opts.refill && (!opts.talon || !opts.hand))
    error(report, `${path}.refill`, "template/needs", 'hands are refilled from a "talon" up to "hand"');
  else if (opts.refill && win) warn(report, `${path}.refill`, 'hands are not refilled where "move.win" ends rounds');
  if (opts.talon?.lead && !opts.stack)
    warn(report, `${path}.talon.lead`, 'makes a growing stack: "stack" is taken as true');
  if (move.retreat?.uptake?.stack && !opts.stack && !opts.talon?.lead)
    error(report, `${path}.move.retreat.uptake.stack`, "template/needs", "there is no stack", 'add "stack": true');
  if (opts.trick && opts.lead?.["*"] === undefined)
    warn(report, `${path}.lead["*"]`, "the winner of a trick leads the next");
  const answers = move.response?.level || move.response?.amount;
  if (answers && !move.pass && !move.retreat)
    error(
      report,
      `${path}.move.response`,
      "template/stuck",
      "who cannot answer could do nothing",
      'allow "move.pass" or "move.retreat"',
    );
  if (typeof move.cards === "number" && move.cards > 1 && (move.level || move.suite) && !move.retreat)
    error(
      report,
      `${path}.move.cards`,
      "template/stuck",
      `who holds no ${move.cards} equal cards could do nothing`,
      'write "*", or allow "move.retreat"',
    );
  if (move.response?.suite && move.cards !== 1 && !move.suite && !move.pass && !move.retreat)
    error(
      report,
      `${path}.move.response.suite`,
      "template/stuck",
      "who holds one of several suits to follow could do nothing",
      'write "cards": 1 or "suite": true, or allow "move.pass" or "move.retreat"',
    );
  if (opts.hand !== undefined && typeof move.cards === "number" && move.cards > opts.hand)
    error(report, `${path}.move.cards`, "template/stuck", `a hand of ${opts.hand} never has ${move.cards} cards`);
};

export const checkBidding: Check = (opts, path, report) => {
  const { bidding } = opts;
  const at = `${path}.bidding`;
  if (!bidding) {
    if (opts.redeal)
      error(report, `${path}.redeal`, "template/needs", "new cards are demanded while bidding", 'add "bidding"');
    if (opts.lead?.["0"] === "bidder") warn(report, `${path}.lead["0"]`, "nobody bids");
    for (const key of ["bonuses", "bidonly"] as const)
      if (opts.points?.[key]) warn(report, `${path}.points.${key}`, "nobody bids");
    return;
  }
  if (!bidding.pass && (Array.isArray(opts.players) ? opts.players[1] : (opts.players ?? 2)) > 1)
    error(report, `${at}.pass`, "template/stuck", "bidding ends when all others have passed", 'write "pass": true');
  if (bidding.talon && !opts.talon && !("talon" in opts))
    error(report, `${at}.talon`, "template/needs", "there is no talon to win", 'add "talon": {}');
  if (bidding.distribute && !bidding.talon)
    error(
      report,
      `${at}.distribute`,
      "template/needs",
      "only who takes the talon gives cards away",
      'add "bidding.talon": true',
    );
  if (bidding.sell && !(bidding.talon && bidding.distribute))
    error(
      report,
      `${at}.sell`,
      "template/needs",
      "a talon is sold before its cards are given away",
      'add "bidding.talon" and "bidding.distribute"',
    );
  for (const suit of bidding.suite ?? [])
    if (!opts.suites?.includes(suit))
      error(report, `${at}.suite`, "template/unknown_name", `"${suit}" is not in "suites"`);
  const of = (limit: typeof bidding.min): number | undefined => (typeof limit === "number" ? limit : limit?.["*"]);
  const [min, max, step] = [of(bidding.min) ?? 0, of(bidding.max), bidding.step ?? 1];
  if (max === undefined) warn(report, `${at}.max`, "bids have no maximum");
  else if (Math.ceil(min / step) * step > max)
    error(report, `${at}.max`, "template/stuck", `no multiple of ${step} lies between ${min} and ${max}`);
  if (opts.nextgame?.distribute) warn(report, at, "after the first deal cards are exchanged instead of bidding");
};

export const checkScores: Check = (opts, path, report) => {
  const { points, ranking } = opts;
  if (points && ranking) warn(report, `${path}.ranking`, '"points" decide');
  if (!points && !ranking) warn(report, `${path}.ranking`, "deals have no result", 'add "points" or "ranking"');
  if (ranking && !points && !ranking.finish)
    error(report, `${path}.ranking.finish`, "template/needs", "there is no other ranking", 'write "finish": true');
  if (opts.complete && !points)
    error(report, `${path}.complete`, "template/needs", "only points complete a series", 'add "points"');
  if (points?.trick && !opts.trick) warn(report, `${path}.points.trick`, "there are no tricks");
  const { nochange } = points?.penalties ?? {};
  if (nochange && (nochange.op !== "add" || !nochange.value))
    warn(report, `${path}.points.penalties.nochange`, "nothing times a number is nothing", 'use "op": "add"');
  const { distribute } = opts.nextgame ?? {};
  const lead = opts.lead?.["0"];
  if (distribute) {
    const at = `${path}.nextgame.distribute`;
    if (!distribute.ranking)
      error(report, `${at}.ranking`, "template/stuck", "cards are exchanged by ranking only", 'write "ranking": true');
    if (!points && !ranking) error(report, at, "template/needs", "there is no ranking", 'add "ranking" or "points"');
  } else if (typeof lead === "object") warn(report, `${path}.lead["0"]`, 'only counts with "nextgame.distribute"');
};
