import type { Intent } from "../intent";
import { type Offer, withChosen } from "../script/offer";
import type { State } from "../state";
import type { Thinking } from "./thinking";

const isCommand =
  (name: string) =>
  ({ intent }: Offer): boolean =>
    intent.type === "command" && intent.name === name;
const GUARDED: Intent = { type: "command", name: "guarded" };

/** The guards of an offer that are worth a thought: each alone, and all pairs of the first few. */
function guards(offer: Offer): Intent[] {
  const { choose } = offer;
  if (!choose) return [];
  const ids = choose.ids.slice(0, 6);
  const singles = choose.least <= 1 ? ids.map((id) => [id]) : [];
  const pairs = choose.most >= 2 ? ids.flatMap((id, i) => ids.slice(i + 1).map((other) => [id, other])) : [];
  return [...singles, ...pairs].map((chosen) => withChosen(offer, chosen));
}

/** How a rival would guard, one marcher after the other, each as suits them best; what it comes to for whoever marches. */
function afterGuards(thinking: Thinking, marched: State): State | null {
  const rival = 1 - thinking.seat;
  let guarded = thinking.after(marched, GUARDED, rival);
  if (!guarded) return null;
  let state = marched;
  for (const { choose, intent } of thinking.offers(marched, rival).filter(isCommand("guard"))) {
    for (const id of choose?.least === 1 ? choose.ids.slice(0, 5) : []) {
      const next = thinking.after(state, withChosen({ label: "", intent, choose }, [id]), rival);
      const fought = next && thinking.after(next, GUARDED, rival);
      if (!next || !fought || thinking.worth(fought, rival) <= thinking.worth(guarded, rival)) continue;
      state = next;
      guarded = fought;
      break;
    }
  }
  return guarded;
}

/**
 * Who marches: all, or one more at a time for as long as it pays after the rival's guards; null: nobody does.
 */
export function bestMarch(thinking: Thinking, state: State, offer: Offer): Intent | null {
  const { ids, most } = offer.choose ?? { ids: [], most: 0 };
  const worthOf = (marching: readonly number[]): number => {
    const marched = thinking.after(state, withChosen(offer, marching));
    const fought = marched && (marched.outcome ? marched : afterGuards(thinking, marched));
    return fought ? thinking.worth(fought) : Number.NEGATIVE_INFINITY;
  };
  let marching: readonly number[] = [];
  let worth = thinking.worth(state);
  const all = ids.slice(0, most);
  const together = worthOf(all);
  if (together > worth) [marching, worth] = [all, together];
  for (const id of ids) {
    if (thinking.isTired) break;
    const others = marching.includes(id) ? marching.filter((other) => other !== id) : [...marching, id];
    if (others.length === 0 || others.length > most) continue;
    const otherwise = worthOf(others);
    if (otherwise > worth) [marching, worth] = [others, otherwise];
  }
  return marching.length > 0 ? withChosen(offer, marching) : null;
}

/** The next guards against those who march, or that there are no more. */
export function bestGuards(thinking: Thinking, state: State): Intent {
  const without = thinking.after(state, GUARDED);
  let best = { intent: GUARDED, worth: without ? thinking.worth(without) : Number.NEGATIVE_INFINITY };
  const offers = thinking.offers(state).filter(isCommand("guard"));
  for (const intent of offers.flatMap(guards)) {
    const guarding = thinking.after(state, intent);
    const fought = guarding && thinking.after(guarding, GUARDED);
    if (fought && thinking.worth(fought) > best.worth) best = { intent, worth: thinking.worth(fought) };
  }
  return best.intent;
}
