import { err, ok, type Result } from "../../kernel/result";
import type { Card, CardDatabase, CardSet } from "../cards/model";
import { escapeXml, fitsXml } from "./escape";
import { type Sheet, sheetsOf } from "./foil-sheets";

/** A game as files: the game file, and a file for each set, by the name that the game file calls it. */
export type GameFiles = { readonly game: string; readonly sets: ReadonlyMap<string, string> };

/** What GCCG's XML cannot say: reading it again would give something else. */
export type WriteProblem = {
  readonly code: "xml/unwritable";
  /** `cards.3.name`; `sets.1`; `game`. */
  readonly path: string;
  readonly message: string;
};

const attribute = (name: string, value: string | number): string => ` ${name}="${escapeXml(String(value))}"`;

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

function writeSet({ set, cards }: Sheet, database: CardDatabase): string {
  const { name, abbreviation, directory, age } = set;
  const head =
    attribute("name", name) +
    attribute("dir", directory) +
    attribute("abbrev", abbreviation) +
    attribute("game", database.game) +
    attribute("age", age);
  return [HEAD, `<ccg-setinfo${head}>`, "  <cards>", ...cards.map(writeCard), "  </cards>", "</ccg-setinfo>", ""].join(
    "\n",
  );
}

/** `2-st.xml`: no two alike, and no way out of the folder. */
const fileOf = ({ abbreviation }: CardSet, i: number): string =>
  `${i}-${abbreviation.toLowerCase().replace(/[^a-z0-9]+/g, "-") || "base"}.xml`;

/**
 * Writes a game as GCCG's XML: reading the files again gives the same cards with the same numbers.
 * The order of the sets in the game file is what numbers the cards; foils lie in sets of their own (`foil-sheets.ts`). What would not come back the same is refused, all
 * of it at once: control characters, names with blanks around them, cards that lie outside of their sets.
 */
export function writeGame(database: CardDatabase): Result<GameFiles, WriteProblem[]> {
  const problems = problemsOf(database);
  if (problems.length > 0) return err(problems);
  const { game, directory, options, symbols, phases, play, locationHint } = database;
  const files = new Map(sheetsOf(database).map((sheet, i) => [fileOf(sheet.set, i), writeSet(sheet, database)]));
  const lines = [
    ...[...files.keys()].map((source) => `  <cardset${attribute("source", source)}/>`),
    ...[...options].map(([name, value]) => `  <option${attribute("name", name)}${attribute("value", value)}/>`),
    ...play.map((name) => `  <trigger event="play"${attribute("attribute", name)}/>`),
    ...locationHint.map((name) => `  <trigger event="location hint"${attribute("attribute", name)}/>`),
    ...phases.map((name) => `  <phase${attribute("name", name)}/>`),
    ...[...symbols].map(([tag, file]) => `  <image${attribute("file", file)}${attribute("tag", tag)}/>`),
  ];
  const head = `<ccg${attribute("name", game)}${attribute("dir", directory)}>`;
  return ok({ game: [HEAD, head, ...lines, "</ccg>", ""].join("\n"), sets: files });
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 10_000_000;

function problemsOf(database: CardDatabase): WriteProblem[] {
  const { cards, sets, ...game } = database;
  const problems: WriteProblem[] = [];
  const refuse = (path: string, message: string): void => void problems.push({ code: "xml/unwritable", path, message });
  const texts = (path: string, given: Iterable<string>): void => {
    for (const text of given) if (!fitsXml(text)) refuse(path, "holds a character that XML cannot");
  };
  const { options, symbols, phases, play, locationHint } = game;
  texts("game", [game.game, game.directory, ...phases, ...play, ...locationHint]);
  texts("game", [...options, ...symbols].flat());
  let next = 0;
  for (const [i, { first, last, age, ...set }] of sets.entries()) {
    texts(`sets.${i}`, [set.abbreviation, set.name, set.directory]);
    if (first !== next || last < first - 1) refuse(`sets.${i}`, "does not follow the set before it");
    if (!isCount(age)) refuse(`sets.${i}.age`, "is no whole number from 0");
    for (const card of cards.slice(first, last + 1))
      if (card.set !== set.abbreviation) refuse(`cards.${card.number}.set`, `lies in the set "${set.abbreviation}"`);
    next = last + 1;
  }
  if (next !== cards.length) refuse("sets", "do not hold all cards");
  // What does not lie in its set is told above; only where all do can numbers be places.
  const written = problems.length > 0 ? cards : sheetsOf(database).flatMap((sheet) => sheet.cards);
  for (const [i, { number, name, text, graphics, back, front, attributes }] of written.entries()) {
    const path = `cards.${i}`;
    texts(path, [name, text, graphics, ...[...attributes].flat()]);
    if (name !== name.trim()) refuse(`${path}.name`, "has blanks around it");
    if (number !== i) refuse(`${path}.number`, "is not the card's place");
    if (!isCount(back) || !isCount(front)) refuse(path, "has a back or front that is no card number");
  }
  return problems;
}
