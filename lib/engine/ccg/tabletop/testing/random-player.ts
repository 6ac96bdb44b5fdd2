import type { Random } from "../../../kernel/random";
import type { Intent } from "../intent";
import { type Offer, withChosen } from "../script/offer";

/** Any of the acts that a game's rules offer, each as likely as the other, with cards chosen by chance; null: none is offered. */
export function randomOffer(offers: readonly Offer[], random: Random): Intent | null {
  const offer = offers[random.below(Math.max(1, offers.length))];
  if (!offer) return null;
  const { choose } = offer;
  if (!choose) return offer.intent;
  const most = Math.min(choose.most, choose.ids.length);
  const count = choose.least + random.below(most - choose.least + 1);
  return withChosen(offer, random.shuffle(choose.ids).slice(0, count));
}
