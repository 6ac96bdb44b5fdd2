import { type ContractRule, type LeftRule, type MeldRule, names, type Rules } from "./rules";
import { applyOp } from "./scoring";
import type { TemplateFile } from "./template";
import { choicesOf } from "./variants";
import type { Card, TemplateInfo } from "./vocabulary";

/** What a blind bid counts, in open ones of the same number; null where that is not the same for every number. */
function blindWorth({ bidding, bonusBlind, penaltyBid, penaltyBlind }: Rules): { made: number; missed: number } | null {
  if (!bidding?.blind) return null;
  const worthOf = (bid: number) => {
    const missed = penaltyBid && applyOp(bid, penaltyBlind ?? penaltyBid) / applyOp(bid, penaltyBid);
    return { made: bonusBlind ? applyOp(bid, bonusBlind) / bid : 1, missed: missed ?? Number.NaN };
  };
  const [low, high] = [worthOf(100), worthOf(200)];
  const isWorth = ({ made, missed }: typeof low) => Number.isInteger(made) && Number.isInteger(missed);
  return isWorth(low) && low.made === high.made && low.missed === high.missed ? low : null;
}

/** Does the talon lie there and nothing more: nobody draws, takes or plays from it? */
const isIdle = ({ talon, refill, refillAfterTrick, refillAfterRound, bidding, retreat, draw }: Rules): boolean =>
  talon !== null &&
  !draw &&
  !refill &&
  !refillAfterTrick &&
  !refillAfterRound &&
  !bidding?.talon &&
  !(retreat && talon.lead > 0);

/** In what a card has to be like the top of the pile. */
function matchesOf({ suit, level }: NonNullable<Rules["match"]>): ("suite" | "level")[] {
  const both = ["suite", "level"] as const;
  return both.filter((one) => (one === "suite" ? suit : level));
}

const worthOf = ({ deck }: Rules, worth: readonly number[]): Record<Card, number> =>
  Object.fromEntries(deck.map((card, id) => [card, worth[id]!]));

const meldsOf = (rules: Rules, { set, run, knock, gin, undercut, worth }: MeldRule): TemplateInfo["melds"] => ({
  ...{ set, run, knock, gin, undercut },
  worth: worthOf(rules, worth),
});

const leftOf = (rules: Rules, { worth, toWinner, times }: LeftRule): NonNullable<TemplateInfo["left"]> => ({
  worth: worthOf(rules, worth),
  toWinner,
  ...(times.length > 0 ? { times: times.map((row) => ({ ...row })) } : {}),
});

const bidsForTricks = ({ exact, nil, bags }: ContractRule): TemplateInfo["bidsForTricks"] => ({
  exact,
  nil: nil !== null,
  ...(bags && { bags: { ...bags } }),
});

/** What whoever opens a table chooses, and which choices these rules are made of. */
const variantsOf = (file: TemplateFile): TemplateInfo["variants"] =>
  (file.variants ?? []).map(({ name, choices }, at) => ({
    name,
    choices: choices.map((choice) => choice.name),
    chosen: choicesOf(file)[at]!,
  }));

/** What pages need to know of a template besides the view. */
export function infoOf(rules: Rules): TemplateInfo {
  const { file, contractPoints: contract } = rules;
  const blind = blindWorth(rules);
  return {
    name: file.name,
    levels: file.opts.levels ?? "",
    suites: file.opts.suites ?? "",
    seats: { ...rules.seats },
    cards: rules.deck.length,
    hand: rules.hands === null ? null : Math.max(...rules.hands),
    has: {
      bidding: rules.bidding !== null,
      blind: rules.bidding?.blind ?? false,
      sell: rules.bidding?.sell ?? false,
      tricks: rules.rounds === "trick",
      stack: rules.stack,
      talon: rules.talon !== null,
      trump: rules.trump || (rules.talon?.trump ?? false),
      discards: rules.discards,
      points: rules.scoring === "points",
      crawl: rules.crawl !== null,
      pass: rules.pass || rules.draw !== null || (rules.bidding?.pass ?? false),
      retreat: rules.retreat !== null,
    },
    specials: rules.specials.map(({ name }) => {
      const points = rules.specialPoints[name] ?? null;
      return { name, points: points !== null && typeof points === "object" ? { ...points } : points };
    }),
    wins: { suit: rules.winSuit, level: rules.winLevel },
    deck: worthOf(rules, rules.points),
    ...(rules.trumpPoints ? { trumpDeck: worthOf(rules, rules.trumpPoints) } : {}),
    ...(rules.lastTrick === 0 ? {} : { lastTrick: rules.lastTrick }),
    ...(rules.talonTo === null ? {} : { talonTo: rules.talonTo }),
    ...(rules.retreat?.trick ? { picksUp: true as const } : {}),
    completeScore: rules.complete,
    ...(rules.teams === null ? {} : { teams: rules.teams === "bidder" ? rules.teams : [...rules.teams] }),
    ...(file.opts.trumps ? { trumps: [...file.opts.trumps] } : {}),
    ...(rules.bidding?.accept
      ? { makesTrump: { alone: rules.bidding.accept.alone, takes: rules.bidding.accept.take } }
      : {}),
    ...(rules.lowWins ? { lowWins: true as const } : {}),
    ...(rules.left ? { left: leftOf(rules, rules.left) } : {}),
    ...(rules.match ? { matches: matchesOf(rules.match) } : {}),
    ...(rules.wild ? { wild: rules.levels[rules.wild.level]! } : {}),
    ...(rules.melds ? { melds: meldsOf(rules, rules.melds) } : {}),
    ...(rules.pairs ? { bouts: { limit: rules.pairs.limit, first: rules.pairs.first } } : {}),
    ...(file.opts.trick && !file.opts.move?.response ? { freeSuit: true as const } : {}),
    ...(rules.stock?.frees ? { freeTalon: true as const } : {}),
    ...(rules.stock ? { stock: { swap: rules.stock.swap !== null, close: rules.stock.close !== null } } : {}),
    ...(file.opts.ranking?.titles && rules.scoring === "ranking" ? { titles: file.opts.ranking.titles } : {}),
    ...(rules.claim ? { claims: rules.claim.points } : {}),
    ...(rules.claim?.lastWins ? { lastWins: true as const } : {}),
    ...(rules.claim && rules.games ? { games: rules.games.map((row) => ({ ...row })) } : {}),
    ...(rules.draw ? { draws: { count: rules.draw.count, when: rules.draw.when } } : {}),
    ...(rules.shoot === null ? {} : { shoot: { ...rules.shoot } }),
    ...(contract === null ? {} : { bidsForTricks: bidsForTricks(contract) }),
    ...(rules.tricksCount === null ? {} : { trickCounts: { ...rules.tricksCount } }),
    ...(rules.passing === null ? {} : { passes: { cards: rules.passing.cards, to: [...rules.passing.to] } }),
    ...(isIdle(rules) ? { idleTalon: true as const } : {}),
    ...(rules.completeDeals === null ? {} : { completeDeals: rules.completeDeals }),
    ...(blind === null ? {} : { blind }),
    ...(rules.exchange === null ? {} : { exchange: rules.exchange }),
    ...(rules.redeal === null ? {} : { redeal: { min: rules.redeal.min, cards: names(rules, rules.redeal.cards) } }),
    ...(file.variants ? { variants: variantsOf(file) } : {}),
    description: file.description,
    i18n: file.i18n,
  };
}
