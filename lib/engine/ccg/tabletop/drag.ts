import type { Seat, Viewer } from "../../kernel/game";
import { SeededRandom } from "../../kernel/random";
import type { Refusal } from "../../kernel/result";
import { no } from "./act";
import { objectOf } from "./attachments";
import { decide } from "./decide";
import { isAcross, seesTurned, turnedX, turnedY } from "./frame";
import { type Rules, zoneAt } from "./rules";
import type { State } from "./state";
import { refOf } from "./vocabulary";

/**
 * What somebody moves before they let go of it: no event, and nothing that anybody has to hear. `cards`: on the table, the
 * one under the pointer first; null: something out of their own hand, which is nobody's business. Where it is, in the frame
 * of whoever is told.
 */
export type Dragged = { readonly cards: readonly number[] | null; readonly x: number; readonly y: number };

/**
 * Why a seat may not drag these cards; null: it may. Whoever might move them may drag them: the rules are asked for a move
 * that changes nothing, a game's script too. What would be put to the others is not shown before it is asked.
 */
export function whyNotDragged(rules: Rules, state: State, seat: Seat, { cards }: Dragged): Refusal | null {
  if (state.stage !== "playing" || !state.players[seat] || state.players[seat].out) return no("tabletop/out").error;
  if (cards === null) {
    const hand = state.zones[zoneAt(rules, state, refOf(seat, "hand"))];
    return hand && hand.cards.length > 0 ? null : no("tabletop/nothing_there").error;
  }
  const { width } = rules.config;
  const objects = cards.map((id) => {
    const card = objectOf(state.objects, id);
    return (
      card && { id, x: isAcross(seat) ? turnedX(card.x, width) : card.x, y: isAcross(seat) ? turnedY(card.y) : card.y }
    );
  });
  const there = objects.filter((object) => object !== undefined);
  if (there.length < cards.length) return no("tabletop/no_such_object").error;
  const random = new SeededRandom(0);
  const ctx = { now: state.turn.since, random, openEpoch: () => random };
  const moved = decide(rules, state, { seat }, { type: "move", objects: there }, ctx);
  if (!moved.ok) return moved.error;
  return moved.value.some(({ type }) => type === "asked") ? no("tabletop/rule").error : null;
}

/** Where a viewer sees what a seat drags. */
export function draggedFor(rules: Rules, { x, y }: Dragged, by: Seat, viewer: Viewer): { x: number; y: number } {
  if (isAcross(by) === seesTurned(viewer)) return { x, y };
  return { x: turnedX(x, rules.config.width), y: turnedY(y) };
}
