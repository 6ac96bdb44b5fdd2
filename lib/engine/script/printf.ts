import { fixed, general, notFinite, scientific } from "./digits";

const DIRECTIVE = /%(?:%|([-+ 0#]*)(\d*)(?:\.(\d*))?([a-zA-Z]))/g;
const WIDEST = 200;

/**
 * C's `printf` with one number: `%f`, `%e`, `%g` and their capitals, with flags, width and precision; `%%`.
 * null: a directive that is not one of these, more than one of them, or one that asks for too much room.
 */
export function printf(format: string, x: number): string | null {
  let used = 0;
  let bad = false;
  const text = format.replace(DIRECTIVE, (all, flags = "", width = "", precision: string | undefined, letter = "") => {
    if (all === "%%") return "%";
    const places = precision === undefined ? 6 : Number(precision);
    if (++used > 1 || !/[eEfFgG]/.test(letter) || Number(width) > WIDEST || places > WIDEST) bad = true;
    return bad ? "" : padded(converted(letter, x, places, flags), flags, Number(width), Number.isFinite(x));
  });
  const stray = format.replace(DIRECTIVE, "").includes("%");
  return bad || stray ? null : text;
}

function converted(letter: string, x: number, places: number, flags: string): string {
  const kind = letter.toLowerCase();
  let text: string;
  if (kind === "f") text = fixed(x, places);
  else if (kind === "e") text = scientific(x, places);
  else text = general(x, places, flags.includes("#"));
  if (flags.includes("#") && places === 0 && notFinite(x) === null && !text.includes("."))
    text = text.replace(/(\d)(?=e|$)/, "$1.");
  if (!text.startsWith("-")) text = flags.includes("+") ? `+${text}` : flags.includes(" ") ? ` ${text}` : text;
  return letter === kind ? text : text.toUpperCase();
}

function padded(text: string, flags: string, width: number, finite: boolean): string {
  if (flags.includes("-")) return text.padEnd(width);
  if (!flags.includes("0") || !finite) return text.padStart(width);
  const sign = /^[-+ ]/.test(text) ? text.charAt(0) : "";
  return sign + text.slice(sign.length).padStart(width - sign.length, "0");
}
