import { z } from "zod";
import { plainText } from "../engine/kernel/plain-text";
import { cleanText } from "./chat";
import { GameName } from "./collection";
import { MOST_COPIES } from "./wishes";

/** The tag of what is on a member's wish list (`services/wishes`): it is shown with the tags, and kept there. */
export const WISH = "wish";
export const LONGEST_NOTE = 500;
export const LONGEST_TAG = 30;
export const MOST_TAGS = 10;
/** Of a game, for one member. */
export const MOST_NOTES = 3_000;
/** In one request, as from a file. */
export const MOST_NOTES_AT_ONCE = 1_000;

/** A tag as it is kept: one word in small letters, as a filter finds it with `tag:`. */
export const tagOf = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replaceAll(/\s+/g, "-")
    .replaceAll(/[",|()]/g, "");

/** Tags as people write them: with commas or blanks between them, each once. */
export const tagsOf = (text: string): string[] =>
  [...new Set(text.split(/[,;\s]+/).map(tagOf))].filter((tag) => tag !== "");

/** Tags as one writes them, and whether one wishes for the card: whoever writes the tag of wishes does, unless they take it back. */
export function notedTags(text: string, wish: "as written" | "yes" | "no"): { tags: string[]; wished: boolean } {
  const written = tagsOf(text);
  const wished = wish === "yes" || (wish === "as written" && written.includes(WISH));
  return { tags: written.filter((tag) => tag !== WISH), wished };
}

/** What a member notes about a printing; with neither note nor tags there is none. */
export const CardNote = z.object({
  number: z.number().int().min(0).max(9_999_999),
  note: z.string().max(LONGEST_NOTE, "note/long").transform(cleanText),
  tags: z.array(z.string().min(1).max(LONGEST_TAG, "note/long_tag")).max(MOST_TAGS, "note/many_tags"),
  /** How many of it are wished for, with the tag `wish`; left out: as many as before, or one. */
  want: z.number().int().min(1).max(MOST_COPIES).optional(),
});
export type CardNote = z.infer<typeof CardNote>;

/** The request to keep notes about cards; what was noted about one of them before is replaced. */
export const WriteNotes = z.object({
  game: GameName,
  notes: z.array(CardNote).min(1).max(MOST_NOTES_AT_ONCE, "note/too_many"),
});
export type WriteNotes = z.infer<typeof WriteNotes>;
