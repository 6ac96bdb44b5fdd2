import { speechOf } from "../speech";
import type { Who } from "../who";
import { within } from "../who.en";
import { open, room } from "./room.en";
import type { Turning } from "./turning.en";

const { plural, list, number } = speechOf("en");

/** A place as a sentence names it: whose zone of which name; null where it is nobody's (the table, outside). */
export type PlaceSaid = { readonly zone: string; readonly whose: Who | "own" | null };
/** Cards by name, null for each that the reader may not know. */
export type CardsSaid = readonly (string | null)[];
export type MovedSaid = {
  readonly cards: CardsSaid;
  readonly from: PlaceSaid;
  readonly how: string;
  readonly to: PlaceSaid;
  readonly end: string;
  readonly shuffled: boolean;
  readonly told: { readonly attribute: string; readonly values: readonly string[] } | null;
};

const does = (who: Who, you: string, other: string): string => (who.you ? `You ${you}` : `${who.name} ${other}`);
const whose = (who: Who): string => (who.you ? "your" : `${who.name}’s`);

const cards = (names: CardsSaid): string => {
  const known = names.filter((name) => name !== null);
  const hidden = names.length - known.length;
  const rest = plural(hidden, { one: "a card", other: `${hidden} cards` });
  return list(hidden > 0 ? [...known, rest] : known);
};

/** Where an arrow begins or ends: at a card by its name (null: one that the reader may not know), or at somebody. */
export type EndSaid = { readonly card: string | null } | { readonly who: Who };

const ends = (all: readonly EndSaid[]): string =>
  list(all.map((end) => ("who" in end ? within(end.who) : (end.card ?? "a card"))));

const zoneName = (name: string): string =>
  name === "aside" ? "cards set aside" : name === "play" ? "cards in play" : name;

const ofWhom = (who: Who, { zone, whose: of }: PlaceSaid): string =>
  `${of === "own" || of === null ? (who.you ? "your" : "their") : whose(of)} ${zoneName(zone)}`;

function from(who: Who, place: PlaceSaid, how: string): string {
  if (place.zone === "table") return "from the table";
  if (place.zone === "outside") return "from outside the game";
  const zone = ofWhom(who, place);
  if (how === "top") return `from the top of ${zone}`;
  if (how === "bottom") return `from the bottom of ${zone}`;
  return how === "chance" ? `at random from ${zone}` : `from ${zone}`;
}

function into(who: Who, place: PlaceSaid, end: string): string {
  if (place.zone === "table") return "on the table";
  if (place.zone === "outside") return "out of the game";
  const zone = ofWhom(who, place);
  if (place.zone === "hand") return `into ${zone}`;
  if (place.zone === "aside") return `among ${zone}`;
  return end === "bottom" ? `at the bottom of ${zone}` : `on ${zone}`;
}

const COLOURS: Readonly<Record<string, string>> = { plain: "plain" };
const counters = (n: number, colour: string): string =>
  plural(n, { one: `1 ${COLOURS[colour] ?? colour} counter`, other: `${n} ${COLOURS[colour] ?? colour} counters` });

