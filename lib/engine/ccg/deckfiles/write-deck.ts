import type { Card, CardDatabase } from "../cards/model";
import { indexNames } from "../cards/names";
import { type Remark, type Remarks, remarkOn } from "../decks/remarks";
import type { DeckParts } from "../formats/check-deck";
import { escapeXml } from "../gccg-xml/escape";
import { type DeckFormat, MAIN, SIDE } from "./entry";
import { remarkLines } from "./remark-lines";

/** A file, and what it cannot say of the deck. */
export type WrittenDeck = { readonly lines: readonly string[]; readonly notes: readonly string[] };

type Row = {
  readonly card: Card;
  readonly count: number;
  readonly name: string;
  readonly remark: Remark | null;
};
type Part = { readonly part: string; readonly rows: readonly Row[] };

const bytewise = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const titled = (part: string): string => part.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
/** On one line. */
const flat = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, { count }) => sum + count, 0);
/** Blocks of lines with an empty line between. */
const spaced = (blocks: readonly (readonly string[])[]): string[] =>
  blocks.flatMap((block, i) => (i === 0 ? block : ["", ...block]));

/**
 * Writes a deck in a format, so that reading it gives the same cards in the same parts; `notes` says
 * where the format cannot hold that. Within a part cards stand by their numbers.
 */
export function writeDeck(
  deck: DeckParts,
  database: CardDatabase,
  format: DeckFormat,
  name: string,
  remarks: Remarks = [],
): WrittenDeck {
  const names = indexNames(database);
  const notes: string[] = [];
  const rowsOf = (cards: readonly number[]): Row[] => {
    const counts = new Map<number, number>();
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    return [...counts]
      .sort(([a], [b]) => a - b)
      .flatMap(([number, count]) => {
        const card = database.byNumber.get(number);
        if (!card) notes.push(`there is no card ${number}`);
        const remark = remarkOn(remarks, number);
        return card ? [{ card, count, name: names.canonical(card), remark }] : [];
      });
  };
  const parts = [MAIN, ...Object.keys(deck).filter((part) => part !== MAIN)].map(
    (part): Part => ({ part: partName(part, format, notes), rows: rowsOf(deck[part] ?? []) }),
  );
  if (!holdsRemarks(format) && remarks.length > 0) notes.push(`${format} cannot hold notes and tags of cards`);
  const mark = format === "Apprentice" ? "//" : "#";
  const said = format === "Gccg" || format === "ASCII" || format === "Apprentice" ? remarksIn(parts, mark) : [];
  const lines = linesOf(parts, database, format, flat(name));
  return { lines: said.length > 0 ? [...lines, "", ...said] : lines, notes };
}

const holdsRemarks = (format: DeckFormat): boolean => format !== "Arena" && format !== "MTGO" && format !== "plain";

/** Each card's remarks once, in whichever parts it is. */
function remarksIn(parts: readonly Part[], mark: "#" | "//"): string[] {
  const rows = new Map(parts.flatMap((part) => part.rows.map((row) => [row.card.number, row] as const)));
  return [...rows.values()].flatMap(({ name, remark }) => (remark ? remarkLines(mark, name, remark) : []));
}

/** The part as the format can say it. */
function partName(part: string, format: DeckFormat, notes: string[]): string {
  if (part === MAIN || part === SIDE) return part;
  if (format === "Apprentice" || format === "MTGO") {
    notes.push(`${format} has no part "${part}": it is in the sideboard`);
    return SIDE;
  }
  if (format === "Cockatrice" || /^\p{Ll}(?:[\p{Ll}\p{N} -]*[\p{Ll}\p{N}])?$/u.test(part)) return part;
  const safe = `part ${part
    .toLowerCase()
    .replace(/[^\p{Ll}\p{N}]+/gu, " ")
    .trim()}`.trim();
  notes.push(`the part "${part}" is written as "${safe}"`);
  return safe;
}

function linesOf(parts: readonly Part[], database: CardDatabase, format: DeckFormat, name: string): string[] {
  const key = database.options.get("deck order") ?? "";
  switch (format) {
    case "Gccg":
      return gccg(parts, key, database.game, name);
    case "ASCII": {
      // One word is a heading by itself; more need a colon.
      const blocks = parts.flatMap(({ part, rows }) => [
        [/\s/.test(part) ? `${titled(part)}:` : titled(part)],
        rows.map(plainLine),
      ]);
      return ["", ...spaced(blocks)];
    }
    case "Apprentice":
      return apprentice(parts, key, name);
    case "Arena":
      return spaced(parts.map(({ part, rows }) => [headingOf(part), ...rows.map((row) => arenaLine(row))]));
    case "plain":
      return spaced(
        parts.map(({ part, rows }) => [
          ...(part === MAIN ? [] : [`${titled(part)}:`]),
          ...rows.map((row) => `${row.count}x ${row.name}`),
        ]),
      );
    case "Cockatrice":
      return cockatrice(parts, name);
    case "MTGO":
      return mtgo(parts);
  }
}

