import { cardsName, levelName, levelOf, suitName, suitOf } from "@/components/cards/card-names";
import { houseHelp } from "@/components/table/house-sentences";
import { asData, asNumber, asText, type Data } from "@/components/table/json-read";
import { type Named, ownerOf, tidy } from "@/components/table/people";
import { listed } from "@/components/ui/listed";
import type { RefusalCode } from "@/lib/engine/cards/refusals";
import type { View } from "@/lib/engine/cards/vocabulary";
import type { Refusal } from "@/lib/engine/kernel/result";
import { asCards } from "./card-data";
import { within } from "./words";

/** What a help may use besides the refusal: the names, the template's words, and the cards that could be played. */
export type Helping = { people: readonly Named[]; word?: (text: string) => string; view?: View };

type Helper = (data: Data, context: Required<Pick<Helping, "people" | "word">> & Pick<Helping, "view">) => string;

const whose = (data: Data, people: readonly Named[], what: string): string => {
  const seat = asNumber(data.turn);
  return seat === null
    ? `It is not your turn ${what}. Wait for yours.`
    : `It is ${ownerOf(people, seat)} turn ${what}. Wait for yours.`;
};

/** "Play the king, queen or ten of hearts." */
function playInstead(view: View | undefined): string {
  const cards = view?.can?.move?.cards ?? {};
  const legal = Object.keys(cards).filter((card) => cards[card] === null);
  if (legal.length === 0 || legal.length > 5) return "Choose another card.";
  const [suit, ...others] = new Set(legal.map(suitOf));
  if (others.length > 0 || !suit || suit === "X")
    return `Play ${listed(
      legal.map((card) => cardsName([card])),
      "or",
    )}.`;
  return `Play the ${listed(
    legal.map((card) => levelName(levelOf(card))),
    "or",
  )} of ${suitName(suit)}.`;
}

const cardCount = (count: number | null): string => (count === 1 ? "one card" : `${count ?? "other"} cards`);

const special = (data: Data, word: (text: string) => string): string => within(word(asText(data.special) ?? "that"));

/** "hearts", from a suit's letters or a list of them */
function suitsOf(data: Data): string {
  const value = data.suites;
  const letters = typeof value === "string" ? [...value] : (asCards(value) ?? []);
  return listed(letters.map(suitName), "or") || "suit";
}

