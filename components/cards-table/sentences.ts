import { asData, asList, asNumber, asText, countOf, type Data } from "@/components/table/json-read";
import { tidy } from "@/components/table/people";
import type { NarrationCode } from "@/lib/engine/cards/narrate";
import type { Narration, Seat } from "@/lib/engine/kernel/game";
import type { Json } from "@/lib/engine/kernel/result";
import type { CardsOrCount } from "@/lib/texts/cards-talk/phrases.en";
import type { Catalogues } from "@/lib/texts/catalogues";
import type { Who } from "@/lib/texts/who";
import { asCards, asCombo } from "./card-data";

/** What a sentence may use: the people, the texts, and the template's own words in the reader's language. */
export type Telling = {
  who(seat: Seat): Who;
  t: Catalogues["cardsTalk"];
  word?: (text: string) => string;
  /** The team of each seat, where all deals have the same: partners are told together. */
  teams?: readonly number[] | null;
  /** Melds are made: a card is laid away, not played. */
  melding?: boolean;
};

type Teller = (data: Data, telling: Required<Telling>) => string;

const seatOf = (value: Json | undefined): Seat => asNumber(value) ?? 0;

/** Named where the reader may know them, else counted. */
const cardsOf = (value: Json | undefined): CardsOrCount => asCards(value) ?? countOf(value);

/** After a sentence: that the reader leads now, if they do. */
const withLead = (text: string, data: Data, { who, t }: Telling): string =>
  data.turn !== null && who(seatOf(data.turn)).you ? `${text} ${t.log.youLead}` : text;

/** A number for each seat, told once for partners. */
function bySide(value: Json | undefined, { who, teams }: Pick<Required<Telling>, "who" | "teams">) {
  const sides = new Map<string, { who: Who[]; n: number }>();
  for (const [seat, n] of Object.entries(asData(value))) {
    const team = teams?.[Number(seat)];
    const key = team === undefined ? `alone ${seat}` : String(team);
    const side = sides.get(key);
    if (side) side.who.push(who(Number(seat)));
    else sides.set(key, { who: [who(Number(seat))], n: asNumber(n) ?? 0 });
  }
  return [...sides.values()];
}

const people = (value: Json | undefined, who: (seat: Seat) => Who): Who[] =>
  asList(value).map((seat) => who(seatOf(seat)));

const gifts = (value: Json | undefined): { from: Seat; to: Seat; cards: Json | undefined }[] =>
  asList(value).map((gift) => {
    const data = asData(gift);
    return { from: seatOf(data.from), to: seatOf(data.to), cards: data.cards };
  });

/** A sentence about whoever sits on the seat that is told of. */
const bySitter =
  (say: (t: Catalogues["cardsTalk"]["log"], who: Who) => string): Teller =>
  (data, { who, t }) =>
    say(t.log, who(seatOf(data.seat)));

const drew: Teller = (data, { who, t }) =>
  t.log.drew(who(seatOf(data.seat)), asCards(data.cards) ?? countOf(data.count));

