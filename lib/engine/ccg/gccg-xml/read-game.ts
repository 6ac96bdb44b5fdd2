import { err, ok, type Result } from "../../kernel/result";
import { assembleCards, type CardDatabase, type CardDraft, type GameDraft, type SetDraft } from "../cards/model";
import { foldFoils } from "./foil-sheets";
import { type Element, readXml, type XmlProblem } from "./xml";

/** What a game file says: the game, and the set files in the order that numbers the cards. */
export type GameFile = { readonly game: GameDraft; readonly sources: readonly string[] };

/** Gives the text of a set file, or null if there is none. The host reads; this room only asks. */
export type ReadSetFile = (directory: string, source: string) => string | null;

const LARGEST = 200_000;

class Reader {
  readonly problems: XmlProblem[] = [];

  constructor(private readonly file: string) {}

  report(code: XmlProblem["code"], { line, column }: Element, message: string): void {
    this.problems.push({ code, message, file: this.file, line, column });
  }

  text(element: Element, name: string, fallback: string | null = null): string {
    const value = element.attributes[name];
    if (value === undefined && fallback === null)
      this.report("xml/missing", element, `<${element.name}> lacks "${name}"`);
    return value ?? fallback ?? "";
  }

  /** A whole number from 0. */
  number<T>(element: Element, name: string, fallback: T): number | T {
    const value = element.attributes[name];
    if (value === undefined || value === "") return fallback;
    if (/^\d{1,7}$/.test(value)) return Number(value);
    this.report("xml/invalid", element, `"${name}" must be a whole number, not "${value.slice(0, 40)}"`);
    return fallback;
  }

  result<T>(value: T): Result<T, XmlProblem[]> {
    return this.problems.length > 0 ? err(this.problems) : ok(value);
  }
}

/** Reads a game file: `<ccg name dir>`. Elements that it does not know are left out, as newer files may have some. */
export function readGameFile(text: string, file: string): Result<GameFile, XmlProblem[]> {
  const xml = readXml(text, file);
  if (!xml.ok) return err([xml.error]);
  const reader = new Reader(file);
  const root = xml.value;
  if (root.name !== "ccg") reader.report("xml/unexpected", root, `Expected <ccg>, found <${root.name}>`);
  const all = (name: string): readonly Element[] => root.children.filter((child) => child.name === name);
  const triggers = (event: string): string[] =>
    all("trigger")
      .filter(({ attributes }) => attributes.event === event)
      .map((element) => reader.text(element, "attribute"));
  const game: GameDraft = {
    game: reader.text(root, "name"),
    directory: reader.text(root, "dir", ""),
    options: new Map(all("option").map((one) => [reader.text(one, "name"), reader.text(one, "value", "")])),
    symbols: new Map(all("image").map((one) => [reader.text(one, "tag"), reader.text(one, "file")])),
    phases: all("phase").map((one) => reader.text(one, "name")),
    play: triggers("play"),
    locationHint: triggers("location hint"),
  };
  return reader.result({ game, sources: all("cardset").map((one) => reader.text(one, "source")) });
}

function readCard(reader: Reader, element: Element): CardDraft {
  const attributes = new Map<string, string>();
  for (const child of element.children)
    if (child.name === "attr") attributes.set(reader.text(child, "key"), reader.text(child, "value", ""));
  return {
    name: reader.text(element, "name").trim(),
    text: reader.text(element, "text", ""),
    graphics: reader.text(element, "graphics", ""),
    back: reader.number(element, "back", 0),
    front: reader.number(element, "front", 0),
    hidden: element.attributes.hidden === "1",
    attributes,
  };
}

/** Reads a set file: `<ccg-setinfo name dir abbrev [age]><cards><card …>`. */
export function readSetFile(text: string, file: string): Result<SetDraft, XmlProblem[]> {
  const xml = readXml(text, file);
  if (!xml.ok) return err([xml.error]);
  const reader = new Reader(file);
  const root = xml.value;
  if (root.name !== "ccg-setinfo")
    reader.report("xml/unexpected", root, `Expected <ccg-setinfo>, found <${root.name}>`);
  const cards = root.children
    .filter((child) => child.name === "cards")
    .flatMap((list) => list.children.filter((child) => child.name === "card"))
    .map((element) => readCard(reader, element));
  return reader.result({
    name: reader.text(root, "name", ""),
    abbreviation: reader.text(root, "abbrev", ""),
    directory: reader.text(root, "dir", ""),
    age: reader.number(root, "age", null),
    cards,
  });
}

/** Reads a whole game: its file and the set files it names. All problems of all files are listed. */
export function readGame(text: string, file: string, setFile: ReadSetFile): Result<CardDatabase, XmlProblem[]> {
  const read = readGameFile(text, file);
  if (!read.ok) return read;
  const { game, sources } = read.value;
  const problems: XmlProblem[] = [];
  const drafts: SetDraft[] = [];
  for (const source of sources) {
    const body = setFile(game.directory, source);
    if (body === null) {
      problems.push({ code: "xml/no_file", message: `There is no set file ${source}`, file, line: 0, column: 0 });
      continue;
    }
    const set = readSetFile(body, source);
    if (set.ok) drafts.push(set.value);
    else problems.push(...set.error);
  }
  const count = drafts.reduce((sum, { cards }) => sum + cards.length, 0);
  if (count > LARGEST)
    problems.push({ code: "xml/invalid", message: `More than ${LARGEST} cards`, file, line: 0, column: 0 });
  return problems.length > 0 ? err(problems) : ok(foldFoils(assembleCards(game, drafts)));
}
