import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { z } from "zod";
import { problemLine } from "../engine/ccg/authored/problem";
import { parseFile, readFiles } from "../engine/ccg/authored/read-files";
import { findUnseen } from "../engine/ccg/authored/unseen";
import { type Command, EXIT, readOptions, UsageError } from "./command";
import { loadFiles } from "./game-file";

/** The files of a game by the path of its `game.json`; wrong usage if they are no JSON. */
function filesOf(path: string) {
  const files = loadFiles(path);
  if (!files.ok) throw new UsageError(files.error.map(problemLine).join("\n"));
  return files.value;
}

export const check: Command = {
  usage: "ccg check GAME.json [--published GAME.json]",
  summary:
    "checks a game in our own JSON with its sets and products; with --published also that no card of that earlier state changed its identity; exit 1 if anything is wrong",
  async run(args, io) {
    const { words, options } = readOptions(args, ["published"]);
    const [path] = words;
    if (path === undefined || words.length > 1) throw new UsageError(check.usage);
    const before = options.get("published");
    const published = before === undefined ? null : readFiles(filesOf(before));
    if (published && !published.ok)
      throw new UsageError(`${before} cannot be read:\n${published.error.map(problemLine).join("\n")}`);
    const files = loadFiles(path);
    const found = files.ok ? readFiles(files.value, published?.value.published) : files;
    const problems = !found.ok ? found.error : files.ok ? findUnseen(files.value) : [];
    if (!found.ok || problems.length > 0) {
      for (const problem of problems) io.out.write(`error ${problemLine(problem)}\n`);
      return EXIT.found;
    }
    const { database, products } = found.value;
    const [sets, cards] = [database.sets.length, database.cards.length];
    io.out.write(`ok: ${database.game}: ${sets} sets, ${cards} cards, ${products.length} products\n`);
    return EXIT.ok;
  },
};

const Numbered = z.looseObject({ id: z.number().int().optional(), foil: z.number().int().optional() });
const CardList = z.array(Numbered);
const HasCards = z.looseObject({ cards: CardList.optional(), variants: CardList.optional() });

const cardsOf = (set: unknown) => {
  const read = HasCards.safeParse(set);
  return read.success ? [...(read.data.cards ?? []), ...(read.data.variants ?? [])] : [];
};

export const number: Command = {
  usage: "ccg number SET.json --game GAME.json [--from N] [--foils]",
  summary:
    "gives the cards of a set file that have no id the next free ones of their game, from N, and writes the file; with --foils also their foils",
  async run(args, io) {
    const { words, options } = readOptions(args, ["game", "from"], ["foils"]);
    const withFoils = options.has("foils");
    const [path] = words;
    const game = options.get("game");
    if (path === undefined || words.length > 1 || game === undefined) throw new UsageError(number.usage);
    const file = basename(path, ".json");
    let text: string;
    try {
      text = readFileSync(path, "utf8");
    } catch {
      throw new UsageError(`cannot read ${path}`);
    }
    const parsed = parseFile(file, text);
    const set = parsed.ok ? HasCards.safeParse(parsed.value) : null;
    if (!set?.success) throw new UsageError(`${path} is no set file${parsed.ok ? "" : `: ${parsed.error.message}`}`);
    const others = [...filesOf(game).values(), set.data].flatMap(cardsOf);
    const from = Number(options.get("from") ?? 0);
    let next = others.reduce((most, { id = -1, foil = -1 }) => Math.max(most, id + 1, foil + 1), from);
    let [given, foiled] = [0, 0];
    const numbered = (cards: readonly z.infer<typeof Numbered>[] | undefined) =>
      cards?.map((card) => {
        if (card.id !== undefined) return card;
        given++;
        return { ...card, id: next++ };
      });
    const { cards, variants, ...head } = set.data;
    const ofFoils = (all: ReturnType<typeof numbered>) =>
      all?.map((card) => {
        if (!withFoils || card.foil !== undefined || card.hidden === true) return card;
        foiled++;
        return { ...card, foil: next++ };
      });
    const lists = { cards: ofFoils(numbered(cards)), variants: numbered(variants) };
    if (given + foiled > 0) writeFileSync(path, setText(head, lists));
    const foils = withFoils ? `, ${foiled} foils` : "";
    io.out.write(`${given} cards${foils} got an id${given + foiled > 0 ? `, up to ${next - 1}` : ""}\n`);
    return EXIT.ok;
  },
};

/** A set file as text: a line a card, its numbers first. */
function setText(
  head: object,
  lists: Readonly<Record<string, readonly z.infer<typeof Numbered>[] | undefined>>,
): string {
  const lines = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  for (const [name, cards] of Object.entries(lists)) {
    if (!cards) continue;
    const rows = cards.map(({ id, foil, ...card }) => `    ${JSON.stringify({ id, foil, ...card })}`);
    lines.push(`  ${JSON.stringify(name)}: [\n${rows.join(",\n")}\n  ]`);
  }
  return `{\n${lines.join(",\n")}\n}\n`;
}
