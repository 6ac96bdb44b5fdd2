import { bid, type ComboKind, cardsName, cards as cardTexts, levelsName, numberName, ordinal } from "../cards/en";
import { lowerFirst, speechOf, upperFirst } from "../speech";
import type { Who } from "../who";
import { within } from "../who.en";
import { actsLog } from "./acts.en";
import { atStart, bare, type CardsOrCount, cardCount, does, listed, named, sentences } from "./phrases.en";
import { refusals } from "./refusals.en";

const { plural, list, number } = speechOf("en");
const { suit } = cardTexts;

/** What cards that are played together are, and whether they turn the order of ranks round. */
export type Together = {
  readonly combo: ComboKind | null;
  readonly reversed: boolean;
  /** The suit that is named. */
  readonly suit: string | null;
  /** So many cards has the next to draw. */
  readonly owing: number | null;
  /** Those who are left out. */
  readonly skipped: readonly Who[];
};

/** A number for each of several people, or for partners together, in the order in which it is told. */
export type ByWho = readonly { readonly who: readonly Who[]; readonly n: number }[];

const told = (scores: ByWho, begins: typeof within, figure: (n: number) => string): string =>
  scores
    .map(({ who, n }, at) => {
      const names = who.map((each, place) => (at === 0 && place === 0 ? begins : within)(each));
      return `${list(names)} ${figure(n)}`;
    })
    .join(", ");

const win = (people: readonly Who[], what: string): string =>
  people.length === 0
    ? `${upperFirst(what)} is over.`
    : `${listed(people)} ${people.length > 1 || people[0]?.you ? "win" : "wins"} ${what}.`;

