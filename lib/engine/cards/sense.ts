import { giftsOf } from "./bidding";
import { cardMeant, isCard } from "./card-hints";
import { compileRules } from "./compile-rules";
import { dealOut, distinctDeals } from "./deal";
import { handSize } from "./rules";
import { orLess, type Said } from "./say";
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
import { checkTakings } from "./sense-takings";
import { checkTricks } from "./sense-tricks";
import { checkTrumps } from "./sense-trumps";
import type { Report } from "./shape";
import type { TemplateFile } from "./template";

/** What the deals of every number of seats need: enough cards to hold, to give and to lead by rank. */
function checkDeals(file: TemplateFile, path: string, report: Report): void {
  const rules = compileRules(file, "");
  const say = (at: string, says: Said): void => error(report, `${path}.${at}`, "template/too_few_cards", says);
  const deck = rules.deck.map((_, id) => id);
  const { leadRanking: lead, exchange, passing } = rules;
  for (let seats = rules.seats.min; seats <= rules.seats.max && report.errors.length === 0; seats++) {
    const { hands, talon } = dealOut(rules, deck, seats);
    const sizes = distinctDeals(rules).flatMap((played) =>
      dealOut(rules, deck, seats, played).hands.map((hand) => hand.length),
    );
    const least = Math.min(...sizes);
    const gives = rules.bidding?.gives ?? null;
    if (least < 1) say("players", { is: "tooFewCards", facts: { seats } });
    else if (gives === "equal" && hands.some((_, place) => giftsOf(rules, hands, talon.length, place) === null)) {
      const all = hands.reduce((sum, hand) => sum + hand.length, talon.length);
      error(
        report,
        `${path}.bidding.distribute`,
        "template/uneven",
        { is: "cannotShare", facts: { seats, all } },
        "shareOut",
      );
    } else if (typeof gives === "number" && least + talon.length <= gives * (seats - 1))
      say("bidding.distribute", { is: "bidderLacks", facts: { seats, gives } });
    else if (passing !== null && passing.cards > least)
      say("exchange.cards", { is: "handOnly", facts: { seats, least } });
    else if (exchange !== null && exchange > least)
      say("nextgame.distribute.max", { is: "handOnly", facts: { seats, least } });
    if (rules.bidding?.accept && talon.length === 0) say("bidding.mode", { is: "noneLeftToTurn", facts: { seats } });
    if (lead !== null && (lead >= seats || lead < -seats))
      say('lead["0"].ranking', { is: "noPlace", facts: { seats, place: lead } });
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
    warn(report, `${path}.hand`, { is: "handNeverFull", facts: { hand } }, { is: "atMostDealt", facts: { fullest } });
  if (redeal) {
    const held = Math.min(new Set(redeal.cards).size, fullest);
    if (redeal.min > held)
      warn(report, `${path}.redeal.condition.min`, { is: "neverHoldsMany", facts: { min: redeal.min } }, orLess(held));
  }
  if (complete === null) return;
  const at = `${path}.complete.score`;
  if (complete <= 0) errorSince(2, report, at, "template/unreachable", "seriesAtOnce", "aboveZero");
  else if (!canGain(rules))
    errorSince(2, report, at, "template/unreachable", { is: "nothingAdds", facts: { score: complete } }, "highestEnds");
}

const CHECKS = [
  checkLetters,
  checkTakings,
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
    error(report, `${path}.players`, "template/stuck", "fewestOverMost");
  checkDeck(file.opts, path, report);
  // What is wrong with the deck was said: the rest is read as if its cards were written as they were meant.
  const cards = file.opts.cards.map((card) => (isCard(card) ? card : (cardMeant(card)?.card ?? card)));
  for (const check of CHECKS) check({ ...file.opts, cards }, path, report);
  if (report.errors.length > 0) return;
  checkDeals(file, path, report);
  if (report.errors.length === 0) checkChances(file, path, report);
  if (report.errors.length === 0) checkReach(compileRules(file, ""), file.opts, path, report);
}
