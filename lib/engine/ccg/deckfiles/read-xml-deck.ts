import { type Element, readXml } from "../gccg-xml/xml";
import { type DeckEntry, type DeckText, MAIN, MOST_COPIES, MOST_LINES, SIDE } from "./entry";

const ZONES: Readonly<Record<string, string>> = { main: MAIN, side: SIDE };

const countOf = (text: string | undefined): number => (/^\d{1,6}$/.test(text ?? "") ? Number(text) : 0);

/** Reads a deck in XML: Cockatrice's `.cod`, or MTGO's `.dek`. Null: it is XML of another kind, or none. */
export function readXmlDeck(text: string): DeckText | null {
  const xml = readXml(text, "deck");
  if (!xml.ok) return null;
  const root = xml.value;
  if (root.name === "cockatrice_deck")
    return gather(
      "cockatrice",
      root.children
        .filter(({ name }) => name === "zone")
        .flatMap((zone) => {
          const part = zone.attributes.name ?? "main";
          return zone.children
            .filter(({ name }) => name === "card")
            .map((card) => ({
              card,
              part: ZONES[part] ?? part.toLowerCase(),
              count: countOf(card.attributes.number),
              name: card.attributes.name,
            }));
        }),
    );
  if (root.name === "Deck")
    return gather(
      "mtgo",
      root.children
        .filter(({ name }) => name === "Cards")
        .map((card) => ({
          card,
          part: card.attributes.Sideboard?.toLowerCase() === "true" ? SIDE : MAIN,
          count: countOf(card.attributes.Quantity),
          name: card.attributes.Name,
        })),
    );
  return null;
}

type Found = { card: Element; part: string; count: number; name: string | undefined };

function gather(format: DeckText["format"], found: readonly Found[]): DeckText {
  const parts = new Set([MAIN]);
  const entries: DeckEntry[] = [];
  const unread: { line: number; text: string }[] = [];
  for (const { card, part, count, name } of found.slice(0, MOST_LINES)) {
    const text = `${count} ${name ?? "?"}`;
    if (name === undefined || name === "" || count < 1 || count > MOST_COPIES) unread.push({ line: card.line, text });
    else entries.push({ line: card.line, text, part, count, name });
    parts.add(part);
  }
  if (found.length > MOST_LINES)
    unread.push({ line: found[MOST_LINES]?.card.line ?? 0, text: `only the first ${MOST_LINES} cards are read` });
  return { format, parts: [...parts], entries, unread };
}
