import {
  type DeckEntry,
  type DeckFormat,
  type DeckNote,
  type DeckText,
  MAIN,
  MOST_COPIES,
  MOST_LINES,
  MOST_PARTS,
  SIDE,
} from "./entry";
import { readRemarkLine } from "./remark-lines";

/**
 * `word`: one word that no list is known to begin a part with, so it may be a card whose number is missing. It is told of
 * where no card follows, and `always` where few lists have such parts.
 */
type PartSaid = {
  readonly is: "part";
  readonly part: string;
  readonly why?: string;
  readonly word?: "empty" | "always";
};
type Said =
  | { readonly is: "skip" }
  | PartSaid
  /** A line that is passed over, and told of. */
  | { readonly is: "note"; readonly why: string }
  | { readonly is: "card"; readonly count: number; readonly name: string; readonly part?: string; readonly bare?: true }
  | { readonly is: "unread"; readonly why: string };

/** What a line says; `""` is an empty one. Lines come trimmed. */
type ReadLine = (text: string) => Said;
/** Does a card of the game bear exactly this name? */
export type IsCard = (name: string) => boolean;

const SKIP: Said = { is: "skip" };
const LONGEST_LINE = 1_000;
const TOO_LONG: Said = { is: "unread", why: `a line has at most ${LONGEST_LINE} letters` };
const NO_COUNT: Said = { is: "unread", why: "this line says no number and name" };
const NO_CARDS = "read as a deck part, but no card follows; a card needs a number before its name";
const part = (name: string): PartSaid => ({ is: "part", part: name.toLowerCase() });

function walk(format: DeckFormat, lines: readonly string[], read: ReadLine): DeckText {
  const parts = new Set([MAIN]);
  const entries: DeckEntry[] = [];
  const notes: DeckNote[] = [];
  let current = MAIN;
  /** The heading by one word after which no card came yet. */
  let word: { readonly at: Pick<DeckNote, "line" | "text">; readonly told: boolean } | null = null;
  const endWord = (hasCards: boolean) => {
    if (word && !hasCards) notes.push({ ...word.at, result: "unknown", why: NO_CARDS });
    else if (word?.told) notes.push({ ...word.at, result: "note", why: "read as a deck part" });
    word = null;
  };
  lines.slice(0, MOST_LINES).forEach((raw, i) => {
    const text = raw.trim();
    const said = text.length > LONGEST_LINE ? TOO_LONG : read(text);
    const tell = (result: DeckNote["result"], why: string) =>
      void notes.push({ line: i + 1, text: text.slice(0, LONGEST_LINE), result, why });
    switch (said.is) {
      case "skip":
        break;
      case "unread":
        tell("unknown", said.why);
        break;
      case "note":
        tell("note", said.why);
        break;
      case "part":
        endWord(false);
        if (said.part.length > 100 || (parts.size === MOST_PARTS && !parts.has(said.part))) {
          tell("unknown", "this cannot be a deck part");
          break;
        }
        current = said.part;
        parts.add(current);
        if (said.why !== undefined) tell("note", said.why);
        else if (said.word) word = { at: { line: i + 1, text }, told: said.word === "always" };
        break;
      case "card":
        endWord(true);
        if (said.count < 1 || said.count > MOST_COPIES) tell("unknown", `a line has 1 to ${MOST_COPIES} copies`);
        else {
          const { count, name, bare, part = current } = said;
          parts.add(part);
          entries.push({ line: i + 1, text, part, count, name, ...(bare ? { bare } : {}) });
        }
    }
  });
  endWord(false);
  if (lines.length > MOST_LINES)
    notes.push({
      line: MOST_LINES + 1,
      text: "…",
      result: "unknown",
      why: `only the first ${MOST_LINES} lines are read`,
    });
  const remarks = lines.slice(0, MOST_LINES).flatMap((line) => readRemarkLine(line.slice(0, LONGEST_LINE)) ?? []);
  return { format, parts: [...parts], entries, notes, remarks };
}

