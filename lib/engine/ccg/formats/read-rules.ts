import { err, ok, type Result } from "../../kernel/result";
import type { CardDatabase } from "../cards/model";
import { type CardNames, indexNames } from "../cards/names";
import { ANY, type DeckRule, type Format, type RulesFile, type WrittenRule } from "./rule";

export type RulesProblem = {
  readonly code:
    | "rules/unrecognized"
    | "rules/out_of_place"
    | "rules/bad_number"
    | "rules/no_such_set"
    | "rules/no_such_card"
    | "rules/other_game"
    | "rules/too_long";
  /** From 1. */
  readonly line: number;
  readonly message: string;
  readonly hint?: string;
};

const LONGEST = 200_000;
const LONGEST_LINE = 4_000;
const MOST_PROBLEMS = 100;

/** The keywords, for hints about lines that are none. */
const FORMS = [
  "Game",
  "Info",
  "Format",
  "Rules for",
  "Define",
  "Size",
  "Limit",
  "General limit",
  "Set",
  "Check",
  "Otherwise ok",
] as const;

type Scan = {
  readonly database: CardDatabase;
  readonly names: CardNames;
  readonly problems: RulesProblem[];
  readonly macros: Map<string, string>;
  readonly formats: { name: string; parts: Map<string, WrittenRule[]> }[];
  game: string | null;
  info: string;
  /** Where rules go now. */
  rules: WrittenRule[] | null;
  limit: number | "any" | null;
};

const numberIn = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null);

/**
 * Reads a rules file: lines are trimmed, empty ones and those that begin with `#` left out. Every
 * fault is gathered with its line; a file with one is not used.
 */
export function readRules(text: string, database: CardDatabase): Result<RulesFile, RulesProblem[]> {
  const scan: Scan = {
    ...{ database, names: indexNames(database), problems: [], macros: new Map(), formats: [] },
    ...{ game: null, info: "", rules: null, limit: null },
  };
  if (text.length > LONGEST)
    return err([{ code: "rules/too_long", line: 1, message: `A rules file has at most ${LONGEST} characters.` }]);
  text.split(/\r\n|\r|\n/).forEach((written, i) => {
    if (scan.problems.length < MOST_PROBLEMS) readLine(scan, written.trim(), i + 1);
  });
  if (scan.problems.length > 0) return err(scan.problems);
  return ok({ game: scan.game, info: scan.info, formats: scan.formats satisfies Format[] });
}

/** Reads one line into the scan; what is wrong with it is reported. */
function readLine(scan: Scan, written: string, line: number): null {
  if (written === "" || written.startsWith("#")) return null;
  const text = expand(scan, written);
  const report: Report = (code, message, hint) => {
    scan.problems.push({ code, line, message, ...(hint === undefined ? {} : { hint }) });
    return null;
  };
  if (text.length > LONGEST_LINE)
    return report("rules/too_long", "The line is too long once its macros are written out.");

  const [, game] = /^Game (.+)$/.exec(text) ?? [];
  if (game !== undefined && scan.names.exactly(text).length === 0) {
    const known = [scan.database.game, scan.database.directory];
    if (!known.some((name) => name.toLowerCase() === game.toLowerCase()))
      return report("rules/other_game", `These rules are for ${game}, not for ${known[0]}.`);
    scan.game = game;
    return null;
  }
  const [, info] = /^Info (.*)$/.exec(text) ?? [];
  if (info !== undefined) {
    scan.info = info;
    return null;
  }
  const [, format] = /^Format (.+)$/.exec(text) ?? [];
  if (format !== undefined) {
    if (scan.formats.some(({ name }) => name === format))
      return report("rules/out_of_place", `There are two formats called ${format}.`);
    scan.formats.push({ name: format, parts: new Map() });
    scan.rules = null;
    scan.limit = null;
    return null;
  }
  const [, part] = /^Rules for (.+)$/.exec(text) ?? [];
  if (part !== undefined) {
    const current = scan.formats.at(-1);
    if (!current)
      return report("rules/out_of_place", "Rules come after the name of their format.", 'Write "Format …" first.');
    const key = part === "all parts" ? "" : part;
    scan.rules = current.parts.get(key) ?? [];
    current.parts.set(key, scan.rules);
    scan.limit = null;
    return null;
  }
  const [, macro, meaning] = /^Define (\S+) = (.+)$/.exec(text) ?? [];
  if (macro !== undefined && meaning !== undefined) {
    scan.macros.set(macro, meaning);
    return null;
  }
  const rules = readRule(scan, text, report);
  if (rules === null) return null;
  if (!scan.rules)
    return report(
      "rules/out_of_place",
      "A rule comes after the deck part that it is for.",
      'Write "Rules for deck" first.',
    );
  for (const rule of rules) scan.rules.push({ ...rule, line });
  return null;
}

