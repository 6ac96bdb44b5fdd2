import type { Ctx, Narration, Viewer } from "../../kernel/game";
import { SeededRandom } from "../../kernel/random";
import { objectOf } from "./attachments";
import { isAcross, turnedAngle } from "./frame";
import { narrate } from "./narrate";
import { type Rules, zoneAt } from "./rules";
import { eyesOf, seesCard } from "./sight";
import type { Asked, Card, State } from "./state";
import { take } from "./take";
import type { Place } from "./vocabulary";

type Request = Pick<Asked, "seat" | "intent">;
const NOBODYS = new SeededRandom(0);
const NO_CHANCE: Ctx = { now: 0, random: NOBODYS, openEpoch: () => NOBODYS };

/** The act in a sentence, and whether it names a card that the viewer did not see. */
export type ActShown = { readonly say: Narration | null; readonly news: boolean };

/**
 * What somebody asks to do against a rule, as it is shown to a viewer: which cards, from where to where. Cards are named that
 * the viewer sees where they lie, and those of which the act is to show them and that whoever asks sees: by asking they show
 * them. Of a card that not even they see nobody learns anything before it is done.
 */
export function actShown(rules: Rules, state: State, { seat, intent }: Request, viewer: Viewer): ActShown {
  let news = false;
  const named = (place: Place, card: Card | undefined, isOpened: boolean): number | null => {
    if (!card) return null;
    if (seesCard(rules, state, place, card, viewer)) return card.number;
    if (!isOpened || !seesCard(rules, state, place, card, eyesOf(seat))) return null;
    news = true;
    return card.number;
  };
  const onTable = (ids: readonly number[]): (number | null)[] =>
    ids.map((id) => named("table", objectOf(state.objects, id), false));
  const say = (type: string, data: object): ActShown => ({ say: narrate({ type, seat, ...data }), news });
  switch (intent.type) {
    case "transfer": {
      // Chance is not asked before it is done: its cards are not known.
      const taken = take({ rules, state, seat, ctx: NO_CHANCE }, intent.take);
      if (!taken.ok) return { say: null, news };
      const { place, how, cards } = taken.value;
      const to = intent.put.to === "zone" ? intent.put.zone : intent.put.to;
      const isOpened = intent.put.to === "table" ? intent.put.down !== true : opens(rules, state, to, viewer);
      const all = cards.map((card) => (how === "chance" ? null : named(place, card, isOpened)));
      const end = intent.put.to === "zone" ? (intent.put.end ?? "top") : "top";
      return say("moved", {
        from: place,
        to,
        how,
        end,
        count: all.length,
        cards: all,
        shuffled: intent.shuffle === true,
      });
    }
    case "rotate": {
      const control = objectOf(state.objects, intent.objects[0] ?? -1)?.control ?? seat;
      const own = isAcross(control) === isAcross(seat) ? intent.angle : turnedAngle(intent.angle);
      const turn = own === 0 ? "untap" : own === 180 ? "invert" : own % 180 === 90 ? "tap" : "turn";
      return say("rotated", { cards: onTable(intent.objects), angle: own, turn });
    }
    case "flip":
      return say("flipped", { cards: onTable(intent.objects), objects: [{ id: 0, face: intent.to ?? "other" }] });
    case "attach":
      return say("attached", { cards: onTable(intent.objects), onto: onTable([intent.to])[0] ?? null });
    case "detach":
      return say("detached", { cards: onTable(intent.objects) });
    case "count": {
      const { colour, by } = intent;
      return say("counted", { cards: onTable(intent.objects), colour, tried: by, objects: [{ id: 0, by }] });
    }
    case "control":
      return say("controlled", { cards: onTable(intent.objects), by: intent.seat });
    case "score":
      return say("scored", { of: intent.seat, value: intent.value });
    case "phase":
      return say("phase", { phase: intent.phase });
    case "end_turn":
    case "by_hand":
      return say(`${intent.type}_asked`, {});
    case "shuffle":
    case "search":
      return say(intent.type === "shuffle" ? "shuffled" : "searched", { zone: intent.zone, count: 0 });
    default:
      return { say: null, news: false };
  }
}

/** Whether a viewer sees cards that come to this place. */
function opens(rules: Rules, state: State, place: Place, viewer: Viewer): boolean {
  const zone = state.zones[zoneAt(rules, state, place)];
  return zone !== undefined && seesCard(rules, state, place, { id: -1, number: 0, owner: 0, knows: null }, viewer);
}
