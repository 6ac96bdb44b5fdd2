import { cardsName, numberName, suitName } from "@/components/cards/card-names";
import { asData, asList, asNumber, asText, countOf, type Data } from "@/components/table/json-read";
import { does, type Named, nameOf, namesOf, nameWithin, tidy } from "@/components/table/people";
import { listed } from "@/components/ui/listed";
import type { NarrationCode } from "@/lib/engine/cards/narrate";
import type { Narration, Seat } from "@/lib/engine/kernel/game";
import type { Json } from "@/lib/engine/kernel/result";
import { asCards } from "./card-data";
import { figure, ordinal, within } from "./words";

/** What a sentence may use: the people, and the template's own words (`marriage` → its name in the reader's language). */
export type Telling = { people: readonly Named[]; word?: (text: string) => string };

type Teller = (data: Data, people: readonly Named[], word: (text: string) => string) => string;

const seatOf = (value: Json | undefined): Seat => asNumber(value) ?? 0;

const bareCards = (count: number): string => (count === 1 ? "a card" : `${numberName(count)} cards`);

/** Named where the reader may know them, else counted. */
const cardsOf = (value: Json | undefined): string => {
  const cards = asCards(value);
  return cards && cards.length > 0 ? listed(cards.map((card) => cardsName([card]))) : bareCards(countOf(value));
};

const each = (...sentences: (string | false | null)[]): string => sentences.filter(Boolean).join(" ");

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const youLead = (data: Data, people: readonly Named[]): string | null =>
  data.turn !== null && nameOf(people, seatOf(data.turn)) === "You" ? "You lead." : null;

/** "Mira 120, you 31, Botan 0" */
const numbersBySeat = (value: Json | undefined, people: readonly Named[]): string =>
  Object.entries(asData(value))
    .map(([seat, number]) => `${nameWithin(people, Number(seat))} ${figure(asNumber(number) ?? 0)}`)
    .join(", ");

/** "Mira 1st, you 2nd, Botan 3rd" */
const placesOf = (value: Json | undefined, people: readonly Named[]): string =>
  Object.entries(asData(value))
    .map(([seat, place]) => ({ seat: Number(seat), place: asNumber(place) ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ seat, place }) => `${nameWithin(people, seat)} ${ordinal(place)}`)
    .join(", ");

const gifts = (value: Json | undefined): { from: Seat; to: Seat; cards: Json | undefined }[] =>
  asList(value).map((gift) => {
    const data = asData(gift);
    return { from: seatOf(data.from), to: seatOf(data.to), cards: data.cards };
  });

const amount = (number: Json | undefined, suite: Json | undefined): string =>
  each(String(asNumber(number) ?? ""), asText(suite) && `in ${suitName(asText(suite) ?? "")}`);

const winners = (value: Json | undefined, people: readonly Named[], what: string): string => {
  const seats = asList(value).map((seat) => seatOf(seat));
  if (seats.length === 0) return `${sentenceCase(what)} is over.`;
  const plain = seats.length > 1 || nameOf(people, seats[0] ?? 0) === "You";
  return `${namesOf(people, seats)} ${plain ? "win" : "wins"} ${what}.`;
};