/** `4 Name`, `4x Name`, `4, Name`, with any blanks between. */
function counted(text: string): Said | null {
  const [, count, name] = /^(\d+)[x×]?(?:\s*[,;]\s*|\s+)(\S.*)$/i.exec(text) ?? [];
  return count === undefined || name === undefined ? null : { is: "card", count: Number(count), name };
}

/** `Name x4`, `Name, 4`, `Name⇥4`. */
function countedAfter(text: string): Said | null {
  const [, name, count] = /^(.*\S)(?:\s+[x×]|\s*[,;]\s*|\s*\t\s*)(\d+)$/i.exec(text) ?? [];
  return count === undefined || name === undefined ? null : { is: "card", count: Number(count), name };
}

/** Parts that other programs write as one word. */
const OTHER_PARTS: ReadonlySet<string> = new Set(["commander", "companion"]);
/** Headings that all lists share. */
const HEADINGS: ReadonlyMap<string, string> = new Map([
  ["deck", MAIN],
  ["main", MAIN],
  ["main deck", MAIN],
  ["mainboard", MAIN],
  ["sideboard", SIDE],
  ["side board", SIDE],
  ["side", SIDE],
]);

/** A heading that is one word, for lists in which any word is one. */
function worded(text: string, isCard: IsCard, word: NonNullable<PartSaid["word"]>): PartSaid {
  const name = text.replace(/:$/, "");
  const said = part(HEADINGS.get(name.toLowerCase()) ?? name);
  if (isCard(name)) return { ...said, why: `read as a deck part; for the card write "1 ${name}"` };
  if (text.endsWith(":") || HEADINGS.has(name.toLowerCase()) || OTHER_PARTS.has(name.toLowerCase())) return said;
  return { ...said, word };
}

/** A heading by its word, or any that ends with a colon. */
function headed(text: string): Said | null {
  const name = text.replace(/\s*:$/, "").toLowerCase();
  const known = HEADINGS.get(name);
  if (known !== undefined) return part(known);
  return text.endsWith(":") && /^\p{L}/u.test(name) ? part(name) : null;
}

/** `SB: 1 Name`, in any list. */
function besides(text: string): Said | null {
  const [, rest] = /^SB:\s*(.*)$/i.exec(text) ?? [];
  if (rest === undefined) return null;
  const card = counted(rest);
  return card?.is === "card" ? { ...card, part: SIDE } : NO_COUNT;
}

/** `# …` remarks; a line whose first word is no number above 0 is a deck part; names must be exact. */
const readGccg: ReadLine = (text) =>
  text === "" || text.startsWith("#") ? SKIP : (counted(text) ?? (/^[-+]?\d/.test(text) ? NO_COUNT : part(text)));

/** `# …` remarks; one word is a deck part; else a number and a name, the first blank between them. */
const readAscii =
  (isCard: IsCard): ReadLine =>
  (text) => {
    if (text === "" || text.startsWith("#")) return SKIP;
    const card = counted(text);
    if (card) return card;
    if (!/\s/.test(text)) {
      return /^\p{L}/u.test(text) ? worded(text, isCard, "empty") : NO_COUNT;
    }
    const other = besides(text) ?? countedAfter(text) ?? headed(text);
    return other ?? (isCard(text) ? { is: "card", count: 1, name: text, bare: true } : NO_COUNT);
  };

