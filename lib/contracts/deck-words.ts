import type { DeckCards } from "../engine/ccg/decks/deck";
import type { RemarkedDeck, Remarks } from "../engine/ccg/decks/remarks";

/** The words of decks, without schemas: light enough for the browser. */

/** So many decks one member keeps, and so many versions of each; older ones go. */
export const MOST_DECKS = 300;
export const MOST_VERSIONS = 100;
export const LONGEST_DECK_NAME = 60;
export const LONGEST_DECK_NOTE = 4_000;
export const MOST_DECK_TAGS = 10;
/** So many edits are saved at once. */
export const MOST_EDITS = 200;
/** A deck that was not touched for so long was left: what it was becomes a version. */
export const LEFT_AFTER = 30 * 60 * 1_000;
/** For so many days a deck that was deleted can be had back. */
export const DELETED_FOR = 30;

/** A comment in characters, and so many a deck has room for. */
export const LONGEST_COMMENT = 1_000;
export const MOST_COMMENTS = 300;

/** Why a version was kept. */
export const VERSION_REASONS = ["left", "registered"] as const;
export type VersionReason = (typeof VERSION_REASONS)[number];

/** A deck in a list. */
export type DeckLine = {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** Copies in its main part, and in all. */
  readonly main: number;
  readonly all: number;
  readonly isPublic: boolean;
  readonly changedAt: number;
};

/** How members took to a deck: each counts once. */
export type DeckEcho = { readonly likes: number; readonly copies: number };

/** A deck that its owner shows to all, in a list. */
export type OpenDeck = DeckLine & DeckEcho & { readonly owner: string };
/** How open decks are listed: the one changed last first, or the one that most like. */
export const DECK_ORDERS = ["new", "liked"] as const;
export type DeckOrder = (typeof DECK_ORDERS)[number];

/** What is told of a deck besides its cards. */
export type AboutDeck = {
  readonly name: string;
  readonly note: string;
  readonly tags: readonly string[];
  readonly isPublic: boolean;
  /** Whoever sees it may say something about it. */
  readonly commentsOn: boolean;
};

/** What somebody said about a deck. */
export type DeckComment = {
  readonly id: string;
  readonly by: string;
  readonly text: string;
  readonly at: number;
  /** Whoever reads it may delete it: what they said, on a deck of theirs, or as staff. */
  readonly mayDelete: boolean;
};

/** A deck as whoever may see it reads it. */
export type DeckPage = AboutDeck &
  DeckEcho & {
    readonly id: string;
    readonly game: string;
    readonly owner: string;
    readonly isOwn: boolean;
    /** Whoever looks likes it. */
    readonly isLiked: boolean;
    readonly cards: DeckCards;
    /** What its owner noted of its cards; whoever sees the deck sees it. */
    readonly remarks: Remarks;
    /** Raised by every change. */
    readonly revision: number;
    /** What an address needs so that others can see a deck that is not public; its owner's alone to know. */
    readonly link: string | null;
    readonly changedAt: number;
  };

/** What a save came to: the deck as it is now. */
export type SavedDeck = RemarkedDeck & { readonly revision: number };

/** What decks a member registers of a game: one each. */
export const DECK_SLOTS = ["default", "alternative"] as const;
export type DeckSlot = (typeof DECK_SLOTS)[number];

/** A deck as it was registered. */
export type RegisteredDeck = {
  readonly slot: DeckSlot;
  readonly name: string;
  readonly hash: string;
  readonly cards: DeckCards;
  /** Copies that its owner did not have then. */
  readonly proxies: number;
  readonly at: number;
};

/** A version of a deck. */
export type DeckVersion = RemarkedDeck & {
  readonly number: number;
  readonly reason: VersionReason;
  readonly hash: string;
  readonly at: number;
};
