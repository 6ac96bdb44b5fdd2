import { type UpgradeStep, upgrade } from "../kernel/upgrade";
import { readJson } from "./read-json";
import { isRecord } from "./shape";
import { LANGUAGE, type LanguageVersion, type Limit, type Opts, type TemplateFile } from "./template";
import { tooDeep } from "./too-deep";

/**
 * What a template of an older version of the language says in today's. A table that was opened with it goes on as it
 * began: its hash is that of the file as it was stored, its rules are compiled from the file upgraded. Each step takes
 * options that were checked already. What the versions changed, and why: docs/decisions/0010.
 */
const STEPS: readonly UpgradeStep[] = [(file) => ({ ...file, opts: fromFirst(file.opts as Opts) })];

/** The template in today's language. */
export function upgradeTemplate(file: TemplateFile): TemplateFile {
  const { version, ...rest } = file;
  const { v, ...today } = upgrade({ v: version, ...rest }, STEPS);
  return { ...today, version: v } as unknown as TemplateFile;
}

/**
 * An author's text of a template stored in an older version, so that saving it again changes no rule: in today's
 * language where that says it in other words (then without the author's spacing), else, or where it names its version
 * itself, as it was written. Any text may be given; nothing throws.
 */
export function sourceToday(source: string, version: LanguageVersion): string {
  const json = readJson(source);
  if (version === LANGUAGE || !json.ok || !isRecord(json.value) || json.value.version === version) return source;
  if (tooDeep(json.value) !== null) return source;
  const file = isRecord(json.value.opts) ? json.value : null;
  const written = file ? file.opts : json.value;
  const { opts } = upgradeTemplate({ version, name: "", description: "", i18n: {}, opts: written as Opts });
  if (JSON.stringify(opts) === JSON.stringify(written)) return source;
  return JSON.stringify(file ? { ...file, opts } : opts, null, 2);
}

/**
 * Version 1 → 2. In the first version a bidder gave one card to each; bids were multiples of the step; a round asked for
 * the suit of its first play; an exchange came instead of bidding; a place of the ranking led after an exchange only;
 * a ranking beside points, and a `nochange` that multiplies, did nothing.
 */
function fromFirst(opts: Opts): Opts {
  const { bidding, move, nextgame, lead, points, ranking } = opts;
  const out: Opts = { ...opts };
  if (bidding)
    out.bidding = {
      ...bidding,
      ...(bidding.distribute === true ? { distribute: { cards: 1 } } : {}),
      ...(bidding.step !== undefined && bidding.min != null ? { min: roundedUp(bidding.min, bidding.step) } : {}),
    };
  const suite = move?.response?.suite;
  if (move?.response && suite && move.win && !opts.trick) {
    const rule = suite === true ? {} : suite;
    out.move = { ...move, response: { ...move.response, suite: { ...rule, first: true } } };
  }
  if (nextgame?.distribute && bidding) out.nextgame = { distribute: { ...nextgame.distribute, bidding: false } };
  if (lead && typeof lead["0"] === "object" && !nextgame?.distribute) {
    const { "0": _, ...rest } = lead;
    out.lead = rest;
  }
  if (points && ranking) delete out.ranking;
  if (points?.penalties?.nochange?.op === "mul") {
    const { nochange: _, ...penalties } = points.penalties;
    out.points = { ...points, penalties };
  }
  return out;
}

/** Each limit as the first multiple of the step that it allowed. */
function roundedUp(limit: Limit, step: number): Limit {
  const up = (number: number): number => Math.ceil(number / step) * step;
  if (typeof limit === "number") return up(limit);
  return Object.fromEntries(Object.entries(limit).map(([by, number]) => [by, up(number)]));
}
