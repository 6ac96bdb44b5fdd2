import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SeededRandom } from "../lib/engine/kernel/random";

/** Wrong input for every door, from one list: values of every type where another is meant, and the doors themselves. */

/** What nobody means. Texts that JSON, SQL, URLs, prototypes and React's own encoding give a meaning are among them. */
const WRONG: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  0.5,
  1e300,
  -1e300,
  2 ** 31,
  2 ** 53,
  Number.MAX_VALUE,
  "",
  " ",
  "x",
  "0",
  "-1",
  "1e300",
  "NaN",
  "null",
  "undefined",
  "true",
  "constructor",
  "__proto__",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "\0",
  "a\0b",
  "\ud800",
  "\ufeff",
  "\u202eabc",
  "👩‍👩‍👧",
  '\'; DROP TABLE "User";--',
  "%00",
  "%ff",
  "%",
  "../../etc/passwd",
  "/",
  "//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "<script>",
  "{{7*7}}",
  "x".repeat(300),
  "9".repeat(400),
  "$undefined",
  "$K1",
  "$F1",
  "$1:__proto__",
  "$@1",
  "$n1e300",
  "$D2026-13-45",
  "$Q1",
  "$W1",
  "$o1",
  "$$",
  [],
  [null],
  [[[[]]]],
  ["a", 1],
  Array(50).fill("x"),
  {},
  { a: 1 },
  { constructor: 1 },
  { __proto__: null },
  { toString: 1 },
  { length: -1 },
  { $gt: "" },
  { id: {} },
  { type: "x" },
  "2026-99-99",
  "9999-12-31",
  "-271821-04-20T00:00:00Z",
  8.64e15 + 1,
];

/** Names that forms and addresses of the site use, and some that prototypes do. */
const NAMES = [
  "nick",
  "password",
  "again",
  "next",
  "problem",
  "error",
  "version",
  "game",
  "filter",
  "sort",
  "from",
  "to",
  "before",
  "part",
  "pack",
  "table",
  "deal",
  "eyes",
  "sit",
  "made",
  "source",
  "basedOn",
  "slug",
  "key",
  "share",
  "text",
  "zone",
  "locale",
  "theme",
  "code",
  "token",
  "id",
  "number",
  "price",
  "amount",
  "count",
  "user",
  "role",
  "until",
  "reason",
  "bots",
  "seats",
  "name",
  "page",
  "set",
  "q",
  "constructor",
  "__proto__",
  "toString",
];

export type WrongRequest = { method: string; path: string; headers: Record<string, string>; body?: string };

const pick = <T>(random: SeededRandom, from: readonly T[]): T => from[random.below(from.length)]!;

/** The addresses that the site answers, with the places of their parameters: `/tables/[id]`. */
export const routes = (): string[] =>
  globSync("app/**/{page.tsx,route.ts}").map((file) => {
    return addressOf(file.split("/").slice(1, -1));
  });

/** A server action of a build, and a page that has it. */
export type Action = { id: string; page: string };

/** The server actions of a build. */
export function actionsOf(dist: string): Action[] {
  const manifest = JSON.parse(readFileSync(join(dist, "server/server-reference-manifest.json"), "utf8"));
  const { node } = manifest as { node: Record<string, { workers: Record<string, unknown> }> };
  return Object.entries(node).flatMap(([id, { workers }]) =>
    Object.keys(workers)
      .filter((page) => page.endsWith("/page") && !page.includes("_not-found"))
      .map((page) => ({ id, page: addressOf(page.split("/").slice(1, -1)) })),
  );
}

const addressOf = (parts: string[]): string => `/${parts.filter((part) => !part.startsWith("(")).join("/")}`;

/** Halves of a surrogate pair have no place in an address or a form. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, "\ufffd");

const inAddress = (value: unknown): string =>
  encodeURIComponent(wellFormed(typeof value === "string" ? value : JSON.stringify(value))).slice(0, 600);

/** A request that fits a door in form and is wrong in content. */
export function wrongRequest(random: SeededRandom, doors: { routes: string[]; actions: Action[] }): WrongRequest {
  const filled = (route: string) => route.replaceAll(/\[[^\]]+\]/g, () => inAddress(pick(random, WRONG)) || "x");
  const query = Array.from(
    { length: random.below(4) },
    () => `${inAddress(pick(random, NAMES))}=${inAddress(pick(random, WRONG))}`,
  );
  const { id, page } = pick(random, doors.actions);
  const path = filled(pick(random, doors.routes));
  const address = query.length > 0 ? `${path}?${query.join("&")}` : path;
  switch (random.below(4)) {
    case 0:
      return {
        method: "GET",
        path: address,
        headers: pick<Record<string, string>>(random, [{}, { rsc: "1" }, { accept: "*/*" }]),
      };
    case 1:
      return {
        method: pick(random, ["POST", "PUT", "DELETE", "PATCH"]),
        path: address,
        headers: { "content-type": "application/json" },
        body: wrongJson(random),
      };
    case 2: {
      const headers = { "next-action": id, "content-type": "text/plain;charset=UTF-8" };
      return { method: "POST", path: filled(page), headers, body: wrongArguments(random) };
    }
    default:
      return { method: "POST", path: filled(page), ...wrongForm(random, id) };
  }
}

function wrongJson(random: SeededRandom): string {
  if (random.below(5) === 0)
    return pick(random, ["", "{", "[", '"', "nul", "\0", "[".repeat(2_000), '{"a":'.repeat(2_000)]);
  if (random.below(3) === 0) return JSON.stringify(pick(random, WRONG));
  return JSON.stringify(
    Object.fromEntries(Array.from({ length: 1 + random.below(4) }, () => [pick(random, NAMES), pick(random, WRONG)])),
  );
}

/**
 * Arguments of an action as React sends them: a text that begins with its mark is marked once more. What React itself
 * cannot read never reaches an action, and is the framework's to answer.
 */
const encoded = (value: unknown): unknown => {
  if (typeof value === "string") return value.startsWith("$") ? `$${value}` : value;
  if (Array.isArray(value)) return value.map(encoded);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, encoded(one)]));
};

const wrongArguments = (random: SeededRandom): string =>
  JSON.stringify(Array.from({ length: random.below(4) }, () => encoded(pick(random, WRONG))));

const BOUNDARY = "----a-form-of-wrong-things";

/** A form as a page without a script sends it: the action by its name, and fields of wrong content. */
function wrongForm(random: SeededRandom, action: string): Pick<WrongRequest, "headers" | "body"> {
  const fields: [string, string][] = Array.from({ length: random.below(5) }, () => {
    const value = pick(random, WRONG);
    return [pick(random, NAMES), typeof value === "string" ? wellFormed(value) : JSON.stringify(value)];
  });
  if (random.below(2) === 0) fields.unshift([`$ACTION_ID_${action}`, ""]);
  else
    fields.unshift(
      ["$ACTION_REF_1", ""],
      ["$ACTION_1:0", JSON.stringify({ id: action, bound: "$@1" })],
      ["$ACTION_1:1", wrongArguments(random)],
    );
  const part = ([name, value]: [string, string]) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  return { headers, body: `${fields.map(part).join("")}--${BOUNDARY}--\r\n` };
}
