import type { Card, CardDatabase, CardSet } from "../cards/model";

/** A game as files: the game file, and a file for each set, by the name that the game file calls it. */
export type GameFiles = { readonly game: string; readonly sets: ReadonlyMap<string, string> };

const escaped = (text: string): string => text.replace(/[&<>"\n\r\t]/g, (sign) => SIGNS[sign] ?? sign);

const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\n": "&#10;",
  "\r": "&#13;",
  "\t": "&#9;",
};

const attribute = (name: string, value: string | number): string => ` ${name}="${escaped(String(value))}"`;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

function writeCard(card: Card): string {
  const { name, text, graphics, back, front, hidden, attributes } = card;
  const head =
    attribute("name", name) +
    attribute("graphics", graphics) +
    (text === "" ? "" : attribute("text", text)) +
    (back === 0 ? "" : attribute("back", back)) +
    (front === 0 ? "" : attribute("front", front)) +
    (hidden ? attribute("hidden", 1) : "");
  const own = [...attributes].map(
    ([key, value]) => `      <attr${attribute("key", key)}${attribute("value", value)}/>`,
  );
  return own.length === 0 ? `    <card${head}/>` : [`    <card${head}>`, ...own, "    </card>"].join("\n");
}

function writeSet({ name, abbreviation, directory, age, first, last }: CardSet, database: CardDatabase): string {
  const head =
    attribute("name", name) +
    attribute("dir", directory) +
    (abbreviation === "" ? "" : attribute("abbrev", abbreviation)) +
    attribute("game", database.game) +
    attribute("age", age);
  const cards = database.cards.slice(first, last + 1).map(writeCard);
  return [HEAD, `<ccg-setinfo${head}>`, "  <cards>", ...cards, "  </cards>", "</ccg-setinfo>", ""].join("\n");
}

/**
 * Writes a game as GCCG's XML (`spec/ccg.md` B): reading the files again gives the same cards with the same numbers.
 * The order of the sets in the game file is what numbers the cards.
 */
export function writeGame(database: CardDatabase): GameFiles {
  const { game, directory, options, symbols, phases, play, locationHint, sets } = database;
  const files = new Map(
    sets.map((set, i) => [`${i}-${set.abbreviation.toLowerCase() || "base"}.xml`, writeSet(set, database)]),
  );
  const lines = [
    ...[...files.keys()].map((source) => `  <cardset${attribute("source", source)}/>`),
    ...[...options].map(([name, value]) => `  <option${attribute("name", name)}${attribute("value", value)}/>`),
    ...play.map((name) => `  <trigger event="play"${attribute("attribute", name)}/>`),
    ...locationHint.map((name) => `  <trigger event="location hint"${attribute("attribute", name)}/>`),
    ...phases.map((name) => `  <phase${attribute("name", name)}/>`),
    ...[...symbols].map(([tag, file]) => `  <image${attribute("file", file)}${attribute("tag", tag)}/>`),
  ];
  return {
    game: [HEAD, `<ccg${attribute("name", game)}${attribute("dir", directory)}>`, ...lines, "</ccg>", ""].join("\n"),
    sets: files,
  };
}
