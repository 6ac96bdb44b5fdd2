import type { MenuItem } from "@/components/ui/menu";
import type { Intent } from "@/lib/engine/ccg/tabletop/intent";
import type { GameCommand, Manner } from "@/lib/engine/ccg/tabletop/script/game-script";
import { awaitedIn, type Offer } from "@/lib/engine/ccg/tabletop/script/offer";
import type { View } from "@/lib/engine/ccg/tabletop/view";
import type { Seat } from "@/lib/engine/kernel/game";
import type { TabletopTexts } from "@/lib/texts/tabletop/en";
import type { BarVerb } from "./act-bar";
import type { Verb } from "./acts";
import type { Choice } from "./choice";
import type { TableInfo } from "./table-info";
import { fits, keyOfOffer, offersOf, type useOffers } from "./use-offers";

/** So many offers stand beside each other, in a bar that scrolls. */
export const MOST_OFFERED = 10;

/** `ofGame`: a command of the game's script, which is offered while it is legal. */
export type PlainVerb = BarVerb & Pick<Verb, "intents"> & { readonly ofGame: boolean };

type Given = {
  readonly view: View;
  readonly you: Seat | null;
  readonly manner: Manner;
  /** The kinds of acts that the script has a rule about. */
  readonly minds: TableInfo["minds"];
  readonly commands: readonly GameCommand[];
  readonly choice: Choice;
  readonly offers: ReturnType<typeof useOffers>;
  /** What could be done with cards whatever the rules say. */
  readonly plain: readonly PlainVerb[];
  readonly t: Pick<TabletopTexts["room"], "acts" | "ruleSaid" | "byHand">;
  /** The rules cannot say what may be done: the game is to go on without them. */
  onByHand(): void;
};

/** The cards that an offer lays on the table. */
export const laidBy = ({ intent }: Offer): readonly number[] =>
  intent.type === "transfer" && intent.put.to === "table" && intent.take.how === "cards" ? intent.take.ids : [];

/** The cards that march, as the game's script shows it. */
export function marching({ shown }: View): ReadonlySet<number> {
  const entry = Array.isArray(shown) ? shown.find((pair) => Array.isArray(pair) && pair[0] === "march") : undefined;
  const ids = Array.isArray(entry) && Array.isArray(entry[1]) ? entry[1] : [];
  return new Set(ids.filter((id) => typeof id === "number"));
}

/**
 * What stands in the bar at a table that knows its rules: what they offer, for the cards that are chosen if there is something;
 * while cards are picked, the end of picking. What else may be legal waits in the menu (`rest`); at a strict table little is, unless
 * something is done by hand.
 */
export function offerBar(given: Given): { readonly verbs: readonly BarVerb[]; readonly rest: readonly MenuItem[] } {
  const { view, you, manner, commands, choice, offers, plain } = given;
  const { acts: t, ruleSaid } = given.t;
  const { picking } = offers;
  if (picking?.choose) {
    const enough = fits(picking, choice.ids);
    const label = choice.ids.length === 0 && enough ? t.pickNone : t.pickDone(choice.ids.length);
    return {
      verbs: [
        {
          label,
          // To do without a target is seldom what is wanted.
          first: choice.ids.length > 0,
          reason: enough ? null : t.pick(ruleSaid(picking.label), picking.choose),
          run: offers.confirm,
        },
        { label: t.cancel, run: offers.cancel },
      ],
      rest: [],
    };
  }
  if (view.stuck) return { verbs: [{ label: given.t.byHand.goOn, first: true, run: given.onByHand }], rest: [] };
  const about = offersOf(view.offers, choice.ids);
  const isHandy = ({ ofGame }: PlainVerb): boolean => !ofGame && (manner !== "strict" || isByHand(view, you));
  const handy = plain.filter(isHandy);
  // Cards with which nothing can be done hide nothing: whoever has one chosen may still end their turn.
  const isAbout = about.length > 0 || (choice.ids.length > 0 && handy.length > 0);
  // Where another is awaited nothing is proposed: a hand may be put back then, and is lost by a tap in haste.
  const isAwaited = awaitedIn(view.shown).some(({ seat }) => seat === you);
  const verbs = (isAbout ? about : view.offers.filter(isFirstOfItsKind)).map((offer, at): BarVerb => {
    const press = keyOfOffer(offer, commands);
    return {
      label: ruleSaid(offer.label),
      press,
      first: at === 0 && (isAwaited || isAbout),
      run: () => offers.press(offer),
    };
  });
  if (awaitedIn(view.shown).length === 0) return { verbs: [...verbs, ...plain], rest: [] };
  const rest = plain
    .filter((verb) => !isHandy(verb) && mayBeLegal(given, view, you, verb.intents))
    .map(({ label, run }) => ({ label, onSelect: run }));
  return { verbs: [...verbs, ...handy], rest: [...asideItems(given), ...rest] };
}

/** What is legal and seldom wanted: with the cards that are chosen, if it is for them. */
function asideItems({ view, choice, offers, t }: Given): MenuItem[] {
  const about = offersOf(view.aside, choice.ids);
  return (about.length > 0 ? about : view.aside).map((offer) => ({
    label: t.ruleSaid(offer.label),
    onSelect: () => offers.press(offer),
  }));
}

/**
 * Whether acts of these kinds may be legal now, as far as a page can tell: at a strict table those that the script has no rule about,
 * unless something is done by hand. Its commands are offered where they are legal.
 */
export const mayBeLegal = (
  { manner, minds }: Pick<TableInfo, "manner" | "minds">,
  view: View,
  you: Seat | null,
  intents: readonly Pick<Intent, "type">[],
): boolean =>
  manner !== "strict" ||
  isByHand(view, you) ||
  awaitedIn(view.shown).length === 0 ||
  intents.every(({ type }) => type !== "command" && !minds.includes(type));

/** Of cards of one name in a hand one is offered to be laid: which of them is of no account, and each of them can be chosen. */
const isFirstOfItsKind = (offer: Offer, at: number, all: readonly Offer[]): boolean =>
  offer.choose !== null ||
  laidBy(offer).length === 0 ||
  all.findIndex((other) => other.label === offer.label && laidBy(other).length > 0) === at;

/** Whether this player does by hand what a card says, or all do what the rules would: then they need all that cards can be done with. */
export function isByHand({ offers, byHand }: View, you: Seat | null): boolean {
  if (you !== null && byHand) return true;
  return you !== null && offers.some(({ intent }) => intent.type === "command" && intent.name === "done");
}
