import { ScriptError } from "../error";
import { readValue } from "../literal";
import type { Native } from "../machine";
import { argumentsOf, invalid, overLists } from "../native";
import { textOf } from "../print";
import { printf } from "../printf";
import { numberOf, Real, typeOf } from "../value";

const LOWEST = -2147483648;

/** C's `atoi`. */
function leadingInteger(text: string): number {
  const [, sign, digits = ""] = /^[ \t\n\v\f\r]*([+-]?)(\d*)/.exec(text) ?? [];
  let value = 0;
  for (const digit of digits) value = (Math.imul(value, 10) + Number(digit)) | 0;
  return sign === "-" ? -value | 0 : value;
}

/** C's `strtod`, without its hexadecimal and named numbers. */
function leadingReal(text: string): number {
  const [number = ""] = /^[ \t\n\v\f\r]*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/.exec(text) ?? [];
  return number === "" ? 0 : Number(number);
}

const toInt: Native = (_, value) => {
  if (typeof value === "number") return value;
  if (typeof value === "string") return leadingInteger(value);
  if (!(value instanceof Real)) return 0;
  const whole = Math.trunc(value.value + 0.5);
  return whole >= LOWEST && whole <= -LOWEST - 1 ? whole | 0 : LOWEST;
};

const format: Native = (machine, argument) => {
  const [directive, value = null] = argumentsOf(argument, 2) ?? [];
  const number = numberOf(value);
  if (typeof directive !== "string" || number === null) return invalid(machine, "format", argument);
  machine.meter.spend(directive.length + 100);
  const text = printf(directive, number);
  return text ?? invalid(machine, "format", argument);
};

const hexEncode = overLists((machine, value) => {
  if (typeof value !== "string") return invalid(machine, "hexencode", value);
  machine.meter.spend(value.length >> 1);
  machine.meter.text(value.length * 4);
  return Array.from(new TextEncoder().encode(value), (byte) => byte.toString(16).padStart(2, "0")).join("");
});

const hexDecode = overLists((machine, value) => {
  if (typeof value !== "string") return invalid(machine, "hexdecode", value);
  if (!/^(?:[0-9a-fA-F]{2})*$/.test(value)) throw new ScriptError("Invalid", "This is not a hexadecimal text");
  machine.meter.spend(value.length >> 1);
  machine.meter.text(value.length);
  const bytes = (value.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return new TextDecoder().decode(Uint8Array.from(bytes));
});

/** From one type to another. Hexadecimal stands for the bytes of UTF-8. */
export const conversion: Readonly<Record<string, Native>> = {
  typeof: (_, value) => typeOf(value),
  tostr: (machine, value) => textOf(value, machine.meter),
  toval: (machine, value) => (typeof value === "string" ? readValue(value, machine.meter) : value),
  toint: toInt,
  toreal: (_, value) => new Real(typeof value === "string" ? leadingReal(value) : (numberOf(value) ?? 0)),
  format,
  hexencode: hexEncode,
  hexdecode: hexDecode,
};
