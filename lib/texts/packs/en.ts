import { speechOf } from "../speech";

const { plural, number } = speechOf("en");

/** Packs that one bought: waiting, being opened, and what was in them. */
export const packs = {
  title: "Packs",
  lead: "What you bought and have not opened yet. A closed pack keeps: nobody knows what is in it.",
  none: "No pack waits to be opened.",
  count: (n: number): string => plural(n, { one: "1 pack", other: `${number(n)} packs` }),
  openOne: "Open one",
  opened: "Opened lately",
  found: (cards: number, fresh: number): string =>
    `${plural(cards, { one: "1 card", other: `${cards} cards` })}, ${fresh} new`,

  openTitle: "Open a pack",
  /** Its place among those bought at once. */
  place: (pack: number, of: number): string => `pack ${pack} of ${of}`,
  opening: (product: string): string => `Opening ${product}`,
  turned: (turned: number, of: number): string => `${turned} of ${of} turned`,
  /** Before the beginning and the end of a seal. */
  sealedAs: "Sealed as",
  verbs: {
    open: "Open the pack",
    opening: "Opening…",
    turn: "Turn next card",
    turnAll: "Turn all",
    next: "Open next",
    toBinder: "To the binder",
  },
  keys: {
    title: "Keys for packs",
    space: "Open the pack, turn the next card, go on to the next pack",
    all: "Turn all cards",
    verify: "Verify the pack, when all are turned",
  },
  /** Under the card that was turned last. */
  caption: (rarity: string | null, first: boolean): string =>
    first ? `${rarity ?? "card"}, your first copy` : (rarity ?? "card"),
  soFar: (worth: string, price: string): string => `Worth ${worth} so far. The pack cost ${price}.`,
  worth: (worth: string, price: string): string => `Worth ${worth}. The pack cost ${price}.`,
  strip: "The cards of this pack",
  show: (card: string): string => `Show ${card}`,
  fresh: "new",
  said: {
    open: (cards: number): string => `The pack is open: ${cards} cards, face down.`,
    turned: (card: { name: string; rarity: string | null; first: boolean }, place: number, of: number): string =>
      `Card ${place} of ${of}: ${[card.name, ...(card.rarity ? [card.rarity] : []), ...(card.first ? ["new"] : [])].join(", ")}.`,
    all: (cards: number, fresh: number, worth: string): string =>
      `All ${cards} cards are turned: ${fresh} new, worth ${worth}.`,
  },
  lost: "Can’t reach the server. Your pack is safe: try again.",
  summary: {
    title: "In this pack",
    total: (cards: number, fresh: number, worth: string, price: string): string =>
      `${cards} cards, ${fresh} new. Worth ${worth}, the pack cost ${price}.`,
    verify: "Verify this pack",
  },
};

export type PacksTexts = typeof packs;