const plainLine = ({ count, name }: Row): string => `${count} ${name}`;
const headingOf = (part: string): string => (part === MAIN || part === SIDE ? titled(part) : `${titled(part)}:`);

/** Rows by the attribute that orders decks; those without it first. */
function grouped(rows: readonly Row[], key: string): [value: string, rows: Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const value = key === "" ? "" : flat(row.card.attributes.get(key) ?? "");
    const group = groups.get(value);
    if (group) group.push(row);
    else groups.set(value, [row]);
  }
  return [...groups].sort(([a], [b]) => bytewise(a, b));
}

function gccg(parts: readonly Part[], key: string, game: string, name: string): string[] {
  const head = ["#", `# GCCG v0.9.7 ${flat(game)} deck`, "#", `#      ${name}`, "#"];
  const blocks = parts.flatMap(({ part, rows }) => {
    const bar = "#".repeat(part.length);
    return [
      [bar, titled(part), bar],
      ...grouped(rows, key).flatMap(([value, own]) => [
        ...(value === "" ? [] : [[`# ${value} (${sumOf(own)})`]]),
        own.map(plainLine),
      ]),
    ];
  });
  return spaced([head, ...blocks]);
}

/** `2 [LF] Oil Slick (1)`: the k-th card of its name in its set, where there are several. */
function apprentice(parts: readonly Part[], key: string, name: string): string[] {
  const lines = [`// ${name}`];
  for (const { part, rows } of parts)
    for (const [value, own] of grouped(rows, key)) {
      if (value !== "") lines.push("", `// ${value} (${sumOf(own)})`);
      for (const row of own) lines.push(`${part === MAIN ? "    " : "SB: "}${row.count} ${apprenticeName(row)}`);
    }
  return lines;
}

function apprenticeName({ card, name }: Row): string {
  const [, picture] = / #(\d+)$/.exec(name) ?? [];
  return card.set === "" || picture !== undefined || card.foilOf !== null
    ? name
    : `[${card.set}] ${withoutSet(name, card)}`;
}

const withoutSet = (name: string, { set }: Card): string =>
  name.endsWith(` (${set})`) ? name.slice(0, -set.length - 3) : name;

/** A card's number in its set, from 1; cards of the base set have none. A foil is called by its name. */
const placeOf = ({ place, set, foilOf }: Card): number | null =>
  set === "" || foilOf !== null || /[\s()]/.test(set) ? null : place;

function arenaLine(row: Row): string {
  const { card, count } = row;
  const place = placeOf(card);
  return place === null ? plainLine(row) : `${count} ${card.name} (${card.set}) ${place}`;
}

function cockatrice(parts: readonly Part[], name: string): string[] {
  const zone = (part: string) => (part === MAIN ? "main" : part === SIDE ? "side" : part);
  const card = ({ card: one, count, name: canonical, remark }: Row): string => {
    const place = placeOf(one);
    const said = place === null ? "" : ` setShortName="${escapeXml(one.set)}" collectorNumber="${place}"`;
    const tags = remark && remark.tags.length > 0 ? ` tags="${escapeXml(remark.tags.join(" "))}"` : "";
    const note = remark?.note ? ` note="${escapeXml(flat(remark.note))}"` : "";
    return `    <card number="${count}" name="${escapeXml(place === null ? canonical : one.name)}"${said}${tags}${note}/>`;
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<cockatrice_deck version="1">',
    `  <deckname>${escapeXml(name)}</deckname>`,
    ...parts.flatMap(({ part, rows }) => [`  <zone name="${escapeXml(zone(part))}">`, ...rows.map(card), "  </zone>"]),
    "</cockatrice_deck>",
  ];
}

const mtgo = (parts: readonly Part[]): string[] => [
  '<?xml version="1.0" encoding="UTF-8"?>',
  "<Deck>",
  ...parts.flatMap(({ part, rows }) =>
    rows.map(({ card, count }) => {
      const { number, name } = card;
      return `  <Cards CatID="${number}" Quantity="${count}" Sideboard="${part !== MAIN}" Name="${escapeXml(name)}"/>`;
    }),
  ),
  "</Deck>",
];
