import { z } from "zod";
import { storableText } from "./storable";

/** The name of a card game in addresses and in the ledger: `five-dyes`. */
const CardGameName = z
  .string()
  .trim()
  .regex(/^[a-z][a-z-]{0,38}[a-z]$/, "catalogue/game_name");

/** All files that are saved at once, in bytes, so that the form that brings them passes the front door. */
export const MOST_CARD_BYTES = 900_000;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Files of a card game to be checked and saved together; `file` is their name without `.json`. */
export const SaveCardFiles = z.object({
  game: CardGameName,
  files: z
    .array(
      z.object({
        file: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "catalogue/file_name"),
        text: z.string().transform(storableText),
      }),
    )
    .min(1, "catalogue/no_files")
    .max(40, "catalogue/many_files")
    .refine(
      (files) => files.reduce((sum, { text }) => sum + bytesOf(text), 0) <= MOST_CARD_BYTES,
      "catalogue/too_large",
    )
    .refine((files) => new Set(files.map(({ file }) => file)).size === files.length, "catalogue/file_twice"),
});
export type SaveCardFiles = z.infer<typeof SaveCardFiles>;

/** A card game as the staff's page lists it. */
export type CardGameLine = {
  readonly name: string;
  readonly title: string;
  readonly sets: number;
  readonly cards: number;
  readonly retired: number;
  readonly products: number;
  /** Names of its files. `changed`: the staff changed it, so that a new release of the house leaves it alone. */
  readonly files: readonly { readonly file: string; readonly changed: boolean }[];
};

/** What saving came to. */
export type SavedCardFiles = {
  readonly name: string;
  readonly title: string;
  /** The files whose text changed. */
  readonly changed: readonly string[];
  readonly cards: number;
  readonly products: number;
};
