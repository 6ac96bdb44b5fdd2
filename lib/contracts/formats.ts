import { z } from "zod";
import { plainText } from "../engine/kernel/plain-text";
import { GameName } from "./collection";
import { isStorable, storableText } from "./storable";

/** So many rules files one member keeps, and so many versions of each; older ones go. */
export const MOST_FORMATS = 30;
export const MOST_FORMAT_VERSIONS = 100;
const LONGEST_RULES = 40_000;

/** Saves a rules file. `id` with `version`: a new version of one that there is, written on that one; neither: a new file. */
export const SaveFormat = z.object({
  key: z.string().min(8).max(80).refine(isStorable),
  id: z.string().min(1).max(40).optional(),
  version: z.number().int().min(1).optional(),
  game: GameName,
  title: z
    .string("format/no_title")
    .transform((title) => plainText(title))
    .pipe(z.string().min(1, "format/no_title").max(60, "format/long_title")),
  text: z.string().max(LONGEST_RULES, "format/long_text").transform(storableText),
  isPublic: z.boolean(),
});
export type SaveFormat = z.infer<typeof SaveFormat>;

export const OneFormat = z.object({ id: z.string().min(1).max(40) });

/** A rules file as it is now. */
export type FormatFile = {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** Who wrote it; null: the house. */
  readonly owner: string | null;
  readonly version: number;
  readonly text: string;
  readonly isPublic: boolean;
  readonly changedAt: number;
  /** Whether the reader may change it. */
  readonly mayEdit: boolean;
};

/** A rule of a format, for what says it in words. */
export type { DeckRule } from "../engine/ccg/formats/rule";
