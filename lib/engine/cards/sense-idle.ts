import { LEVELS } from "./card-hints";
import { pointsOf } from "./compile-rules";
import { keyPath } from "./problem-path";
import { suitName } from "./rules";
import { type Check, refuseNowhere, warnNowhere } from "./sense-report";
import { isGroup, type Opts } from "./template";

/** Options that do nothing, or not what they seem to, beside others that are there. */

const seatsOf = ({ players }: Opts): readonly [number, number] =>
  Array.isArray(players) ? [players[0], players[1]] : [1, players ?? 64];

const removed = (path: string) => ({ path });

/** What is said of bids for points, where there are none, or none that is blind. */
const checkBidOptions: Check = (opts, path, report) => {
  const { bidding, points } = opts;
  const mode = bidding ? (bidding.mode ?? "auction") : "none";
  const { bid, blind } = points?.penalties ?? {};
  const said: [string, unknown][] = [
    ["penalties.bid", mode === "each" ? undefined : bid],
    ["penalties.blind", blind],
    // Where nobody bids at all, the check of bidding tells of these.
    ["bonuses.blind", bidding && points?.bonuses?.blind],
    ["bidonly", bidding && points?.bidonly],
  ];
  for (const [key, value] of said) {
    const at = `${path}.points.${key}`;
    if (value === undefined) continue;
    if (mode !== "auction") warnNowhere(report, at, { is: "nobodyOutbids", facts: { mode } }, removed(at));
    else if (key.endsWith("blind") && !bidding?.blind) warnNowhere(report, at, { is: "nobodyBlind" }, removed(at));
    else if (points?.games) warnNowhere(report, at, { is: "gamesCount" }, removed(at));
  }
  if (!bidding) return;
  for (const limit of ["min", "max"] as const) {
    const value = bidding[limit];
    const at = `${path}.bidding.${limit}.blind`;
    if (typeof value === "object" && value.blind !== undefined && !bidding.blind)
      warnNowhere(report, at, { is: "nobodyBlind" }, removed(at));
  }
  if (bidding.void && mode === "each")
    warnNowhere(report, `${path}.bidding.void`, { is: "neverVoid" }, removed(`${path}.bidding.void`));
  for (const [i, row] of (points?.makers ?? []).entries()) {
    const at = `${path}.points.makers[${i}].alone`;
    if (row.alone !== undefined && mode === "accept" && !bidding.alone)
      warnNowhere(report, at, { is: "nobodyAlone" }, removed(at));
  }
};

/** Who is said to lead, where the bidding or the kind of game says it. */
const checkLeaders: Check = (opts, path, report) => {
  const { lead, bidding, trick, move, talon, nextgame } = opts;
  const first = lead?.["0"];
  const at = keyPath(`${path}.lead`, "0");
  const must = typeof first === "object" && first.must;
  if (first === "bidder" && bidding?.mode === "each") warnNowhere(report, at, { is: "noBidder" }, removed(at));
  else if (first !== undefined && !must && bidding?.mode === "accept")
    warnNowhere(report, at, { is: "acceptLeads" }, removed(at));
  else if (typeof first === "object" && !must && bidding?.talon && talon !== undefined && !nextgame?.distribute)
    warnNowhere(report, at, { is: "talonLeads" }, removed(at));
  const by = must ? "lead.0.must" : lead?.closed ? "lead.closed" : null;
  if (trick && talon?.lead && by) refuseNowhere(report, `${path}.talon.lead`, { is: "ledAlready", facts: { by } });
  const each = keyPath(`${path}.lead`, "*");
  if (lead?.["*"] && !trick && !move?.win) warnNowhere(report, each, { is: "noTricksToLead" }, removed(each));
  const suits = new Set(opts.cards.map(suitName));
  if (lead?.closed && [...suits].every((suit) => lead.closed?.includes(suit)))
    warnNowhere(report, `${path}.lead.closed`, { is: "allClosed" }, removed(`${path}.lead.closed`));
  const count = opts.cards.every((card) => pointsOf(opts, card) !== 0);
  if (move?.first?.points === false && opts.points?.trick && count)
    warnNowhere(report, `${path}.move.first`, { is: "allCount" }, removed(`${path}.move.first`));
};