/** What the log of a card table tells, why an act was refused, how a deal ended: read after the table itself. */
export const cardsTalk = {
  log: {
    ...actsLog,
    dealt: (deal: number, trump: string | null, begins: Who | null): string =>
      sentences(
        `Deal ${deal}.`,
        trump !== null && `Trump is ${suit(trump)}.`,
        begins !== null && `${does(begins, "begin", "begins")}.`,
      ),
    exchange: (deal: number, owed: readonly { from: Who; to: Who; count: number }[]): string =>
      sentences(
        `Deal ${deal}.`,
        ...owed.map(({ from, to, count }) => `${does(from, "give", "gives")} ${bare(count)} to ${within(to)}.`),
      ),
    bidsMade: "Everybody has bid.",
    looked: (who: Who): string => (who.you ? "You look at your cards." : `${who.name} looks at their cards.`),
    bid: (who: Who, amount: number, colour: string | null, blind: boolean): string => {
      const said = bid({ number: amount, suite: colour });
      return `${does(who, "bid", "bids")} ${said}${blind ? ", blind" : ""}.`;
    },
    /** `taker` takes `card`; `out` plays no card. */
    trumpMade: (
      who: Who,
      letter: string,
      alone: boolean,
      card: string | null,
      taker: Who | null,
      out: Who | null,
    ): string =>
      sentences(
        `${does(who, "make", "makes")} ${suit(letter)} trump${alone ? ` and ${who.you ? "play" : "plays"} alone` : ""}.`,
        taker !== null && card !== null && `${does(taker, "take", "takes")} ${cardsName([card])}.`,
        out !== null && `${does(out, "sit", "sits")} out.`,
      ),
    laidAway: (who: Who, cards: CardsOrCount): string => `${does(who, "lay", "lays")} ${named(cards)} away.`,
    playBegins: "The play begins.",
    bidPass: (who: Who): string => `${does(who, "pass", "passes")}.`,
    /** `talon`: null where there is none to take. */
    bidWon: (who: Who, amount: number | null, colour: string | null, talon: CardsOrCount | null): string => {
      const at = bid({ number: amount ?? undefined, suite: colour });
      const won = `${does(who, "win", "wins")} the bidding${at ? ` at ${at}` : ""}`;
      if (talon === null) return `${won}.`;
      const taken = typeof talon === "number" ? "the talon" : `the talon: ${named(talon)}`;
      return `${won} and ${who.you ? "take" : "takes"} ${taken}.`;
    },
    sold: (who: Who, above: number, talon: CardsOrCount): string =>
      `${does(who, "put", "puts")} the talon up for sale above ${above}: ${named(talon)}.`,
    redeal: (who: Who): string => `${does(who, "ask", "asks")} for new cards.`,
    given: (who: Who, gifts: readonly { to: Who; cards: CardsOrCount }[]): string =>
      `${does(who, "give", "gives")} ${list(gifts.map(({ to, cards }) => `${named(cards)} to ${within(to)}`))}.`,
    received: (from: Who, cards: CardsOrCount): string => `You receive ${named(cards)} from ${within(from)}.`,
    exchanged: "The cards have been exchanged.",
    youLead: "You lead.",
    played: (
      who: Who,
      cards: readonly string[],
      then: readonly (readonly string[])[],
      specials: readonly string[],
      together?: Together,
    ): string =>
      sentences(
        `${does(who, "play", "plays")} ${together?.combo && cards.length > 3 ? `${cardTexts.combo(together.combo)}: ${named(cards)}` : cardsName(cards)}${then.map((group) => `, then ${named(group)}`).join("")}.`,
        specials.length > 0 && `${does(who, "declare", "declares")} ${list(specials.map(lowerFirst))}.`,
        together?.suit && `${upperFirst(suit(together.suit))} come next.`,
        together !== undefined &&
          together.owing !== null &&
          `The next draws ${cardCount(together.owing)}, or plays the same rank.`,
        together !== undefined &&
          together.skipped.length > 0 &&
          `${listed(together.skipped)} ${together.skipped.length > 1 || together.skipped[0]?.you ? "are" : "is"} left out.`,
        together?.reversed && "Revolution! The order of ranks is turned round.",
      ),
    playedHidden: (who: Who, count: number): string => `${does(who, "play", "plays")} ${bare(count)} face down.`,
    passed: (who: Who): string => `${does(who, "pass", "passes")}.`,
    retreated: (who: Who, taken: CardsOrCount | null, lead: readonly string[]): string =>
      sentences(
        taken === null
          ? `${does(who, "retreat", "retreats")}.`
          : `${does(who, "retreat and pick", "retreats and picks")} up ${named(taken)}.`,
        lead.length > 0 && `${upperFirst(named(lead))} starts the pile again.`,
      ),
    drew: (who: Who, cards: CardsOrCount): string => `${does(who, "draw", "draws")} ${named(cards)}.`,
    trumpSet: (who: Who, trump: string): string => `${does(who, "make", "makes")} ${suit(trump)} trump.`,
    restocked: "The pile was shuffled: it is the stock again.",
    trickTaken: (who: Who, points: number | null): string => {
      const worth = points === null ? "" : `, ${plural(points, { one: "1 point", other: `${number(points)} points` })}`;
      return `${does(who, "take", "takes")} the trick${worth}.`;
    },
    roundOver: "The round is over.",
    roundWon: (who: Who): string => `${does(who, "win", "wins")} the round.`,
    /** `totals`: empty where the game gives places only; then `scores` are places. */
    dealEnded: (winners: readonly Who[], scores: ByWho, totals: ByWho, ranked: boolean): string => {
      return sentences(
        win(winners, "the deal"),
        scores.length > 0 && `${told(scores, atStart, ranked ? ordinal : number)}.`,
        totals.length > 0 && `Totals: ${told(totals, within, number)}.`,
      );
    },
    dealPassed: "Nobody goes on. This deal does not count.",
    dealRedeal: (who: Who): string => `${does(who, "asked", "asked")} for new cards. This deal does not count.`,
    dealStopped: "The host ended the deal. Nobody scores.",
    seriesCompleted: (winners: readonly Who[], totals: ByWho): string =>
      sentences(win(winners, "the series"), totals.length > 0 && `${told(totals, atStart, number)}.`),
    reset: (series: number): string => `Series ${series} begins.`,
    reseated: (players: number): string => `The seats have changed: ${numberName(players)} are playing now.`,
    other: "The game goes on.",
  },

  takeback: {
    last: (who: Who): string => `${does(who, "ask", "asks")} to take back the last move.`,
    /** `after`: how many acts would go with it, and whether all of them are cards. */
    of: (who: Who, act: TakenBack, after: { count: number; cards: boolean }): string => {
      const thing = after.cards ? "card" : "move";
      const count = after.count === 1 ? `the ${thing}` : `the ${numberName(after.count)} ${thing}s`;
      const rest = after.count === 0 ? "" : ` and ${count} ${after.cards ? "played" : "made"} after it`;
      return `${does(who, "ask", "asks")} to take back ${nameOfAct(act)}${rest}.`;
    },
  },

  /** What a host asks of those who play. */
  callOff: {
    end: (who: Who): string => `${does(who, "ask", "asks")} to end this deal: nobody scores, and cards are dealt anew.`,
    reset: (who: Who): string => `${does(who, "ask", "asks")} to start a new series: all totals go back to nothing.`,
  },

  ending: {
    passed: "Everybody passed. Nobody scores.",
    closeFailed: (who: Who): string => `${does(who, "closed", "closed")} the talon and did not get there.`,
    wentRound: "The cards only went from hand to hand. Nobody scores.",
    talonUsedUp: "The talon is used up, and nobody knocked. Nobody scores.",
    /** `held`: what allowed it; `all`: all of those cards that there are. */
    redeal: (who: Who, held: { min: number; level: string | null; all: boolean } | null): string => {
      const cards = held && (held.level === null ? "low cards" : levelsName(held.level));
      const count = held && (held.all ? `all ${numberName(held.min)}` : `at least ${numberName(held.min)}`);
      const why = held ? `held ${count} ${cards} and ` : "";
      return `${who.you ? "You" : who.name} ${why}asked for new cards. Nobody scores, and the cards are dealt again.`;
    },
    stopped: "The host ended this deal. Nobody scores.",
    won: (winners: readonly Who[]): string =>
      `${listed(winners)} ${winners.length > 1 || winners[0]?.you ? "win" : "wins"}.`,
    /** It decides where nobody claimed. */
    lastTrick: (who: Who): string => `Nobody claimed; ${within(who)} ${who.you ? "take" : "takes"} the last trick.`,
    undercut: (who: Who): string => `${does(who, "undercut", "undercuts")}.`,
    /** Left with cards when all others are out. */
    fool: (who: Who): string => `${does(who, "are", "is")} the fool.`,
    yourPlace: (place: number, last: boolean): string => (last ? "You are last." : `You are ${ordinal(place)}.`),
  },

  spoken: {
    trump: (trump: string): string => `Trump is ${suit(trump)}.`,
    contract: (who: Who, said: string): string => `${does(who, "bid", "bid")} ${said}.`,
    onTable: (plays: readonly { who: Who; cards: readonly string[] | null; pass: boolean }[]): string => {
      const each = plays.map(({ who, cards, pass }) => {
        const what = pass ? "pass" : cards ? cardsName(cards) : "face down";
        return `${who.you ? "You" : who.name}: ${what}`;
      });
      return `On the table: ${each.join("; ")}.`;
    },
    onPile: (top: string, count: number): string => `On the pile: ${cardsName([top])}, ${count} in all.`,
    held: (cards: readonly string[]): string => `You hold ${list(cards.map((card) => cardsName([card])))}.`,
  },

  refusals,
};

/** What somebody did, as a thing that can be taken back. */
export type TakenBack =
  | { is: "cards"; cards: readonly string[] }
  | { is: "hidden" | "pass" | "retreat" | "gifts" | "sale" | "redeal" | "look" | "draw" | "swap" | "close" }
  | { is: "bid"; number: number | null };

function nameOfAct(act: TakenBack): string {
  switch (act.is) {
    case "cards":
      return cardsName(act.cards);
    case "bid":
      return act.number === null ? "the bid" : `the bid of ${act.number}`;
    case "hidden":
      return "the card played face down";
    case "pass":
      return "the pass";
    case "retreat":
      return "the retreat";
    case "gifts":
      return "the cards given away";
    case "draw":
      return "the draw";
    case "swap":
      return "the swap";
    case "close":
      return "the closing of the talon";
    case "sale":
      return "the sale of the talon";
    case "redeal":
      return "the call for new cards";
    case "look":
      return "the look at the cards";
  }
}

export type CardsTalk = typeof cardsTalk;
