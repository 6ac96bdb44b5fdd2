import { dealOut } from "./deal";
import { compileRules } from "./rules";
import { checkDeck, checkNamedCards, checkNames, checkOrders } from "./sense-names";
import { checkBidding, checkScores, checkTable } from "./sense-play";
import { error } from "./sense-report";
import type { Report } from "./shape";
import type { TemplateFile } from "./template";

/** What the deals of every number of seats need: enough cards to hold, to give and to lead by rank. */
function checkDeals(file: TemplateFile, path: string, report: Report): void {
  const rules = compileRules(file, "");
  const say = (seats: number, at: string, what: string): void =>
    error(report, `${path}.${at}`, "template/too_few_cards", `with ${seats} players ${what}`);
  const deck = rules.deck.map((_, id) => id);
  const { leadRanking: lead, exchange } = rules;
  for (let seats = rules.seats.min; seats <= rules.seats.max && report.errors.length === 0; seats++) {
    const { hands, talon } = dealOut(rules, deck, seats);
    const least = Math.min(...hands.map((hand) => hand.length));
    if (least < 1) say(seats, "players", "there are not enough cards for all");
    else if (rules.bidding?.distribute && least + talon.length < seats)
      say(seats, "bidding.distribute", "the bidder has not a card for everybody else");
    else if (exchange !== null && exchange > least)
      say(seats, "nextgame.distribute.max", `a hand has only ${least} cards`);
    if (lead !== null && (lead >= seats || lead < -seats)) say(seats, 'lead["0"].ranking', `there is no place ${lead}`);
  }
}

const CHECKS = [checkDeck, checkNamedCards, checkOrders, checkTable, checkNames, checkBidding, checkScores];

/** Reports what a template of right shape cannot mean, and what does nothing in it. */
export function checkSense(file: TemplateFile, path: string, report: Report): void {
  const before = report.errors.length;
  const { players } = file.opts;
  if (Array.isArray(players) && players[0] > players[1])
    error(report, `${path}.players`, "template/stuck", "the fewest are more than the most");
  for (const check of CHECKS) check(file.opts, path, report);
  if (report.errors.length === before && before === 0) checkDeals(file, path, report);
}
