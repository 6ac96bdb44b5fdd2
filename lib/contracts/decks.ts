import { z } from "zod";
import {
  type DeckCards,
  deckOf,
  fitsBounds,
  MOST_COPIES,
  MOST_DECK_PARTS,
  MOST_OF_ONE,
  MOST_ROWS,
  PART_NAME,
} from "../engine/ccg/decks/deck";
import type { DeckEdit } from "../engine/ccg/decks/edit";
import { LONGEST_REMARK, LONGEST_REMARK_TAG, MOST_REMARK_TAGS } from "../engine/ccg/decks/remarks";
import { plainText } from "../engine/kernel/plain-text";
import { LONGEST_TAG, tagOf } from "./card-notes";
import { cleanText } from "./chat";
import { GameName } from "./collection";
import {
  DECK_SLOTS,
  LONGEST_COMMENT,
  LONGEST_DECK_NAME,
  LONGEST_DECK_NOTE,
  MOST_DECK_TAGS,
  MOST_EDITS,
} from "./deck-words";
import { isStorable } from "./storable";

const Key = z.string().min(8).max(80).refine(isStorable);
const DeckId = z.string().min(1).max(40);
const CardNumber = z.number().int().min(0).max(9_999_999);
const Part = z.string().regex(PART_NAME, "deck/part");

/** The cards of a deck, put into their normal form. */
const Cards = z
  .array(
    z.object({
      part: Part,
      rows: z.array(z.tuple([CardNumber, z.number().int().min(1).max(MOST_OF_ONE)])).max(MOST_ROWS),
    }),
  )
  .max(MOST_DECK_PARTS)
  .transform((parts): DeckCards => deckOf(parts))
  .refine(fitsBounds, "deck/full");

/** The cards as they lie in the database. */
export const StoredCards = z.object({ v: z.literal(1), parts: Cards });

const Remark = {
  number: CardNumber,
  note: z.string().max(LONGEST_REMARK, "deck/long_remarks").transform(cleanText),
  tags: z
    .array(z.string().max(LONGEST_REMARK_TAG, "note/long_tag").transform(tagOf))
    .max(MOST_REMARK_TAGS, "note/many_tags")
    .transform((tags): readonly string[] => tags.filter((tag) => tag !== "")),
};
const Remarks = z.array(z.object(Remark)).max(MOST_ROWS).readonly();

/** What is noted of the cards, as it lies in the database. */
export const StoredRemarks = z.object({ v: z.literal(1), rows: Remarks });

const Edit = z.discriminatedUnion("do", [
  z.object({
    ...{ do: z.literal("add"), part: Part, number: CardNumber },
    count: z.number().int().min(-MOST_OF_ONE).max(MOST_OF_ONE),
  }),
  z.object({
    ...{ do: z.literal("set"), part: Part, number: CardNumber },
    count: z.number().int().min(0).max(MOST_OF_ONE),
  }),
  z.object({
    ...{ do: z.literal("move"), part: Part, to: Part, number: CardNumber },
    count: z.number().int().min(1).max(MOST_COPIES),
  }),
  z.object({ do: z.literal("print"), part: Part, number: CardNumber, as: CardNumber }),
  z.object({ do: z.literal("remark"), ...Remark }),
  z.object({ do: z.literal("replace"), cards: Cards, remarks: Remarks.optional() }),
]) satisfies z.ZodType<DeckEdit>;

export const DeckName = z
  .string("deck/no_name")
  .transform((name) => plainText(name))
  .pipe(z.string().min(1, "deck/no_name").max(LONGEST_DECK_NAME, "deck/long_name"));

/** A new deck: empty, of these cards, or as one that there is; `key`: made by the page once a request. */
export const CreateDeck = z.object({
  key: Key,
  game: GameName,
  name: DeckName,
  cards: Cards.optional(),
});
export type CreateDeck = z.infer<typeof CreateDeck>;

/** Which deck; `link`: what its address said, where somebody shared it. */
export const SeenDeck = z.object({ id: DeckId, link: z.string().max(40).optional() });
export type SeenDeck = z.infer<typeof SeenDeck>;

export const CopyDeck = SeenDeck.extend({ key: Key, name: DeckName });
export type CopyDeck = z.infer<typeof CopyDeck>;

/** Puts one's other deck into this one: what is in both is added up. */
export const MergeDeck = z.object({ id: DeckId, other: DeckId, key: Key });
export type MergeDeck = z.infer<typeof MergeDeck>;

/** Saves what was done to a deck. `revision`: the one that it was done to; asked again with the same key, it is done once. */
export const SaveDeck = z.object({
  id: DeckId,
  revision: z.number().int().min(1),
  key: Key,
  edits: z.array(Edit).min(1).max(MOST_EDITS),
});
export type SaveDeck = z.infer<typeof SaveDeck>;

/** What is told of a deck besides its cards; what is left out stays. */
export const DescribeDeck = z.object({
  id: DeckId,
  name: DeckName.optional(),
  note: z.string().max(LONGEST_DECK_NOTE, "deck/long_note").transform(cleanText).optional(),
  tags: z
    .array(z.string().max(LONGEST_TAG, "note/long_tag").transform(tagOf))
    .max(MOST_DECK_TAGS, "note/many_tags")
    .transform((tags) => [...new Set(tags)].filter((tag) => tag !== ""))
    .optional(),
  isPublic: z.boolean().optional(),
  /** Whether there is an address by which whoever has it sees it; a new one each time that there was none. */
  shared: z.boolean().optional(),
  commentsOn: z.boolean().optional(),
});
export type DescribeDeck = z.infer<typeof DescribeDeck>;

/** Registers a deck as it is shown: `hash` is of what the page shows. */
export const RegisterDeck = z.object({
  id: DeckId,
  slot: z.enum(DECK_SLOTS),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type RegisterDeck = z.infer<typeof RegisterDeck>;

/** Makes a deck what it was when it was registered. */
export const RestoreRegistered = z.object({ game: GameName, slot: z.enum(DECK_SLOTS), key: Key });
export type RestoreRegistered = z.infer<typeof RestoreRegistered>;

export const OneDeck = z.object({ id: DeckId });

/** A deck as a picture: `whole`, all of it; `link`, in the size in which links are shown. */
export const PictureOfDeck = SeenDeck.extend({ kind: z.enum(["whole", "link"]).default("link") });
export type PictureOfDeck = z.infer<typeof PictureOfDeck>;

/** Likes a deck, or likes it no more. */
export const LikeDeck = SeenDeck.extend({ likes: z.boolean() });
export type LikeDeck = z.infer<typeof LikeDeck>;

/** Says something about a deck; asked again with the same key, it is said once. */
export const WriteComment = SeenDeck.extend({
  key: Key,
  text: z
    .string("deck/no_comment")
    .max(4 * LONGEST_COMMENT, "deck/long_comment")
    .transform(cleanText)
    .pipe(z.string().min(1, "deck/no_comment").max(LONGEST_COMMENT, "deck/long_comment")),
});
export type WriteComment = z.infer<typeof WriteComment>;

export const OneComment = z.object({ id: DeckId });
