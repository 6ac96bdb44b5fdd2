import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import type { TemplateError } from "../engine/cards/check";
import type { StuckDeal } from "../engine/cards/playing";
import { type Command, EXIT, type Io, intOption, readOptions, UsageError } from "./command";

const sentence = ({ path, message, hint }: TemplateError): string => `${path}: ${message}${hint ? ` (${hint})` : ""}`;

const line = (io: Io, value: unknown): void => {
  io.out.write(`${JSON.stringify(value)}\n`);
};

async function loadGame(path: string) {
  const { readTemplate } = await import("../engine/cards/check");
  const { compileTemplate } = await import("../engine/cards/compile");
  const read = readTemplate(readText(path));
  const result = read.ok ? compileTemplate(read.value.template) : read;
  if (result.ok) return result.value;
  const problems = result.error.map((error) => `  ${sentence(error)}`).join("\n");
  throw new UsageError(`${path} is not a playable template:\n${problems}`);
}

const check: Command = {
  usage: "cards check TEMPLATE.json",
  summary: "prints every error with its JSON path and a hint; exit 1 if there are any",
  async run(args, io) {
    const { words } = readOptions(args, []);
    if (words.length !== 1) throw new UsageError("cards check TEMPLATE.json");
    const { readTemplate } = await import("../engine/cards/check");
    const result = readTemplate(readText(words[0]!));
    const say = (kind: string, list: readonly TemplateError[]): void => {
      for (const error of list) io.out.write(`${kind} ${sentence(error)}\n`);
    };
    if (!result.ok) {
      say("error", result.error);
      return EXIT.found;
    }
    say("warning", result.value.warnings);
    io.out.write(`ok: ${result.value.template.name}\n`);
    return EXIT.ok;
  },
};

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new UsageError(`cannot read ${path}`);
  }
}

const replayCommand: Command = {
  usage: "cards replay TEMPLATE.json < transcript.jsonl",
  summary: "replays a recorded transcript; the last line counts games, acts, refusals and mismatches; exit 1 on any",
  async run(args, io) {
    const { words } = readOptions(args, []);
    if (words.length !== 1) throw new UsageError("cards replay TEMPLATE.json < transcript.jsonl");
    const game = await loadGame(words[0]!);
    const { replay } = await import("./replay");
    const report = replay(game, (await text(io.in)).split(/\r?\n/));
    line(io, report);
    return report.mismatches.length > 0 ? EXIT.found : EXIT.ok;
  },
};

const playtest: Command = {
  usage: "cards playtest TEMPLATE.json [--games N] [--seats S] [--seed X] [--bots random|shadow] [--acts N]",
  summary:
    "lets bots play whole deals and prints length, wins, scores, rules never used and moves a second; a deal that is not over after --acts acts is given up and told; exit 1 if there was one; progress is shown on a terminal",
  async run(args, io) {
    const { words, options } = readOptions(args, ["games", "seats", "seed", "bots", "acts"]);
    if (words.length !== 1) throw new UsageError(`${playtest.usage}`);
    const game = await loadGame(words[0]!);
    const { min, max } = game.seats;
    const seats = intOption(options, "seats", min, 1);
    if (seats < min || seats > max) throw new UsageError(`--seats must be from ${min} to ${max} for this game`);
    const bots = options.get("bots") ?? "random";
    if (bots === "search") throw new UsageError("--bots search: no searching bot is built yet; use random or shadow");
    if (bots !== "random" && bots !== "shadow") throw new UsageError("--bots must be random or shadow");
    const games = intOption(options, "games", 100, 1);
    const { ACTS_AT_MOST } = await import("../engine/cards/playing");
    const { playtest: run } = await import("../engine/cards/playtest");
    const started = process.hrtime.bigint();
    const watched = "isTTY" in io.err && io.err.isTTY === true;
    let shown = -1;
    const acts = intOption(options, "acts", ACTS_AT_MOST, 1);
    const seed = seedOf(options.get("seed") ?? "1");
    const report = run(game, { games, seats, seed, bots, acts }, (done) => {
      const percent = Math.floor((done * 100) / games);
      if (!watched || percent === shown) return;
      shown = percent;
      io.err.write(`\r[${"#".repeat(Math.floor(percent / 4)).padEnd(25, ".")}] ${percent} %`);
    });
    if (watched) io.err.write("\n");
    const seconds = Number(process.hrtime.bigint() - started) / 1e9;
    line(io, { ...report, seconds: Number(seconds.toFixed(3)), movesPerSecond: Math.round(report.moves / seconds) });
    for (const deal of report.stuck) io.err.write(`${stuckSentence(deal)}\n`);
    return report.stuck.length > 0 ? EXIT.found : EXIT.ok;
  },
};

/** "deal 17 of seed 1 is not over after 2000 acts: seat 2 was asked while playing" */
function stuckSentence({ deal, seed, acts, asked, phase }: StuckDeal): string {
  const who = asked.length === 1 ? `seat ${asked[0]} was` : `seats ${asked.join(", ")} were`;
  return `deal ${deal} of seed ${seed} is not over after ${acts} acts: ${who} asked while ${phase}`;
}

/** A seed from any text: a number as it is, other texts by their characters. */
function seedOf(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  let seed = 2166136261;
  for (const char of text) seed = Math.imul(seed ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return seed;
}

export const commands: Readonly<Record<string, Command>> = { check, replay: replayCommand, playtest };