/** The tabletop for collectible cards: every act is told to all, each in their own words. */
export const tabletop = {
  room,
  open,
  log: {
    cleared: "Another game: decks are brought.",
    began: (first: Who): string => `The game begins. ${does(first, "have", "has")} the first turn.`,
    restored: "A saved game goes on.",
    brought: (who: Who, count: number): string =>
      `${does(who, "bring your deck", "brings their deck")}: ${plural(count, { one: "1 card", other: `${count} cards` })}.`,
    /** What the house found of a deck. */
    checked: (who: Who, { legal, proxies, registered, lent }: CheckSaid): string => {
      const whose = who.you ? "Your" : `${who.name}’s`;
      const said =
        legal.length > 0
          ? `${whose} deck is legal: ${legal.join(", ")}.`
          : `${whose} deck is legal in no format of the house.`;
      const of = plural(proxies, { one: "There is 1 proxy in it.", other: `There are ${proxies} proxies in it.` });
      const kept =
        registered === "original"
          ? " It is registered."
          : registered === "cards"
            ? " Its cards are registered, in other parts."
            : "";
      return `${said}${proxies > 0 && !lent ? ` ${of}` : ""}${kept}`;
    },
    moved: (who: Who, { cards: names, from: source, how, to, end, shuffled, told }: MovedSaid): string => {
      const what = cards(names);
      const it = names.length === 1 ? "it" : "them";
      const mixed = shuffled ? " in mixed order" : "";
      const shown = told ? ` (${told.attribute}: ${told.values.join(", ")})` : "";
      if (to.zone === "play") return `${does(who, "play", "plays")} ${what} ${from(who, source, how)}${shown}.`;
      if (source.zone === "play" && to.zone === "table")
        return `${does(who, "put", "puts")} ${what} on the table${shown}.`;
      const taken = `${does(who, "take", "takes")} ${what} ${from(who, source, how)}`;
      return `${taken} and ${who.you ? "put" : "puts"} ${it} ${into(who, to, end)}${mixed}${shown}.`;
    },
    shuffled: (who: Who, zone: PlaceSaid): string => `${does(who, "shuffle", "shuffles")} ${ofWhom(who, zone)}.`,
    searched: (who: Who, zone: PlaceSaid): string =>
      `${does(who, "look through", "looks through")} ${ofWhom(who, zone)}.`,
    closed: (who: Who, zone: PlaceSaid): string => `${does(who, "put away", "puts away")} ${ofWhom(who, zone)}.`,
    /** `open`: to more people than before. */
    shown: (who: Who, zone: PlaceSaid, open: boolean): string =>
      `${open ? does(who, "show", "shows") : does(who, "hide", "hides")} ${ofWhom(who, zone)}.`,
    revealed: (who: Who, names: CardsSaid, zone: PlaceSaid): string =>
      `${does(who, "show", "shows")} ${cards(names)} of ${ofWhom(who, zone)}.`,
    /** `tells`: what the game calls it. */
    rotated: (who: Who, names: CardsSaid, turn: string, angle: number, tells: Turning["tells"]): string => {
      const what = cards(names);
      if (turn === "tap" || turn === "untap") {
        const [you, other] = tells[turn];
        return `${does(who, you, other)} ${what}.`;
      }
      if (turn === "invert") return `${does(who, "turn", "turns")} ${what} upside down.`;
      return `${does(who, "turn", "turns")} ${what} to ${angle} degrees.`;
    },
    flipped: (who: Who, names: CardsSaid, face: string): string => {
      const what = cards(names);
      if (face === "down") return `${does(who, "hide", "hides")} ${what}.`;
      return face === "other"
        ? `${does(who, "turn", "turns")} ${what} over.`
        : `${does(who, "reveal", "reveals")} ${what}.`;
    },
    attached: (who: Who, names: CardsSaid, onto: CardsSaid): string =>
      `${does(who, "attach", "attaches")} ${cards(names)} to ${cards(onto)}.`,
    detached: (who: Who, names: CardsSaid): string => `${does(who, "detach", "detaches")} ${cards(names)}.`,
    /** `by` and `tried` have a sign; what was tried is told where it could not be done. */
    counted: (who: Who, names: CardsSaid, colour: string, by: number, tried: number): string => {
      const off = tried < 0;
      const failed = by === tried ? "" : ` (tried ${Math.abs(tried)})`;
      const act = off ? does(who, "take", "takes") : does(who, "put", "puts");
      return `${act} ${counters(Math.abs(by), colour)} ${off ? "off" : "on"} ${cards(names)}${failed}.`;
    },
    touched: (who: Who, names: CardsSaid, onto: CardsSaid | null): string =>
      `${does(who, "point", "points")} ${onto ? `from ${cards(names)} to ${cards(onto)}` : `at ${cards(names)}`}.`,
    arrowsDrawn: (who: Who, from: readonly EndSaid[], to: EndSaid): string =>
      `${does(who, "draw", "draws")} ${from.length > 1 ? "arrows" : "an arrow"} from ${ends(from)} to ${ends([to])}.`,
    arrowsRemoved: (who: Who): string => `${does(who, "take your arrows", "takes their arrows")} away.`,
    controlled: (who: Who, names: CardsSaid, by: Who): string =>
      who.name === by.name && who.you === by.you
        ? `${does(who, "take", "takes")} control of ${cards(names)}.`
        : `${does(who, "give", "gives")} control of ${cards(names)} to ${within(by)}.`,
    cardScored: (who: Who, names: CardsSaid, score: number): string =>
      `${does(who, "set", "sets")} the score of ${cards(names)} to ${number(score)}.`,
    /**
     * `was`: what it was before, where that is known. One's own goes up or down: the rules of a game may have done it by
     * another's act.
     */
    scored: (who: Who, of: Who | "own", value: number, was: number | null): string =>
      `${of === "own" ? `${who.you ? "Your" : `${who.name}’s`} score goes` : `${does(who, "change", "changes")} ${whose(of)} score`}${was === null ? "" : ` from ${number(was)}`} to ${number(value)}.`,
    rolled: (who: Who, sides: number, dice: readonly number[]): string =>
      `${does(who, "roll", "rolls")} ${plural(dice.length, { one: "a die", other: `${dice.length} dice` })} with ${sides} sides: ${dice.join(", ")}.`,
    tossed: (who: Who, heads: boolean): string =>
      `${does(who, "toss", "tosses")} a coin: ${heads ? "heads (win)" : "tails (lose)"}.`,
    special: (who: Who, what: string): string => `${who.you ? "You" : who.name}: ${what}`,
    bid: (who: Who): string => `${does(who, "place", "places")} a bid.`,
    bidOf: (who: Who, text: string): string => `${does(who, "place", "places")} a bid: ${text}`,
    bidsOpened: (bids: readonly { who: Who; text: string }[]): string =>
      `Results of the bidding: ${bids.map(({ who, text }) => `${who.you ? "you" : who.name} ${text}`).join("; ")}.`,
    turnEnded: (who: Who, next: Who): string =>
      `${does(who, "end your turn", "ends their turn")}. ${next.you ? "Your" : `${next.name}’s`} turn.`,
    phase: (who: Who, phase: string): string => `${does(who, "announce", "announces")}: ${phase}.`,
    timer: (running: Who | null): string =>
      running === null ? "The clock stands." : `The clock runs for ${within(running)}.`,
    flagged: (who: Who): string => `${whose(who).replace(/^your/, "Your")} time is up.`,
    declared: (who: Who, result: string, text: string): string =>
      `${does(who, "declare", "declares")} the result: ${RESULTS[result] ?? result}${text ? `, ${text}` : ""}.`,
    accepted: (who: Who): string => `${does(who, "accept", "accepts")} the result.`,
    cancelled: "A card was moved: the declared result does not stand any more.",
    conceded: (who: Who): string => `${does(who, "concede", "concedes")}.`,
    ended: (winners: readonly Who[] | null): string =>
      winners === null
        ? "The game is over, without a winner."
        : winners[0]?.you && winners.length === 1
          ? "The game is over. You have won."
          : `The game is over: ${list(winners.map(within))} won.`,
    judged: (winners: readonly Who[] | null): string =>
      winners === null
        ? "The judge has ended the game, without a winner."
        : `The judge has decided the game: ${list(winners.map(within))} won.`,
    defeated: (who: Who): string => `${does(who, "have lost", "has lost")} the game.`,
    asked: (who: Who, rule: string, act: string | null): string =>
      act === null
        ? `${does(who, "ask", "asks")} to do something against a rule (${rule}). The others say whether it is done.`
        : `${does(who, "ask", "asks")} to do this against a rule (${rule}): “${act}” The others say whether it is done.`,
    allowed: (who: Who, done: boolean): string =>
      done
        ? `${does(who, "let it through", "lets it through")}: it is done.`
        : `${does(who, "let it through", "lets it through")}.`,
    denied: (who: Who): string => `${does(who, "do not let it through", "does not let it through")}.`,
    commanded: (who: Who, label: string): string => `${who.you ? "You" : who.name}: ${label}.`,
    said: (text: string): string => text,
    byHand: "This turn is played by hand, without the rules.",
    rulesBack: "The rules of the game go on.",
    /** What somebody asks for, as a whole sentence. */
    asksByHand: (who: Who): string =>
      `${does(who, "ask", "asks")} to play this turn by hand: the table then forbids nothing until it ends.`,
    asksEnd: (who: Who): string =>
      `${does(who, "want", "wants")} to end this turn, and the rules go on with the next one. Is all as it should be?`,
    /** `acts`: what they did, in sentences; whoever did it knows. */
    takesBack: (who: Who, acts: string): string =>
      who.you ? "You want to take your last act back." : `${who.name} wants to take this back: “${acts}”`,
    scriptFailed: (message: string): string =>
      `The game’s own rules failed here: from now on it is played by hand, and nothing is forbidden. ${message}`,
    other: "The game went on.",
  },
  refusals: {
    lost: "Can’t reach the server. Check your connection and try again.",
    "tabletop/short_of_bet": "Somebody does not have the stake in their purse: the game does not begin without it.",
    "tabletop/bet_needs_people": "Where something is staked, members play: a seat is empty, or has a bot.",
    "tabletop/saved_needs_people": "A saved game goes on once everybody who plays it sits here.",
    "tabletop/nothing_staked": "Nothing is staked on this game: you can simply leave it.",
    "tabletop/called": "The judge has been called to this game already.",
    "tabletop/call": "Say what is wrong, in 3 to 300 characters.",
    "tabletop/no_such_game": "The cards of this table are not there any more.",
    "tabletop/no_format": "Those rules for decks are not there any more.",
    "tabletop/not_legal": "That deck is not legal by the rules of this table.",
    "tournament/other_deck": "This is not the deck with which you entered the tournament.",
    "tournament/moved_cards":
      "A match is played with the deck as you entered it: the same cards in the main deck, and the same in the sideboard.",
    "tournament/proxies": "You do not have all cards of your deck any more, and this tournament asks for that.",
    "tabletop/accepted": "You have accepted this result already.",
    "tabletop/all_again": "It begins again once everybody here wants that.",
    "tabletop/begun": "The game has begun already.",
    "tabletop/by_hand": "The rules of the game have stopped: do by hand what that would do.",
    "tabletop/brought": "You have brought your deck already.",
    "tabletop/by_chance": "In another's hand cards have no places: name one that you see, or take one at random.",
    "tabletop/fixed_seats": "Seats do not change any more at this table.",
    "tabletop/loop": "That would attach a card to itself.",
    "tabletop/no_search": "Only piles can be looked through.",
    "tabletop/no_such_card": "There is no such card here.",
    "tabletop/no_such_command": "This game has no such command.",
    "tabletop/no_such_object": "That card is not on the table any more.",
    "tabletop/no_such_part": "This game knows no such part of a deck.",
    "tabletop/no_such_phase": "This game has no such phase.",
    "tabletop/no_such_seat": "Nobody sits there.",
    "tabletop/no_such_zone": "There is no such pile here.",
    "tabletop/nobody_declared": "Nobody has declared a result yet.",
    "tabletop/not_all_here":
      "Not everybody is here with a deck. Wait for them, or take the empty seats away and play without them.",
    "tabletop/not_begun": "The game has not begun yet.",
    "tabletop/not_host": "Only the host can begin.",
    "tabletop/not_judge": "Only the judge can decide a game for its players.",
    "tabletop/not_over": "The game is not over yet.",
    "tabletop/not_seated": "Take a seat to play.",
    "tabletop/not_your_turn": "It is not your turn.",
    "tabletop/not_yours": "That is not yours.",
    "tabletop/nothing_asked": "Nothing waits for your consent.",
    "tabletop/nothing_said": "Write something first.",
    "tabletop/nothing_there": "There is no such card there any more.",
    "tabletop/one_face": "That card has one face only.",
    "tabletop/own_clock": "The clock of this table runs by itself.",
    "tabletop/time_left": "There is time left.",
    "tabletop/out": "You have conceded this game.",
    "tabletop/over": "The game is over.",
    /** Where the game's script says no, its own words are shown. */
    "tabletop/rule": "A rule of the game is against that.",
    "tabletop/same": "It is so already.",
    "tabletop/stale": "That pile has changed. Look at it again.",
    "tabletop/too_many": "The table does not hold that many cards.",
    "tabletop/unseen": "You do not see that card.",
  },
};

/** What the house found of a deck. */
export type CheckSaid = { legal: readonly string[]; proxies: number; registered: string; lent: boolean };

const RESULTS: Readonly<Record<string, string>> = {
  ...{ win: "a win", lose: "a loss", draw: "a draw", undecided: "undecided" },
};

export type TabletopTexts = typeof tabletop;
