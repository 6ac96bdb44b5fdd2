import { firstUnseen } from "../../kernel/plain-text";
import type { AuthoredProblem } from "./problem";
import type { CardFiles } from "./read-files";

/**
 * The texts of files, their keys included, that hold what a reader is not shown or what turns the text round it: a name
 * with such a character passes for another's, and some of them the database cannot keep. Asked of files that are to be
 * published, after `readFiles` has found them sound; what was published before stays readable.
 */
export const findUnseen = (files: CardFiles): AuthoredProblem[] =>
  [...files].flatMap(([file, content]) =>
    unseenIn(content, []).map(({ path, character }): AuthoredProblem => {
      const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
      return { code: "authored/unseen", file, path, message: `holds a character that nobody sees (${code})` };
    }),
  );

type Unseen = { readonly path: string; readonly character: string };

function unseenIn(value: unknown, path: readonly (string | number)[]): Unseen[] {
  if (typeof value === "string") return unseenOf(value, path);
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, i) => unseenIn(one, [...path, i]));
  return Object.entries(value).flatMap(([key, one]) => [...unseenOf(key, path), ...unseenIn(one, [...path, key])]);
}

function unseenOf(text: string, path: readonly (string | number)[]): Unseen[] {
  const character = firstUnseen(text, { join: true, breaks: true });
  return character === null ? [] : [{ path: path.join("."), character }];
}
