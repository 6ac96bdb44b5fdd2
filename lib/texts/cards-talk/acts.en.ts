import { cardsName } from "../cards/en";
import type { Who } from "../who";
import { bare, does, listed, named, playInstead, sentences } from "./phrases.en";

/** What is told, and why it is refused, where talons are closed, attacks are beaten and melds are laid open. */

export const actsLog = {
  attacked: (who: Who, cards: readonly string[]): string => `${does(who, "attack", "attacks")} with ${named(cards)}.`,
  thrownIn: (who: Who, cards: readonly string[]): string => `${does(who, "throw", "throws")} in ${named(cards)}.`,
  beat: (who: Who, card: string, on: string): string =>
    `${does(who, "beat", "beats")} ${cardsName([on])} with ${cardsName([card])}.`,
  stopped: (who: Who): string => `${does(who, "throw", "throws")} in no more.`,
  takes: (who: Who): string => `${does(who, "take", "takes")} the cards.`,
  /** `taker`: null where the attack was beaten. */
  boutOver: (taker: Who | null, count: number, out: readonly Who[]): string =>
    sentences(
      taker === null ? "The attack is beaten." : `${does(taker, "pick", "picks")} up ${bare(count)}.`,
      out.length > 0 && `${listed(out)} ${out.length > 1 || out[0]?.you ? "are" : "is"} out of cards.`,
    ),
  swapped: (who: Who, gives: string, takes: string): string =>
    `${does(who, "swap", "swaps")} ${cardsName([gives])} for ${cardsName([takes])}.`,
  closed: (who: Who): string => `${does(who, "close", "closes")} the talon.`,
  claimed: (who: Who, points: number, right: boolean): string =>
    right
      ? `${does(who, "claim", "claims")}, with ${points} points.`
      : `${does(who, "claim", "claims")} with only ${points} points.`,
  tookTop: (who: Who, cards: readonly string[]): string =>
    `${does(who, "take", "takes")} ${named(cards)} from the pile.`,
  knocked: (who: Who, count: number, gin: boolean): string =>
    gin ? `${does(who, "have", "has")} gin.` : `${does(who, "knock", "knocks")} with ${count}.`,
  laidOff: (who: Who, cards: readonly string[], left: number): string =>
    cards.length === 0
      ? `${does(who, "are", "is")} left with ${left}.`
      : `${does(who, "lay", "lays")} off ${named(cards)}, and ${who.you ? "are" : "is"} left with ${left}.`,
};

export const actRefusals = {
  drawFirst: "Draw a card first.",
  justTaken: (card: string): string => `You have just taken ${cardsName([card])}. Lay another card away.`,
  noKnock: "Nobody knocks in this game.",
  knockTooMuch: (deadwood: number, most: number): string =>
    `Your other cards would count ${deadwood}. You can knock with ${most} or fewer.`,
  beatsMissing: "Choose the card that you want to beat.",
  notOnTable: "That card does not have to be beaten.",
  levelNotThere: "Only ranks that lie on the table can be thrown in.",
  tooMany: (room: number): string =>
    room === 0 ? "The attack has as many cards as it may have." : `The attack may have ${bare(room)} more.`,
  notHigher: (card: string, legal: readonly string[]): string =>
    `That does not beat ${cardsName([card])}: a higher card of its suit does, or a trump. ${legal.length > 0 ? playInstead(legal) : "Or take the cards."}`,
  drawOffered: "The open card is offered first: take it, or pass.",
  drawDeclined: "Nobody wanted the open card: draw from the talon.",
  noSwap: "No card is swapped in this game.",
  swapFirst: "Swap before you lead a card.",
  stockTooSmall: (least: number): string => `The talon has to be open, with at least ${bare(least)}.`,
  swapNeeds: (card: string): string => `You need ${cardsName([card])} to swap.`,
  noClose: "The talon is not closed in this game.",
  closeFirst: "Close the talon before you lead a card.",
  noClaim: "Points are not claimed in this game.",
  claimFirst: "Claim when you lead, before you play a card.",
  claimNoTrick: "You have taken no trick yet.",
};
