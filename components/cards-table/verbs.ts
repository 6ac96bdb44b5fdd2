import type { Can, Card, Intent, View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import { boutVerbs, meldVerbs, stockVerbs } from "./act-verbs";
import { bidOf, type Choice, comboIn, giftOf, moveOf, suitsToName } from "./choice";
import type { Teller } from "./teller";
import type { Verb, Verbs } from "./verb";

/** All that verbs are made from. */
type Given = {
  view: View;
  choice: Choice;
  teller: Teller;
  /** The card that waits for its turn. */
  queued: Card | null;
  /** The template's own words. */
  word(text: string): string;
};

function playLabel(intent: Extract<Intent, { type: "move" }>, { view, choice, teller, word }: Given): string {
  return teller.t.verbs.play(intent.cards ?? [], {
    named: intent.declare ?? null,
    combo: comboIn(choice, view.can),
    faceDown: intent.crawl ?? false,
    along: Object.values(intent.extras ?? {}),
    specials: (intent.specials ?? []).map(word),
  });
}

function giftLabel(gifts: Record<string, Card[]>, { t, who }: Teller): string {
  const entries = Object.entries(gifts);
  const only = entries[0];
  if (only && who(Number(only[0])).you) return t.verbs.layAway(only[1]);
  if (entries.length === 1 && only) return t.verbs.giveTo(only[1], who(Number(only[0])));
  return t.verbs.giveAll(entries.reduce((sum, [, cards]) => sum + cards.length, 0));
}

const pass = ({ t }: Teller, intent: Intent = { type: "move", pass: true }): Verb => ({
  ...{ id: "pass", label: t.verbs.pass, letter: "P", act: { intent } },
});
const draw = ({ t }: Teller, count: number): Verb => ({
  ...{ id: "draw", label: t.verbs.draw(count), letter: "D", act: { intent: { type: "draw" } } },
});
const retreat = ({ t }: Teller): Verb => ({
  ...{ id: "retreat", label: t.verbs.retreat, short: t.verbs.retreatShort, letter: "R" },
  act: { intent: { type: "retreat" } },
});
const redeal = ({ t }: Teller): Verb => ({
  ...{ id: "redeal", label: t.verbs.redeal, short: t.verbs.redealShort, ask: "redeal" },
  act: { intent: { type: "redeal" } },
});
const sell = ({ t }: Teller): Verb => ({
  ...{ id: "sell", label: t.verbs.sell, short: t.verbs.sellShort, ask: "sell" },
  act: { intent: { type: "sell" } },
});

/** Does the viewer's seat put melds together? */
const isMelding = (view: View): boolean => view.seats.some(({ seat, melds }) => seat === view.can?.seat && melds);

function moveVerbs(given: Given): Verbs {
  const { view, choice, teller } = given;
  const { verbs: t } = teller.t;
  const can = view.can;
  if (!can?.move) return { main: null, others: [] };
  if (can.move.part) return boutVerbs(can, can.move, choice, teller.t);
  if (isMelding(view)) return meldVerbs(can, can.move, choice, teller.t);
  const escapes = [
    ...(can.draw ? [draw(teller, can.draw.count)] : []),
    ...(can.move.pass ? [pass(teller)] : []),
    ...(can.retreat ? [retreat(teller)] : []),
  ];
  const before = [
    ...stockVerbs(can, teller.t),
    ...(can.redeal ? [redeal(teller)] : []),
    ...(can.sell ? [sell(teller)] : []),
  ];
  const playable = Object.values(can.move.cards).some((refusal) => refusal === null);
  if (!playable && escapes[0]) return { main: escapes[0], others: [...escapes.slice(1), ...before] };
  escapes.push(...before);
  const intent = moveOf(choice, can);
  if (intent) return { main: { id: "play", label: playLabel(intent, given), act: { intent } }, others: escapes };
  if (choice.cards.length > 0 && suitsToName(choice, can).length > 0)
    return { main: { id: "play", label: t.nameSuit, act: null, reason: t.nameSuit }, others: escapes };
  const missing = can.move.extras.find((extra) => extra.required && !choice.extras[extra.name]?.length);
  const label =
    choice.cards.length > 0 && missing ? t.chooseMore(missing.count ?? 1) : t.choose(can.move.count ?? can.move.min);
  return { main: { id: "play", label, act: null, reason: t.chooseFirst }, others: escapes };
}

/** Makes a trump: that of the open card, or one that is named, alone or with the partner. */
function makingVerbs({ suites, makes, pass: mayPass }: NonNullable<Can["bid"]>, { choice, teller }: Given): Verbs {
  const { verbs: t } = teller.t;
  const passing: Verb[] = mayPass ? [pass(teller, { type: "bid", pass: true })] : [];
  const suite = makes?.turned ? suites?.[0] : choice.bidSuite;
  if (suite === null || suite === undefined || !suites?.includes(suite))
    return { main: { id: "bid", label: t.nameTrump, act: null, reason: t.nameTrump }, others: passing };
  const bid = { type: "bid", suite } as const;
  const alone: Verb = {
    ...{ id: "alone", label: t.makeTrumpAlone(suite), short: t.makeTrumpAloneShort },
    act: { intent: { ...bid, alone: true } },
  };
  return {
    main: { id: "bid", label: t.makeTrump(suite), letter: "B", act: { intent: bid } },
    others: [...passing, ...(makes?.alone ? [alone] : [])],
  };
}

/** Bids; whoever has not looked yet is shown their cards first, and is asked before they bid without. */
function bidVerbs({ view, choice, teller, queued, word }: Given): Verbs {
  const can = view.can;
  if (!can) return { main: null, others: [] };
  if (can.bid?.makes) return makingVerbs(can.bid, { view, choice, teller, queued, word });
  const { verbs: t } = teller.t;
  const intent = bidOf(choice, can, can.look && can.bid?.blindMax != null);
  const passing: Verb[] = can.bid?.pass ? [pass(teller, { type: "bid", pass: true })] : [];
  const bid: Verb | null = intent && { id: "bid", label: t.bid(intent), letter: "B", act: { intent } };
  if (!bid && can.bid?.tricks)
    return { main: { id: "bid", label: t.chooseBid, act: null, reason: t.chooseBid }, others: [] };
  const demands = can.redeal ? [redeal(teller)] : [];
  if (can.look) {
    const look: Verb = { id: "look", label: t.look, letter: "L", act: { intent: { type: "look" } } };
    const unseen: Verb[] = bid ? [{ ...bid, ask: intent?.blind ? "blind" : "unseen", inPad: true }] : [];
    return { main: look, others: [...passing, ...unseen, ...demands] };
  }
  if (!bid) return { main: passing[0] ?? demands[0] ?? null, others: passing[0] ? demands : [] };
  return { main: bid, others: [...passing, ...demands] };
}

function giftVerbs({ view, choice, teller }: Given): Verbs {
  const can = view.can;
  if (!can?.distribute) return { main: null, others: [] };
  const { verbs: t } = teller.t;
  const intent = giftOf(choice, can);
  const isOwn = can.distribute.to.every(({ seat }) => seat === can.seat);
  const total = can.distribute.to.reduce((sum, { count }) => sum + count, 0);
  const main: Verb = intent
    ? { id: "give", label: giftLabel(intent.cards, teller), act: { intent } }
    : { id: "give", label: isOwn ? t.chooseToLay(total) : t.chooseToGive(total), act: null, reason: t.chooseFirst };
  return { main, others: can.sell ? [sell(teller)] : [] };
}

/** What can be done now: one main verb that names the act, and the rest. All of it comes from the view. */
export function verbsOf(given: Given): Verbs {
  const { view, choice, queued, teller } = given;
  const { verbs: t } = teller.t;
  const only = (main: Verb): Verbs => ({ main, others: [] });
  if (view.can?.move || view.can?.retreat) return moveVerbs(given);
  if (view.can?.distribute) return giftVerbs(given);
  if (view.can?.bid || view.can?.redeal || view.can?.look) return bidVerbs(given);
  if (view.can?.claim) {
    const claims = stockVerbs(view.can, teller.t);
    // What would lose the deal is offered beside, not first.
    const isShort = view.can.claim.has < view.can.claim.points;
    return isShort ? { main: null, others: claims } : { main: claims[0] ?? null, others: claims.slice(1) };
  }
  if (view.host.start) {
    const label = view.phase === "waiting" ? t.deal : t.dealNext;
    return only({ id: "start", label, act: { host: { type: "start" } } });
  }
  if (view.host.reset && view.phase === "complete")
    return only({ id: "reset", label: t.newSeries, act: { host: { type: "reset" } } });
  if (queued) return only({ id: "unqueue", label: t.unqueue, act: { queue: null } });
  const next = choice.cards[0];
  if (next && view.phase === "playing") return only({ id: "queue", label: t.playLater(next), act: { queue: next } });
  return { main: null, others: [] };
}

/** Whether a card may be chosen before one's turn: only where a turn is one card out of the hand. */
export const canQueue = (view: View, you: Seat | null, tricks: boolean): boolean =>
  tricks && you !== null && view.phase === "playing" && view.can === null && view.turn !== you;