/** A line with all macros written out, once each, the first defined first. */
function expand({ macros }: Scan, text: string): string {
  if (text.startsWith("Define ")) return text;
  let done = text;
  for (const [name, meaning] of macros) {
    if (done.length > LONGEST_LINE) return done;
    done = done.replaceAll(name, meaning);
  }
  return done;
}

/** Notes a fault; null, so that a reader can end with it. */
type Report = (code: RulesProblem["code"], message: string, hint?: string) => null;

/** The rules that a line says; null: none, or it is wrong and that has been reported. */
function readRule(scan: Scan, text: string, report: Report): DeckRule[] | null {
  if (text === "Otherwise ok") return [{ rule: "pass" }];
  const [, size] = /^Size (.+)$/.exec(text) ?? [];
  if (size !== undefined) return readSize(size.trim(), report);

  const [, general] = /^General limit (.+)$/.exec(text) ?? [];
  if (general !== undefined) {
    const limit = numberIn(general);
    if (limit !== null) return [{ rule: "general", limit }];
    return report("rules/bad_number", `"${general}" is not a number.`, "General limit 4");
  }
  const [, and, set, most = ""] = /^Set (and (?:pre|re)prints )?(\S+) limit (.+)$/.exec(text) ?? [];
  if (set !== undefined) {
    const limit = numberIn(most);
    if (limit === null) return report("rules/bad_number", `"${most}" is not a number.`, `Set ${set} limit 2`);
    if (scan.database.sets.some(({ abbreviation }) => abbreviation === set))
      return [{ rule: and ? "reprints" : "set", set, limit }];
    const known = scan.database.sets.map(({ abbreviation }) => abbreviation).filter((name) => name !== "");
    return report("rules/no_such_set", `There is no set ${set}.`, `The sets are ${known.join(", ")}.`);
  }
  const [, check, using] = /^Check '(.*)' using (.+)$/.exec(text) ?? [];
  if (check !== undefined && using !== undefined) return [{ rule: "check", text: check, using }];

  const [, count = "", tail] = /^Limit (\S+)(?: (.+))?$/.exec(text) ?? [];
  if (count !== "" && (count === "any" || numberIn(count) !== null)) {
    const limit = count === "any" ? "any" : (numberIn(count) ?? 0);
    if (tail === undefined) {
      scan.limit = limit;
      return [];
    }
    const [, each, having] = /^(for each card|for cards|cards) having (.+)$/.exec(tail) ?? [];
    if (each !== undefined && having !== undefined)
      return [{ rule: each === "for each card" ? "each" : "like", having, limit: limit === "any" ? ANY : limit }];
  }
  return readName(scan, text, report);
}

function readSize(size: string, report: Report): DeckRule[] | null {
  const [, from, to] = /^(\d{1,6})-(\d{0,6})$/.exec(size) ?? [];
  if (from !== undefined) {
    const least: DeckRule = { rule: "minimum", count: Number(from) };
    return to ? [least, { rule: "maximum", count: Number(to) }] : [least];
  }
  const counts = size.split(",").map((one) => numberIn(one.trim()));
  const known = counts.filter((one) => one !== null);
  if (known.length === counts.length) return [{ rule: "sizes", counts: known }];
  return report("rules/bad_number", `"${size}" is not a size.`, "Size 40-60, Size 40- or Size 40,60");
}

/** A line that is nothing else is a card's name under the limit that was said last. */
function readName({ names, limit }: Scan, text: string, report: Report): DeckRule[] | null {
  if (names.exactly(text).length === 0) {
    const meant = FORMS.find((form) => text.toLowerCase().startsWith(form.toLowerCase()));
    const [near] = names.roughly(text);
    const hint = meant
      ? `Rules begin with capitals as here: ${meant} …`
      : near === undefined
        ? undefined
        : "Is it spelled as on the card?";
    report(
      limit === null ? "rules/unrecognized" : "rules/no_such_card",
      `"${text}" is neither a rule nor a card.`,
      hint,
    );
    return null;
  }
  if (limit === null)
    return report(
      "rules/out_of_place",
      `${text} is a card, but no limit was said for it.`,
      'Write "Limit 1" above it.',
    );
  if (limit === "any") return [{ rule: "any", name: text }];
  return [{ rule: "single", name: text, canonical: /\[[^\]]*\]$/.test(text), limit }];
}
