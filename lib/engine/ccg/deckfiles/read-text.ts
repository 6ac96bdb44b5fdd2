import { type DeckEntry, type DeckFormat, type DeckText, MAIN, MOST_COPIES, MOST_LINES, SIDE } from "./entry";

type Lines = readonly string[];
type ReadLine = (
  line: string,
  part: string,
) => { part?: string; entry?: Omit<DeckEntry, "line" | "text" | "part"> & { part?: string } } | "skip" | "unread";

function walk(format: DeckFormat, lines: Lines, read: ReadLine, first: string = MAIN): DeckText {
  const parts = [MAIN];
  const entries: DeckEntry[] = [];
  const unread: { line: number; text: string }[] = [];
  let part = first;
  lines.slice(0, MOST_LINES).forEach((raw, i) => {
    const text = raw.trim();
    if (text === "") return;
    const said = read(text, part);
    if (said === "skip") return;
    if (said === "unread") {
      unread.push({ line: i + 1, text });
      return;
    }
    if (said.part !== undefined) part = said.part;
    const { entry } = said;
    if (entry && (entry.count < 1 || entry.count > MOST_COPIES)) unread.push({ line: i + 1, text });
    else if (entry) entries.push({ ...entry, line: i + 1, text, part: entry.part ?? part });
    const now = entry?.part ?? part;
    if (!parts.includes(now)) parts.push(now);
  });
  if (lines.length > MOST_LINES)
    unread.push({ line: MOST_LINES + 1, text: `only the first ${MOST_LINES} lines are read` });
  return { format, parts, entries, unread };
}

const counted = (text: string): { count: number; name: string } | null => {
  const [, count, name] = /^(\d{1,6})(?:[xX]?\s*,\s*|[xX]?\s+)(.+)$/.exec(text) ?? [];
  return count !== undefined && name !== undefined ? { count: Number(count), name: name.trim() } : null;
};

/** `# …` remarks; a line whose first word is no number is a deck part; names must be exact. */
const readGccg = (lines: Lines): DeckText =>
  walk("gccg", lines, (text) => {
    if (text.startsWith("#")) return "skip";
    const entry = counted(text);
    return entry ? { entry } : { part: text.toLowerCase() };
  });

/** `# …` remarks; a line without a blank is a deck part; else a number and a name. */
const readAscii = (lines: Lines): DeckText =>
  walk("ascii", lines, (text) => {
    if (text.startsWith("#")) return "skip";
    if (!/\s/.test(text)) return { part: text.toLowerCase() };
    const entry = counted(text);
    return entry ? { entry } : "unread";
  });

/** `// …` remarks; `SB:` the sideboard; `N [SET] name (k)`. */
const readApprentice = (lines: Lines): DeckText =>
  walk("apprentice", lines, (text) => {
    if (text.startsWith("//")) return "skip";
    const [, side, rest = ""] = /^(SB:\s*)?(.*)$/.exec(text) ?? [];
    const entry = counted(rest);
    if (!entry) return "unread";
    const [, set, name = "", picture] = /^(?:\[([^\]]*)\]\s*)?(.*?)(?:\s+\((\d{1,4})\))?$/.exec(entry.name) ?? [];
    return {
      entry: {
        ...{ count: entry.count, name, part: side ? SIDE : MAIN },
        ...(set ? { set } : {}),
        ...(picture ? { picture: Number(picture) } : {}),
      },
    };
  });

const ARENA_PARTS: Readonly<Record<string, string>> = {
  deck: MAIN,
  main: MAIN,
  mainboard: MAIN,
  sideboard: SIDE,
  side: SIDE,
  commander: "commander",
  companion: "companion",
  maybeboard: "maybeboard",
};

/** `N Name (SET) number` under headings; an `About` block names the deck. */
const readArena = (lines: Lines): DeckText =>
  walk("arena", lines, (text) => {
    const part = ARENA_PARTS[text.toLowerCase().replace(/:$/, "")];
    if (part !== undefined) return { part };
    if (/^(about|name .*)$/i.test(text)) return "skip";
    const entry = counted(text);
    if (!entry) return "unread";
    const [, name, set, number] = /^(.*?) \(([^()\s]+)\)(?: (\S+))?$/.exec(entry.name) ?? [];
    if (name === undefined || set === undefined) return { entry };
    return {
      entry: { count: entry.count, name, set, ...(/^\d{1,5}$/.test(number ?? "") ? { number: Number(number) } : {}) },
    };
  });

/** `4x Name`, `Name x4`, `Name`, one a line; parts as headings; what stands after an empty line `Sideboard:`. */
const readPlain = (lines: Lines): DeckText =>
  walk("plain", lines, (text) => {
    if (/^(#|\/\/)/.test(text)) return "skip";
    const part = ARENA_PARTS[text.toLowerCase().replace(/:$/, "")];
    if (part !== undefined) return { part };
    const [, side, rest = ""] = /^(SB:\s*)?(.*)$/i.exec(text) ?? [];
    const [, name, count] = /^(.*\S)\s+[xX](\d{1,4})$/.exec(rest) ?? [];
    const entry = counted(rest) ?? { count: Number(count ?? 1), name: name ?? rest };
    return { entry: { ...entry, ...(side ? { part: SIDE } : {}) } };
  });

/** Which format a text is in: by its marks; a list with counts is ASCII, one without is plain. */
export function readDeckText(text: string): DeckText {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const said = lines.map((line) => line.trim()).filter((line) => line !== "");
  const second = lines[1]?.trim() ?? "";
  if (said.length >= 3 && second.startsWith("# GCCG v") && second.endsWith("deck")) return readGccg(lines);
  if (said.some((line) => /^(\/\/|SB:)/.test(line) || /^\d+\s+\[[^\]]+\]\s/.test(line))) return readApprentice(lines);
  if (said.some((line) => /^\d+ .+ \([^()\s]+\) \d+\S*$/.test(line)) || said.some((line) => /^about$/i.test(line)))
    return readArena(lines);
  const cards = said.filter((line) => /\s/.test(line) && !line.startsWith("#"));
  const listed = cards.filter((line) => /^\d+\s/.test(line)).length;
  const plain =
    cards.some((line) => /^\d+[xX]\s|\s[xX]\d+$/.test(line)) || said.some((line) => /^(side|main)board:$/i.test(line));
  return plain || (cards.length > 0 && listed === 0 && !cards.every((line) => /^\S\s/.test(line)))
    ? readPlain(lines)
    : readAscii(lines);
}