const HELPS: Record<RefusalCode, Helper> = {
  "seat/unknown": () => "There is no such seat at this table.",
  "seat/count": (data) =>
    `This game takes ${asNumber(data.min)} to ${asNumber(data.max)} seats. Choose another number.`,
  "seat/in_play": () => "Seats change between deals only. Wait for the end of this one.",

  "start/forbidden": () => "Only the host can deal.",
  "start/underway": () => "This deal is still being played.",
  "start/too_early": () => "The result stays in sight a moment longer. Then you can deal.",
  "start/players": (data) =>
    `This game takes ${asNumber(data.min)} to ${asNumber(data.max)} players and ${asNumber(data.seats)} sit here. Add a bot or wait.`,
  "end/forbidden": () => "Only the host can end a deal.",
  "end/not_underway": () => "There is no deal to end.",
  "reset/forbidden": () => "Only the host can start a new series.",

  "look/nothing_hidden": () => "You have already looked at your cards.",

  "bid/not_bidding": () => "The bidding is over.",
  "bid/not_your_turn": (data, { people }) => whose(data, people, "to bid"),
  "bid/missing_data": () => "A bid needs a number. Choose one, or pass.",
  "bid/cannot_pass": () => "Nobody passes in this game. Choose a bid.",
  "bid/too_small": (data) => `The smallest bid is ${asNumber(data.min)}. Bid more.`,
  "bid/too_high": (data) => `The largest bid is ${asNumber(data.max)}. Bid less, or pass.`,
  "bid/invalid_number": (data) =>
    `Bids go in steps of ${asNumber(data.step)} from ${asNumber(data.min) ?? 0}. Choose the next one.`,
  "bid/no_longer_blind": () => "You have looked at your cards: a blind bid is no longer possible. Bid openly.",
  "bid/needs_higher": (data) => `The highest bid is ${asNumber(data.number)}. Bid more, or pass.`,

  "sell/not_distributing": () => "The talon can be sold only before you give cards away.",
  "sell/not_your_turn": (data, { people }) => whose(data, people, "to sell"),
  "sell/not_in_game": () => "The talon cannot be sold in this game.",
  "sell/forbidden": () => "The talon has already been for sale in this deal.",

  "redeal/not_bidding": () => "You can ask for new cards only at the beginning of a deal.",
  "redeal/not_your_turn": (data, { people }) => whose(data, people, "to bid"),
  "redeal/not_in_game": () => "You cannot ask for new cards in this game.",
  "redeal/has_bid": () => "You have already bid: you keep this hand.",
  "redeal/has_played": () => "You have already played: you keep this hand.",
  "redeal/look_first": () => "Look at your cards first.",
  "redeal/too_few": (data) =>
    `You need ${asNumber(data.min)} of ${cardsName(asCards(data.cards) ?? [])} for new cards.`,

  "distribute/not_distributing": () => "No cards are given away now.",
  "distribute/not_expected": () => "You have no cards to give.",
  "distribute/missing_data": () => "Choose the cards to give first.",
  "distribute/unknown_players": () => "One of those players gets no cards now. Choose again.",
  "distribute/no_such_cards": () => "One of these cards is not in your hand. Choose again.",
  "distribute/wrong_amount": (data, { people }) => {
    const to = asNumber(data.to);
    const hand =
      to === null ? "Each receiver" : ownerOf(people, to) === "Your" ? "You" : ownerOf(people, to).replace(/’s$/, "");
    return `${hand} ${hand === "You" ? "get" : "gets"} ${cardCount(asNumber(data.count))}.`;
  },
  "distribute/must_give_top_cards": () => "You must give your strongest cards. Choose those that are not shaded.",

  "move/not_underway": () => "No cards can be played now.",
  "move/not_your_turn": (data, { people }) => {
    const seat = asNumber(data.turn);
    return seat === null
      ? "It is not your turn. You can choose your card now and play when it is."
      : `It is ${ownerOf(people, seat)} turn. You can choose your card now and play after it.`;
  },
  "move/missing_data": () => "Choose a card first.",
  "move/cannot_pass": () => "You cannot pass now. Play a card.",
  "move/cannot_crawl": () => "Cards cannot be played face down in this game.",
  "move/no_cards": () => "Choose a card first.",
  "move/unknown_action": () => "Pass or play, not both.",
  "move/no_such_cards": () => "One of these cards is not in your hand. Choose again.",
  "move/wrong_amount": (data) => `Play ${cardCount(asNumber(data.count))} at once.`,
  "move/crawl_wrong_round": (data) =>
    `Cards can be played face down only in trick ${(asNumber(data.round) ?? 0) + 1}. Play face up.`,
  "move/crawl_not_leading": () => "Only the leader can play face down.",
  "move/crawl_top_card": (data) =>
    `You hold ${article(levelName(asText(data.level) ?? ""))}, so you cannot play face down. Play face up.`,
  "move/special_not_in_game": (data, { word }) => `There is no ${special(data, word)} in this game.`,
  "move/special_wrong_round": (data, { word }) =>
    `You cannot declare ${special(data, word)} in this trick. Declare it later.`,
  "move/special_not_leading": (data, { word }) => `Declare ${special(data, word)} when you lead.`,
  "move/special_few_cards": (data, { word }) =>
    `You need at least ${asNumber(data.min)} cards in hand to declare ${special(data, word)}.`,
  "move/special_no_cards": (data, { word }) => `You do not hold the cards for ${special(data, word)}.`,
  "move/special_not_card": (data, { word }) => `This card does not declare ${special(data, word)}. Play one that does.`,
  "move/special_condition": (data, { word }) =>
    `You cannot declare ${special(data, word)} before ${word(asText(data.opt) ?? "trump")} is set by the same suit.`,
  "move/must_play_one_suit": () => "All cards of a play must be of one suit.",
  "move/must_play_one_level": () => "All cards of a play must be of one rank.",
  "move/must_follow_suit": (data, { view }) =>
    view?.stack ? beatPile(view) : `You must follow ${suitsOf(data)}. ${playInstead(view)}`,
  "move/must_trump": (data, { view }) =>
    `You hold none of the suit led: play a trump (${suitName(asText(data.suite) ?? "")}). ${playInstead(view)}`,
  "move/must_match_level": (data, { view }) => {
    const card = asText(data.card);
    return `That does not beat ${card ? cardsName([card]) : "the last play"}. ${playInstead(view)}`;
  },
  "move/must_match_amount": (data) => `Play at least ${cardCount(asNumber(data.count))}.`,
  "move/extra_missing": (data) => `Choose ${cardCount(asNumber(data.count))} to go with it.`,
  "move/extra_no_such_cards": () => "The card to go with it is not in your hand.",
  "move/extra_not_needed": () => "Play that card alone: nothing goes with it now.",
  "move/extra_wrong_amount": (data) => `Choose ${cardCount(asNumber(data.count))} to go with it.`,

  "retreat/not_underway": () => "No cards can be played now.",
  "retreat/not_your_turn": (data, { people }) => whose(data, people, "to play"),
  "retreat/not_in_game": () => "You cannot retreat in this game.",
};

/** What beats the top of a pile: "That does not beat the eight of hearts. It takes a higher heart or a spade." */
function beatPile(view: View): string {
  const top = view.stack?.top.at(-1);
  if (!top) return playInstead(view);
  const suit = suitOf(top);
  const trump = view.trump && view.trump !== suit ? ` or a trump (${suitName(view.trump)})` : "";
  const retreat = view.can?.retreat ? ", or retreat" : "";
  return `That does not beat ${cardsName([top])}. Play higher ${suitName(suit)}${trump}${retreat}.`;
}

const article = (word: string): string => `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;

const isKnown = (code: string): code is RefusalCode => Object.hasOwn(HELPS, code);

/** Why an act was not done and what to do instead, in one or two sentences. */
export function helpFor(refusal: Refusal, { people, word = (text) => text, view }: Helping): string {
  if (isKnown(refusal.code)) return tidy(HELPS[refusal.code](asData(refusal.data), { people, word, view }));
  return houseHelp(refusal) ?? "That is not possible now. Nothing has changed: choose again.";
}
