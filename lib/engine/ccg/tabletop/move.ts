import { ok } from "../../kernel/result";
import { type Act, type Decided, no } from "./act";
import { byId, withAttached } from "./attachments";
import { isAcross, turnedX, turnedY } from "./frame";
import type { TableCard } from "./state";
import { FARTHEST } from "./vocabulary";

type To = { readonly id: number; readonly x: number; readonly y: number };

const within = (at: number): number => Math.max(-FARTHEST, Math.min(FARTHEST, at));

/** Cards on the table move; what hangs on them goes along, where it has no place of its own. */
export function moveTo({ rules, state, seat }: Act, wanted: readonly To[]): Decided {
  const { width } = rules.config;
  const across = isAcross(seat);
  const cards = byId(state.objects);
  const targets = new Map<number, To>();
  for (const { id, x, y } of wanted)
    if (cards.has(id)) targets.set(id, across ? { id, x: turnedX(x, width), y: turnedY(y) } : { id, x, y });
  if (targets.size === 0) return no("tabletop/no_such_object");
  const group = withAttached(state.objects, targets.keys());
  const objects = state.objects.flatMap((card) => {
    if (!group.has(card.id)) return [];
    const own = targets.get(card.id);
    const { id } = card;
    if (own) return [{ id, x: within(own.x), y: within(own.y) }];
    const above = carrier(cards, card, targets);
    if (!above) return [];
    const { from, to } = above;
    return [{ id, x: within(card.x + to.x - from.x), y: within(card.y + to.y - from.y) }];
  });
  return ok([{ type: "placed", seat, objects }]);
}

/** The nearest card above that was told where to go. */
function carrier(cards: ReadonlyMap<number, TableCard>, card: TableCard, targets: ReadonlyMap<number, To>) {
  let at: TableCard | undefined = card;
  for (let steps = 0; at && steps <= cards.size; steps++) {
    const to = targets.get(at.id);
    if (to) return { from: at, to };
    at = at.parent === null ? undefined : cards.get(at.parent);
  }
  return null;
}
