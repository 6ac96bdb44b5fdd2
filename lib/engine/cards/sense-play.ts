import { lettersHint } from "./card-hints";
import { add, orLess, write } from "./say";
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
      error(report, at, "template/needs", "tricksWonBy", write('{"suite": true, "level": true}'));
    if (win?.level === "all") error(report, `${at}.level`, "template/conflict", "allNoTricks");
    if (win?.last) error(report, `${at}.last`, "template/conflict", "lastNoTricks");
    if (opts.stack) error(report, `${path}.stack`, "template/conflict", "tricksOrStack");
  } else if (win) {
    if (win.suite || win.level === true)
      error(report, at, "template/needs", "winsTricks", add('"trick": true', '"last"', '"level": "all"'));
    if (!win.last && win.level !== "all")
      error(report, at, "template/stuck", "roundNeverEnds", write('{"last": true}', '{"level": "all"}'));
    if (opts.stack) error(report, at, "template/conflict", "stackNoRounds");
  }
  if (move.crawl !== undefined && !opts.trick)
    error(report, `${path}.move.crawl`, "template/needs", "crawlInTricks", add('"trick": true'));
  if (typeof opts.refill === "object" && opts.refill.after === "trick" && !opts.trick)
    error(report, `${path}.refill.after`, "template/needs", "noTricks", write("true", '"trick": true'));
  if (opts.refill && (!opts.talon || !opts.hand)) error(report, `${path}.refill`, "template/needs", "refillFrom");
  else if (opts.refill === true && win) warn(report, `${path}.refill`, "refillNotInRounds");
  const piles = !opts.trick && !win;
  if (piles && opts.talon?.lead && !opts.stack) warn(report, `${path}.talon.lead`, "madeStack");
  if (move.retreat?.uptake?.stack && !opts.stack && !opts.talon?.lead)
    if (piles) warn(report, `${path}.move.retreat.uptake.stack`, "madeStack");
    else warn(report, `${path}.move.retreat.uptake.stack`, "noStackToTake");
  if (opts.trick && opts.lead?.["*"] === undefined) warn(report, `${path}.lead["*"]`, "winnerLeads");
  const answers = move.response?.level || move.response?.amount;
  const pile = opts.stack || (piles && Boolean(opts.talon?.lead));
  if (answers && !move.pass && !move.retreat)
    error(
      report,
      `${path}.move.response`,
      "template/stuck",
      "stuckAnswer",
      pile ? add('"move.retreat"') : add('"move.pass"', '"move.retreat"'),
    );
  if (answers && pile && move.pass && !move.retreat)
    errorSince(2, report, `${path}.move.pass`, "template/stuck", "allPassForEver", "retreatOrRounds");
  if (typeof move.cards === "number" && move.cards > 1 && (move.level || move.suite) && !move.retreat)
    error(
      report,
      `${path}.move.cards`,
      "template/stuck",
      { is: "stuckEqual", facts: { cards: move.cards } },
      write('"*"', '"move.retreat"'),
    );
  if (move.response?.suite && move.cards !== 1 && !move.suite && !move.pass && !move.retreat)
    error(
      report,
      `${path}.move.response.suite`,
      "template/stuck",
      "stuckFollow",
      write('"cards": 1', '"suite": true', '"move.pass"', '"move.retreat"'),
    );
  if (typeof move.response?.suite === "object" && move.response.suite.first && (opts.trick || pile))
    warn(report, `${path}.move.response.suite.first`, opts.trick ? "trickFirstSuit" : "pileTopSuit");
  const hand = handSizes(opts).length === 0 ? undefined : Math.max(...handSizes(opts));
  if (hand !== undefined && typeof move.cards === "number" && move.cards > hand)
    error(report, `${path}.move.cards`, "template/stuck", { is: "smallHand", facts: { hand, cards: move.cards } });
};

