import { cardsName, levelName, levelOf, numberName, suitName, suitOf } from "@/components/cards/card-names";
import { type Named, namesOf, nameWithin, ownerOf, tidy } from "@/components/table/people";
import type { TurnText } from "@/components/table/turn-line";
import { listed } from "@/components/ui/listed";
import type { Card, TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import { bidName } from "./verbs";

const legalCards = (view: View): Card[] => {
  const cards = view.can?.move?.cards ?? {};
  return Object.keys(cards).filter((card) => cards[card] === null);
};

function followText(view: View, info: TemplateInfo): string {
  const legal = legalCards(view);
  const first = view.plays[0];
  if (!first) return "You lead.";
  if (first.cards === null || !first.cards[0]) return "This trick is played face down: play any card.";
  const suit = suitOf(first.cards[0]);
  if (legal.length > 0 && legal.every((card) => suitOf(card) === suit)) return `Follow ${suitName(suit)}.`;
  const trump = view.trump;
  if (trump && legal.length > 0 && legal.every((card) => suitOf(card) === trump))
    return `Trump with ${suitName(trump)}.`;
  return info.levels ? `You have no ${suitName(suit)}: play any card.` : "Play any card.";
}

/** "Beat the nine of hearts"; where cards of the same level do as well, "Match or beat" it. */
function answerTo(view: View, last: readonly Card[]): string {
  const legal = legalCards(view);
  if (legal.length === 0) return `You cannot beat ${cardsName(last)}`;
  const level = levelOf(last[0] ?? "");
  const equal = legal.filter((card) => levelOf(card) === level).length;
  return `${equal === 0 ? "Beat" : equal === legal.length ? "Match" : "Match or beat"} ${cardsName(last)}`;
}

function climbText(view: View): string {
  const last = view.plays.findLast((play) => play.kind === "play");
  if (!last?.cards) return "You lead.";
  return `${answerTo(view, last.cards)}${view.can?.move?.pass ? ", or pass" : ""}.`;
}

function stackText(view: View): string {
  const topCards = view.stack?.top ?? [];
  const last = topCards.at(-1);
  if (!last) return "The pile is empty: you lead.";
  if (legalCards(view).length === 0) return `${answerTo(view, [last])}: retreat.`;
  return `${answerTo(view, [last])}${view.can?.retreat ? ", or retreat" : ""}.`;
}

function bidText(view: View, blind: boolean): string {
  const bid = view.can?.bid;
  if (!bid) return view.can?.redeal ? "You may ask for new cards." : "";
  const passing = bid.pass ? ", or pass" : "";
  if (!bid.number) return "No higher bid is left: pass.";
  if (blind) return `Look at your cards, ${bid.pass ? "pass, " : ""}or bid without looking.`;
  return `Bid ${bid.min === bid.max ? bid.min : `${bid.min} to ${bid.max}`}${passing}.`;
}

function giveText(view: View, people: readonly Named[]): string {
  const { to, cards } = view.can?.distribute ?? { to: [], cards: null };
  const only = to[0];
  if (only && to.length === 1) {
    const count = numberName(only.count);
    const which = only.count === 1 ? "a card" : `${count} cards`;
    const best = only.count === 1 ? "your strongest card" : `your ${count} strongest cards`;
    return `Give ${nameWithin(people, only.seat)} ${cards ? best : `${which} of your choice`}.`;
  }
  return `Give ${listed(to.map(({ seat, count }) => `${count} to ${nameWithin(people, seat)}`))}.`;
}

function idleText(view: View, people: readonly Named[], ending: string): TurnText {
  switch (view.phase) {
    case "waiting":
      return { lead: "", text: "Nothing has been dealt yet.", yours: false };
    case "ended":
      return { lead: "The deal is over.", text: ending, yours: false };
    case "complete":
      return { lead: "The series is over.", text: ending, yours: false };
    default: {
      const seats = view.turn !== null ? [view.turn] : view.waiting;
      if (seats.length === 0) return { lead: "", text: "", yours: false };
      const one = seats.length === 1 ? seats[0] : undefined;
      const whom = one === undefined ? `Waiting for ${namesOf(people, seats)}` : `${ownerOf(people, one)} turn`;
      const doing = { bidding: " to bid", distributing: " to give cards", playing: "", waiting: "" }[view.phase];
      const sold =
        view.selling && view.contract
          ? ` The talon is up for sale: bid above ${bidName(view.contract)} to get it.`
          : "";
      return { lead: "", text: `${whom}${doing}.${sold}`, yours: false };
    }
  }
}

/** What the turn line says. */
export function turnText(
  view: View,
  info: TemplateInfo,
  people: readonly Named[],
  queued: Card | null = null,
  /** How the deal ended, in a sentence: see `ending-text.ts`. */
  ending = "",
): TurnText {
  const can = view.can;
  const yours = (text: string): TurnText => ({ lead: "Your turn.", text: tidy(text), yours: true });
  if (can?.distribute) return yours(giveText(view, people));
  if (can?.move || can?.retreat) {
    if (info.has.stack) return yours(stackText(view));
    return yours(info.has.tricks ? followText(view, info) : climbText(view));
  }
  if (can?.bid || can?.redeal) return yours(bidText(view, can.look));
  const idle = idleText(view, people, ending);
  return queued ? { ...idle, text: `${idle.text} You play ${cardsName([queued])} next.` } : idle;
}

/** For screen readers: the turn line, and the cards that can be played. */
export function spokenTurn(view: View, line: TurnText): string {
  const legal = legalCards(view);
  if (!view.can?.move || legal.length === 0 || legal.length > 8) return `${line.lead} ${line.text}`.trim();
  const suits = new Set(legal.map(suitOf));
  const names =
    suits.size === 1 ? legal.map((card) => levelName(levelOf(card))) : legal.map((card) => cardsName([card]));
  return `${line.lead} ${line.text} You can play ${listed(names, "or")}.`;
}
