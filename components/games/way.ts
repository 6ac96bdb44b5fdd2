import type { TemplateFile } from "@/lib/engine/cards/template";
import { choicesOf, withChoices } from "@/lib/engine/cards/variants";
import { type ShownVariant, variantsIn } from "./variants";

/**
 * The choices with which an author tries a game, by the names of variant and choice: a place moves when another is written
 * before it. A variant that is not named is played as it is where nobody chooses.
 */
export type Way = ReadonlyMap<string, string>;

/** The game as it is played in a way; what the way names and the game does not have changes nothing. */
export function fileBy(file: TemplateFile, way: Way): TemplateFile {
  const own = choicesOf(file);
  const wanted = (file.variants ?? []).map(({ name, choices }, at) => {
    const found = choices.findIndex((choice) => choice.name === way.get(name));
    return found < 0 ? own[at]! : found;
  });
  return withChoices(file, wanted) ?? file;
}

/** What a game lets a table choose, in a language, and what of it is played. */
export const shownVariants = (file: TemplateFile, language: string): ShownVariant[] =>
  variantsIn(
    (file.variants ?? []).map(({ name, choices }, at) => ({
      name,
      choices: choices.map((choice) => ({ name: choice.name })),
      chosen: choicesOf(file)[at]!,
    })),
    file.i18n,
    language,
  );