export const checkBidding: Check = (opts, path, report) => {
  const { bidding } = opts;
  const at = `${path}.bidding`;
  if (!bidding) {
    if (opts.lead?.["0"] === "bidder") warn(report, `${path}.lead["0"]`, "nobodyBids");
    for (const key of ["bonuses", "bidonly"] as const)
      if (opts.points?.[key]) warn(report, `${path}.points.${key}`, "nobodyBids");
    if (opts.nextgame?.distribute?.bidding === false) warn(report, `${path}.nextgame.distribute.bidding`, "nobodyBids");
    return;
  }
  if (
    !bidding.pass &&
    bidding.max === undefined &&
    bidding.mode !== "each" &&
    bidding.mode !== "accept" &&
    playersAtMost(opts) > 1
  )
    error(report, `${at}.pass`, "template/stuck", "biddingEnds", write('"pass": true', '"max"'));
  if (bidding.talon && !opts.talon && !("talon" in opts))
    error(report, `${at}.talon`, "template/needs", "noTalonToWin", add('"talon": {}'));
  if (bidding.distribute && !bidding.talon)
    error(report, `${at}.distribute`, "template/needs", "giverTakesTalon", add('"bidding.talon": true'));
  if (bidding.sell && !bidding.talon)
    error(report, `${at}.sell`, "template/needs", "noTalonToSell", add('"bidding.talon"'));
  checkSuits(opts, at, report);
  if (bidding.mode !== "accept") checkNumbers(bidding, at, report);
  if (opts.nextgame?.distribute?.bidding === false) warn(report, at, "exchangedInstead");
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
  error(
    report,
    `${at}.suite`,
    "template/unknown_name",
    { is: "notInSuites", facts: { name: said.slice(0, 40) } },
    meant,
  );
}

/** Whether some bid lies between the limits, and the minima lie on one scale. */
function checkNumbers({ mode, min, max, step = 1 }: Bidding, at: string, report: Report): void {
  if (max === "hand") return;
  const any = (limit: typeof min): number | undefined => (typeof limit === "number" ? limit : limit?.["*"]);
  const [least, most] = [any(min) ?? 0, any(max)];
  if (most === undefined) warn(report, `${at}.max`, "noMaximum");
  // Bids for tricks go by the hands too: their own check says it.
  else if (least > most && mode !== "each")
    error(
      report,
      `${at}.max`,
      "template/stuck",
      { is: "noBidBetween", facts: { least, most } },
      { is: "raiseTo", facts: { least } },
    );
  if (typeof min === "object" && Object.values(min).some((other) => (other - least) % step !== 0))
    errorSince(2, report, `${at}.min`, "template/conflict", { is: "bidSteps", facts: { step, least } });
}

export const checkScores: Check = (opts, path, report) => {
  const { points, ranking } = opts;
  if (!points && !ranking) warn(report, `${path}.ranking`, "noResult", add('"points"', '"ranking"'));
  if (ranking && !points && !ranking.finish)
    error(report, `${path}.ranking.finish`, "template/needs", "noOtherRanking", write('"finish": true'));
  if (ranking && points && !ranking.finish && ranking.stop === undefined) warn(report, `${path}.ranking`, "pointsRank");
  if (ranking?.titles) checkTitles(opts, `${path}.ranking.titles`, report);
  if (opts.complete && !points) error(report, `${path}.complete`, "template/needs", "pointsComplete", add('"points"'));
  if (opts.complete && opts.complete.score === undefined && opts.complete.deals === undefined)
    warn(report, `${path}.complete`, "seriesForEver", write('{"score": …}'));
  if (points?.trick && !opts.trick) warn(report, `${path}.points.trick`, "noTricks");
  const { nochange } = points?.penalties ?? {};
  const idle = nochange?.op === "mul" ? 1 : 0;
  if (nochange && nochange.op !== "set" && (nochange.value ?? idle) === idle)
    warn(report, `${path}.points.penalties.nochange`, "changesNoTotal", "valueThatDoes");
  const { distribute } = opts.nextgame ?? {};
  if (distribute) {
    const at = `${path}.nextgame.distribute`;
    if (!distribute.ranking)
      error(report, `${at}.ranking`, "template/stuck", "exchangeByRank", write('"ranking": true'));
    if (!points && !ranking) error(report, at, "template/needs", "noRanking", add('"ranking"', '"points"'));
  }
  if (typeof opts.lead?.["0"] === "object" && !points && !ranking)
    warn(report, `${path}.lead["0"]`, "noRanking", add('"ranking"', '"points"'));
};

function checkTitles({ points, ranking, players }: Opts, at: string, report: Report): void {
  if (points) {
    warn(report, at, "noTitles", "leaveItOut");
    return;
  }
  const most = Math.floor(Math.max(...[players ?? 64].flat()) / 2);
  for (const end of ["best", "worst"] as const)
    if ((ranking?.titles?.[end]?.length ?? 0) > most)
      warn(report, `${at}.${end}`, { is: "titlesAtMost", facts: { most } }, orLess(most));
}
