import { giftsOf } from "./bidding";
import { cardMeant, isCard } from "./card-hints";
import { compileRules } from "./compile-rules";
import { dealOut, distinctDeals } from "./deal";
import { handSize } from "./rules";
import { canGain } from "./scoring";
import { checkCombos } from "./sense-combos";
import { checkIdle } from "./sense-idle";
import { checkMelds } from "./sense-melds";
import { checkDeck, checkLetters, checkNamedCards, checkNames, checkOrders } from "./sense-names";
import { checkPairs } from "./sense-pairs";
import { checkPiles } from "./sense-piles";
import { checkBidding, checkScores, checkTable } from "./sense-play";
import { checkReach } from "./sense-reach";
import { error, errorSince, warn } from "./sense-report";
import { checkSigns } from "./sense-signs";
import { checkStock } from "./sense-stock";
import { checkTricks } from "./sense-tricks";
import { checkTrumps } from "./sense-trumps";
import type { Report } from "./shape";
import type { TemplateFile } from "./template";

/** What the deals of every number of seats need: enough cards to hold, to give and to lead by rank. */
function checkDeals(file: TemplateFile, path: string, report: Report): void {
  const rules = compileRules(file, "");
  const say = (seats: number, at: string, what: string): void =>
    error(report, `${path}.${at}`, "template/too_few_cards", `with ${seats} players ${what}`);
  const deck = rules.deck.map((_, id) => id);
  const { leadRanking: lead, exchange, passing } = rules;
  for (let seats = rules.seats.min; seats <= rules.seats.max && report.errors.length === 0; seats++) {
    const { hands, talon } = dealOut(rules, deck, seats);
    const sizes = distinctDeals(rules).flatMap((played) =>
      dealOut(rules, deck, seats, played).hands.map((hand) => hand.length),
    );
    const least = Math.min(...sizes);
    const gives = rules.bidding?.gives ?? null;
    if (least < 1) say(seats, "players", "there are not enough cards for all");
    else if (gives === "equal" && hands.some((_, place) => giftsOf(rules, hands, talon.length, place) === null)) {
      const all = hands.reduce((sum, hand) => sum + hand.length, talon.length);
      error(
        report,
        `${path}.bidding.distribute`,
        "template/uneven",
        `with ${seats} players ${all} cards cannot be shared out equally`,
        'change "hand", "talon" or "players", or write {"cards": …} for so many to each',
      );
    } else if (typeof gives === "number" && least + talon.length <= gives * (seats - 1))
      say(
        seats,
        "bidding.distribute",
        `the bidder has not ${gives === 1 ? "a card" : `${gives} cards`} for everybody else`,
      );
    else if (passing !== null && passing.cards > least) say(seats, "exchange.cards", `a hand has only ${least} cards`);
    else if (exchange !== null && exchange > least)
      say(seats, "nextgame.distribute.max", `a hand has only ${least} cards`);
    if (rules.bidding?.accept && talon.length === 0)
      say(seats, "bidding.mode", "no card is left that could be turned up");
    if (lead !== null && (lead >= seats || lead < -seats)) say(seats, 'lead["0"].ranking', `there is no place ${lead}`);
  }
}

/** What can never happen in any deal: a hand that is never full, a redeal nobody may demand, a total nobody reaches. */
function checkChances(file: TemplateFile, path: string, report: Report): void {
  const rules = compileRules(file, "");
  const deck = rules.deck.map((_, id) => id);
  const { redeal, complete } = rules;
  const deals = distinctDeals(rules);
  let fullest = 0;
  // A size for a number of players who never play is none that anybody waits for.
  let hand = 0;
  for (let seats = rules.seats.min; seats <= rules.seats.max; seats++)
    for (const deal of deals) {
      hand = Math.max(hand, handSize(rules, deal, seats) ?? 0);
      for (const dealt of dealOut(rules, deck, seats, deal).hands) fullest = Math.max(fullest, dealt.length);
    }
  if (fullest < hand)
    warn(
      report,
      `${path}.hand`,
      `no hand ever gets ${hand} cards`,
      `at most ${fullest} are dealt: write that, or nothing`,
    );
  if (redeal) {
    const held = Math.min(new Set(redeal.cards).size, fullest);
    if (redeal.min > held)
      warn(report, `${path}.redeal.condition.min`, `nobody ever holds ${redeal.min} of them`, `write ${held} or less`);
  }
  if (complete === null) return;
  const at = `${path}.complete.score`;
  if (complete <= 0)
    errorSince(
      2,
      report,
      at,
      "template/unreachable",
      "all begin at 0: the first deal would end the series",
      "write a number above 0",
    );
  else if (!canGain(rules))
    errorSince(
      2,
      report,
      at,
      "template/unreachable",
      `no deal adds to a total: nobody ever reaches ${complete}`,
      "the highest total ends a series; where points cost, let the host begin a new one",
    );
}

const CHECKS = [
  checkLetters,
  checkNamedCards,
  checkOrders,
  checkTable,
  checkNames,
  checkBidding,
  checkScores,
  checkTricks,
  checkCombos,
  checkPiles,
  checkStock,
  checkPairs,
  checkMelds,
  checkTrumps,
  checkSigns,
  checkIdle,
];

/** Reports what a template of right shape cannot mean, and what does nothing in it. */
export function checkSense(file: TemplateFile, path: string, report: Report): void {
  const { players } = file.opts;
  if (Array.isArray(players) && players[0] > players[1])
    error(report, `${path}.players`, "template/stuck", "the fewest are more than the most");
  checkDeck(file.opts, path, report);
  // What is wrong with the deck was said: the rest is read as if its cards were written as they were meant.
  const cards = file.opts.cards.map((card) => (isCard(card) ? card : (cardMeant(card)?.card ?? card)));
  for (const check of CHECKS) check({ ...file.opts, cards }, path, report);
  if (report.errors.length > 0) return;
  checkDeals(file, path, report);
  if (report.errors.length === 0) checkChances(file, path, report);
  if (report.errors.length === 0) checkReach(compileRules(file, ""), file.opts, path, report);
}
