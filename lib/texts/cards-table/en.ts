import {
  type BidSaid,
  bid,
  type ComboKind,
  cardCount,
  cardsName,
  cards as cardTexts,
  levelsName,
  numberName,
  ordinal,
  points,
} from "../cards/en";
import { lowerFirst, speechOf, upperFirst } from "../speech";
import type { Who } from "../who";
import { within } from "../who.en";
import { actAsks, actFelt, actVerbs, laidOpen } from "./acts.en";
import { turns } from "./turns.en";

const { plural, list, number } = speechOf("en");

const { suit } = cardTexts;

const owner = ({ name, you }: Who): string => (you ? "Your" : `${name}’s`);

/** What a card table shows from its first moment. `special` is always a word of the template, in the reader's language. */
export const cardsTable = {
  bid,
  ordinal,

  status: {
    none: "Nothing dealt yet",
    bidding: (deal: number): string => `Deal ${deal}, bidding`,
    giving: (deal: number): string => `Deal ${deal}, giving cards`,
    over: (deal: number): string => `Deal ${deal} is over`,
    deal: (deal: number): string => `Deal ${deal}`,
    trick: (deal: number, trick: number): string => `Deal ${deal}, trick ${trick}`,
    round: (deal: number, round: number): string => `Deal ${deal}, round ${round}`,
  },

  turn: turns,

  verbs: {
    ...actVerbs,
    title: "What you can do",
    more: "More",
    moreActions: "More actions",
    /** `along`: card groups that go with them; `specials`: what is declared. */
    play: (
      cards: readonly string[],
      how: {
        faceDown: boolean;
        along: readonly (readonly string[])[];
        specials: readonly string[];
        named?: string | null;
        combo?: ComboKind | null;
      },
    ): string => {
      const then = how.along.map((group) => `, then ${cardsName(group)}`).join("");
      const what = how.combo && cards.length > 3 ? cardTexts.combo(how.combo) : cardsName(cards);
      const played = `Play ${what}${how.faceDown ? " face down" : ""}${then}`;
      const names = how.named ? [`name ${suit(how.named)}`] : [];
      return list([played, ...names, ...how.specials.map((special) => `declare ${lowerFirst(special)}`)]);
    },
    playLater: (card: string): string => `Play ${cardsName([card])} when it is your turn`,
    unqueue: "Take it back",
    giveTo: (cards: readonly string[], to: Who): string =>
      `Give ${cards.length > 2 ? `${numberName(cards.length)} cards` : cardsName(cards)} to ${within(to)}`,
    makeTrump: (letter: string): string => `Make ${suit(letter)} trump`,
    makeTrumpAlone: (letter: string): string => `Make ${suit(letter)} trump and play alone`,
    makeTrumpAloneShort: "Play alone",
    nameTrump: "Name a trump",
    layAway: (cards: readonly string[]): string => `Lay away ${cardsName(cards)}`,
    giveAll: (count: number): string => `Give these ${count} cards`,
    pass: "Pass",
    draw: (count: number): string => (count === 1 ? "Draw a card" : `Draw ${numberName(count)} cards`),
    nameSuit: "Name the next suit",
    retreat: "Retreat and pick up cards",
    retreatShort: "Retreat",
    look: "Look at your cards",
    redeal: "Ask for new cards",
    redealShort: "New cards",
    sell: "Put the talon up for sale",
    sellShort: "Sell the talon",
    bid: (said: BidSaid): string => `Bid ${bid(said)}`,
    choose: (count: number): string => (count > 1 ? `Choose ${count} cards` : "Choose a card"),
    chooseMore: (count: number): string => (count > 1 ? `Choose ${count} more cards` : "Choose one more card"),
    chooseToLay: (count: number): string => `Choose ${count === 1 ? "a card" : cardCount(count)} to lay away`,
    chooseToGive: (count: number): string => `Choose ${cardCount(count)} to give`,
    chooseBid: "Choose how many tricks",
    chooseFirst: "Choose in your hand first.",
    deal: "Deal the cards",
    dealNext: "Deal the next hand",
    newSeries: "Start a new series",
    lastTrick: "Last trick",
    discards: "Discards",
    hint: "Hint",
    takeBack: "Take back",
    sheet: "Score sheet",
    keys: "Keys",
    prefs: "Your settings",
  },

  ask: {
    ...actAsks,
    title: (verb: string): string => `${verb}?`,
    blind: "You have not looked at your cards.",
    unseen: "You have not looked at your cards.",
    redealTitle: "Ask for new cards?",
    redeal: "This deal ends for everybody and does not count. Then it is dealt again.",
    sellTitle: "Put the talon up for sale?",
    sell: "It is turned face up, and everybody may bid above you once more. If nobody does, you take it back and cannot sell it again in this deal.",
  },

  bidPad: {
    title: "Your bid",
    without: "Bid without looking…",
    blind: "Blind bid",
    bid: "Bid",
    suit: "Suit",
  },

  felt: {
    ...actFelt,
    bidFact: (said: BidSaid): string => (said.pass ? "passed" : `bid ${bid(said)}`),
    points: (n: number): string => plural(n, { one: "1 pt", other: `${number(n)} pts` }),
    tricks: (n: number): string => plural(n, { one: "1 trick", other: `${n} tricks` }),
    tricksOf: (n: number, promised: number): string =>
      `${n} of ${plural(promised, { one: "1 trick", other: `${promised} tricks` })}`,
    bags: (n: number): string => plural(n, { one: "1 bag", other: `${n} bags` }),
    partner: "your partner",
    deals: "dealer",
    attacks: "attacker",
    defends: "defender",
    takes: "taking",
    total: (n: number): string => `total ${number(n)}`,
    /** Read out after the figure: what there are so many of. */
    cards: (n: number): string => plural(n, { one: "card", other: "cards" }),
    onTable: "Cards on the table",
    pass: "pass",
    onItsWay: "On its way:",
    /** What is declared with a card, by a word of the template, and what it counts. */
    declared: (special: string, worth: number | null): string =>
      worth === null ? upperFirst(special) : `${upperFirst(special)}, ${points(worth)}`,
    yourCard: "your card",
    talon: "The talon",
    talonForSale: "The talon, for sale",
    talonOf: (count: number): string => `Talon, ${cardCount(count)}`,
    toDraw: (count: number): string => `${cardCount(count)} left`,
    pileOf: (count: number): string => `Pile, ${cardCount(count)}`,
    /** Onto the pile, where melds are made. */
    laidAway: (who: Who, card: string): string => `${who.you ? "You" : who.name} laid away ${cardsName([card])}`,
    onPile: (count: number): string => `${count} on the pile`,
    emptyPile: "the pile is empty",
    pickedUp: (who: Who, count: number): string => `${who.you ? "You" : who.name} picked up ${count}`,
    played: (who: Who, groups: readonly (readonly string[])[]): string =>
      `${who.you ? "You" : who.name} played ${groups.map(cardsName).join(", then ")}`,
    trump: "Trump",
    nextSuit: "Next suit",
    toBeDrawn: "To be drawn",
    owed: cardCount,
    revolution: "Revolution",
    /** The lowest rank of the usual order is the highest for now. */
    lowIsHigh: (level: string): string => `${upperFirst(levelsName(level))} are high`,
    /** Stands over the bid. */
    contractOf: (who: Who): string => `${who.you ? "You" : who.name} bid`,
    madeBy: (who: Who): string => `${who.you ? "You" : who.name} made trump`,
    sitsOut: "sits out",
  },

  laidOpen,

  hand: {
    yours: (count: number): string => `Your hand, ${cardCount(count)}`,
    turnOver: (count: number): string => (count === 1 ? "Turn over your card" : `Turn over your ${count} cards`),
    faceDown: (count: number): string => (count === 1 ? "Your card, face down" : `Your ${count} cards, face down`),
    fresh: (card: string): string => `${cardTexts.card(card)}, new`,
    next: "next",
    hint: "hint",
    /** This card is of the trump suit, whatever it shows. */
    trump: "trump",
    /** The others see this card. */
    open: "seen by all",
    /** Is laid away. */
    away: "away",
    goesAlong: "then",
    all: "All hands",
    of: (who: Who): string => `${owner(who)} hand`,
  },

  slots: {
    gifts: "Cards to give",
    move: "Cards of this move",
    play: "Play",
    alongside: "Then",
    /** A place's purpose, for whom or for what. */
    removeFrom: (card: string, place: { to: Who } | "play" | "then"): string => {
      const name = cardTexts.card(card);
      if (place === "play") return `Take back the ${name} to play`;
      return place === "then" ? `Take back the ${name} to go with it` : `Take back the ${name} for ${within(place.to)}`;
    },
    chooseFor: (count: number, place: { to: Who } | "play" | "then"): string => {
      const choose = `Choose ${cardCount(count)}`;
      if (place === "play") return `${choose} to play`;
      return place === "then" ? `${choose} to go with it` : `${choose} for ${within(place.to)}`;
    },
    nextSuit: "Next suit:",
    trump: "Trump:",
    declare: "Declare with this card",
    declareFor: (special: string, worth: number | null): string =>
      worth === null ? `Declare ${lowerFirst(special)}` : `Declare ${lowerFirst(special)}, ${points(worth)}`,
    crawl: "Face down: nobody has to follow suit",
  },

  prefs: {
    title: "Your settings",
    lead: "They hold at every table, in this browser.",
    oneTap: "One tap plays a card",
    oneTapHelp: "Otherwise a tap picks a card, and the gold button plays it.",
    forced: "Play for me when I have no choice",
    forcedHelp:
      "The only card that may be played, or a pass that cannot be avoided. Others may notice how quickly it is done.",
    speed: "Movement of the cards",
    speeds: { slow: "Slow", normal: "Normal", fast: "Fast", still: "None" },
    size: "Size of the cards",
    sizes: { normal: "Normal", large: "Large" },
    faces: "Card faces",
    faceKinds: { drawn: "Drawn", glyph: "Characters" },
    colours: "A colour for each suit",
    coloursHelp: "Diamonds are blue, clubs are green.",
    sounds: "Sounds",
    soundKinds: { off: "None", turn: "My turn", all: "All" },
  },

  keys: {
    title: "Keys at the table",
    replayTitle: "Keys of the replay",
    step: "One step back, one step on",
    ends: "To the beginning, to the end",
    playPause: "Play, pause",
    aloud: "Have the table read aloud",
    show: "Show these keys",
    arrows: "Go from card to card",
    firstTen: "Choose one of the first ten cards",
    byPlace: "Choose a card by its place",
    nextTen: "Choose one of the next ten",
    enter: "Press the gold button, or choose the card in focus",
    escape: "Undo your choice",
    look: "Look at your cards",
    lookThenTrick: "Look at your cards, later look at the last trick",
    lastTrick: "Look at the last trick",
    bid: "Bid",
    pass: "Pass",
    retreat: "Retreat",
    done: "Throw in no more",
    takeTop: "Take the top of the pile",
    knock: "Knock",
    swap: "Swap a card for the open one",
    takeBack: "Ask to take your last move back",
    hint: "Ask for a hint",
    chat: "Write in the chat",
  },

  menu: {
    deal: "Deal now",
    end: "End this deal…",
    askEnd: { title: "End this deal?", text: "Nobody scores, and the cards are dealt anew.", verb: "End the deal" },
    /** Added where others play. */
    allAgree: "It happens once everybody who plays agrees.",
    reset: "New series…",
    askReset: {
      title: "Start a new series?",
      text: "All totals go back to nothing. The score sheet keeps this series.",
      verb: "Start a new series",
    },
  },
};

export type CardsTableTexts = typeof cardsTable;
