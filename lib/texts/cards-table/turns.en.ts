import { withArticle } from "../article.en";
import {
  type BidSaid,
  bid,
  type ComboKind,
  cardCount,
  cardsName,
  cards as cardTexts,
  levelName,
  numberName,
} from "../cards/en";
import { speechOf } from "../speech";
import type { Who } from "../who";
import { within } from "../who.en";
import { actTurns } from "./acts.en";

const { list, either } = speechOf("en");
const { suit } = cardTexts;

const whose = ({ name, you }: Who): string => (you ? "Your" : `${name}’s`);

/** Whose turn it is, and what they can do: the line over a hand. */
export const turns = {
  ...actTurns,
  yours: "Your turn.",
  lead: "You lead.",
  /** `first`: the card that has to be in it; `kinds`: of the combinations that could be; `equal`: several of a rank may go together. */
  leadWith: (first: string | null, kinds: readonly ComboKind[], equal: boolean): string => {
    const what = kinds.length > 0 ? either(kinds.map(cardTexts.combo)) : equal ? "one card, or several of a rank" : "";
    if (first === null) return what ? `You lead: ${what}.` : "You lead.";
    return what ? `You lead with ${cardsName([first])}: ${what}.` : `You lead ${cardsName([first])}.`;
  },
  hiddenTrick: "This trick is played face down: play any card.",
  follow: (led: string): string => `Follow ${suit(led)}.`,
  trumpWith: (trump: string): string => `Trump with ${suit(trump)}.`,
  without: (led: string): string => `You have no ${suit(led)}: play any card.`,
  picksUp: (led: string): string => `You have no ${suit(led)}: pick up the trick.`,
  any: "Play any card.",
  emptyPile: "The pile is empty: you lead.",
  /** `how`: whether a card of the same rank does, is all that does, or does not. */
  answer: (
    how: "beat" | "match" | "matchOrBeat",
    to: readonly string[],
    instead: "pass" | "retreat" | null,
    combo: ComboKind | null = null,
  ): string => {
    const verb = { beat: "Beat", match: "Match", matchOrBeat: "Match or beat" }[how];
    const what = combo && to.length > 3 ? cardTexts.combo(combo) : cardsName(to);
    return `${verb} ${what}${instead ? `, or ${instead}` : ""}.`;
  },
  cannotBeat: (to: readonly string[], instead: "pass" | "retreat" | null, combo: ComboKind | null = null): string =>
    `You cannot beat ${combo && to.length > 3 ? cardTexts.combo(combo) : cardsName(to)}${instead ? `: ${instead}` : ""}.`,
  /** `wild`: a card of this level goes on everything, and one is held. */
  match: (letter: string | null, level: string | null, other: "draw" | "pass" | null, wild: string | null): string => {
    const levels = [level, wild].map((each) => each && withArticle(levelName(each)));
    const like = [letter && suit(letter), ...levels].filter((one) => one !== null);
    return `Play ${either(like)}${other ? `, or ${other}` : ""}.`;
  },
  /** `level`: a card of it, which one holds, hands the draw on. */
  mustDraw: (count: number, level: string | null): string =>
    `Draw ${cardCount(count)}${level ? `, or play ${withArticle(levelName(level))}` : ""}.`,
  nothingFits: (other: "draw" | "pass" | null, count: number): string =>
    `None of your cards fits${other === "draw" ? `: draw ${cardCount(count)}` : other ? `: ${other}` : ""}.`,
  mayRedeal: "You may ask for new cards.",
  noHigherBid: "No higher bid is left: pass.",
  bidBlind: (pass: boolean): string =>
    pass ? "Look at your cards, pass, or bid without looking." : "Look at your cards, or bid without looking.",
  /** How many times as much as an open bid a blind one counts: made, and missed. */
  blindWorth: (made: number, missed: number): string => {
    const times = (n: number): string => ["", "", "double", "three times", "four times"][n] || `${n} times`;
    if (made === missed) return made === 1 ? "" : `A blind bid counts ${times(made)}, won or lost.`;
    if (made === 1) return `A blind bid costs ${times(missed)} if it is lost.`;
    if (missed === 1) return `A blind bid counts ${times(made)} if it is won.`;
    return `A blind bid counts ${times(made)} if it is won, and costs ${times(missed)} if it is lost.`;
  },
  /** `barred`: the number that the last to bid may not choose. */
  bidTricks: (min: number, max: number, barred: number | undefined): string => {
    const but = barred === undefined ? "" : `, but not ${barred}`;
    return `How many tricks will you take? ${min} to ${max}${but}.`;
  },
  bidFrom: (min: number, max: number, pass: boolean): string =>
    `Bid ${min === max ? min : `${min} to ${max}`}${pass ? ", or pass" : ""}.`,
  /** `taking`: who gets the open card if its suit is made trump. */
  makeTurned: (suitOffered: string, pass: boolean, taking: { who: Who; card: string } | null): string => {
    const takes = taking && ` Then ${within(taking.who)} get${taking.who.you ? "" : "s"} ${cardsName([taking.card])}.`;
    return `Shall ${suit(suitOffered)} be trump?${takes ?? ""} Accept${pass ? ", or pass" : ""}.`;
  },
  makeNamed: (letters: readonly string[], pass: boolean): string =>
    `Name a trump: ${either(letters.map(suit))}${pass ? ", or pass" : ""}.`,
  layAway: (count: number): string => `Lay away ${count === 1 ? "one card" : cardCount(count)}.`,
  /** `strongest`: the rules say which. */
  give: (to: Who, count: number, strongest: boolean): string => {
    if (strongest) {
      const cards = count === 1 ? "your strongest card" : `your ${numberName(count)} strongest cards`;
      return `Give ${within(to)} ${cards}.`;
    }
    return `Give ${within(to)} ${count === 1 ? "a card" : `${numberName(count)} cards`} of your choice.`;
  },
  giveAll: (gifts: readonly { to: Who; count: number }[]): string =>
    `Give ${list(gifts.map(({ to, count }) => `${count} to ${within(to)}`))}.`,
  nothing: "Nothing has been dealt yet.",
  offline: (name: string): string => `${name} is offline. If they stay away, a stand-in plays for them.`,
  nobodyHere: "None of the players is here: the game waits for them.",
  dealOver: "The deal is over.",
  seriesOver: "The series is over.",
  waitingFor: (people: readonly Who[], doing: "bidding" | "giving" | "playing"): string => {
    const what = { bidding: " to bid", giving: " to give cards", playing: "" }[doing];
    return `Waiting for ${list(people.map(within))}${what}.`;
  },
  turnOf: (who: Who, doing: "bidding" | "giving" | "playing"): string => {
    const what = { bidding: " to bid", giving: " to give cards", playing: "" }[doing];
    return `${whose(who)} turn${what}.`;
  },
  /** `out`: they have played all their cards, so that another leads. */
  roundWon: (who: Who, out: boolean): string =>
    `${who.you ? "You" : who.name} won the round${out ? ` and ${who.you ? "have" : "has"} no cards left` : ""}.`,
  forSale: (above: BidSaid): string => `The talon is up for sale: bid above ${bid(above)} to get it.`,
  next: (card: string): string => `You play ${cardsName([card])} next.`,
  canPlay: (cards: readonly string[]): string => {
    const [first, ...others] = new Set(cards.map((card) => card[1] ?? ""));
    if (others.length > 0 || first === undefined || first === "X")
      return `You can play ${either(cards.map((card) => cardsName([card])))}.`;
    return `You can play the ${either(cards.map((card) => levelName(card[0] ?? "")))} of ${suit(first)}.`;
  },
  dropped: "The table moved on while your card waited. It was not played: choose again.",
};
