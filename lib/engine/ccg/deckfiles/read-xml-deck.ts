import { err, ok, type Result } from "../../kernel/result";
import { type Element, readXml } from "../gccg-xml/xml";
import {
  type DeckEntry,
  type DeckNote,
  type DeckProblem,
  type DeckText,
  MAIN,
  MOST_COPIES,
  MOST_LINES,
  MOST_PARTS,
  SIDE,
  type Wanted,
} from "./entry";

type Found = {
  readonly card: Element;
  readonly part: string;
  readonly count: string | undefined;
  readonly wanted: Wanted;
};

const named = (root: Element, name: string): readonly Element[] => root.children.filter((child) => child.name === name);
const wholeNumber = (text: string | undefined): number | undefined =>
  /^\d{1,7}$/.test(text ?? "") ? Number(text) : undefined;

/** Only what is said: `{set: undefined}` is `{}`. */
function wanted({ name, set, place, card }: { [key in keyof Wanted]?: Wanted[key] | undefined }): Wanted {
  return {
    name: name ?? "",
    ...(set ? { set } : {}),
    ...(place === undefined ? {} : { place }),
    ...(card === undefined ? {} : { card }),
  };
}

const zonePart = (zone: string): string => (zone === "main" ? MAIN : zone === "side" ? SIDE : zone.toLowerCase());

/** Zones of `.cod`: `main`, `side`, and any others by their names. */
const cockatrice = (root: Element): Found[] =>
  named(root, "zone").flatMap((zone) =>
    named(zone, "card").map((card): Found => {
      const { number, name, setShortName, collectorNumber } = card.attributes;
      const said = wanted({ name, set: setShortName, place: wholeNumber(collectorNumber) });
      return { card, part: zonePart(zone.attributes.name ?? "main"), count: number, wanted: said };
    }),
  );

/** `.dek`: numbers of cards are other programs' own, unless the names agree. */
const mtgo = (root: Element): Found[] =>
  named(root, "Cards").map((card): Found => {
    const { Quantity, Sideboard, Name, CatID } = card.attributes;
    const part = Sideboard?.toLowerCase() === "true" ? SIDE : MAIN;
    return { card, part, count: Quantity, wanted: wanted({ name: Name, card: wholeNumber(CatID) }) };
  });

/** Reads a deck in XML: Cockatrice's `.cod`, or MTGO's `.dek`. */
export function readXmlDeck(text: string): Result<DeckText, DeckProblem> {
  const xml = readXml(text, "deck");
  if (!xml.ok) return err({ code: "deck/malformed", message: xml.error.message, line: xml.error.line });
  const root = xml.value;
  if (root.name === "cockatrice_deck") return ok(gather("Cockatrice", cockatrice(root)));
  if (root.name === "Deck") return ok(gather("MTGO", mtgo(root)));
  const message = `<${root.name.slice(0, 40)}> is no deck: <cockatrice_deck> or <Deck> would be one.`;
  return err({ code: "deck/unknown_format", message, line: root.line });
}

function gather(format: DeckText["format"], found: readonly Found[]): DeckText {
  const parts = new Set([MAIN]);
  const entries: DeckEntry[] = [];
  const notes: DeckNote[] = [];
  for (const { card, part, count, wanted: said } of found.slice(0, MOST_LINES)) {
    const { line } = card;
    const text = `${count ?? "?"} ${said.name || "?"}`;
    const copies = wholeNumber(count) ?? 0;
    const isPart = part.length <= 100 && (parts.has(part) || parts.size < MOST_PARTS);
    if (said.name.trim() === "" || copies < 1 || copies > MOST_COPIES || !isPart) {
      const why = isPart ? `a card has a name and 1 to ${MOST_COPIES} copies` : "this cannot be a deck part";
      notes.push({ line, text, result: "unknown", why });
      continue;
    }
    parts.add(part);
    entries.push({ ...said, line, text, part, count: copies });
  }
  if (found.length > MOST_LINES) {
    const line = found[MOST_LINES]?.card.line ?? 0;
    notes.push({ line, text: "…", result: "unknown", why: `only ${MOST_LINES} cards are read` });
  }
  if (found.length === 0) notes.push({ line: 1, text: "", result: "note", why: "there is no card in this file" });
  // Ours: other programs skip what they do not know.
  const remarks = found
    .slice(0, MOST_LINES)
    .flatMap(({ card: { attributes, line }, wanted: { name } }) => [
      ...(attributes.tags ? [{ name, line, tags: attributes.tags.split(/\s+/).filter(Boolean) }] : []),
      ...(attributes.note ? [{ name, line, note: attributes.note }] : []),
    ]);
  return { format, parts: [...parts], entries, notes, remarks };
}
