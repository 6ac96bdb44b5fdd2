import type { CardDatabase } from "../cards/model";
import { indexNames } from "../cards/names";
import type { DeckParts } from "../formats/check-deck";
import { type DeckFormat, MAIN, SIDE } from "./entry";

type Row = { readonly number: number; readonly count: number; readonly name: string };

const bytewise = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const titled = (part: string): string => part.slice(0, 1).toUpperCase() + part.slice(1);
const xml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

/** A deck as a file of that format, line by line. Names are canonical, so that reading it gives the same cards. */
export function writeDeck(deck: DeckParts, database: CardDatabase, format: DeckFormat, name: string): string[] {
  const names = indexNames(database);
  const rows = (part: string): Row[] => {
    const counts = new Map<number, number>();
    for (const card of deck[part] ?? []) counts.set(card, (counts.get(card) ?? 0) + 1);
    return [...counts]
      .flatMap(([number, count]) => {
        const card = database.cards[number];
        return card ? [{ number, count, name: names.canonical(card) }] : [];
      })
      .sort((a, b) => bytewise(a.name, b.name));
  };
  const parts = Object.keys(deck).filter((part) => (deck[part]?.length ?? 0) > 0 || part === MAIN);
  const line = ({ count, name: card }: Row): string => `${count} ${card}`;
  switch (format) {
    case "gccg":
      return gccg(database, name, parts, rows);
    case "ascii":
      return parts.flatMap((part) => ["", titled(part), "", ...rows(part).map(line)]);
    case "apprentice":
      return [
        `// ${name}`,
        ...parts.flatMap((part) =>
          rows(part).map((row) => `${part === MAIN ? "    " : "SB: "}${printing(database, row)}`),
        ),
      ];
    case "arena":
      return parts.flatMap((part, i) => [
        ...(i > 0 ? [""] : []),
        titled(part),
        ...rows(part).map((row) => arena(database, row)),
      ]);
    case "plain":
      return parts.flatMap((part, i) => [
        ...(i > 0 ? ["", `${titled(part)}:`] : []),
        ...rows(part).map(({ count, name: card }) => `${count}x ${card}`),
      ]);
    case "cockatrice":
      return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<cockatrice_deck version="1">',
        `  <deckname>${xml(name)}</deckname>`,
        ...parts.flatMap((part) => [
          `  <zone name="${xml(part === MAIN ? "main" : part === SIDE ? "side" : part)}">`,
          ...rows(part).map(({ count, name: card }) => `    <card number="${count}" name="${xml(card)}"/>`),
          "  </zone>",
        ]),
        "</cockatrice_deck>",
      ];
    case "mtgo":
      return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        "<Deck>",
        ...parts.flatMap((part) =>
          rows(part).map(
            ({ number, count, name: card }) =>
              `  <Cards CatID="${number}" Quantity="${count}" Sideboard="${part !== MAIN}" Name="${xml(card)}"/>`,
          ),
        ),
        "</Deck>",
      ];
  }
}

function gccg(database: CardDatabase, name: string, parts: readonly string[], rows: (part: string) => Row[]): string[] {
  const key = database.options.get("deck order") ?? "";
  const lines = ["#", `# GCCG v0.9.7 ${database.game} deck`, "#", `#      ${name}`, "#"];
  for (const part of parts) {
    const bar = "#".repeat(part.length);
    lines.push("", bar, titled(part), bar);
    const groups = new Map<string, Row[]>();
    for (const row of rows(part)) {
      const group = database.cards[row.number]?.attributes.get(key) ?? "";
      groups.set(group, [...(groups.get(group) ?? []), row]);
    }
    for (const [group, own] of [...groups].sort(([a], [b]) => bytewise(a, b))) {
      if (group !== "") lines.push("", `# ${group} (${own.reduce((sum, { count }) => sum + count, 0)})`);
      lines.push("", ...own.map(({ count, name: card }) => `${count} ${card}`));
    }
  }
  return lines;
}

/** `2 [LF] Oil Slick (1)`: the k-th card of its name in its set. */
function printing({ cards }: CardDatabase, { number, count }: Row): string {
  const card = cards[number];
  if (!card) return "";
  const same = cards.filter((one) => one.name === card.name && one.set === card.set);
  return `${count} [${card.set}] ${card.name}${same.length > 1 ? ` (${same.indexOf(card) + 1})` : ""}`;
}

function arena({ cards, sets }: CardDatabase, { number, count }: Row): string {
  const card = cards[number];
  const first = sets.find(({ abbreviation }) => abbreviation === card?.set)?.first ?? 0;
  return card ? `${count} ${card.name} (${card.set}) ${number - first + 1}` : "";
}
