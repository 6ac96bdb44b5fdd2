import { personAt } from "@/components/table/people";
import type { SeatPerson } from "@/components/table/types";
import { awaitedIn, type Offer } from "@/lib/engine/ccg/tabletop/script/offer";
import type { View } from "@/lib/engine/ccg/tabletop/view";
import type { Seat } from "@/lib/engine/kernel/game";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { TabletopTexts } from "@/lib/texts/tabletop/en";
import type { Aim } from "./use-tabletop";

/** What the next card or player that is picked is for; null: for nothing. */
export const hintText = (aim: Aim | null, picking: Offer | null, t: TabletopTexts["room"]): string | null =>
  aim !== null
    ? aim === "attach"
      ? t.acts.attachTo
      : t.acts.arrowTo
    : picking?.choose
      ? t.acts.pick(t.ruleSaid(picking.label), picking.choose)
      : null;

/** What is asked of the viewer, or whom everybody waits for. */
export function turnText(
  view: View,
  you: Seat | null,
  people: readonly SeatPerson[],
  t: TabletopTexts["room"],
  /** What each stakes, in cents. */
  bet = 0,
): { lead: string; text: string; yours: boolean } {
  const idle = (text: string) => ({ lead: "", text, yours: false });
  if (view.stage === "over") return idle(t.over);
  if (view.stage === "waiting") {
    if (you !== null && view.seats[you]?.deck === null) return { lead: "", text: t.bring, yours: true };
    const late = people.filter(({ seat, kind }) => kind === "user" && view.seats[seat]?.deck === null);
    return idle(
      late.length > 0
        ? t.othersBring(late.map(({ name }) => name).join(", "))
        : bet > 0
          ? t.money.needs(formatMoney(bet))
          : t.ready,
    );
  }
  const { seat } = view.turn;
  if (seat === null) return idle("");
  if (view.byHand) {
    const isOwn = seat === you;
    const lead = isOwn ? t.yourTurn : t.turnOf(personAt(people, seat)?.name ?? "");
    return { lead, text: isOwn ? t.byHand.yours : t.byHand.others, yours: isOwn };
  }
  const awaited = awaitedIn(view.shown);
  const own = awaited.find((one) => one.seat === you);
  if (own && view.stuck) return { lead: t.yourTurn, text: t.byHand.stuck, yours: true };
  if (own) return { lead: seat === you ? t.yourTurn : t.yourMove, text: t.ruleSaid(own.text), yours: true };
  if (awaited[0]) return idle(t.waitsFor(personAt(people, awaited[0].seat)?.name ?? ""));
  if (seat === you) return { lead: t.yourTurn, text: "", yours: true };
  return idle(t.turnOf(personAt(people, seat)?.name ?? ""));
}