const TELLERS: Record<NarrationCode, Teller> = {
  "cards/dealt": (data, people) =>
    each(
      `Deal ${asNumber(data.deal) ?? ""}.`,
      asText(data.trump) && `Trump is ${suitName(asText(data.trump) ?? "")}.`,
      data.turn !== null && `${does(people, seatOf(data.turn), "begin", "begins")}.`,
    ),
  "cards/exchange": (data, people) => {
    const owed = asList(data.owed).map((entry) => {
      const { seat, to, count } = asData(entry);
      return `${does(people, seatOf(seat), "give", "gives")} ${bareCards(countOf(count))} to ${nameWithin(people, seatOf(to))}`;
    });
    return each(`Deal ${asNumber(data.deal) ?? ""}.`, owed.length > 0 && `${owed.join(". ")}.`);
  },
  "cards/looked": (data, people) => `${does(people, seatOf(data.seat), "look at your cards", "looks at their cards")}.`,
  "cards/bid": (data, people) =>
    `${does(people, seatOf(data.seat), "bid", "bids")} ${amount(data.number, data.suite)}${data.blind === true ? ", blind" : ""}.`,
  "cards/bid_pass": (data, people) => `${does(people, seatOf(data.seat), "pass", "passes")}.`,
  "cards/bid_won": (data, people) => {
    const at = amount(data.number, data.suite);
    const won = `${does(people, seatOf(data.seat), "win", "wins")} the bidding${at ? ` at ${at}` : ""}`;
    if (countOf(data.talon) === 0) return `${won}.`;
    const named = asCards(data.talon);
    return `${won} and ${nameOf(people, seatOf(data.seat)) === "You" ? "take" : "takes"} the talon${named ? `: ${cardsOf(data.talon)}` : ""}.`;
  },
  "cards/sold": (data, people) =>
    `${does(people, seatOf(data.seat), "put", "puts")} the talon up for sale above ${asNumber(data.number) ?? 0}: ${cardsOf(data.talon)}.`,
  "cards/redeal": (data, people) => `${does(people, seatOf(data.seat), "ask", "asks")} for new cards.`,
  "cards/given": (data, people) =>
    `${does(people, seatOf(data.seat), "give", "gives")} ${listed(gifts(data.gifts).map(({ to, cards }) => `${cardsOf(cards)} to ${nameWithin(people, to)}`))}.`,
  "cards/received": (data, people) => {
    const known = gifts(data.gifts).filter(({ to, cards }) => asCards(cards) !== null && nameOf(people, to) === "You");
    const got = known.map(({ from, cards }) => `You receive ${cardsOf(cards)} from ${nameWithin(people, from)}.`);
    return each(got.length > 0 ? got.join(" ") : "The cards have been exchanged.", youLead(data, people));
  },
  "cards/played": (data, people, word) => {
    const extras = Object.values(asData(data.extras)).map((cards) => `, then ${cardsOf(cards)}`);
    const specials = asList(data.specials).map((name) => within(word(asText(name) ?? "")));
    const declares =
      specials.length > 0 && `${does(people, seatOf(data.seat), "declare", "declares")} ${listed(specials)}.`;
    const cards = asCards(data.cards) ?? [];
    return each(`${does(people, seatOf(data.seat), "play", "plays")} ${cardsName(cards)}${extras.join("")}.`, declares);
  },
  "cards/played_hidden": (data, people) =>
    `${does(people, seatOf(data.seat), "play", "plays")} ${bareCards(countOf(data.count))} face down.`,
  "cards/passed": (data, people) => `${does(people, seatOf(data.seat), "pass", "passes")}.`,
  "cards/retreated": (data, people) => {
    const lead = asCards(data.lead) ?? [];
    const taken =
      countOf(data.uptake) === 0
        ? ""
        : ` and ${nameOf(people, seatOf(data.seat)) === "You" ? "pick" : "picks"} up ${cardsOf(data.uptake)}`;
    return each(
      `${does(people, seatOf(data.seat), "retreat", "retreats")}${taken}.`,
      lead.length > 0 && `${sentenceCase(cardsOf(data.lead))} starts the pile again.`,
    );
  },
  "cards/drew": (data, people) =>
    `${does(people, seatOf(data.seat), "draw", "draws")} ${cardsOf(asCards(data.cards) ? data.cards : data.count)}.`,
  "cards/trump_set": (data, people) =>
    `${does(people, seatOf(data.seat), "make", "makes")} ${suitName(asText(data.suite) ?? "")} trump.`,
  "cards/trick_taken": (data, people) => {
    const points = asNumber(data.points);
    const worth = points === null ? "" : `, ${points} ${points === 1 ? "point" : "points"}`;
    return each(`${does(people, seatOf(data.seat), "take", "takes")} the trick${worth}.`, youLead(data, people));
  },
  "cards/round_ended": (data, people) =>
    data.seat === null
      ? each("The round is over.", youLead(data, people))
      : each(`${does(people, seatOf(data.seat), "win", "wins")} the round.`, youLead(data, people)),
  "cards/deal_ended": (data, people) => {
    // A game without totals tells places.
    const scores = data.totals === null ? placesOf(data.scores, people) : numbersBySeat(data.scores, people);
    const totals = numbersBySeat(data.totals, people);
    return each(
      winners(data.winners, people, "the deal"),
      scores && `${sentenceCase(scores)}.`,
      totals && `Totals: ${totals}.`,
    );
  },
  "cards/deal_passed": () => "Everybody passed. Nobody scores.",
  "cards/deal_redeal": (data, people) =>
    `${does(people, seatOf(data.seat), "asked", "asked")} for new cards. This deal does not count.`,
  "cards/deal_stopped": () => "The host ended the deal. Nobody scores.",
  "cards/series_completed": (data, people) => {
    const totals = numbersBySeat(data.totals, people);
    return each(winners(data.winners, people, "the series"), totals && `${sentenceCase(totals)}.`);
  },
  "cards/reset": (data) => `Series ${(asNumber(data.series) ?? 0) + 1} begins.`,
  "cards/reseated": (data) => `The seats have changed: ${numberName(asList(data.from).length)} are playing now.`,
};

const isKnown = (code: string): code is NarrationCode => Object.hasOwn(TELLERS, code);

/** `table/seat_taken` → "Seat taken." for codes that have no sentence here. */
const plainly = (code: string): string => `${sentenceCase((code.split("/").at(-1) ?? code).replaceAll("_", " "))}.`;

/** A narration in English: the same sentence for the log, the screen reader and the command line. */
export function sentence(narration: Narration, { people, word = (text) => text }: Telling): string {
  return isKnown(narration.code)
    ? tidy(TELLERS[narration.code](narration.data, people, word))
    : plainly(narration.code);
}
