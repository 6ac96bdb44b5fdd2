import type { Member } from "@/lib/auth/policy";
import { DeckChecker, type DeckParts, type Verdict } from "@/lib/engine/ccg/formats/check-deck";
import { readRules } from "@/lib/engine/ccg/formats/read-rules";
import type { TabletopConfig } from "@/lib/engine/ccg/tabletop/config";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { MOST_INFO } from "@/lib/engine/kernel/table/vocabulary";
import type { CardGame } from "../catalogue/games";
import { listFormats, readFormat } from "../formats/list-formats";

/** The rules file that a table has of its own, as it pins it: what its owner writes later changes nothing here. */
export type TableFormat = NonNullable<TabletopConfig["format"]>;

/** A rules file, or one of its formats, that somebody may choose for a table. */
export type FormatChoice = { readonly id: string; readonly name: string | null; readonly title: string };

/** What may be chosen: each file that the member may read, and each of its formats where it has several. */
export async function formatChoices(member: Member, game: CardGame): Promise<FormatChoice[]> {
  const files = await listFormats(member, game.name);
  return files.flatMap(({ id, title, owner, text }): FormatChoice[] => {
    const rules = readRules(text, game.database);
    if (!rules.ok || rules.value.formats.length === 0) return [];
    const whole = owner === null ? title : `${title} (${owner})`;
    const names = rules.value.formats.map(({ name }) => name);
    const each = names.length > 1 ? names.map((name) => ({ id, name, title: `${whole}: ${name}` })) : [];
    return [{ id, name: null, title: whole }, ...each];
  });
}

/**
 * A rules file for a table to pin, with what it says of itself for the lobby. Refuses `tabletop/no_format`: there is none that the
 * member may read, it is of another game, cannot be read, or has no such format.
 */
export async function formatFor(
  member: Member,
  game: CardGame,
  { id, name }: { id: string; name?: string | undefined },
): Promise<Result<{ format: TableFormat; info: string }, Refusal>> {
  const file = await readFormat(member, id);
  const rules = file?.game === game.name ? readRules(file.text, game.database) : null;
  if (!file || !rules?.ok || rules.value.formats.length === 0) return refuse("tabletop/no_format");
  if (name !== undefined && !rules.value.formats.some((one) => one.name === name)) return refuse("tabletop/no_format");
  const format = { title: file.title, text: file.text, ...(name === undefined ? {} : { name }) };
  return ok({ format, info: rules.value.info.trim().slice(0, MOST_INFO) });
}

const MOST_CHECKERS = 20;
const checkers = new Map<string, DeckChecker | null>();

function checkerFor({ text }: TableFormat, { name, version, database }: CardGame): DeckChecker | null {
  const key = `${name} ${version} ${text}`;
  const known = checkers.get(key);
  if (known !== undefined) return known;
  const rules = readRules(text, database);
  const made = rules.ok ? new DeckChecker(database, rules.value.formats) : null;
  if (checkers.size >= MOST_CHECKERS) checkers.clear();
  checkers.set(key, made);
  return made;
}

/** What a table's own rules say of a deck: of the format that was chosen, else of each. */
export const verdictsBy = (format: TableFormat, game: CardGame, parts: DeckParts): readonly Verdict[] =>
  (checkerFor(format, game)?.check(parts) ?? []).filter(
    ({ name }) => format.name === undefined || name === format.name,
  );
