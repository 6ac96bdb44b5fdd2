import { readFileSync } from "node:fs";
import { z } from "zod";
import type { CardDatabase } from "../engine/ccg/cards/model";
import { isDeckFormat } from "../engine/ccg/deckfiles/entry";
import { readDeck } from "../engine/ccg/deckfiles/read-deck";
import { openPack } from "../engine/ccg/factory/open-pack";
import { compileProducts, findProduct } from "../engine/ccg/factory/product";
import { selectCards } from "../engine/ccg/filter/select-cards";
import { DeckChecker } from "../engine/ccg/formats/check-deck";
import { readRules } from "../engine/ccg/formats/read-rules";
import { SeededRandom } from "../engine/kernel/random";
import { query } from "../texts/query/en";
import { sayQueryProblem } from "../texts/query/say-problem";
import { check, number } from "./ccg-files";
import { type Command, EXIT, type Io, intOption, readOptions, type Topic, UsageError } from "./command";
import { loadGameFile } from "./game-file";
import { answerLines } from "./lines";

function gameOf(options: ReadonlyMap<string, string>): CardDatabase {
  const path = options.get("game");
  if (path === undefined) throw new UsageError("--game FILE is needed");
  return loadGameFile(path);
}

function fileOf(options: ReadonlyMap<string, string>, name: string): string {
  const path = options.get(name);
  if (path === undefined) throw new UsageError(`--${name} FILE is needed`);
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new UsageError(`cannot read ${path}`);
  }
}

/** Answers lines of one form; another one gets an error of its own. */
function answer<T>(schema: z.ZodType<T>, io: Io, say: (question: T) => object): Promise<number> {
  return answerLines(io, (given) => {
    const question = schema.safeParse(given);
    if (question.success) return say(question.data);
    const [issue] = question.error.issues;
    const message = `${issue?.path.join(".") || "line"}: ${issue?.message ?? "malformed"}`;
    return { error: { code: "line/malformed", message } };
  });
}

function plainWords(args: readonly string[], known: readonly string[]): ReadonlyMap<string, string> {
  const { words, options } = readOptions(args, known);
  if (words.length > 0) throw new UsageError(`unexpected "${words[0]}"`);
  return options;
}

const select: Command = {
  usage: "ccg select --game FILE < filters.jsonl",
  summary: "the cards that collection filters show",
  async run(args, io) {
    const game = gameOf(plainWords(args, ["game"]));
    return answer(z.object({ filter: z.string() }), io, ({ filter }) => {
      const cards = selectCards(game, filter);
      if (cards.ok) return { cards: cards.value };
      const { at, code, suggestions } = cards.error;
      return { cards: null, problem: { message: sayQueryProblem(cards.error, query), at, code, suggestions } };
    });
  },
};

/** `format` need not be said: files are recognised by their marks. */
const DeckLines = z.object({ lines: z.array(z.string()).max(100_000), format: z.unknown().optional() });

const importDeck: Command = {
  usage: "ccg import --game FILE < decks.jsonl",
  summary: "deck files of any format, with a report on every line",
  async run(args, io) {
    const game = gameOf(plainWords(args, ["game"]));
    return answer(DeckLines, io, ({ lines, format }) =>
      readDeck(lines.join("\n"), game, typeof format === "string" && isDeckFormat(format) ? format : undefined),
    );
  },
};

const Deck = z.record(z.string(), z.array(z.number().int()).max(100_000));

const legal: Command = {
  usage: "ccg legal --game FILE --rules FILE < decks.jsonl",
  summary: "decks against every format of a rules file, with all violations",
  async run(args, io) {
    const options = plainWords(args, ["game", "rules"]);
    const game = gameOf(options);
    const rules = readRules(fileOf(options, "rules"), game);
    if (!rules.ok) {
      const said = rules.error.map(({ line, message, hint }) => `line ${line}: ${message}${hint ? ` (${hint})` : ""}`);
      throw new UsageError(`${options.get("rules")}:\n${said.join("\n")}`);
    }
    const checker = new DeckChecker(game, rules.value.formats);
    return answer(z.object({ deck: Deck }), io, ({ deck }) => {
      const unknown = Object.values(deck)
        .flat()
        .find((card) => !game.byNumber.has(card));
      if (unknown !== undefined)
        return { error: { code: "deck/no_such_card", message: `there is no card ${unknown}` } };
      return { formats: checker.check(deck) };
    });
  },
};

/** A number from any text, so that a seed may be a word. */
function seedOf(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

const open: Command = {
  usage: "ccg open SET TYPE -n N --seed S --game FILE --products FILE",
  summary: "packs of a product, a JSON array of card numbers each; same seed, same cards",
  async run(args, io) {
    const { words, options } = readOptions(args, ["n", "seed", "game", "products"]);
    const [set, type, ...more] = words;
    if (set === undefined || type === undefined || more.length > 0)
      throw new UsageError("a set and a type of product are needed");
    const game = gameOf(options);
    let given: unknown;
    try {
      given = JSON.parse(fileOf(options, "products"));
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(`${options.get("products")} is no JSON`);
    }
    const products = compileProducts(given, game);
    if (!products.ok) throw new UsageError(products.error.map(({ path, message }) => `${path}: ${message}`).join("\n"));
    const product = findProduct(products.value, set, type);
    if (!product) throw new UsageError(`there is no product ${set} ${type}`);
    const count = intOption(options, "n", 1, 0);
    const random = new SeededRandom(seedOf(options.get("seed") ?? "1"));
    for (let i = 0; i < count; i++) {
      const room = io.out.write(`${JSON.stringify(openPack(product, random))}\n`);
      if (!room) await new Promise((resolve) => io.out.once("drain", resolve));
    }
    return EXIT.ok;
  },
};

const topic: Topic = { commands: { check, number, select, import: importDeck, legal, open } };
export const { commands } = topic;
