import { z } from "zod";
import { commitmentOf } from "../../kernel/fairness";
import { err, ok, type Result } from "../../kernel/result";
import { isZone } from "../calendar/local";
import { readTiming, type Timing } from "../calendar/timing";
import { directivesOf } from "../map/directives";
import type { DiplomacyMap } from "../map/model";
import { readRotations } from "../map/rotation";
import { isMapName, LONGEST_MAP, MOST_MORPH, morphMap, OWN_MAP_NAME } from "../maps";
import { readTaxes } from "../payola/read-taxes";
import { expandRules, type RuleName, VARIANTS, type Variant } from "../rules/expand";
import type { OwnMap } from "../status/check-game";
import { playedOn } from "./played-map";

const lines = (most: number) => z.array(z.string().max(400)).max(most);

/** Lines of the map language that a game adds to its map (MORPH), its teams among them (TEAMS). */
const MorphLines = lines(MOST_MORPH);

/** The same as somebody gives them for a game: no longer than a map. */
export const GivenMorph = MorphLines.refine(
  (given) => given.join("\n").length <= LONGEST_MAP,
  "They are longer than a map",
);

/** What of a game's configuration its master may change while it is played. */
export const Settings = z.strictObject({
  /** As a status file writes them: `NO_PRESS`, `!PREVIEW`. */
  rules: lines(200),
  /** The lines of TIMING, without that word. */
  timing: lines(400),
  zone: z.string().max(64).nullable(),
  description: z.string().max(20_000),
  /** Where the game's name comes from (NAME of a status file). */
  origin: z.string().max(20_000).optional(),
  /** The words after ROTATE, null: control does not rotate; absent: as the game was opened. */
  rotate: lines(12).nullable().optional(),
});
export type Settings = z.infer<typeof Settings>;

/** All that makes one Diplomacy game differ from another. Versioned; hashed by its canonical JSON. */
export const ConfigFile = z.strictObject({
  v: z.literal(1).default(1),
  /** A map of ours, and lines of the map language that this game adds to it (MORPH). */
  map: z.string().max(40).default("standard"),
  morph: MorphLines.default([]),
  /** The variant that is played; absent: none. */
  variant: z.enum(VARIANTS).optional(),
  /** Payola's TAX and CAP, as a status file writes them. */
  taxes: lines(100).optional(),
  /** The text of a map that is none of ours: a game keeps the one with which it began. */
  mapText: z.string().max(LONGEST_MAP).optional(),
  rules: Settings.shape.rules.default([]),
  timing: Settings.shape.timing.default([]),
  zone: Settings.shape.zone.default(null),
  description: Settings.shape.description.default(""),
  origin: Settings.shape.origin,
  /** The words after ROTATE; null: control does not rotate. */
  rotate: lines(12).nullable().default(null),
  /** Powers that nobody joins for, as a file of a game that forms says: dummies, and who orders for them in turn. */
  dummies: z.record(z.string().max(40), z.array(z.string().max(40)).max(48)).optional(),
  /**
   * Who joins beside the powers of the map (ALLOW): names, and as what. They have no units; what they may order for is
   * what CONTROL gives them. Their seats come after those of the powers, in this order.
   */
  roles: z.record(z.string().regex(/^[A-Z0-9_]{1,40}$/), z.string().regex(/^[A-Z]{1,20}$/)).optional(),
  /** TESTER: the address that alone gets all mails of the game; empty: none are sent. */
  tester: z.string().max(254).optional(),
  /** False: pages offer players no board to try orders on. Whoever copies the position elsewhere is not kept from it. */
  whatIf: z.literal(false).optional(),
  /**
   * Everybody is told who plays which power while it is played, unless a rule keeps that secret. Absent: as the judge has
   * it, once the game is over.
   */
  named: z.literal(true).optional(),
  /** Begins in preparation, where only its master sees it. */
  prepare: z.boolean().default(false),
  /**
   * Read from a status file: what is known and not obeyed here stands without effect (`warningsOf`). What creates a game
   * from a form leaves this out.
   */
  lenient: z.literal(true).optional(),
});
export type ConfigFile = z.infer<typeof ConfigFile>;

export type ConfigProblem = { readonly code: string; readonly message: string; readonly index?: number };

/** What a configuration comes to: the map and the rules that a game is decided by, under the hash of its file. */
export type Ruleset = {
  readonly hash: string;
  readonly config: ConfigFile;
  readonly map: DiplomacyMap;
  /** Of one for a certain phase, on a map that changes: the map with all its states. `ground.ts` makes these. */
  readonly whole?: DiplomacyMap;
};

/** The variant that a game is; null: none. */
export const variantOf = ({ config }: Pick<Ruleset, "config">): Variant | null => config.variant ?? null;

/** What a map says for all its games, as it stands in one of them. */
export type OfMap = {
  /** Rules of the map's in force here, and those that the game switches off or bars. */
  readonly rules: readonly string[];
  readonly off: readonly string[];
  /** Lines of TIMING that the game leaves to its map. */
  readonly timing: readonly string[];
};

