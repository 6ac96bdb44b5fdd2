import { ScriptError } from "../error";
import { readValue } from "../literal";
import type { Machine, Native } from "../machine";
import { argumentsOf, invalid, refused } from "../native";
import { textOf } from "../print";
import type { Store } from "../surroundings";
import { List, listOf, type Value } from "../value";

const isName = (value: Value | undefined): value is string =>
  typeof value === "string" && /^[A-Za-z_][\w.]*$/.test(value) && !value.startsWith("NULL") && value !== "ARG";

const storeOf = (machine: Machine, name: string): Store => machine.host.variables ?? refused(name);

/** Keeps a variable in the host's store. */
const save: Native = (machine, name) => {
  const value = isName(name) ? machine.variables.get(name)?.value : undefined;
  if (!isName(name) || value === undefined) return invalid(machine, "save", name);
  storeOf(machine, "save").write(name, textOf(value, machine.meter));
  return 1;
};

const load: Native = (machine, name) => {
  if (typeof name !== "string" || name === "") return invalid(machine, "load", name);
  if (!isName(name)) return 0;
  const text = storeOf(machine, "load").read(name);
  if (text === null) return 0;
  machine.variable(name).value = readValue(text, machine.meter);
  return 1;
};

const delsaved: Native = (machine, name) => {
  if (typeof name !== "string" || name === "") return invalid(machine, "delsaved", name);
  return storeOf(machine, "delsaved").remove(name) ? 1 : 0;
};

const DATABASES = ["DBSingleFile", "DBStringKeys"];
const NO_TUNING: readonly Value[] = [0, 0, 0, 0];

/** Binds a variable to the host's store: it takes the value kept there, and is kept again after each run. */
const attach: Native = (machine, argument) => {
  const [name, type] = argumentsOf(argument, 2) ?? [];
  if (!isName(name) || typeof type !== "string") return invalid(machine, "attach", argument);
  if (!DATABASES.includes(type)) throw new ScriptError("Invalid", `Unknown type of database ${type}`);
  const text = storeOf(machine, "attach").read(name);
  if (text !== null) machine.variable(name).value = readValue(text, machine.meter);
  machine.attached.set(name, NO_TUNING);
  return null;
};

/** Writes the attached variables to the store, as at the end of each run. */
export function keepAttached(machine: Machine): void {
  for (const name of machine.attached.keys()) {
    const value = machine.variables.get(name)?.value;
    if (value !== undefined) storeOf(machine, "attach").write(name, textOf(value, machine.meter));
  }
}

/** The tuning of an attached variable's cache: kept and given back, without any effect. */
const cacheParameters: Native = (machine, argument) => {
  const [name, tuning] = argument instanceof List ? argument.array() : [argument];
  const before = typeof name === "string" ? machine.attached.get(name) : undefined;
  if (typeof name !== "string" || !before) return invalid(machine, "cache_parameters", argument);
  if (tuning !== undefined) {
    if (!(tuning instanceof List) || tuning.length !== 4) return invalid(machine, "cache_parameters", argument);
    machine.attached.set(name, tuning.array().slice());
  }
  return listOf(before.slice());
};

const cacheSize: Native = (machine, name) => {
  if (typeof name !== "string" || !machine.attached.has(name)) return invalid(machine, "cache_size", name);
  const value = machine.variables.get(name)?.value;
  return value instanceof List ? value.length : 0;
};

/** Variables that outlive a run. */
export const variables: Readonly<Record<string, Native>> = {
  save,
  load,
  delsaved,
  attach,
  cache_parameters: cacheParameters,
  cache_size: cacheSize,
};