/** What a move of one card has by itself, and answers by trumps that are never made. */
const checkMoves: Check = (opts, path, report) => {
  const { move, trump, talon, stack, trick } = opts;
  if (!move) return;
  const tell = (at: string, key: "level" | "suite" | "amount"): void =>
    warnNowhere(report, at, { is: "oneCard", facts: { key } }, removed(at));
  if (move.cards === 1) {
    for (const key of ["level", "suite"] as const) if (move[key]) tell(`${path}.move.${key}`, key);
    // What lies there may have more cards: with a group, or as it was laid open.
    const more = Number(talon?.lead ?? 0) > 1 || Object.values(move.response ?? {}).some(isGroup);
    if (move.response?.amount && !Array.isArray(move.response.match) && !more)
      tell(`${path}.move.response.amount`, "amount");
  }
  const { suite } = move.response ?? {};
  const special = move.special !== undefined && Object.hasOwn(move.special, "trump");
  const strict = typeof suite === "object" && (suite.trump === "mandatory" || suite.trump === "alternative");
  if (strict && !trump && !talon?.trump && !special)
    warnNowhere(
      report,
      `${path}.move.response.suite.trump`,
      { is: "noTrump" },
      removed(`${path}.move.response.suite.trump`),
    );
  // Whoever has to lead several cards may have none that go together: then it is their way out.
  const canLead = (typeof move.cards !== "number" || move.cards === 1) && !move.combos;
  const retreat = `${path}.move.retreat`;
  if (move.retreat && !move.retreat.uptake?.stack && !move.retreat.uptake?.trick && canLead)
    if (trick) warnNowhere(report, retreat, { is: "retreatsInTricks" });
    else if (move.win && !stack && move.pass === true)
      warnNowhere(report, retreat, { is: "retreatsInRounds" }, removed(retreat));
  if (!trick && move.win?.level === "all" && !move.win.last && move.pass)
    warnNowhere(report, `${path}.move.win`, { is: "playsOnAlone" }, { path: `${path}.move.win.last`, value: true });
};

/** Levels in the order in which people say them, the strongest first. */
const checkStrength: Check = ({ levels, trick, move, stack }, path, report) => {
  const counts = (trick && move?.win?.level) || move?.response?.level || move?.combos || stack === "pairs";
  const plain = [...(levels ?? "")].filter((level) => level !== "X");
  const falls = (order: string): boolean =>
    plain.every((level, i) => i === 0 || order.indexOf(level) < order.indexOf(plain[i - 1]!));
  if (!counts || plain.length < 4 || !(falls(LEVELS) || falls(`A${LEVELS.slice(0, -1)}`))) return;
  const right = [...levels!].reverse().join("");
  const facts = { strongest: plain.at(-1)!, weakest: plain[0]!, right };
  warnNowhere(report, `${path}.levels`, { is: "levelsReversed", facts }, { path: `${path}.levels`, value: right });
};

/** Teams that share nothing, are none, or are not as large as each other. */
const checkTeamSizes: Check = (opts, path, report) => {
  const { teams, trick, points } = opts;
  const at = `${path}.teams`;
  if (teams === undefined) return;
  const specials = Object.keys(points?.special ?? {}).length > 0;
  if (teams === "bidder") {
    const [least, most] = seatsOf(opts);
    if (least === 2 && most === 2) warnNowhere(report, at, { is: "oneAgainstOne" }, removed(at));
    return;
  }
  const sizes = teams.map((team) => team.length);
  const [most, least] = [Math.max(...sizes), Math.min(...sizes)];
  if (most === 1 && !points?.makers) warnNowhere(report, at, { is: "teamsOfOne" });
  else if (!trick && !specials) warnNowhere(report, at, { is: "teamsShareNothing" }, removed(at));
  else if (most !== least) warnNowhere(report, at, { is: "unevenTeams", facts: { most, least } });
};

/** What a deal counts besides, where something else says it all. */
const checkOtherCounts: Check = (opts, path, report) => {
  const { points, complete, refill, bidding, ranking, stack, effects } = opts;
  const tell = (key: string, is: "claimsCount" | "gamesCount"): void =>
    warnNowhere(report, `${path}.points.${key}`, { is }, removed(`${path}.points.${key}`));
  if (complete?.deal && points?.count) tell("count", "claimsCount");
  if (points?.games && points.shoot) tell("shoot", "gamesCount");
  if (points?.games && points.left) tell("left", "gamesCount");
  const over = `${path}.points.contract.failed.over`;
  if (points?.contract?.failed?.over && !points.contract.exact)
    warnNowhere(report, over, { is: "failedOver" }, removed(over));
  if (typeof refill === "object" && refill.after === "trick" && bidding?.talon)
    warnNowhere(report, `${path}.refill`, { is: "talonTaken" }, removed(`${path}.refill`));
  if (stack === "pairs" && ranking?.stop !== undefined)
    warnNowhere(report, `${path}.ranking.stop`, { is: "boutsStop" }, removed(`${path}.ranking.stop`));
  if (seatsOf(opts)[1] !== 2) return;
  for (const [name, effect] of Object.entries(effects ?? {})) {
    const at = keyPath(`${path}.effects`, name);
    const only = Object.keys(effect).length === 1;
    if (effect.reverse) warnNowhere(report, `${at}.reverse`, { is: "twoTurns" }, removed(only ? at : `${at}.reverse`));
  }
};

/** One number of players where it is hardly meant: it lets one play alone. */
const checkAlone: Check = ({ players, teams }, path, report) => {
  if (typeof players !== "number" || players < 2 || teams !== undefined) return;
  warnNowhere(report, `${path}.players`, { is: "aloneToo", facts: { most: players } });
};

/** Warns of options that do nothing beside others. */
export const checkIdle: Check = (opts, path, report) => {
  for (const check of [
    checkBidOptions,
    checkLeaders,
    checkMoves,
    checkStrength,
    checkTeamSizes,
    checkOtherCounts,
    checkAlone,
  ])
    check(opts, path, report);
};
