import type { Remark } from "../decks/remarks";
import type { RemarkLine } from "./entry";

const flat = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

/** What is noted of a card as lines that other programs skip. */
export const remarkLines = (mark: "#" | "//", name: string, { note, tags }: Remark): string[] => [
  ...(tags.length > 0 ? [`${mark} tags of "${name}": ${tags.join(" ")}`] : []),
  ...(note === "" ? [] : [`${mark} note of "${name}": ${flat(note)}`]),
];

/** A line as `remarkLines` writes it; null: it is another. */
export function readRemarkLine(text: string): RemarkLine | null {
  const [, what, name = "", said = ""] = /^(?:#|\/\/)\s*(tags|note) of "(.+?)":\s*(.*)$/i.exec(text.trim()) ?? [];
  if (what === undefined) return null;
  return what.toLowerCase() === "note" ? { name, note: said } : { name, tags: said.split(/\s+/).filter(Boolean) };
}
