import type { TemplateInfo } from "./vocabulary";

/** A template in a reader's languages: what pages write of it. Plain data, so that it may cross a wire. */
export type TemplateWords = {
  /** The code, as the template writes it, of the language that comes first; null: the template's own words alone. */
  language: string | null;
  /** What the game is called. */
  name: string;
  /** Its rules, in Markdown. */
  description: string;
  /** Texts of the template and of the site in the reader's language; ask with `wordIn`. */
  words: Readonly<Record<string, string>>;
};

const NAME = "template.name";
const DESCRIPTION = "template.description";

/** A code and the more general ones that it falls back to, most special first: `de-CH-1996` → `de-ch`, `de` (RFC 4647). */
function fallbacks(code: string): string[] {
  const parts = code.toLowerCase().split("-");
  const out: string[] = [];
  while (parts.length > 0) {
    out.push(parts.join("-"));
    parts.pop();
    // A single letter begins what was cut off.
    if (parts.length > 1 && parts.at(-1)!.length === 1) parts.pop();
  }
  return out;
}

/**
 * A template in a reader's languages, the one they like best first: its name, its rules and all its words, each from the
 * first language (or the more general one that it falls back to) that has it. What no language has stays as the
 * template says it. A page asks for the language that it is written in, then for others that the reader knows.
 */
export function templateWords(
  template: Pick<TemplateInfo, "name" | "description" | "i18n">,
  languages: readonly string[],
): TemplateWords {
  const known = new Map(Object.entries(template.i18n).map(([code, words]) => [code.toLowerCase(), { code, words }]));
  const found = (code: string) =>
    known.get(code) ?? [...known].find(([other]) => other.startsWith(`${code}-`))?.[1] ?? [];
  const wanted = [...new Set(languages.flatMap(fallbacks).flatMap(found))];
  const words: Record<string, string> = {};
  for (const { words: own } of wanted.toReversed())
    for (const [key, text] of Object.entries(own)) if (text !== "") words[key] = text;
  return {
    language: wanted[0]?.code ?? null,
    name: wordIn(words, NAME) ?? template.name,
    description: wordIn(words, DESCRIPTION) ?? template.description,
    words,
  };
}

/** A text of the template in the reader's language; undefined: it has none, the site's own words hold. */
export const wordIn = (words: TemplateWords["words"], text: string): string | undefined =>
  Object.hasOwn(words, text) ? words[text] : undefined;
