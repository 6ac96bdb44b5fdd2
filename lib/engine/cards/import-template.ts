import { readJson } from "./read-json";
import { isRecord } from "./shape";
import { tooDeep } from "./too-deep";
import { sourceToday } from "./upgrade-template";

/** What was done to a file to make a template of it. */
export type ImportNote =
  /** What only its database needed was left out. */
  | { kind: "columns"; names: string[] }
  /** Options or translations were texts of JSON within the JSON. */
  | { kind: "texts"; names: string[] }
  /** Its rules are said in today's language. */
  | { kind: "language" }
  /** The file held more games than the first. */
  | { kind: "others"; names: string[] };

export type Imported = { source: string; notes: ImportNote[] };

/** What Deckathlon's rows of templates have besides the template. */
const COLUMN = /^(id|fk_.*|dt_.*)$/;
const KEPT = ["name", "opts", "description", "i18n"];

/** The rows of an export: a list, a list under `templates`, or one row. */
function rowsOf(json: unknown): Record<string, unknown>[] {
  const list = isRecord(json) && Array.isArray(json.templates) ? json.templates : json;
  return Array.isArray(list) ? list.filter(isRecord) : isRecord(list) ? [list] : [];
}

const isRow = (row: Record<string, unknown>): boolean =>
  Object.keys(row).some((key) => COLUMN.test(key)) || typeof row.opts === "string";

/**
 * A template of Deckathlon, as a row of its database or an export of several: the first one as a file of ours, said in
 * today's language, and what was done to it. Null: it is none, and stays as it is. Any text may be given; nothing throws.
 */
export function importTemplate(text: string): Imported | null {
  const read = readJson(text);
  if (!read.ok || tooDeep(read.value) !== null) return null;
  const [row, ...others] = rowsOf(read.value);
  if (!row || (!isRow(row) && others.length === 0)) return null;
  const notes: ImportNote[] = [];
  const columns = Object.keys(row).filter((key) => !KEPT.includes(key) && !key.startsWith("_"));
  if (columns.length > 0) notes.push({ kind: "columns", names: columns });
  const unpacked: string[] = [];
  const file: Record<string, unknown> = {};
  for (const key of KEPT) {
    const value = row[key];
    if (value === undefined || value === null) continue;
    const unread = (key === "opts" || key === "i18n") && typeof value === "string" ? readJson(value) : null;
    const inner = unread?.ok && tooDeep(unread.value) === null ? unread : null;
    if (inner?.ok) unpacked.push(key);
    file[key] = inner?.ok ? inner.value : value;
  }
  if (unpacked.length > 0) notes.push({ kind: "texts", names: unpacked });
  if (others.length > 0)
    notes.push({ kind: "others", names: others.map(({ name }) => (typeof name === "string" ? name : "?")) });
  const written = `${JSON.stringify(file, null, 2)}\n`;
  const source = isRecord(file.opts) ? sourceToday(written, 1) : written;
  if (source !== written) notes.push({ kind: "language" });
  return { source: source.endsWith("\n") ? source : `${source}\n`, notes };
}