/** `// …` remarks; `SB:` the sideboard; `N [SET] name (k)`. */
const readApprentice: ReadLine = (text) => {
  if (text === "" || /^(#|\/\/)/.test(text)) return SKIP;
  return besides(text) ?? counted(text) ?? headed(text) ?? NO_COUNT;
};

/** `N Name (SET) number` under headings of one word; an `About` block names the deck; without headings an empty line begins the sideboard. */
function readArena(lines: readonly string[], isCard: IsCard): ReadLine {
  const isHeading = (text: string) => /^\p{L}+:?$/u.test(text);
  let about = false;
  let cards = 0;
  let empty = lines.some((line) => isHeading(line.trim())) ? null : false;
  return (text) => {
    if (text === "") {
      about = false;
      if (empty !== null) empty = cards > 0;
      return SKIP;
    }
    if (isHeading(text)) {
      about = /^about:?$/i.test(text);
      return about ? SKIP : worded(text, isCard, "always");
    }
    if (/^(\/\/|#)/.test(text)) return SKIP;
    const card = besides(text) ?? counted(text) ?? (about ? aboutDeck(text) : (headed(text) ?? NO_COUNT));
    if (card.is !== "card") return card;
    about = false;
    cards++;
    // The first card after an empty line, and all that follow.
    return empty && card.part === undefined ? { ...card, part: SIDE } : card;
  };
}

/** What an `About` block says beside the name, which every list of the format has. */
const aboutDeck = (text: string): Said =>
  /^name\b/i.test(text) ? SKIP : { is: "note", why: "this is about the deck, and is not read" };

/** `4x Name`, `Name x4`, `Name, 4`, or just names, one a line; headings with or without a colon. */
const readPlain: ReadLine = (text) => {
  if (text === "" || /^(#|\/\/)/.test(text)) return SKIP;
  return (
    besides(text) ??
    counted(text) ??
    countedAfter(text) ??
    headed(text) ?? { is: "card", count: 1, name: text, bare: true }
  );
};

/** Which format a text is in, by its marks; a list with counts is ASCII. */
function recognise(lines: readonly string[], isCard: IsCard): DeckFormat {
  const said = lines.map((line) => line.trim()).filter((line) => line !== "" && line.length <= LONGEST_LINE);
  const second = said[1] ?? "";
  if (said.length >= 3 && second.startsWith("# GCCG v") && second.endsWith("deck")) return "Gccg";
  if (said.some((line) => /^\d+x? \S.* \([^()\s]+\) \d+\S*( \*F\*)?$/i.test(line)) || /^about$/i.test(said[0] ?? ""))
    return "Arena";
  if (said.some((line) => /^(\/\/|SB:)/.test(line) || /^\d+\s+\[[^\]]+\]\s/.test(line))) return "Apprentice";
  const listed = said.filter((line) => !line.startsWith("#"));
  if (listed.some((line) => /^\d+[x×]\s/i.test(line) || countedAfter(line) !== null)) return "plain";
  const counts = listed.some((line) => counted(line) !== null);
  return !counts && listed.some(isCard) ? "plain" : "ASCII";
}

/** Reads a deck in a format of lines. `format`: where it is known beforehand. */
export function readDeckText(text: string, isCard: IsCard, format?: DeckFormat): DeckText {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const chosen = format ?? recognise(lines.slice(0, MOST_LINES), isCard);
  switch (chosen) {
    case "Gccg":
      return walk(chosen, lines, readGccg);
    case "Apprentice":
      return withHints(walk(chosen, lines, readApprentice), lines, /^\/\/\s*(side|main)/i, "a remark, not a heading");
    case "Arena":
      return walk(chosen, lines, readArena(lines.slice(0, MOST_LINES), isCard));
    case "plain":
      return parted(walk(chosen, lines, readPlain), lines);
    default:
      return parted(walk("ASCII", lines, readAscii(isCard)), lines);
  }
}

function withHints(read: DeckText, lines: readonly string[], odd: RegExp, why: string): DeckText {
  const notes = lines.slice(0, MOST_LINES).flatMap((line, i): DeckNote[] => {
    const text = line.trim();
    return odd.test(text) ? [{ line: i + 1, text, result: "note", why }] : [];
  });
  return { ...read, notes: [...read.notes, ...notes] };
}

/** Tells of an empty line between cards that some programs take for the beginning of the sideboard. */
function parted(read: DeckText, lines: readonly string[]): DeckText {
  const [first, last] = [read.entries[0]?.line ?? 0, read.entries.at(-1)?.line ?? 0];
  const gaps = lines.slice(first, last).flatMap((line, i) => (line.trim() === "" ? [first + i + 1] : []));
  const [gap] = gaps;
  if (read.parts.length > 1 || gaps.length !== 1 || gap === undefined) return read;
  const why = 'what follows is read into the deck too; write "Sideboard" above it if it is not';
  return { ...read, notes: [...read.notes, { line: gap, text: "", result: "note", why }] };
}
