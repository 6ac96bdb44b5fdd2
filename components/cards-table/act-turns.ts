import type { Card, TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import type { Teller } from "./teller";

/** What the turn line says in a bout, and where melds are made. */

const canPlay = (view: View): boolean => Object.values(view.can?.move?.cards ?? {}).includes(null);

const openIn = (view: View): Card[] =>
  (view.bout?.cards ?? []).flatMap(({ attack, beaten }) => (beaten ? [] : [attack]));

/** Whom an attack would be against: the next seat that holds cards. */
function nextHolder({ seats, can }: View): number | null {
  const at = seats.findIndex(({ seat }) => seat === can?.seat);
  return [...seats.slice(at + 1), ...seats.slice(0, at)].find(({ count }) => count > 0)?.seat ?? null;
}

/** What the viewer does in a bout; null: it is another's turn, and they may throw in meanwhile. */
export function boutText(view: View, { who, t }: Teller): string | null {
  const move = view.can?.move;
  if (!move) return null;
  if (move.part === "leads") {
    const whom = nextHolder(view);
    return whom === null ? t.turn.lead : t.turn.attack(who(whom));
  }
  if (move.part === "defends") {
    const open = openIn(view);
    const beats = Object.values(move.beats ?? {});
    return beats.some((cards) => cards.length === 0) ? t.turn.cannotBeatThese(open) : t.turn.beatThese(open);
  }
  if (!move.pass) return null;
  return canPlay(view) ? t.turn.throwIn : t.turn.nothingToThrowIn;
}

/** May the viewer throw a card in, though the defender is asked? */
export const mayThrowIn = (view: View): boolean => view.can?.move?.part === "throws" && canPlay(view);

/** What is drawn, laid away or knocked with. */
export function meldText(view: View, { t }: Teller): string {
  const can = view.can;
  const top = can?.draw?.top?.card ?? null;
  if (can?.move?.pass && top !== null) return t.turn.takeOrPass(top);
  if (can?.draw) return t.turn.drawOrTake(top);
  const { deadwood } = can?.move ?? {};
  const low = deadwood && Object.values(deadwood.by).some((left) => left <= deadwood.knock);
  return t.turn.layOne(Boolean(low));
}

/** Need nobody follow suit yet, as there is a talon still? */
export const isFree = (view: View, info: TemplateInfo): boolean =>
  info.freeTalon === true && view.closedBy === undefined && (view.talon?.length ?? 0) > 0;
