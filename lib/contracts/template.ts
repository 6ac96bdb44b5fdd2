import { z } from "zod";
import { readTemplate, type TemplateError } from "../engine/cards/check";
import { problem } from "../engine/cards/shape";
import type { TemplateFile } from "../engine/cards/template";
import { mixesAlphabets, plainText } from "../engine/kernel/plain-text";
import { err, ok, type Result } from "../engine/kernel/result";
import { RATING_MAX } from "./ratings";
import { isStorable } from "./storable";

/** How long a template may be, in characters of its JSON text. */
const SOURCE_MAX = 64_000;
const NAME_MAX = 60;

/** A template as its author wrote it, read and found sound. */
export type ReadTemplate = { file: TemplateFile; warnings: TemplateError[] };

/**
 * Reads the JSON text of a template: a file `{name, opts, …}` or bare options. Problems of the JSON itself come with the
 * path `$`. Bare options play under the name `Untitled`.
 */
export function readTemplateText(source: string): Result<ReadTemplate, TemplateError[]> {
  if (source.length > SOURCE_MAX)
    return err([problem("$", "template/long", { is: "longText", facts: { most: SOURCE_MAX } })]);
  const checked = readTemplate(source);
  if (!checked.ok) return checked;
  const { template, warnings } = checked.value;
  if (!isStorable(template)) return err([problem("$", "template/text", "unstorable")]);
  if (template.name.trim() === "" || template.name.length > NAME_MAX)
    return err([problem("$.name", "template/name", { is: "nameLength", facts: { most: NAME_MAX } })]);
  if (plainText(template.name) !== template.name.trim().normalize("NFC"))
    return err([problem("$.name", "template/name", "unseenCharacters")]);
  if (mixesAlphabets(template.name.normalize("NFKC")))
    return err([problem("$.name", "template/name", "mixedAlphabets")]);
  return ok({ file: template, warnings });
}

/** What is stored of a version as a game's configuration: the file in the form of its version of the language. */
export const TemplateBody = z.object({
  version: z.union([z.literal(1), z.literal(2)]),
  name: z.string(),
  opts: z.record(z.string(), z.json()),
  description: z.string(),
  i18n: z.record(z.string(), z.record(z.string(), z.string())),
  variants: z
    .array(
      z.object({
        name: z.string(),
        choices: z.array(z.object({ name: z.string(), opts: z.record(z.string(), z.json()).optional() })),
      }),
    )
    .optional(),
  choices: z.array(z.number().int().min(0)).optional(),
});
export type TemplateBody = z.infer<typeof TemplateBody>;

export const TemplateForm = z.object({
  source: z.string().max(SOURCE_MAX, "template/long"),
  /** The version that the author began from: another tab's save is not overwritten unseen. */
  basedOn: z.coerce.number().int().min(0).default(0),
});
export type TemplateForm = z.infer<typeof TemplateForm>;

/** What somebody says of a game that they have played. */
export const RatingForm = z.object({
  stars: z.coerce.number().int().min(1, "template/no_stars").max(5, "template/no_stars"),
  text: z.string().trim().max(RATING_MAX, "template/long_rating").default(""),
});
export type RatingForm = z.infer<typeof RatingForm>;

/** What makes a game what it is, for lists: in the order in which it is told. */
export const GAME_TRAITS = [
  "tricks",
  "pile",
  "rounds",
  "bidding",
  "trumps",
  "talon",
  "partners",
  "points",
  "low",
  "ranks",
] as const;
export type GameTrait = (typeof GAME_TRAITS)[number];

/** A name as part of an address: `Five Sheets` → `five-sheets`. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40) || "game";