/** Settings as rules read them. */
export type Env = {
  readonly rules: ReadonlySet<RuleName>;
  readonly timing: Timing;
  readonly zone: string | null;
  readonly ofMap: OfMap;
};

const known = new WeakMap<DiplomacyMap, WeakMap<Settings, Env>>();

/** The rules in force and the timing of a game now, those that its map brings along among them. */
export function envOf(ruleset: Pick<Ruleset, "config" | "map">, settings: Settings): Env {
  const { map } = ruleset;
  const onMap = known.get(map) ?? new WeakMap<Settings, Env>();
  known.set(map, onMap);
  const found = onMap.get(settings);
  if (found) return found;
  const variant = variantOf(ruleset);
  const given = directivesOf(map, variant);
  const { rules } = expandRules([...settings.rules, ...given.rules], variant);
  const ownTiming = timingLeft(map, settings, variant);
  const timing = readTiming([...settings.timing, ...ownTiming], typesOf(map)).timing;
  // A rule that a map switches off is in force where this one holds.
  const holds = (word: string): boolean => {
    const { rules: alone, problems } = expandRules([word.replace(/^!/, "")], variant);
    const [name] = alone;
    return problems.length === 0 && name !== undefined && rules.has(name) !== word.startsWith("!");
  };
  const ofMap: OfMap = {
    rules: given.rules.filter(holds),
    off: given.rules.filter((word) => !holds(word)),
    timing: ownTiming,
  };
  const env: Env = { rules, timing, zone: settings.zone, ofMap };
  onMap.set(settings, env);
  return env;
}

/** Of a map's lines of TIMING what a game's own leave open; NOT adds up. */
function timingLeft(map: DiplomacyMap, { timing }: Settings, variant: Variant | null): string[] {
  const { timing: mapTiming } = directivesOf(map, variant);
  if (mapTiming.length === 0) return [];
  const own = readTiming(timing, typesOf(map)).pairs;
  const others = Object.entries(readTiming(mapTiming, typesOf(map)).pairs);
  return others.filter(([key]) => key === "NOT" || !Object.hasOwn(own, key)).map((pair) => pair.join(" "));
}

const typesOf = (map: DiplomacyMap): string[] => map.flow.flatMap((step) => (step.step === "phase" ? [step.type] : []));

/** The map of a configuration where it is none of ours, for reading files that name it. */
export const ownMapOf = ({ map, mapText }: Pick<ConfigFile, "map" | "mapText">): OwnMap | undefined =>
  mapText === undefined ? undefined : { name: map, text: mapText };

/** What is wrong with settings on a map: rules unknown, refused or at odds, timings, the zone. */
export function checkSettings(
  { map, config }: Pick<Ruleset, "config" | "map">,
  { rules, timing, zone, rotate }: Settings,
): ConfigProblem[] {
  const variant = variantOf({ config });
  const all = expandRules([...rules, ...directivesOf(map, variant).rules], variant).problems;
  // A rule of the map's gives way to the game's own.
  const counts = all.filter(({ index, by }) => index < rules.length || by === undefined);
  const found: ConfigProblem[] = counts.map(({ code, written, index, by }) => ({
    ...{ code, message: by === undefined ? written : `${written} (${by})` },
    ...(index < rules.length ? { index } : {}),
  }));
  for (const { code, message, line } of readTiming(timing, typesOf(map)).problems)
    found.push({ code, message, index: line });
  if (rotate !== undefined) found.push(...rotationFaults(map, variant, rotate));
  if (zone !== null && !isZone(zone)) found.push({ code: "config/bad_zone", message: zone });
  return found;
}

/** What is wrong with another rotation in a game that is played. A file cannot say that one of the map's is off. */
function rotationFaults(map: DiplomacyMap, variant: Variant | null, rotate: readonly string[] | null): ConfigProblem[] {
  if (rotate === null)
    return directivesOf(map, variant).rotate ? [{ code: "config/map_rotates", message: map.name }] : [];
  const message = rotate.join(" ");
  if (variant === "payola") return [{ code: "config/rotation_off", message }];
  return readRotations(rotate, typesOf(map)) ? [] : [{ code: "config/bad_rotate", message }];
}

/** What stands in a status file without effect, or works as it did, where creating a game is refused. */
const WARNED: ReadonlySet<string> = new Set(["rule/excluded", "rule/forced", "timing/no_capital"]);

/** What a variant does not go with: its own lines in other games, and control that rotates in Payola. */
function variantFaults(map: DiplomacyMap, config: ConfigFile): ConfigProblem[] {
  const { variant, taxes = [], rotate } = config;
  if (variant !== "payola") return taxes.length > 0 ? [{ code: "config/no_taxes", message: taxes[0] ?? "" }] : [];
  const read = readTaxes(map, [...directivesOf(map, variant).taxes, ...taxes]);
  return [
    ...(read.ok ? [] : [{ code: `config/${read.error.code}`, message: taxes.join("; ") }]),
    ...(rotate ? [{ code: "config/rotation_off", message: rotate.join(" ") }] : []),
  ];
}

