import { houseHelp } from "@/components/table/house-sentences";
import { asData, asList, asNumber, asText, type Data } from "@/components/table/json-read";
import { tidy } from "@/components/table/people";
import type { RefusalCode } from "@/lib/engine/cards/refusals";
import type { View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { Catalogues } from "@/lib/texts/catalogues";
import type { Who } from "@/lib/texts/who";
import { asCards, asCombo } from "./card-data";

/** What a help may use besides the refusal: the names, the texts, the template's words, and what could be played. */
export type Helping = {
  who(seat: Seat): Who;
  texts: Pick<Catalogues, "cardsTalk" | "tableTalk">;
  word?: (text: string) => string;
  view?: View;
};

type Texts = Catalogues["cardsTalk"]["refusals"];

type Context = { who(seat: Seat): Who; t: Texts; word(text: string): string; view: View | undefined };

type Helper = (data: Data, context: Context) => string;

const number = (value: Data[string] | undefined): number => asNumber(value) ?? 0;

const turnOf = (data: Data, who: (seat: Seat) => Who): Who | null => {
  const seat = asNumber(data.turn);
  return seat === null ? null : who(seat);
};

const legalIn = (view: View | undefined): string[] => {
  const cards = view?.can?.move?.cards ?? {};
  return Object.keys(cards).filter((card) => cards[card] === null);
};

const special = (data: Data, { word, t }: Context): string => {
  const name = asText(data.special);
  return name === null ? t.that : word(name);
};

/** The letters of suits, from a text or a list. */
const suitsIn = (data: Data): string[] =>
  typeof data.suites === "string" ? [...data.suites] : asList(data.suites).flatMap((suit) => asText(suit) ?? []);

/** What beats the top of a pile. */
function beatPile(view: View, t: Texts): string {
  const top = view.stack?.top.at(-1);
  if (!top) return t.playInstead(legalIn(view));
  const trump = view.trump && view.trump !== top[1] ? view.trump : null;
  return t.beatPile(top, trump, view.can?.retreat ?? false);
}

const plain =
  (say: (t: Texts) => string): Helper =>
  (_, { t }) =>
    say(t);

const HELPS: Record<RefusalCode, Helper> = {
  "seat/unknown": plain((t) => t.noSeat),
  "seat/count": (data, { t }) => t.seatCount(number(data.min), number(data.max)),
  "seat/in_play": plain((t) => t.seatsInPlay),

  "start/forbidden": plain((t) => t.startForbidden),
  "start/underway": plain((t) => t.startUnderway),
  "start/too_early": plain((t) => t.startTooEarly),
  "start/players": (data, { t }) => t.startPlayers(number(data.min), number(data.max), number(data.seats)),
  "end/forbidden": plain((t) => t.endForbidden),
  "end/not_underway": plain((t) => t.endNotUnderway),
  "reset/forbidden": plain((t) => t.resetForbidden),

  "look/nothing_hidden": plain((t) => t.looked),

  "bid/not_bidding": plain((t) => t.notBidding),
  "bid/not_your_turn": (data, { who, t }) => t.notYourTurn(turnOf(data, who), "bid"),
  "bid/missing_data": plain((t) => t.bidWithoutNumber),
  "bid/cannot_pass": plain((t) => t.bidNoPass),
  "bid/too_small": (data, { t }) => t.bidTooSmall(number(data.min)),
  "bid/too_high": (data, { t }) => t.bidTooHigh(number(data.max)),
  "bid/invalid_number": (data, { t }) => t.bidStep(number(data.step), number(data.min)),
  "bid/sum": (data, { t }) => t.bidSum(number(data.number)),
  "bid/no_longer_blind": plain((t) => t.noLongerBlind),
  "bid/needs_higher": (data, { t }) => t.needsHigher(number(data.number)),

  "sell/not_distributing": plain((t) => t.sellTooLate),
  "sell/not_your_turn": (data, { who, t }) => t.notYourTurn(turnOf(data, who), "sell"),
  "sell/not_in_game": plain((t) => t.sellNotInGame),
  "sell/forbidden": plain((t) => t.soldBefore),

  "redeal/not_bidding": plain((t) => t.redealTooLate),
  "redeal/not_your_turn": (data, { who, t }) => t.notYourTurn(turnOf(data, who), "bid"),
  "redeal/not_in_game": plain((t) => t.redealNotInGame),
  "redeal/has_bid": plain((t) => t.redealHasBid),
  "redeal/has_played": plain((t) => t.redealHasPlayed),
  "redeal/look_first": plain((t) => t.lookFirst),
  "redeal/too_few": (data, { t }) => t.redealTooFew(number(data.min), asCards(data.cards) ?? []),

  "distribute/not_distributing": plain((t) => t.noGifts),
  "distribute/not_expected": plain((t) => t.nothingToGive),
  "distribute/missing_data": plain((t) => t.chooseGifts),
  "distribute/unknown_players": plain((t) => t.unknownReceiver),
  "distribute/no_such_cards": plain((t) => t.notInHand),
  "distribute/wrong_amount": (data, { who, t }) => {
    const to = asNumber(data.to);
    return t.giftCount(to === null ? null : who(to), asNumber(data.count));
  },
  "distribute/must_give_top_cards": plain((t) => t.strongestOnly),

  "move/not_underway": plain((t) => t.notPlaying),
  "move/not_your_turn": (data, { who, t }) => t.moveNotYourTurn(turnOf(data, who)),
  "move/missing_data": plain((t) => t.chooseCard),
  "move/cannot_pass": plain((t) => t.cannotPass),
  "move/cannot_crawl": plain((t) => t.noCrawl),
  "move/no_cards": plain((t) => t.chooseCard),
  "move/unknown_action": plain((t) => t.passOrPlay),
  "move/no_such_cards": plain((t) => t.notInHand),
  "move/wrong_amount": (data, { t }) => t.playCount(asNumber(data.count)),
  "move/crawl_wrong_round": (data, { t }) => t.crawlRound(number(data.round) + 1),
  "move/crawl_not_leading": plain((t) => t.crawlLead),
  "move/crawl_top_card": (data, { t }) => t.crawlTop(asText(data.level) ?? ""),
  "move/special_not_in_game": (data, context) => context.t.specialNotInGame(special(data, context)),
  "move/special_wrong_round": (data, context) => context.t.specialRound(special(data, context)),
  "move/special_not_leading": (data, context) => context.t.specialLead(special(data, context)),
  "move/special_few_cards": (data, context) => context.t.specialFewCards(special(data, context), number(data.min)),
  "move/special_no_cards": (data, context) => context.t.specialNoCards(special(data, context)),
  "move/special_not_card": (data, context) => context.t.specialNotCard(special(data, context)),
  "move/special_condition": (data, context) => {
    const before = asText(data.opt);
    const { t, word } = context;
    return t.specialCondition(special(data, context), before === null ? t.trumpWord : word(before));
  },
  "move/must_play_one_suit": plain((t) => t.oneSuit),
  "move/must_play_one_level": plain((t) => t.oneLevel),
  "move/must_draw": (data, { t }) => t.mustDraw(number(data.count)),
  "move/must_match": (data, { t, view }) => t.mustMatch(asText(data.suite), asText(data.level), legalIn(view)),
  "move/declare_missing": plain((t) => t.declareMissing),
  "move/declare_unknown": (data, { t }) => t.declareUnknown(suitsIn(data)),
  "bid/wrong_suit": (data, { t }) => t.wrongTrump(suitsIn(data)),
  "bid/alone_not_in_game": plain((t) => t.noAlone),
  "draw/not_underway": plain((t) => t.notPlaying),
  "draw/not_your_turn": (data, { who, t }) => t.notYourTurn(turnOf(data, who), "play"),
  "draw/not_in_game": plain((t) => t.noDraw),
  "draw/already": plain((t) => t.drawnAlready),
  "draw/not_stuck": (_, { t, view }) => t.drawNotStuck(legalIn(view)),
  "draw/nothing_left": plain((t) => t.nothingToDraw),
  "move/no_combo": plain((t) => t.noCombo),
  "move/wrong_combo": (data, { t }) => t.wrongCombo(asList(data.combos).flatMap((kind) => asCombo(kind) ?? [])),
  "move/must_beat": (data, { t, view }) =>
    t.tooLow(asText(data.card) ?? "", asCombo(data.combo), data.reversed === true, legalIn(view)),
  "move/must_lead_card": (data, { t }) => t.mustLeadCard(asText(data.card) ?? ""),
  "move/suit_closed": (data, { t, view }) => t.suitClosed(suitsIn(data), legalIn(view)),
  "move/no_points_yet": (_, { t, view }) => t.noPointsYet(legalIn(view)),
  "move/must_follow_suit": (data, { t, view }) =>
    view?.stack ? beatPile(view, t) : t.followSuit(suitsIn(data), legalIn(view)),
  "move/must_trump": (data, { t, view }) => t.playTrump(asText(data.suite) ?? "", legalIn(view)),
  "move/must_match_level": (data, { t, view }) => t.doesNotBeat(asText(data.card), legalIn(view)),
  "move/must_match_amount": (data, { t, view }) =>
    view?.can?.move?.count == null ? t.atLeast(asNumber(data.count)) : t.playCount(asNumber(data.count)),
  "move/extra_missing": (data, { t }) => t.goesWith(asNumber(data.count)),
  "move/extra_no_such_cards": plain((t) => t.alongNotInHand),
  "move/extra_not_needed": plain((t) => t.goesAlone),
  "move/extra_wrong_amount": (data, { t }) => t.goesWith(asNumber(data.count)),

  "draw/offered": plain((t) => t.drawOffered),
  "draw/declined": plain((t) => t.drawDeclined),
  "move/draw_first": plain((t) => t.drawFirst),
  "move/just_taken": (data, { t }) => t.justTaken(asText(data.card) ?? ""),
  "move/knock_not_in_game": plain((t) => t.noKnock),
  "move/knock_too_much": (data, { t }) => t.knockTooMuch(number(data.deadwood), number(data.most)),
  "move/beats_missing": plain((t) => t.beatsMissing),
  "move/not_on_table": plain((t) => t.notOnTable),
  "move/level_not_there": plain((t) => t.levelNotThere),
  "move/too_many": (data, { t }) => t.tooMany(number(data.count)),
  "move/not_higher": (data, { t, view }) => t.notHigher(asText(data.card) ?? "", legalIn(view)),
  "swap/not_underway": plain((t) => t.notPlaying),
  "swap/not_your_turn": (data, { who, t }) => t.notYourTurn(turnOf(data, who), "play"),
  "swap/not_in_game": plain((t) => t.noSwap),
  "swap/not_leading": plain((t) => t.swapFirst),
  "swap/no_talon": (data, { t }) => t.stockTooSmall(number(data.least)),
  "swap/no_card": (data, { t }) => t.swapNeeds(asText(data.card) ?? ""),
  "close/not_underway": plain((t) => t.notPlaying),
  "close/not_your_turn": (data, { who, t }) => t.notYourTurn(turnOf(data, who), "play"),
  "close/not_in_game": plain((t) => t.noClose),
  "close/not_leading": plain((t) => t.closeFirst),
  "close/no_talon": (data, { t }) => t.stockTooSmall(number(data.least)),
  "claim/not_underway": plain((t) => t.notPlaying),
  "claim/not_your_turn": (data, { who, t }) => t.notYourTurn(turnOf(data, who), "play"),
  "claim/not_in_game": plain((t) => t.noClaim),
  "claim/not_leading": plain((t) => t.claimFirst),
  "claim/no_trick": plain((t) => t.claimNoTrick),
  "retreat/not_underway": plain((t) => t.notPlaying),
  "retreat/not_your_turn": (data, { who, t }) => t.notYourTurn(turnOf(data, who), "play"),
  "retreat/not_in_game": plain((t) => t.noRetreat),
  "retreat/can_play": plain((t) => t.canPlay),
};

const isKnown = (code: string): code is RefusalCode => Object.hasOwn(HELPS, code);

/** Why an act was not done and what to do instead, in one or two sentences; null for codes that nobody knows. */
export function helpFor({ code, data }: Refusal, { who, texts, word = (text) => text, view }: Helping): string | null {
  if (!isKnown(code)) return houseHelp({ code, ...(data === undefined ? {} : { data }) }, texts.tableTalk);
  return tidy(HELPS[code](asData(data), { who, t: texts.cardsTalk.refusals, word, view }));
}
