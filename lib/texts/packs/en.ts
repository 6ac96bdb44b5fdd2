import { speechOf } from "../speech";

const { plural, number, list } = speechOf("en");

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
  sound: "Sound",
  glow: "Glow",
  glowHelp: "Backs glow by the rarity of their cards",
  /** Before the beginning and the end of a seal. */
  sealedAs: "Sealed as",
  verbs: {
    open: "Open the pack",
    opening: "Opening…",
    turn: "Turn next card",
    turnAll: "Turn all",
    next: "Open next",
    toBinder: "To the binder",
    /** One more pack of the product, from the shop. */
    another: "Another",
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
  many: {
    some: (packs: number): string => `Open ${number(packs)}`,
    all: (packs: number): string => `Open all ${number(packs)}`,
    open: (packs: number): string => `Open ${plural(packs, { one: "1 pack", other: `${number(packs)} packs` })}`,
    opened: (packs: number, of: number): string => `${number(packs)} of ${number(of)} opened`,
    best: "The best of them",
    title: (packs: number): string => `In these ${number(packs)} packs`,
    total: (cards: number, fresh: number, doubles: number, worth: string): string =>
      `${plural(cards, { one: "1 card", other: `${number(cards)} cards` })}: ${number(fresh)} new, ${plural(doubles, { one: "1 double", other: `${number(doubles)} doubles` })}. Worth ${worth}.`,
    worth: (worth: string, price: string): string => `Worth ${worth}. The packs cost ${price}.`,
    each: "Pack by pack",
    eachLead: "Each by its best card: share its pull and check its chance there.",
    pack: (nth: number, worth: string): string => `pack ${number(nth)}, worth ${worth}`,
  },
  share: {
    show: "Share this pull",
    page: "Its page for others",
    copy: "Copy the link",
    copied: "Copied",
    hide: "Take the page down",
    shown: "Whoever has the link sees these cards, your nick and the proof.",
  },
  /** The page of a pull for others. */
  pull: {
    title: (nick: string, product: string): string => `${nick} opened ${product}`,
    best: (cards: readonly string[]): string => `Among them ${list(cards)}.`,
    cards: "The cards of this pull",
    own: (product: string): string => `Open your own: ${product}`,
    proof: "Check that chance was fair",
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
