import { levelOf } from "@/components/cards/card-parts";
import { tidy } from "@/components/table/people";
import type { TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Catalogues } from "@/lib/texts/catalogues";
import type { Who } from "@/lib/texts/who";

/** How a deal ended, and what that is for the viewer. */
export function endingText(
  view: View,
  info: TemplateInfo,
  who: (seat: Seat) => Who,
  { ending: t, log }: Catalogues["cardsTalk"],
): string {
  const ending = view.ending;
  if (!ending) return "";
  if (ending.reason === "passed") return info.melds ? t.talonUsedUp : info.picksUp ? t.wentRound : t.passed;
  if (ending.reason === "redeal" && ending.redealBy !== null) {
    const { min, cards } = info.redeal ?? { min: 0, cards: [] };
    const [level = null, ...others] = new Set(cards.map(levelOf));
    const held = { min, level: others.length === 0 ? level : null, all: min === cards.length };
    return tidy(t.redeal(who(ending.redealBy), min > 0 ? held : null));
  }
  if (ending.reason === "stopped") return t.stopped;
  if (ending.winners.length === 0) return "";
  const place = placeOf(view, info, who);
  const won = tidy(
    [howOf(view, info, who, { ending: t, log }), t.won(ending.winners.map(who))].filter(Boolean).join(" "),
  );
  const fool = info.bouts ? foolOf(view) : null;
  if (fool !== null) return `${won} ${tidy(t.fool(who(fool)))}`;
  return place === null ? won : `${won} ${t.yourPlace(place, place === view.seats.length)}`;
}

/** What ended it: a claim, right or wrong, a close that failed, a knock; the last trick, where nobody claimed. */
function howOf(
  { claimed, closedBy, knock, ending }: View,
  { lastWins }: TemplateInfo,
  who: (seat: Seat) => Who,
  { ending: t, log }: Pick<Catalogues["cardsTalk"], "ending" | "log">,
): string {
  const winners = ending?.winners ?? [];
  if (claimed) return log.claimed(who(claimed.seat), claimed.points, claimed.right);
  if (knock) {
    const [own] = knock.hands;
    const [other] = winners.filter((seat) => seat !== knock.seat);
    const said = tidy(log.knocked(who(knock.seat), own?.count ?? 0, knock.gin));
    return other === undefined ? said : `${said} ${tidy(t.undercut(who(other)))}`;
  }
  if (closedBy !== undefined) return winners.includes(closedBy) ? "" : t.closeFailed(who(closedBy));
  return lastWins && winners[0] !== undefined ? t.lastTrick(who(winners[0])) : "";
}

/** Who has the last place to themselves; null: the last are out together. */
function foolOf({ seats }: View): Seat | null {
  return seats.find(({ dealScore }) => dealScore === seats.length)?.seat ?? null;
}

/** Where a deal gives places and no points: which one is the viewer's, if not the first. */
function placeOf(view: View, info: TemplateInfo, who: (seat: Seat) => Who): number | null {
  const own = view.seats.find(({ seat }) => who(seat).you)?.dealScore ?? null;
  return info.has.points || own === null || own === 1 ? null : own;
}