const TELLERS: Record<NarrationCode, Teller> = {
  "cards/dealt": (data, { who, t }) =>
    t.log.dealt(asNumber(data.deal) ?? 0, asText(data.trump), data.turn === null ? null : who(seatOf(data.turn))),
  "cards/exchange": (data, { who, t }) => {
    const owed = asList(data.owed).map((entry) => {
      const { seat, to, count } = asData(entry);
      return { from: who(seatOf(seat)), to: who(seatOf(to)), count: countOf(count) };
    });
    return t.log.exchange(asNumber(data.deal) ?? 0, owed);
  },
  "cards/looked": bySitter((t, who) => t.looked(who)),
  "cards/bid": (data, { who, t }) =>
    t.log.bid(who(seatOf(data.seat)), asNumber(data.number) ?? 0, asText(data.suite), data.blind === true),
  "cards/bid_pass": bySitter((t, who) => t.bidPass(who)),
  "cards/bid_won": (data, { who, t }) => {
    const talon = countOf(data.talon) === 0 ? null : cardsOf(data.talon);
    return t.log.bidWon(who(seatOf(data.seat)), asNumber(data.number), asText(data.suite), talon);
  },
  "cards/trump_made": (data, telling) => {
    const { who, t } = telling;
    const whoIs = (seat: Json | undefined): Who | null => (asNumber(seat) === null ? null : who(seatOf(seat)));
    const made = t.log.trumpMade(
      who(seatOf(data.seat)),
      asText(data.suite) ?? "",
      data.alone === true,
      asText(data.card),
      whoIs(data.taker),
      whoIs(data.out),
    );
    // Whoever lays a card away goes first.
    return asNumber(data.taker) === null ? withLead(made, data, telling) : made;
  },
  "cards/laid_away": (data, { who, t }) => t.log.laidAway(who(seatOf(data.seat)), cardsOf(data.cards)),
  "cards/play_begins": (data, telling) => withLead(telling.t.log.playBegins, data, telling),
  "cards/bids_made": (data, telling) => withLead(telling.t.log.bidsMade, data, telling),
  "cards/sold": (data, { who, t }) =>
    t.log.sold(who(seatOf(data.seat)), asNumber(data.number) ?? 0, cardsOf(data.talon)),
  "cards/redeal": bySitter((t, who) => t.redeal(who)),
  "cards/given": (data, { who, t }) =>
    t.log.given(
      who(seatOf(data.seat)),
      gifts(data.gifts).map(({ to, cards }) => ({ to: who(to), cards: cardsOf(cards) })),
    ),
  "cards/received": (data, telling) => {
    const { who, t } = telling;
    const known = gifts(data.gifts).filter(({ to, cards }) => asCards(cards) !== null && who(to).you);
    const got = known.map(({ from, cards }) => t.log.received(who(from), cardsOf(cards)));
    return withLead(got.length > 0 ? got.join(" ") : t.log.exchanged, data, telling);
  },
  "cards/played": (data, { who, t, word, melding }) => {
    const [by, cards] = [who(seatOf(data.seat)), asCards(data.cards) ?? []];
    if (melding) return t.log.laidAway(by, cards);
    const along = Object.values(asData(data.extras)).map((group) => asCards(group) ?? []);
    const specials = asList(data.specials).map((name) => word(asText(name) ?? ""));
    return t.log.played(by, cards, along, specials, {
      combo: asCombo(data.combo),
      reversed: data.reversed === true,
      suit: asText(data.named),
      owing: asNumber(data.owing),
      skipped: asList(data.skipped).map((seat) => who(seatOf(seat))),
    });
  },
  "cards/played_hidden": (data, { who, t }) => t.log.playedHidden(who(seatOf(data.seat)), countOf(data.count)),
  "cards/passed": bySitter((t, who) => t.passed(who)),
  "cards/retreated": (data, { who, t }) => {
    const taken = countOf(data.uptake) === 0 ? null : cardsOf(data.uptake);
    return t.log.retreated(who(seatOf(data.seat)), taken, asCards(data.lead) ?? []);
  },
  "cards/drew": drew,
  "cards/drew_instead": drew,
  "cards/restocked": (_, { t }) => t.log.restocked,
  "cards/trump_set": (data, { who, t }) => t.log.trumpSet(who(seatOf(data.seat)), asText(data.suite) ?? ""),
  "cards/attacked": (data, { who, t }) => t.log.attacked(who(seatOf(data.seat)), asCards(data.cards) ?? []),
  "cards/thrown_in": (data, { who, t }) => t.log.thrownIn(who(seatOf(data.seat)), asCards(data.cards) ?? []),
  "cards/beaten": (data, { who, t }) =>
    t.log.beat(who(seatOf(data.seat)), asCards(data.cards)?.[0] ?? "", asText(data.on) ?? ""),
  "cards/stopped": bySitter((t, who) => t.stopped(who)),
  "cards/takes": bySitter((t, who) => t.takes(who)),
  "cards/bout_ended": (data, telling) => {
    const { who, t } = telling;
    const taker = asNumber(data.taker);
    const over = t.log.boutOver(taker === null ? null : who(taker), countOf(data.cards), people(data.out, who));
    return withLead(over, data, telling);
  },
  "cards/swapped": (data, { who, t }) =>
    t.log.swapped(who(seatOf(data.seat)), asText(data.gives) ?? "", asText(data.takes) ?? ""),
  "cards/closed": bySitter((t, who) => t.closed(who)),
  "cards/claimed": (data, { who, t }) =>
    t.log.claimed(who(seatOf(data.seat)), asNumber(data.points) ?? 0, data.right === true),
  "cards/took_top": (data, { who, t }) => t.log.tookTop(who(seatOf(data.seat)), asCards(data.cards) ?? []),
  "cards/knocked": (data, { who, t }) => {
    const [own, other] = asList(data.hands).map(asData);
    const gin = data.gin === true;
    const knock = t.log.knocked(who(seatOf(data.seat)), asNumber(own?.count) ?? 0, gin);
    const left = asNumber(other?.count) ?? 0;
    return `${knock} ${t.log.laidOff(who(seatOf(other?.seat)), asCards(other?.laidOff) ?? [], left)}`;
  },
  "cards/trick_taken": (data, telling) =>
    withLead(telling.t.log.trickTaken(telling.who(seatOf(data.seat)), asNumber(data.points)), data, telling),
  "cards/round_ended": (data, telling) => {
    const { who, t } = telling;
    return withLead(data.seat === null ? t.log.roundOver : t.log.roundWon(who(seatOf(data.seat))), data, telling);
  },
  "cards/deal_ended": (data, telling) => {
    const { who, t } = telling;
    // A game without totals tells places.
    const ranked = data.totals === null;
    const scores = bySide(data.scores, telling);
    return t.log.dealEnded(
      people(data.winners, who),
      ranked ? scores.toSorted((a, b) => a.n - b.n) : scores,
      bySide(data.totals, telling),
      ranked,
    );
  },
  "cards/deal_passed": (_, { t }) => t.log.dealPassed,
  "cards/deal_redeal": bySitter((t, who) => t.dealRedeal(who)),
  "cards/deal_stopped": (_, { t }) => t.log.dealStopped,
  "cards/series_completed": (data, telling) =>
    telling.t.log.seriesCompleted(people(data.winners, telling.who), bySide(data.totals, telling)),
  "cards/reset": (data, { t }) => t.log.reset((asNumber(data.series) ?? 0) + 1),
  "cards/reseated": (data, { t }) => t.log.reseated(asList(data.from).length),
};

const isKnown = (code: string): code is NarrationCode => Object.hasOwn(TELLERS, code);

/** A narration in the reader's language: the same sentence for the log and the screen reader. */
export function sentence(
  { code, data }: Narration,
  { who, t, word = (text) => text, teams = null, melding = false }: Telling,
): string {
  return isKnown(code) ? tidy(TELLERS[code](data, { who, t, word, teams, melding })) : t.log.other;
}
