import type { Random } from "../kernel/random";
import { chooseBid, chooseGifts, chooseSale, isHopeless } from "./bot-bid";
import { eyeOf } from "./bot-eye";
import { choosePlay } from "./bot-play";
import type { Intent, TemplateInfo, View } from "./vocabulary";

/** An intent as a text that does not depend on the order of its cards. */
const keyOf = (intent: Intent): string =>
  JSON.stringify(intent, (_, value: unknown) => {
    if (Array.isArray(value)) return value.toSorted();
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });

/**
 * The shadow player: what it does next, from what its seat sees (`View.can`) and chance alone. It looks before it bids,
 * bids by its hand, gives away what it misses least, takes tricks that pay and ducks those that cost, sheds its weakest
 * cards, and retreats only when nothing else is left. `legal`, where given, is the last word: an idea that is not in it is
 * dropped for one that is. `info` tells what cards there are, their order and what they count; without it the usual
 * order is taken, and every card of a trick counts one. Null: nothing to do.
 */
export function chooseIntent(view: View, legal: readonly Intent[], random: Random, info?: TemplateInfo): Intent | null {
  const idea = think(view, random, info);
  if (legal.length === 0) return idea;
  if (idea) {
    const key = keyOf(idea);
    if (legal.some((intent) => intent.type === idea.type && keyOf(intent) === key)) return idea;
  }
  return legal[random.below(legal.length)]!;
}

function think(view: View, random: Random, info: TemplateInfo | undefined): Intent | null {
  const { can } = view;
  if (!can) return null;
  const eye = eyeOf(view, info);
  switch (view.phase) {
    case "bidding":
      return chooseBid(view, can, eye, random, info);
    case "distributing":
      return chooseGifts(view, can, eye);
    case "playing":
      if (can.redeal && isHopeless(eye)) return { type: "redeal" };
      return chooseSale(view, can, eye) ?? choosePlay(view, can, eye, info);
    default:
      return null;
  }
}
