import { withArticle } from "../article.en";
import { type ComboKind, cardsName, cards as cardTexts, levelName } from "../cards/en";
import { players } from "../counts.en";
import { lowerFirst, speechOf, upperFirst } from "../speech";
import type { Who } from "../who";
import { actRefusals } from "./acts.en";
import { cardCount, does, playInstead } from "./phrases.en";

const { either } = speechOf("en");
const { suit } = cardTexts;

const owner = ({ name, you }: Who): string => (you ? "your" : `${name}’s`);

const suits = (letters: readonly string[]): string => (letters.length === 0 ? "suit" : either(letters.map(suit)));

/** Why an act is refused, and what can be done instead. */
export const refusals = {
  ...actRefusals,
  noSeat: "There is no such seat at this table.",
  seatCount: (min: number, max: number): string =>
    `This game is for ${players(min, max)}. Choose another number of seats.`,
  seatsInPlay: "Seats change between deals only. Wait for the end of this one.",
  startForbidden: "Only the host can deal.",
  startUnderway: "This deal is still being played.",
  startTooEarly: "The result stays in sight a moment longer. Then you can deal.",
  startPlayers: (min: number, max: number, seated: number): string =>
    `This game is for ${players(min, max)} and ${seated} ${seated === 1 ? "sits" : "sit"} here. Add a bot or wait.`,
  endForbidden: "Only the host can end a deal.",
  endNotUnderway: "There is no deal to end.",
  resetForbidden: "Only the host can start a new series.",
  looked: "You have already looked at your cards.",
  /** Whose turn it is, to do what; null: nobody's that is known. */
  notYourTurn: (who: Who | null, doing: "bid" | "sell" | "play"): string =>
    who === null
      ? `It is not your turn to ${doing}. Wait for yours.`
      : `It is ${owner(who)} turn to ${doing}. Wait for yours.`,
  notBidding: "The bidding is over.",
  bidWithoutNumber: "A bid needs a number. Choose one, or pass.",
  bidNoPass: "Nobody passes in this game. Choose a bid.",
  bidTooSmall: (min: number): string => `The smallest bid is ${min}. Bid more.`,
  bidTooHigh: (max: number): string => `The largest bid is ${max}. Bid less, or pass.`,
  bidStep: (step: number, min: number): string => `Bids go in steps of ${step} from ${min}. Choose the next one.`,
  noLongerBlind: "You have looked at your cards: a blind bid is no longer possible. Bid openly.",
  /** `barred`: the number with which the bids would be as many as the tricks. */
  bidSum: (barred: number): string => `All bids together may not be the number of tricks. Bid anything but ${barred}.`,
  needsHigher: (highest: number): string => `The highest bid is ${highest}. Bid more, or pass.`,
  sellTooLate: "The talon can be sold only before you give cards away.",
  sellNotInGame: "The talon cannot be sold in this game.",
  soldBefore: "The talon has already been for sale in this deal.",
  redealTooLate: "You can ask for new cards only at the beginning of a deal.",
  redealNotInGame: "You cannot ask for new cards in this game.",
  redealHasBid: "You have already bid: you keep this hand.",
  redealHasPlayed: "You have already played: you keep this hand.",
  lookFirst: "Look at your cards first.",
  redealTooFew: (min: number, cards: readonly string[]): string =>
    `You need ${min} of ${cardsName(cards)} for new cards.`,
  noGifts: "No cards are given away now.",
  nothingToGive: "You have no cards to give.",
  chooseGifts: "Choose the cards to give first.",
  unknownReceiver: "One of those players gets no cards now. Choose again.",
  notInHand: "One of these cards is not in your hand. Choose again.",
  giftCount: (to: Who | null, count: number | null): string =>
    to === null ? `Each receiver gets ${cardCount(count)}.` : `${does(to, "get", "gets")} ${cardCount(count)}.`,
  strongestOnly: "You must give your strongest cards. Choose those that are not shaded.",
  notPlaying: "No cards can be played now.",
  moveNotYourTurn: (who: Who | null): string =>
    who === null
      ? "It is not your turn. You can choose your card now and play when it is."
      : `It is ${owner(who)} turn. You can choose your card now and play after it.`,
  chooseCard: "Choose a card first.",
  cannotPass: "You cannot pass now. Play a card.",
  noCrawl: "Cards cannot be played face down in this game.",
  passOrPlay: "Pass or play, not both.",
  playCount: (count: number | null): string => `Play ${cardCount(count)} at once.`,
  crawlRound: (trick: number): string => `Cards can be played face down only in trick ${trick}. Play face up.`,
  crawlLead: "Only the leader can play face down.",
  crawlTop: (level: string): string =>
    `You hold ${withArticle(levelName(level))}, so you cannot play face down. Play face up.`,
  specialNotInGame: (special: string): string => `There is no ${lowerFirst(special)} in this game.`,
  specialRound: (special: string): string =>
    `You cannot declare ${lowerFirst(special)} in this trick. Declare it later.`,
  specialLead: (special: string): string => `Declare ${lowerFirst(special)} when you lead.`,
  specialFewCards: (special: string, min: number): string =>
    `You need at least ${min} cards in hand to declare ${lowerFirst(special)}.`,
  specialNoCards: (special: string): string => `You do not hold the cards for ${lowerFirst(special)}.`,
  specialNotCard: (special: string): string => `This card does not declare ${lowerFirst(special)}. Play one that does.`,
  specialCondition: (special: string, before: string): string =>
    `You cannot declare ${lowerFirst(special)} before ${lowerFirst(before)} is set by the same suit.`,
  oneSuit: "All cards of a play must be of one suit.",
  oneLevel: "All cards of a play must be of one rank.",
  noCombo: "Those cards cannot be played together here.",
  wrongCombo: (kinds: readonly ComboKind[]): string => `Answer with ${either(kinds.map(cardTexts.combo))}, or pass.`,
  tooLow: (card: string, combo: ComboKind | null, reversed: boolean, legal: readonly string[]): string => {
    const how = reversed ? "low" : "high";
    if (combo === null || combo === "single")
      return `That is not ${how} enough: ${cardsName([card])} has to be beaten. ${playInstead(legal)}`;
    return `That is not ${how} enough: ${cardTexts.combo(combo)} with ${cardsName([card])} has to be beaten.`;
  },
  mustDraw: (count: number): string => `Draw ${cardCount(count)}, or play a card of the same rank if you have one.`,
  mustMatch: (letter: string | null, level: string | null, legal: readonly string[]): string => {
    const like = [letter && suit(letter), level && withArticle(levelName(level))].filter((one) => one !== null);
    return `Play ${either(like)}. ${legal.length > 0 ? playInstead(legal) : "Or draw."}`;
  },
  declareMissing: "Name the suit that comes next.",
  declareUnknown: (letters: readonly string[]): string => `Name one of the suits: ${suits(letters)}.`,
  wrongTrump: (letters: readonly string[]): string => `Only ${suits(letters)} can be made trump now.`,
  noAlone: "One does not play alone in this game.",
  noDraw: "No cards are drawn in this game.",
  drawnAlready: "You have drawn in this turn. Play a card, or pass.",
  drawNotStuck: (legal: readonly string[]): string => `You can play. ${playInstead(legal)}`,
  nothingToDraw: "There is nothing left to draw.",
  mustLeadCard: (card: string): string => `The deal begins with ${cardsName([card])}. Lead it.`,
  suitClosed: (letters: readonly string[], legal: readonly string[]): string =>
    `${upperFirst(suits(letters))} cannot be led before one of them was played. ${playInstead(legal)}`,
  noPointsYet: (legal: readonly string[]): string =>
    `No card that counts may be played to the first trick. ${playInstead(legal)}`,
  followSuit: (letters: readonly string[], legal: readonly string[]): string =>
    `You must follow ${suits(letters)}. ${playInstead(legal)}`,
  playTrump: (trump: string, legal: readonly string[]): string =>
    `You hold none of the suit led: play a trump (${suit(trump)}). ${playInstead(legal)}`,
  doesNotBeat: (card: string | null, legal: readonly string[]): string =>
    `That does not beat ${card ? cardsName([card]) : "the last play"}. ${playInstead(legal)}`,
  beatPile: (top: string, trump: string | null, retreat: boolean): string => {
    const or = `${trump ? ` or a trump (${suit(trump)})` : ""}${retreat ? ", or retreat" : ""}`;
    return `That does not beat ${cardsName([top])}. Play higher ${suit(top[1] ?? "")}${or}.`;
  },
  playInstead,
  atLeast: (count: number | null): string => `Play at least ${cardCount(count)}.`,
  goesWith: (count: number | null): string => `Choose ${cardCount(count)} to go with it.`,
  alongNotInHand: "The card to go with it is not in your hand.",
  goesAlone: "Play that card alone: nothing goes with it now.",
  noRetreat: "You cannot retreat in this game.",
  canPlay: "You can follow suit, so you have to play: only whoever cannot picks up the trick.",
  /** A special, or trump, whose name is not known. */
  that: "that",
  trumpWord: "trump",
};
