import { levelOf, suitOf } from "@/components/cards/card-parts";
import { asData, asText } from "@/components/table/json-read";
import { tidy } from "@/components/table/people";
import type { TurnText } from "@/components/table/turn-line";
import type { ComboKind } from "@/lib/engine/cards/template";
import { trumpCard } from "@/lib/engine/cards/trumps";
import type { Card, TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import type { Catalogues } from "@/lib/texts/catalogues";
import { boutText, isFree, mayThrowIn, meldText } from "./act-turns";
import { dealerOf } from "./dealer";
import type { Teller } from "./teller";

type Texts = Catalogues["cardsTable"];

const legalCards = (view: View): Card[] => {
  const cards = view.can?.move?.cards ?? {};
  return Object.keys(cards).filter((card) => cards[card] === null);
};

/** The suit that a card belongs to now: some are of the trump suit whatever they show. */
export const suitNow = (card: Card, { trump }: View, { trumps = [] }: TemplateInfo): string =>
  trump !== null && trumps.some((pattern) => trumpCard(pattern, trump) === card) ? trump : suitOf(card);

/** What may be led: the card that the deal begins with, the combinations that the hand holds, several of a rank. */
function leadText({ can }: View, t: Texts): string {
  const { cards = {}, combos, count, sameLevel = false } = can?.move ?? {};
  const refusal = Object.values(cards).find((why) => why?.code === "move/must_lead_card");
  const first = asText(asData(refusal?.data).card);
  const kinds = [...new Set(combos?.map(({ kind }) => kind))];
  return t.turn.leadWith(first, kinds, sameLevel && count === null);
}

function followText(view: View, info: TemplateInfo, t: Texts): string {
  const legal = legalCards(view);
  const first = view.plays[0];
  if (!first) return leadText(view, t);
  if (first.cards === null || !first.cards[0]) return t.turn.hiddenTrick;
  if (isFree(view, info)) return t.turn.anyWhileStock;
  if (info.freeSuit) return t.turn.any;
  const suit = suitNow(first.cards[0], view, info);
  if (legal.length === 0 && view.can?.retreat) return t.turn.picksUp(suit);
  if (legal.length > 0 && legal.every((card) => suitNow(card, view, info) === suit)) return t.turn.follow(suit);
  const trump = view.trump;
  if (trump && legal.length > 0 && legal.every((card) => suitNow(card, view, info) === trump))
    return t.turn.trumpWith(trump);
  return info.levels ? t.turn.without(suit) : t.turn.any;
}

/** Which cards answer the last ones: those that beat them, and where the rules let them, those of the same rank. */
function answerTo(
  view: View,
  { cards: last, combo = null }: { cards: readonly Card[]; combo?: ComboKind | null },
  instead: "pass" | "retreat" | null,
  t: Texts,
): string {
  const legal = legalCards(view);
  if (legal.length === 0) return t.turn.cannotBeat(last, instead, combo);
  if (combo) return t.turn.answer("beat", last, instead, combo);
  const level = levelOf(last[0] ?? "");
  const equal = legal.filter((card) => levelOf(card) === level).length;
  return t.turn.answer(equal === 0 ? "beat" : equal === legal.length ? "match" : "matchOrBeat", last, instead, combo);
}

function climbText(view: View, t: Texts): string {
  const last = view.plays.findLast((play) => play.kind === "play");
  if (!last?.cards) return leadText(view, t);
  return answerTo(view, { cards: last.cards, combo: last.combo ?? null }, view.can?.move?.pass ? "pass" : null, t);
}

/** What fits the top of a pile that is matched, or what is to be done where nothing does. */
function matchText(view: View, { matches = [], wild }: TemplateInfo, t: Texts): string {
  const can = view.can;
  const top = view.stack?.top.at(-1);
  if (!top) return t.turn.lead;
  const legal = legalCards(view);
  const other = can?.draw ? "draw" : can?.move?.pass ? "pass" : null;
  if (can?.draw?.must) return t.turn.mustDraw(can.draw.count, legal.length > 0 ? levelOf(top) : null);
  if (legal.length === 0) return t.turn.nothingFits(other, can?.draw?.count ?? 1);
  const suit = matches.includes("suite") ? (view.named ?? suitOf(top)) : null;
  const level = matches.includes("level") && levelOf(top) !== wild ? levelOf(top) : null;
  const joker = wild !== undefined && legal.some((card) => levelOf(card) === wild) ? wild : null;
  return t.turn.match(suit, level, other, joker);
}

function stackText(view: View, info: TemplateInfo, t: Texts): string {
  if (info.matches) return matchText(view, info, t);
  const last = view.stack?.top.at(-1);
  if (!last) return t.turn.emptyPile;
  const retreats = view.can?.retreat || legalCards(view).length === 0;
  return answerTo(view, { cards: [last] }, retreats ? "retreat" : null, t);
}

/** What a blind bid is worth, in a sentence; empty where a template has it count in a way of its own. */
export const blindText = ({ blind }: Pick<TemplateInfo, "blind">, t: Texts): string =>
  blind ? t.turn.blindWorth(blind.made, blind.missed) : "";

/** Who would get the open card; null: nobody. */
function takerOf(view: View, info: TemplateInfo, { who }: Teller) {
  const takes = info.makesTrump?.takes;
  const taker = takes === "dealer" ? dealerOf(view, info) : takes === "bidder" ? (view.can?.seat ?? null) : null;
  const card = view.talon?.[0];
  return taker === null || !card ? null : { who: who(taker), card };
}

function bidText(view: View, info: TemplateInfo, teller: Teller): string {
  const { t } = teller;
  const bid = view.can?.bid;
  if (!bid) return view.can?.redeal ? t.turn.mayRedeal : "";
  if (bid.makes) {
    const suites = bid.suites ?? [];
    return bid.makes.turned
      ? t.turn.makeTurned(suites[0] ?? "", bid.pass, takerOf(view, info, teller))
      : t.turn.makeNamed(suites, bid.pass);
  }
  if (!bid.number) return t.turn.noHigherBid;
  if (bid.tricks) return t.turn.bidTricks(bid.min, bid.max, bid.barred);
  if (!view.can?.look) return t.turn.bidFrom(bid.min, bid.max, bid.pass);
  return bid.blindMax === null ? t.turn.bidBlind(bid.pass) : `${t.turn.bidBlind(bid.pass)} ${blindText(info, t)}`;
}

function giveText(view: View, { who, t }: Teller): string {
  const { to, cards } = view.can?.distribute ?? { to: [], cards: null };
  const only = to[0];
  if (only && only.seat === view.can?.seat) return t.turn.layAway(only.count);
  if (only && to.length === 1) return t.turn.give(who(only.seat), only.count, cards !== null);
  return t.turn.giveAll(to.map(({ seat, count }) => ({ to: who(seat), count })));
}

const idle = (text: string, lead = ""): TurnText => ({ lead, text, yours: false });

function idleText(view: View, { who, t }: Teller, ending: string): TurnText {
  switch (view.phase) {
    case "waiting":
      return idle(t.turn.nothing);
    case "ended":
      return idle(ending, t.turn.dealOver);
    case "complete":
      return idle(ending, t.turn.seriesOver);
    default: {
      const seats = view.turn !== null ? [view.turn] : view.waiting;
      const [one] = seats;
      if (one === undefined) return idle("");
      const doing = { bidding: "bidding", distributing: "giving", playing: "playing" } as const;
      const what = doing[view.phase];
      const waits = seats.length === 1 ? t.turn.turnOf(who(one), what) : t.turn.waitingFor(seats.map(who), what);
      const sale = view.selling && view.contract ? t.turn.forSale(view.contract) : null;
      return idle(tidy(sale ? `${waits} ${sale}` : waits));
    }
  }
}

/** As long as a new round of a climbing game lies empty: who won the last one, and why another leads. */
function roundText(view: View, info: TemplateInfo, { who, t }: Teller): string {
  const { phase, lastTrick, plays, seats } = view;
  if (phase !== "playing" || info.has.tricks || info.has.stack || info.bouts || info.melds) return "";
  const by = plays.length === 0 ? (lastTrick?.by ?? null) : null;
  if (by === null) return "";
  return t.turn.roundWon(
    who(by),
    seats.some(({ seat, count }) => seat === by && count === 0),
  );
}

/** What the turn line says. `ending`: how the deal ended, in a sentence: see `ending-text.ts`. */
export function turnText(
  view: View,
  info: TemplateInfo,
  teller: Teller,
  queued: Card | null,
  ending: string,
): TurnText {
  const line = askedText(view, info, teller, queued, ending);
  const won = roundText(view, info, teller);
  return won === "" ? line : { ...line, text: tidy(`${won} ${line.text}`) };
}

function askedText(view: View, info: TemplateInfo, teller: Teller, queued: Card | null, ending: string): TurnText {
  const { t } = teller;
  const can = view.can;
  const yours = (text: string): TurnText => ({ lead: t.turn.yours, text: tidy(text), yours: true });
  if (can?.distribute) return yours(giveText(view, teller));
  if (can?.move?.part) {
    const text = boutText(view, teller);
    const line = idleText(view, teller, ending);
    if (text === null) return mayThrowIn(view) ? { ...line, text: `${line.text} ${t.turn.mayThrowIn}` } : line;
    return yours(text);
  }
  if (info.melds && can?.move) return yours(meldText(view, teller));
  if (can?.move || can?.retreat) {
    if (info.has.stack) return yours(stackText(view, info, t));
    return yours(info.has.tricks ? followText(view, info, t) : climbText(view, t));
  }
  if (can?.bid || can?.redeal) return yours(bidText(view, info, teller));
  const line = idleText(view, teller, ending);
  return queued ? { ...line, text: `${line.text} ${t.turn.next(queued)}` } : line;
}

/** For screen readers: the turn line, and the cards that can be played. */
export function spokenTurn(view: View, line: TurnText, t: Texts): string {
  const legal = legalCards(view);
  const said = `${line.lead} ${line.text}`.trim();
  return !view.can?.move || legal.length === 0 || legal.length > 8 ? said : `${said} ${t.turn.canPlay(legal)}`;
}
