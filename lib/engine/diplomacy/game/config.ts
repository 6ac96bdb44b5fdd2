import { z } from "zod";
import { commitmentOf } from "../../kernel/fairness";
import { err, ok, type Result } from "../../kernel/result";
import { isZone } from "../calendar/local";
import { readTiming, type Timing } from "../calendar/timing";
import type { DiplomacyMap } from "../map/model";
import { isMapName, morphMap } from "../maps";
import { expandRules, type RuleName } from "../rules/expand";
import { directiveRules } from "../status/check-game";

const lines = (most: number) => z.array(z.string().max(400)).max(most);

/** What of a game's configuration its master may change while it is played. */
export const Settings = z.strictObject({
  /** As a status file writes them: `NO_PRESS`, `!PREVIEW`. */
  rules: lines(200),
  /** The lines of TIMING, without that word. */
  timing: lines(400),
  zone: z.string().max(64).nullable(),
  description: z.string().max(20_000),
});
export type Settings = z.infer<typeof Settings>;

/** All that makes one Diplomacy game differ from another. Versioned; hashed by its canonical JSON. */
export const ConfigFile = z.strictObject({
  v: z.literal(1).default(1),
  /** A map of ours, and lines of the map language that this game adds to it (MORPH). */
  map: z.string().max(40).default("standard"),
  morph: lines(2_000).default([]),
  rules: Settings.shape.rules.default([]),
  timing: Settings.shape.timing.default([]),
  zone: Settings.shape.zone.default(null),
  description: Settings.shape.description.default(""),
  /** The words after ROTATE; null: control does not rotate. */
  rotate: lines(12).nullable().default(null),
  /** Begins in preparation, where only its master sees it. */
  prepare: z.boolean().default(false),
});
export type ConfigFile = z.infer<typeof ConfigFile>;

export type ConfigProblem = { readonly code: string; readonly message: string; readonly index?: number };

/** What a configuration comes to. */
export type Ground = { readonly hash: string; readonly config: ConfigFile; readonly map: DiplomacyMap };

/** Settings as rules read them. */
export type Env = { readonly rules: ReadonlySet<RuleName>; readonly timing: Timing; readonly zone: string | null };

const known = new WeakMap<Settings, Env>();

/** The rules in force and the timing of a game now. */
export function envOf(map: DiplomacyMap, settings: Settings): Env {
  const found = known.get(settings);
  if (found) return found;
  const { rules } = expandRules([...settings.rules, ...directiveRules(map)]);
  const env: Env = { rules, timing: readTiming(settings.timing, typesOf(map)).timing, zone: settings.zone };
  known.set(settings, env);
  return env;
}

const typesOf = (map: DiplomacyMap): string[] => map.flow.flatMap((step) => (step.step === "phase" ? [step.type] : []));

/** What is wrong with settings on a map: rules unknown, refused or at odds, timings, the zone. */
export function checkSettings(map: DiplomacyMap, { rules, timing, zone }: Settings): ConfigProblem[] {
  const found: ConfigProblem[] = expandRules(rules).problems.map(({ code, written, index, by }) => ({
    ...{ code, index },
    message: by === undefined ? written : `${written} (${by})`,
  }));
  for (const { code, message, line } of readTiming(timing, typesOf(map)).problems)
    found.push({ code, message, index: line });
  if (zone !== null && !isZone(zone)) found.push({ code: "config/bad_zone", message: zone });
  return found;
}

/** Checks a configuration and makes its ground; problems are gathered. */
export function readConfig(json: unknown): Result<Ground, ConfigProblem[]> {
  const read = ConfigFile.safeParse(json);
  if (!read.success)
    return err(
      read.error.issues.map(({ message, path }) => ({
        code: "config/shape",
        message: `${path.join(".")}: ${message}`,
      })),
    );
  const config = read.data;
  if (!isMapName(config.map)) return err([{ code: "config/no_such_map", message: config.map }]);
  const { map, problems } = morphMap(config.map, config.morph);
  const found: ConfigProblem[] = problems.map(({ code, message, line }) => ({ code, message, index: line }));
  if (!map || found.length > 0) return err(found);
  found.push(...checkSettings(map, settingsOf(config)));
  if (config.rotate && !readRotations(config.rotate))
    found.push({ code: "config/bad_rotate", message: config.rotate.join(" ") });
  if (found.length > 0) return err(found);
  return ok({ hash: commitmentOf(new Uint8Array(32), [JSON.stringify(config)]), config, map });
}

export const settingsOf = ({ rules, timing, zone, description }: ConfigFile): Settings => ({
  ...{ rules, timing, zone, description },
});

/** When control of dummies passes on (spec (e), ROTATE); `types`: prefixes of phase types, empty for all. */
export type Rotation = { readonly when: "each" | "before" | "after" | "for"; readonly types: readonly string[] };

const ROTATIONS: Readonly<Record<string, Rotation["when"]>> = {
  CONTROL: "each",
  AFTER: "after",
  BEFORE: "before",
  FOR: "for",
};

/** `ROTATE`, `ROTATE AFTER`, `ROTATE BEFORE M`, `ROTATE FOR M R`, one after another; null: it is none of these. */
export function readRotations(words: readonly string[]): Rotation[] | null {
  const rotations: { when: Rotation["when"]; types: string[] }[] = [];
  for (const word of words.length === 0 ? ["CONTROL"] : words.map((one) => one.toUpperCase())) {
    const when = Object.hasOwn(ROTATIONS, word) ? ROTATIONS[word] : undefined;
    const last = rotations.at(-1);
    if (when) rotations.push({ when, types: [] });
    else if (last && last.when !== "each") last.types.push(word);
    else return null;
  }
  const needs = ({ when, types }: Rotation): boolean => (when === "before" || when === "for") && types.length === 0;
  return rotations.some(needs) ? null : rotations;
}
