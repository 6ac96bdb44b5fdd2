import type { Machine, Native } from "../machine";
import { argumentsOf, invalid, overLists, refused } from "../native";
import { displayOf } from "../print";
import { withoutRemarks } from "../source";
import type { Moment } from "../surroundings";
import { List, listOf, numberOf, Real, type Value } from "../value";

const two = (n: number): string => String(n).padStart(2, "0");

/** A function that only asks the host's clock. */
const clocked =
  (name: string, show: (moment: Moment) => Value): Native =>
  (machine, argument) => {
    if (argument !== null) return invalid(machine, name, argument);
    return show((machine.host.clock ?? refused(name))());
  };

const chance = (machine: Machine, name: string) => machine.random ?? refused(name);

const random: Native = (machine, argument) => {
  if (typeof argument === "number") return argument > 0 ? chance(machine, "random").below(argument) : 0;
  if (!(argument instanceof List) || argument.length === 0) return null;
  return argument.at(chance(machine, "random").below(argument.length));
};

const randomize: Native = (machine, argument) => {
  const { host } = machine;
  const fresh = host.freshSeed ?? (() => chance(machine, "randomize").uint32());
  const seed = typeof argument === "number" ? argument : fresh() >>> 1;
  if (host.seeded) machine.random = host.seeded(seed);
  return seed;
};

const shuffle: Native = (machine, list) => {
  if (!(list instanceof List)) return null;
  machine.meter.list(list.length);
  machine.meter.spend(list.length >> 2);
  return list.length < 2 ? list : listOf(chance(machine, "shuffle").shuffle(list.array()));
};

/** Seconds, minutes, hours and days between two moments. */
const diffTime: Native = (machine, argument) => {
  const [later = null, earlier = null] = argumentsOf(argument, 2) ?? [];
  const [a, b] = [numberOf(later), numberOf(earlier)];
  if (a === null || b === null) return invalid(machine, "diff_time", argument);
  const span = Math.trunc(Math.abs(a - b));
  const sign = a < b ? -1 : 1;
  const parts = [span % 60, Math.floor(span / 60) % 60, Math.floor(span / 3600) % 24, Math.floor(span / 86400)];
  return listOf(parts.map((part) => (part * sign) | 0));
};

const sleep: Native = (machine, seconds) => {
  if (typeof seconds !== "number") return invalid(machine, "sleep", seconds);
  (machine.host.sleep ?? refused("sleep"))(seconds);
  return null;
};

/** Reads files: a list of lines for each, or NULL. `raw`: the text in one piece. */
const readFile = (name: string, raw: boolean): Native =>
  overLists((machine, path) => {
    if (typeof path !== "string") return null;
    const text = (machine.host.files ?? refused(name)).read(path);
    if (text === null) return null;
    machine.meter.text(text.length);
    if (raw) return text;
    const lines = text.split("\n");
    if (lines.at(-1) === "") lines.pop();
    machine.meter.list(lines.length);
    return listOf(lines);
  });

const writeFile =
  (name: string, raw: boolean): Native =>
  (machine, argument) => {
    const [path, content = null] = argumentsOf(argument, 2) ?? [];
    const lines = content instanceof List ? content.array() : [];
    const fits = raw
      ? typeof content === "string"
      : content instanceof List && lines.every((line) => typeof line === "string");
    if (typeof path !== "string" || !fits) return invalid(machine, name, argument);
    const text = typeof content === "string" ? content : lines.map((line) => `${line}\n`).join("");
    return (machine.host.files ?? refused(name)).write(path, text) ? 1 : null;
  };

const execute: Native = (machine, path) => {
  if (typeof path !== "string") return invalid(machine, "execute", path);
  const text = (machine.host.scripts ?? refused("execute")).read(path);
  if (text === null) return null;
  machine.evaluate(withoutRemarks(text), path);
  return 1;
};

/** Prints for people; the value of printing is NULL. */
const print =
  (end: string): Native =>
  (machine, value) => {
    machine.print(displayOf(value, machine.meter) + end);
    return null;
  };

const LANGUAGES: Readonly<Record<string, string>> = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fi: "Suomi",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  pt: "Português",
  ru: "Русский",
  sv: "Svenska",
};

const languagesOf = (machine: Machine) => machine.host.languages?.names ?? LANGUAGES;

const setLanguage: Native = (machine, code) => {
  if (typeof code !== "string" || !Object.hasOwn(languagesOf(machine), code)) return invalid(machine, "set_lang", code);
  const before = machine.language;
  machine.language = code;
  return before;
};

/** A message in the language that was set; each `%s` takes the next argument. */
const localised: Native = (machine, argument) => {
  const parts = argument instanceof List ? argument.array() : [argument];
  const texts = parts.filter((part) => typeof part === "string");
  const [message, ...fillings] = texts;
  if (message === undefined || texts.length !== parts.length || texts.length > 3) return null;
  const said = machine.host.languages?.translate?.(machine.language, message) ?? message;
  machine.meter.text(said.length + fillings.reduce((sum, filling) => sum + filling.length, 0));
  return said.replace(/%s/g, (all) => fillings.shift() ?? all);
};

const seconds = clocked("current_time", (moment) => new Real(moment.seconds));

/** Clock, chance, files, print and language: all that comes from outside. */
export const surroundings: Readonly<Record<string, Native>> = {
  current_time: seconds,
  date: clocked("date", ({ day, month, year }) => `${two(day)}.${two(month)}.${year}`),
  time: clocked("time", ({ hour, minute, second }) => `${two(hour)}:${two(minute)}:${two(second)}`),
  diff_time: diffTime,
  sleep,
  random,
  randomize,
  shuffle,
  read_file: readFile("read_file", false),
  read_file_raw: readFile("read_file_raw", true),
  write_file: writeFile("write_file", false),
  write_file_raw: writeFile("write_file_raw", true),
  execute,
  print: print(""),
  println: print("\n"),
  get_lang: (machine, argument) => (argument === null ? machine.language : invalid(machine, "get_lang", argument)),
  set_lang: setLanguage,
  languages: (machine) =>
    listOf(
      Object.entries(languagesOf(machine))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map((pair) => listOf(pair)),
    ),
  L: localised,
};
