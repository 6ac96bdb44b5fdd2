import { cardsName, suitName } from "@/components/cards/card-names";
import { type Named, namesOf } from "@/components/table/people";
import { listed } from "@/components/ui/listed";
import type { TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import { endingText } from "./ending-text";
import { turnText } from "./turn-text";
import { bidName } from "./verbs";

/** The whole state of the table in a few sentences, for the key that speaks it. */
export function spokenTable(view: View, info: TemplateInfo, people: readonly Named[], you: Seat | null): string {
  const line = turnText(view, info, people, null, endingText(view, info, people));
  const plays = view.plays.map((play) => {
    const name = namesOf(people, [play.seat]);
    return play.kind === "pass" ? `${name}: pass` : `${name}: ${play.cards ? cardsName(play.cards) : "face down"}`;
  });
  const top = view.stack?.top.at(-1);
  const hand = view.seats.find((seat) => seat.seat === you)?.hand;
  const parts = [
    `${line.lead} ${line.text}`.trim(),
    view.trump ? `Trump is ${suitName(view.trump)}.` : "",
    view.contract ? `${namesOf(people, [view.contract.seat])} bid ${bidName(view.contract)}.` : "",
    plays.length > 0 ? `On the table: ${plays.join("; ")}.` : "",
    top ? `On the pile: ${cardsName([top])}, ${view.stack?.count} in all.` : "",
    hand && hand.length > 0 ? `You hold ${listed(hand.map((card) => cardsName([card])))}.` : "",
  ];
  return parts.filter(Boolean).join(" ");
}
