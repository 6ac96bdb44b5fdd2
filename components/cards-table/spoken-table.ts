import { tidy } from "@/components/table/people";
import type { TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Catalogues } from "@/lib/texts/catalogues";
import { endingText } from "./ending-text";
import type { Teller } from "./teller";
import { turnText } from "./turn-text";

/** The whole state of the table in a few sentences, for the key that speaks it. */
export function spokenTable(
  view: View,
  info: TemplateInfo,
  teller: Teller,
  talk: Catalogues["cardsTalk"],
  you: Seat | null,
): string {
  const { who, t } = teller;
  const { spoken } = talk;
  const line = turnText(view, info, teller, null, endingText(view, info, who, talk));
  const plays = view.plays.map(({ seat, kind, cards }) => ({ who: who(seat), cards, pass: kind === "pass" }));
  const top = view.stack?.top.at(-1);
  const hand = view.seats.find((seat) => seat.seat === you)?.hand;
  const parts = [
    `${line.lead} ${line.text}`.trim(),
    view.trump && spoken.trump(view.trump),
    view.contract && spoken.contract(who(view.contract.seat), t.bid(view.contract)),
    plays.length > 0 && spoken.onTable(plays),
    view.bout && `${view.bout.cards.map(({ attack, beaten }) => t.felt.fought(attack, beaten)).join("; ")}.`,
    top && spoken.onPile(top, view.stack?.count ?? 0),
    hand && hand.length > 0 && spoken.held(hand),
  ];
  return tidy(parts.filter(Boolean).join(" "));
}
