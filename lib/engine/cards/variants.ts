import type { Opts, TemplateFile, Variant } from "./template";

/**
 * So many variants a template has at most, so many choices each, and so many ways to play in all: each is checked, with
 * each number of players (`checked`: of these two together).
 */
export const VARIANTS = { most: 8, choices: 12, ways: 64, checked: 512 } as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** A value with a patch laid over it: what the patch says holds, objects key by key, and null takes a key away (RFC 7396). */
function patched(value: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  const out = new Map(isRecord(value) ? Object.entries(value) : []);
  for (const [key, part] of Object.entries(patch)) {
    if (part === null) out.delete(key);
    else out.set(key, patched(out.get(key), part));
  }
  return Object.fromEntries(out);
}

/** The choice of each variant that a file plays, by its place: those that it names, else the first. */
export const choicesOf = ({ variants = [], choices = [] }: Pick<TemplateFile, "variants" | "choices">): number[] =>
  variants.map((_, at) => choices[at] ?? 0);

/** The options with what these choices change, in the order of the variants. */
export const optsWith = (opts: Opts, variants: readonly Variant[], choices: readonly number[]): Opts =>
  variants.reduce<unknown>((out, { choices: of }, at) => patched(out, of[choices[at] ?? 0]?.opts ?? {}), opts) as Opts;

/** The file with the options that its choices make of it: what is compiled. */
export function fileAsPlayed(file: TemplateFile): TemplateFile {
  const { variants } = file;
  return variants === undefined ? file : { ...file, opts: optsWith(file.opts, variants, choicesOf(file)) };
}

/**
 * The file that plays by these choices, one for each variant, by its place; null where there is no such choice. By its own
 * choices it is the same file.
 */
export function withChoices<File extends Pick<TemplateFile, "variants" | "choices">>(
  file: File,
  choices: readonly number[],
): File | null {
  const { variants = [] } = file;
  const exists = choices.every((choice, at) => variants[at]?.choices[choice] !== undefined);
  if (!exists || choices.length > variants.length) return null;
  const own = choicesOf(file);
  const wanted = own.map((choice, at) => choices[at] ?? choice);
  return wanted.every((choice, at) => choice === own[at]) ? file : { ...file, choices: wanted };
}

/** How many ways to play variants make together. */
export const waysOf = (variants: readonly Variant[]): number =>
  variants.reduce((ways, { choices }) => ways * choices.length, 1);

/** Every way to play, as the choice of each variant: the first choices first. */
export const everyWay = (variants: readonly Variant[]): number[][] =>
  variants.reduce<number[][]>((ways, { choices }) => ways.flatMap((way) => choices.map((_, at) => [...way, at])), [[]]);