type Judged = { readonly problem: ConfigProblem; readonly mild: boolean; readonly kept: boolean };

/** The map of a configuration with the lines that its game adds, and what is wrong with them. */
function readMap({ map: name, morph, mapText }: ConfigFile): { map: DiplomacyMap | null; found: Judged[] } {
  const { map, problems } = morphMap(name, morph, mapText);
  const found = problems.map(({ code, message, line, unsupported, kept }) => ({
    problem: { code, message, index: line },
    mild: unsupported === true || kept === true,
    kept: kept === true,
  }));
  return { map, found };
}

/** Does a fault keep a game from being played? What files are read with stands in them without effect. */
const barsIn =
  ({ lenient }: ConfigFile) =>
  ({ kept, mild }: Judged): boolean =>
    !kept && (!mild || lenient !== true);

/** All that is wrong with a configuration on its map, and which of it is only without effect. */
function judge(config: ConfigFile): { map: DiplomacyMap | null; errors: ConfigProblem[]; warnings: ConfigProblem[] } {
  const { map, found } = readMap(config);
  const inSettings = map ? checkSettings({ map, config }, settingsOf(config)) : [];
  const all = [...found, ...inSettings.map((problem) => ({ problem, mild: WARNED.has(problem.code), kept: false }))];
  const bars = barsIn(config);
  const errors = all.filter(bars).map(({ problem }) => problem);
  if (config.rotate && !readRotations(config.rotate))
    errors.push({ code: "config/bad_rotate", message: config.rotate.join(" ") });
  if (map) errors.push(...variantFaults(map, config));
  return { map, errors, warnings: all.filter((one) => one.mild && !bars(one)).map(({ problem }) => problem) };
}

/** What of a configuration has no effect: lines that a map keeps, and of one that was read from a status file much else. */
export const warningsOf = (config: ConfigFile): readonly ConfigProblem[] => judge(config).warnings;

/** Checks a configuration and makes its ruleset; problems are gathered. Without ROTATE of its own it rotates as its map says. */
export function readConfig(json: unknown): Result<Ruleset, ConfigProblem[]> {
  const read = ConfigFile.safeParse(json);
  if (!read.success)
    return err(
      read.error.issues.map(({ message, path }) => ({
        code: "config/shape",
        message: `${path.join(".")}: ${message}`,
      })),
    );
  const given = read.data;
  const isKnown = given.mapText === undefined ? isMapName(given.map) : OWN_MAP_NAME.test(given.map);
  if (!isKnown || (given.mapText !== undefined && isMapName(given.map)))
    return err([{ code: "config/no_such_map", message: given.map }]);
  const { map, errors } = judge(given);
  if (!map || errors.length > 0) return err(errors);
  const variant = given.variant ?? null;
  const rotate = variant === "payola" ? null : directivesOf(map, variant).rotate;
  const { dummies = {}, roles = {} } = given;
  const isPower = (name: string): boolean => map.powers.some((power) => power.name === name);
  const bad = Object.entries(roles).find(([name, type]) => isPower(name) || KNOWN_TYPES.has(type));
  if (bad || Object.keys(roles).length > MOST_ROLES)
    return err([{ code: "config/bad_roles", message: bad?.join(" ") ?? `more than ${MOST_ROLES}` }]);
  const strange =
    Object.keys(dummies).find((name) => !isPower(name)) ??
    Object.values(dummies)
      .flat()
      .find((name) => name !== "MASTER" && !isPower(name) && !Object.hasOwn(roles, name));
  if (strange !== undefined) return err([{ code: "config/bad_dummies", message: strange }]);
  const config = { ...given, rotate: given.rotate ?? (rotate && [...rotate]) };
  const hash = commitmentOf(new Uint8Array(32), [JSON.stringify(given)]);
  return ok({ hash, config, map: playedOn(map, given) });
}

/** A ruleset whose map has other added lines (MORPH) than those that its game was opened with; or what is wrong with them. */
export function withMorph(
  { hash, config: given }: Ruleset,
  morph: readonly string[],
): Result<Ruleset, ConfigProblem[]> {
  const config: ConfigFile = { ...given, morph: [...morph] };
  const { map, found } = readMap(config);
  const faults = found.filter(barsIn(config)).map(({ problem }) => problem);
  return map && faults.length === 0 ? ok({ hash, config, map: playedOn(map, config) }) : err(faults);
}

/** Types of participants that every game knows. */
const KNOWN_TYPES: ReadonlySet<string> = new Set(["POWER", "OBSERVER", "MONITOR"]);
const MOST_ROLES = 48;

export const settingsOf = ({ rules, timing, zone, description, origin }: ConfigFile): Settings => ({
  ...{ rules, timing, zone, description },
  ...(origin ? { origin } : {}),
});
