import { lettersHint } from "./card-hints";
import { type Check, error, errorSince, warn } from "./sense-report";
import type { Report } from "./shape";
import { handSizes, type Opts } from "./template";

type Bidding = NonNullable<Opts["bidding"]>;

export const checkTable: Check = (opts, path, report) => {
  const { move = {} } = opts;
  const { win } = move;
  const at = `${path}.move.win`;
  if (opts.trick) {
    if (!win?.suite && win?.level !== true)
      error(
        report,
        at,
        "template/needs",
        "a trick game is won by suit and level, or one of them",
        'write {"suite": true, "level": true}',
      );
    if (win?.level === "all") error(report, `${at}.level`, "template/conflict", '"all" is for games without tricks');
    if (win?.last) error(report, `${at}.last`, "template/conflict", '"last" is for games without tricks');
    if (opts.stack)
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
    if (opts.stack) error(report, at, "template/conflict", "a game with a growing stack has no rounds to win");
  }
  if (move.crawl !== undefined && !opts.trick)
    error(report, `${path}.move.crawl`, "template/needs", "one can only crawl in a trick game", 'add "trick": true');
  if (typeof opts.refill === "object" && opts.refill.after === "trick" && !opts.trick)
    error(report, `${path}.refill.after`, "template/needs", "there are no tricks", 'write true, or add "trick": true');
  if (opts.refill && (!opts.talon || !opts.hand))
    error(report, `${path}.refill`, "template/needs", 'hands are refilled from a "talon" up to "hand"');
  else if (opts.refill === true && win)
    warn(report, `${path}.refill`, 'hands are not refilled where "move.win" ends rounds');
  const piles = !opts.trick && !win;
  if (piles && opts.talon?.lead && !opts.stack)
    warn(report, `${path}.talon.lead`, 'makes a growing stack: "stack" is taken as true');
  if (move.retreat?.uptake?.stack && !opts.stack && !opts.talon?.lead)
    if (piles) warn(report, `${path}.move.retreat.uptake.stack`, 'makes a growing stack: "stack" is taken as true');
    else warn(report, `${path}.move.retreat.uptake.stack`, "there is no stack to take up from");
  if (opts.trick && opts.lead?.["*"] === undefined)
    warn(report, `${path}.lead["*"]`, "the winner of a trick leads the next");
  const answers = move.response?.level || move.response?.amount;
  const pile = opts.stack || (piles && Boolean(opts.talon?.lead));
  if (answers && !move.pass && !move.retreat)
    error(
      report,
      `${path}.move.response`,
      "template/stuck",
      "who cannot answer could do nothing",
      pile ? 'allow "move.retreat"' : 'allow "move.pass" or "move.retreat"',
    );
  if (answers && pile && move.pass && !move.retreat)
    errorSince(
      2,
      report,
      `${path}.move.pass`,
      "template/stuck",
      "a pile stays as it is when somebody passes: once nobody can answer it, all pass for ever",
      'allow "move.retreat" instead, or end rounds with "move.win": {"last": true}',
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
  if (typeof move.response?.suite === "object" && move.response.suite.first && (opts.trick || pile))
    warn(
      report,
      `${path}.move.response.suite.first`,
      opts.trick ? "a trick asks for its first suit anyway" : "a pile asks for the suit on its top",
    );
  const hand = opts.hand === undefined ? undefined : Math.max(...handSizes(opts));
  if (hand !== undefined && typeof move.cards === "number" && move.cards > hand)
    error(report, `${path}.move.cards`, "template/stuck", `a hand of ${hand} never has ${move.cards} cards`);
};

export const checkBidding: Check = (opts, path, report) => {
  const { bidding } = opts;
  const at = `${path}.bidding`;
  if (!bidding) {
    if (opts.lead?.["0"] === "bidder") warn(report, `${path}.lead["0"]`, "nobody bids");
    for (const key of ["bonuses", "bidonly"] as const)
      if (opts.points?.[key]) warn(report, `${path}.points.${key}`, "nobody bids");
    if (opts.nextgame?.distribute?.bidding === false)
      warn(report, `${path}.nextgame.distribute.bidding`, "nobody bids");
    return;
  }
  if (
    !bidding.pass &&
    bidding.max === undefined &&
    bidding.mode !== "each" &&
    bidding.mode !== "accept" &&
    playersAtMost(opts) > 1
  )
    error(
      report,
      `${at}.pass`,
      "template/stuck",
      "bidding ends when all others have passed, or nobody may bid higher",
      'write "pass": true, or set "max"',
    );
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
  if (bidding.sell && !bidding.talon)
    error(report, `${at}.sell`, "template/needs", "there is no talon won that could be sold", 'add "bidding.talon"');
  checkSuits(opts, at, report);
  if (bidding.mode !== "accept") checkNumbers(bidding, at, report);
  if (opts.nextgame?.distribute?.bidding === false)
    warn(report, at, "after the first deal cards are exchanged instead of bidding");
};

const playersAtMost = ({ players }: Opts): number => (Array.isArray(players) ? players[1] : (players ?? 2));

/** The suits that a bid may name are suits of the game. */
function checkSuits(opts: Opts, at: string, report: Report): void {
  const { suite } = opts.bidding ?? {};
  if (suite === undefined) return;
  const foreign = [...suite].filter((suit) => !opts.suites?.includes(suit) || suit.length !== 1);
  if (foreign.length === 0) return;
  const said = typeof suite === "string" ? suite : foreign.join(", ");
  const meant = lettersHint([...suite].join(typeof suite === "string" ? "" : " "), "suites");
  error(report, `${at}.suite`, "template/unknown_name", `"${said.slice(0, 40)}" is not in "suites"`, meant);
}

/** Whether some bid lies between the limits, and the minima lie on one scale. */
function checkNumbers({ mode, min, max, step = 1 }: Bidding, at: string, report: Report): void {
  if (max === "hand") return;
  const any = (limit: typeof min): number | undefined => (typeof limit === "number" ? limit : limit?.["*"]);
  const [least, most] = [any(min) ?? 0, any(max)];
  if (most === undefined) warn(report, `${at}.max`, "bids have no maximum");
  // Bids for tricks go by the hands too: their own check says it.
  else if (least > most && mode !== "each")
    error(report, `${at}.max`, "template/stuck", `no bid lies between ${least} and ${most}`, `raise it to ${least}`);
  if (typeof min === "object" && Object.values(min).some((other) => (other - least) % step !== 0))
    errorSince(
      2,
      report,
      `${at}.min`,
      "template/conflict",
      `bids go in steps of ${step} from ${least}: no bid by circumstance would fit between them`,
    );
}

export const checkScores: Check = (opts, path, report) => {
  const { points, ranking } = opts;
  if (!points && !ranking) warn(report, `${path}.ranking`, "deals have no result", 'add "points" or "ranking"');
  if (ranking && !points && !ranking.finish)
    error(report, `${path}.ranking.finish`, "template/needs", "there is no other ranking", 'write "finish": true');
  if (ranking && points && !ranking.finish && ranking.stop === undefined)
    warn(report, `${path}.ranking`, '"points" decide the ranking');
  if (ranking?.titles) checkTitles(opts, `${path}.ranking.titles`, report);
  if (opts.complete && !points)
    error(report, `${path}.complete`, "template/needs", "only points complete a series", 'add "points"');
  if (opts.complete && opts.complete.score === undefined && opts.complete.deals === undefined)
    warn(report, `${path}.complete`, "a series without a score to reach goes on for ever", 'write {"score": …}');
  if (points?.trick && !opts.trick) warn(report, `${path}.points.trick`, "there are no tricks");
  const { nochange } = points?.penalties ?? {};
  const idle = nochange?.op === "mul" ? 1 : 0;
  if (nochange && nochange.op !== "set" && (nochange.value ?? idle) === idle)
    warn(report, `${path}.points.penalties.nochange`, "changes no total", 'write a "value" that does');
  const { distribute } = opts.nextgame ?? {};
  if (distribute) {
    const at = `${path}.nextgame.distribute`;
    if (!distribute.ranking)
      error(report, `${at}.ranking`, "template/stuck", "cards are exchanged by ranking only", 'write "ranking": true');
    if (!points && !ranking) error(report, at, "template/needs", "there is no ranking", 'add "ranking" or "points"');
  }
  if (typeof opts.lead?.["0"] === "object" && !points && !ranking)
    warn(report, `${path}.lead["0"]`, "there is no ranking", 'add "ranking" or "points"');
};

function checkTitles({ points, ranking, players }: Opts, at: string, report: Report): void {
  if (points) {
    warn(report, at, "points decide who is first: places have no titles", "leave it out");
    return;
  }
  const most = Math.floor(Math.max(...[players ?? 64].flat()) / 2);
  for (const end of ["best", "worst"] as const)
    if ((ranking?.titles?.[end]?.length ?? 0) > most)
      warn(
        report,
        `${at}.${end}`,
        `the better and the worse half have ${most} at most: the others are never held`,
        `write ${most} or less`,
      );
}
