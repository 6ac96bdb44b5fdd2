import type { Seat } from "../../kernel/game";
import { ok } from "../../kernel/result";
import { type Act, type Decided, no } from "./act";
import { makesLoop, objectOf, wholeGroups } from "./attachments";
import { evolveObjects } from "./evolve-objects";
import { isAcross, turnedAngle } from "./frame";
import type { Intent } from "./intent";
import { moveTo } from "./move";
import { eyesOf, knowsCard } from "./sight";
import type { TableCard } from "./state";
import { type Face, MOST_COUNTERS, MOST_SCORE } from "./vocabulary";

/** What is done with cards on the table; null: the intent is of another kind. Refuses where none of them is there. */
export function actOnObjects(act: Act, intent: Intent): Decided | null {
  if (!("objects" in intent) || intent.type === "command") return null;
  if (intent.type === "move") return moveTo(act, intent.objects);
  const { state, seat } = act;
  const objects = [...new Set(intent.objects)].filter((id) => objectOf(state.objects, id));
  if (objects.length === 0) return no("tabletop/no_such_object");
  switch (intent.type) {
    case "rotate":
      return ok([{ type: "rotated", seat, objects, angle: isAcross(seat) ? turnedAngle(intent.angle) : intent.angle }]);
    case "flip":
      return flip(act, objects, intent.to);
    case "raise":
      return ok([{ type: "raised", seat, objects: wholeGroups(state.objects, objects) }]);
    case "lower":
      return ok([{ type: "lowered", seat, objects: wholeGroups(state.objects, objects) }]);
    case "attach":
      return attach(act, objects, intent.to);
    case "detach": {
      const attached = objects.filter((id) => objectOf(state.objects, id)?.parent !== null);
      return attached.length > 0 ? ok([{ type: "detached", seat, objects: attached }]) : no("tabletop/same");
    }
    case "count":
      return count(act, objects, intent.colour, intent.by);
    case "touch":
      return ok([{ type: "touched", seat, objects, to: null }]);
    case "control":
      if (intent.seat >= state.players.length) return no("tabletop/no_such_seat");
      return ok([{ type: "controlled", seat, objects, by: intent.seat }]);
    case "score_card": {
      const scored = objects.map((id) => {
        const had = objectOf(state.objects, id)?.score ?? 0;
        return { id, score: Math.max(-MOST_SCORE, Math.min(MOST_SCORE, had + intent.by)) };
      });
      return ok([{ type: "card_scored", seat, objects: scored }]);
    }
  }
}

/** To which face a card goes that is simply turned over. */
function nextFace({ rules }: Act, { face, number }: TableCard): Face {
  if (face === "down") return "up";
  if (face === "other") return "up";
  return rules.book(number)?.other == null ? "down" : "other";
}

/** A card that lies face down is turned up by whoever plays with it, or may look at it. */
const mayTurnUp = ({ knows, control }: TableCard, seat: Seat): boolean =>
  knows === null || control === seat || knows.includes(seat);

function flip(act: Act, ids: readonly number[], to: Face | undefined): Decided {
  const { state, rules, seat } = act;
  const cards = ids.map((id) => objectOf(state.objects, id)!);
  if (cards.some((card) => !mayTurnUp(card, seat))) return no("tabletop/not_yours");
  // Of a card that one may not look at, one does not learn whether it has two faces.
  if (to === "other" && cards.some((card) => !knowsCard(card, eyesOf(seat)))) return no("tabletop/unseen");
  if (to === "other" && cards.some(({ number }) => rules.book(number)?.other == null)) return no("tabletop/one_face");
  const objects = cards
    .map((card) => ({ id: card.id, face: to ?? nextFace(act, card), from: card.face }))
    .flatMap(({ id, face, from }) => (face === from ? [] : [{ id, face }]));
  return objects.length > 0 ? ok([{ type: "flipped", seat, objects }]) : no("tabletop/same");
}

/** Cards are hung on another. Whatever hung elsewhere is taken off first; a loop is refused. */
function attach({ state, seat }: Act, ids: readonly number[], to: number): Decided {
  if (!objectOf(state.objects, to)) return no("tabletop/no_such_object");
  let after = state;
  for (const id of ids) {
    if (makesLoop(after.objects, id, to)) return no("tabletop/loop");
    after = evolveObjects(after, { type: "attached", seat, objects: [id], to }) ?? after;
  }
  return ok([{ type: "attached", seat, objects: [...ids], to }]);
}

/** Counters are put on cards or taken off, no more than there are. */
function count(
  { state, seat }: Act,
  ids: readonly number[],
  colour: keyof TableCard["counters"],
  tried: number,
): Decided {
  if (tried === 0) return no("tabletop/same");
  const objects = ids.map((id) => {
    const had = objectOf(state.objects, id)?.counters[colour] ?? 0;
    return { id, by: Math.max(0 - had, Math.min(MOST_COUNTERS - had, tried)) };
  });
  return ok([{ type: "counted", seat, colour, tried, objects }]);
}
