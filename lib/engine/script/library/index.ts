import type { Host } from "../host";
import type { Native, NativeEntry } from "../machine";
import { FUNCTION_KINDS } from "../native";
import { cardFunctions } from "./cards";
import { conversion } from "./conversion";
import { dictionaries } from "./dictionaries";
import { evaluation } from "./evaluation";
import { lists } from "./lists";
import { surroundings } from "./surroundings";
import { texts } from "./texts";
import { variables } from "./variables";

/** Functions that only look at the outside of their argument: a variable may be lent to them. */
const BORROWERS = new Set(["length", "typeof", "isdict"]);

const entries = (functions: Readonly<Record<string, Native>>, kind: number): [string, NativeEntry][] =>
  Object.entries(functions).map(([name, run]) => [name, { run, kind, borrows: BORROWERS.has(name) }]);

const LIBRARY: readonly [string, NativeEntry][] = [
  ...[lists, dictionaries, texts, conversion, surroundings, cardFunctions].flatMap((part) =>
    entries(part, FUNCTION_KINDS.library),
  ),
  ...[evaluation, variables].flatMap((part) => entries(part, FUNCTION_KINDS.internal)),
];

/** Names of all functions of the library. */
export const LIBRARY_NAMES: readonly string[] = LIBRARY.map(([name]) => name).sort();

const shared: ReadonlyMap<string, NativeEntry> = new Map(LIBRARY);

/** The functions that programs of this host can call: its own go before the library's. */
export function nativesOf(host: Host): ReadonlyMap<string, NativeEntry> {
  if (!host.functions) return shared;
  return new Map([...LIBRARY, ...entries(host.functions, FUNCTION_KINDS.application)]);
}
