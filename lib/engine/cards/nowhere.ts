/** What is said of an option: what happens, and what to write instead. */
export type Sentence = { message: string; hint?: string };

type Signs = { low: boolean };

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? "" : "s"}`;

const gains = ({ low }: Signs): string => (low ? "counts against its bidder" : "costs its bidder");

/**
 * What the check says of options that lead nowhere, or elsewhere than they seem to. In English; pages say the same in their
 * reader's language (`lib/texts/game-options/nowhere.*`).
 */
export const NOWHERE = {
  // What no deal reaches
  overTricks: ({ most }: { most: number }): Sentence => ({
    message: `a deal has ${count(most, "trick")}: nobody ever takes more, and nothing counts`,
    hint: `write less than ${most}`,
  }),
  manyTricks: ({ most }: { most: number }): Sentence => ({
    message: `a deal has ${count(most, "trick")}: nobody ever takes so many`,
    hint: `write ${most} or less`,
  }),
  lateRound: ({ most }: { most: number }): Sentence => ({
    message: `a deal has ${count(most, "trick")}, counted from 0: this one never comes`,
    hint: `write ${most - 1} or less`,
  }),
  shadowed: ({ by }: { by: number }): Sentence => ({
    message: `an earlier line, number ${by + 1}, fits whenever this one does: this one never counts`,
    hint: "put the narrower line first",
  }),
  bidsTooHigh: ({ least }: { least: number }): Sentence => ({
    message: `a hand may have only ${count(least, "card")}: whoever bids more tricks fails for certain`,
    hint: 'write "hand": nobody can bid more than they hold',
  }),
  neverHeld: ({ most }: { most: number }): Sentence => ({
    message: `nobody ever holds more than ${count(most, "card")}: it is never declared`,
    hint: `write ${most} or less`,
  }),
  neverLeft: ({ most }: { most: number }): Sentence => ({
    message: `no hand has more than ${count(most, "card")}: nothing is ever counted so`,
    hint: `write ${most} or less`,
  }),
  smallTalon: ({ most }: { most: number }): Sentence => ({
    message: `the talon has ${count(most, "card")} when play begins: it is never possible`,
    hint: `write ${most} or less`,
  }),
  handsNeverDealt: ({ deals, listed }: { deals: number; listed: number }): Sentence => ({
    message: `the series ends after ${count(deals, "deal")}: of ${listed} hand sizes the last ${listed - deals} never come`,
    hint: `list ${deals} of them, or write "complete": {"deals": ${listed}}`,
  }),
  passesNeverMade: ({ deals, listed }: { deals: number; listed: number }): Sentence => ({
    message: `the series ends after ${count(deals, "deal")}: of ${listed} directions the last ${listed - deals} never come`,
    hint: `list ${deals} of them, or write "complete": {"deals": ${listed}}`,
  }),
  shortHand: ({ seats, size, dealt }: { seats: number; size: number; dealt: number }): Sentence => ({
    message: `with ${seats} players there are not cards enough for hands of ${size}: they get ${dealt}`,
    hint: `write {"*": ${size}, "${seats}": ${dealt}}, or let fewer play`,
  }),
  unevenHands: ({ seats, more, fewer }: { seats: number; more: number; fewer: number }): Sentence => ({
    message: `with ${seats} players some get ${more} cards and others ${fewer}: the last trick is played by some only`,
    hint: `write "hand": {"*": …, "${seats}": ${fewer}}, or take cards out of the deck`,
  }),
  keptTalon: ({ more, fewer }: { more: number; fewer: number }): Sentence => ({
    message: `the bidder plays with ${more} cards, all others with ${fewer}: ${more - fewer} of them never come to a trick`,
    hint: 'add "distribute", so that the bidder gives cards away',
  }),
  bidsNeverMade: ({ min, sum }: { min: number; sum: number }): Sentence => ({
    message: `all that counts in a deal is ${sum} together: no bid of ${min} is ever made`,
    hint: `write ${sum} or less, or let cards count more`,
  }),
  claimTooHigh: ({ most }: { most: number }): Sentence => ({
    message: `all that counts in a deal is ${most} together: nobody could claim so many`,
    hint: `write ${most} or less`,
  }),
  anyKnock: ({ worst }: { worst: number }): Sentence => ({
    message: `no hand ever counts more than ${worst}: anybody may knock at once`,
    hint: `write less than ${worst}`,
  }),
  drawsTooMany: ({ deck }: { deck: number }): Sentence => ({
    message: `the deck has only ${count(deck, "card")}: nobody can draw so many`,
    hint: "write a smaller number",
  }),
  gamesUnended: (): Sentence => ({
    message: "where no line fits, a deal counts nothing",
    hint: 'end with a line that has only a "value"',
  }),
  bidOnlyNever: ({ score }: { score: number }): Sentence => ({
    message: `the series ends at ${score}: nobody goes on from so much`,
    hint: `write less than ${score}`,
  }),
  // Signs that reward failing
  madeCosts: (signs: Signs): Sentence => ({
    message: `a bid that is made ${gains(signs)}`,
    hint: signs.low
      ? 'the fewest points win: leave "order" out, or write numbers below 0'
      : "write numbers above 0 for what is made",
  }),
  failedGains: ({ low }: Signs): Sentence => ({
    message: "a bid that fails gains points",
    hint: low ? "the fewest points win: write numbers above 0" : "write numbers below 0, or 0",
  }),
  nilMadeCosts: (signs: Signs): Sentence => ({
    message: `a promise of no trick that is kept ${gains(signs)}`,
    hint: "turn the sign round",
  }),
  nilFailedGains: (): Sentence => ({
    message: "a promise of no trick that is broken gains points",
    hint: "turn the sign round",
  }),
  bagsGain: (): Sentence => ({
    message: "tricks beyond the bids gain points along the series",
    hint: "turn the sign round, or leave it out",
  }),
  missedGains: ({ op, value }: { op: "mul" | "add"; value: number }): Sentence => ({
    message:
      op === "mul"
        ? `a bid that is missed counts ${value === 1 ? "as if it was made" : `${value} times`}`
        : "a bid that is missed counts as if it was made",
    hint: op === "mul" ? 'write "value": -1: the bid is lost' : 'write {"op": "mul", "value": -1}: the bid is lost',
  }),
  blindCosts: (): Sentence => ({
    message: "a blind bid that is made brings less than an open one",
    hint: 'write {"op": "mul", "value": 2}: it counts twice',
  }),
  blindSame: (): Sentence => ({
    message: "a blind bid that is made counts as an open one",
    hint: 'write {"op": "mul", "value": 2}: it counts twice',
  }),
  idleGains: ({ low }: Signs): Sentence => ({
    message: "whoever scores nothing for so many deals is rewarded",
    hint: low ? "write a number above 0" : "write a number below 0",
  }),
  makersCost: (signs: Signs): Sentence => ({
    message: `a trump whose tricks are taken ${signs.low ? "counts against its makers" : "costs its makers"}`,
    hint: signs.low ? 'the fewest points win: leave "order" out' : "write a number above 0",
  }),
  makersFailGain: (): Sentence => ({
    message: "the other side gets it with its sign turned: makers that fail take points from it",
    hint: "write a number below 0",
  }),
  gamesLow: (): Sentence => ({
    message: "whoever wins a deal gets game points, and the fewest points win: it counts against them",
    hint: 'leave "order" out',
  }),
  shootHigh: (): Sentence => ({
    message: "whoever takes all has no points and the others get them, and the most points win: it is a loss",
    hint: 'write "order": "low" if cards cost, or a number below 0',
  }),
  shootLow: (): Sentence => ({
    message: "the fewest points win: what the others get is a gift to them",
    hint: "write a number above 0",
  }),
  lowBelow: (): Sentence => ({
    message: "cards count below 0 and the fewest points win: whoever takes them gains",
    hint: 'leave "order" out, or write numbers above 0',
  }),
  leftGains: ({ to, low }: { to: boolean; low: boolean }): Sentence => ({
    message: to
      ? "whoever is out first gets what is left in other hands, and it counts against them"
      : "whoever still holds cards gains by them",
    hint: to
      ? low
        ? 'leave "order" or "to" out'
        : "write numbers above 0"
      : low
        ? "the fewest points win: write numbers above 0"
        : 'write "to": "winner", or "order": "low", or numbers below 0',
  }),
  meldsCost: (): Sentence => ({
    message: "whoever does it loses points by it",
    hint: "write 0 or more",
  }),
  // What does nothing
  nobodyOutbids: ({ mode }: { mode: "none" | "each" | "accept" }): Sentence => ({
    message:
      mode === "none"
        ? "nobody bids"
        : mode === "each"
          ? "everybody bids for tricks, and no bid wins: it does nothing"
          : "a trump is accepted, and nobody bids points: it does nothing",
    hint: mode === "each" ? 'leave it out: "points.contract" says what bids bring' : "leave it out",
  }),
  nobodyBlind: (): Sentence => ({ message: "nobody bids blind", hint: 'leave it out, or add "bidding.blind": true' }),
  oneCard: ({ key }: { key: "level" | "suite" | "amount" }): Sentence => ({
    message:
      key === "amount"
        ? "one card is played at a time: there are as many as before anyway"
        : `one card is played at a time: it has one ${key === "level" ? "level" : "suit"} anyway`,
    hint: 'leave it out, or write "cards": "*"',
  }),
  neverVoid: (): Sentence => ({ message: "everybody bids, nobody passes: no deal is void", hint: "leave it out" }),
  noBidder: (): Sentence => ({
    message: "everybody bids for themselves and nobody wins the bidding: whoever bids first leads",
    hint: 'leave it out, or name a card: {"card": …}',
  }),
  acceptLeads: (): Sentence => ({
    message: "where a trump is accepted the player who was asked first leads",
    hint: "leave it out",
  }),
  talonLeads: (): Sentence => ({ message: "whoever takes the talon leads", hint: "leave it out" }),
  noTricksToLead: (): Sentence => ({ message: "there are no tricks or rounds to lead", hint: "leave it out" }),
  boutsStop: (): Sentence => ({
    message: "bouts are played until only one player holds cards",
    hint: "leave it out",
  }),
  noTrump: (): Sentence => ({ message: "no suit is ever trump", hint: 'write true, or add "trump"' }),
  failedOver: (): Sentence => ({
    message: "whoever fails a bid has no tricks beyond it",
    hint: 'leave it out, or write "exact": true',
  }),
  aloneToo: ({ most }: { most: number }): Sentence => ({
    message: `one number is for as many at most: one player alone may begin, who has nobody to play against`,
    hint: `write [2, ${most}], or [${most}, ${most}] for exactly so many`,
  }),
  notLaidOpen: (): Sentence => ({
    message: "no card is laid open to begin with: such cards are only never dealt first",
    hint: 'leave it out, or add "lead": 1',
  }),
  teamsShareNothing: (): Sentence => ({
    message: "teams share tricks and what cards in them count, and there are none: everybody plays alone",
    hint: 'leave it out, or add "trick": true',
  }),
  teamsOfOne: (): Sentence => ({ message: "teams of one are no teams: everybody plays alone", hint: "leave it out" }),
  unevenTeams: ({ most, least }: { most: number; least: number }): Sentence => ({
    message: `one team has ${most} seats and another ${least}: it holds more cards, and takes more tricks`,
    hint: 'make them equal, or write "bidder"',
  }),
  oneAgainstOne: (): Sentence => ({ message: "of two players each plays alone anyway", hint: "leave it out" }),
  allClosed: (): Sentence => ({
    message: "every suit is closed, so that none is: somebody has to lead",
    hint: "name the suits that wait, such as the trump",
  }),
  allCount: (): Sentence => ({
    message: "every card counts: whoever holds nothing else may play any",
    hint: "leave it out",
  }),
  talonTaken: (): Sentence => ({
    message: "whoever wins the bidding takes the talon: nothing is left to draw",
    hint: "leave it out",
  }),
  claimsCount: (): Sentence => ({
    message: 'a deal is claimed, and "points.games" says what it is worth: it does nothing',
    hint: "leave it out",
  }),
  gamesCount: (): Sentence => ({
    message: '"points.games" says what a deal is worth: it does nothing',
    hint: "leave it out",
  }),
  retreatsInTricks: (): Sentence => ({
    message: "there is nothing to take up: whoever retreats plays no card to the trick, and keeps it",
    hint: 'leave it out: "retreat" is for piles',
  }),
  retreatsInRounds: (): Sentence => ({
    message: 'there is nothing to take up: it only lets one out of the round, as "move.pass" does',
    hint: "leave it out",
  }),
  playsOnAlone: (): Sentence => ({
    message: "once all others have passed the last one goes on alone, card after card, until all of a level lie there",
    hint: 'add "last": true: the round is over then',
  }),
  nobodyAlone: (): Sentence => ({ message: "nobody plays alone", hint: 'leave it out, or add "bidding.alone": true' }),
  twoTurns: (): Sentence => ({ message: "of two players the other is next either way", hint: "leave it out" }),
  levelsReversed: ({ strongest, weakest, right }: { strongest: string; weakest: string; right: string }): Sentence => ({
    message: `the weakest level stands first: "${strongest}" beats "${weakest}"`,
    hint: `write "${right}"`,
  }),
  // What leaves somebody without an act, or a deal without a result
  ledAlready: ({ by }: { by: string }): Sentence => ({
    message: `this card opens the first trick and has to be answered: whoever "${by}" binds could do nothing`,
    hint: `leave this or "${by}" out`,
  }),
  deadStock: ({ most }: { most: number }): Sentence => ({
    message: `the talon has ${count(most, "card")} when play begins: every deal is void at once`,
    hint: `write less than ${most - 1}`,
  }),
} as const;

type Sentences = typeof NOWHERE;
type Facts<K extends keyof Sentences> = Parameters<Sentences[K]>[0];

/** The same sentences in some language. */
export type NowhereTexts = { [K in keyof Sentences]: (facts: Facts<K>) => Sentence };

/** A sentence of the check with what it is about, so that it can be said in any language. */
export type ToldNowhere = {
  [K in keyof Sentences]: Facts<K> extends undefined ? { is: K; facts?: undefined } : { is: K; facts: Facts<K> };
}[keyof Sentences];

/** A sentence of the check in a language. */
export const sayNowhere = ({ is, facts }: ToldNowhere, texts: NowhereTexts): Sentence =>
  (texts[is] as (facts: unknown) => Sentence)(facts);
