import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/**
 * Parts ask for their room's texts, and throw where no page gave them. So every page has to give all that is asked for by
 * whatever it may show: what it imports, and what that imports, later or at once.
 */
const IMPORT = /(?:from|import)\s*\(?\s*["']((?:@\/|\.{1,2}\/)[^"']+)["']/g;

function fileOf(from: string, what: string): string | null {
  const path = what.startsWith("@/") ? what.slice(2) : join(dirname(from), what);
  for (const end of [".tsx", ".ts", "/index.ts"]) if (existsSync(path + end)) return path + end;
  return null;
}

const sources = new Map<string, string>();
const sourceOf = (path: string): string => {
  const known = sources.get(path) ?? readFileSync(path, "utf8");
  sources.set(path, known);
  return known;
};

/** Everything that a file shows, itself included: components and pages, by their imports. */
function shownBy(path: string, all = new Set<string>()): Set<string> {
  if (all.has(path)) return all;
  all.add(path);
  for (const [, what = ""] of sourceOf(path).matchAll(IMPORT)) {
    const file = fileOf(path, what);
    if (file && /^(app|components)\//.test(file) && !file.endsWith("/actions.ts")) shownBy(file, all);
  }
  return all;
}

const found = (paths: Iterable<string>, what: RegExp): Set<string> =>
  new Set([...paths].flatMap((path) => [...sourceOf(path).matchAll(what)].map(([, name = ""]) => name)));

/** The rooms whose texts a page's name stands for. */
const roomsOf = (page: string): string[] => {
  const [, inside = ""] =
    /export const texts = \{([\s\S]*?)\}/.exec(readFileSync(`lib/texts/pages/${page}/en.ts`, "utf8")) ?? [];
  return inside.split(",").flatMap((part) => part.split(":")[0]?.trim() || []);
};

/** The layouts round a page. */
const layoutsOf = (page: string): string[] => {
  const layouts: string[] = [];
  for (let folder = dirname(page); ; folder = dirname(folder)) {
    if (existsSync(`${folder}/layout.tsx`)) layouts.push(`${folder}/layout.tsx`);
    if (folder === "app") return layouts;
  }
};

test.each(globSync("app/**/{page,not-found,error}.tsx").sort())("%s gives the texts that its parts ask for", (page) => {
  const round = [page, ...layoutsOf(page)];
  const shown = round.reduce((all, path) => shownBy(path, all), new Set<string>());
  const asked = found(shown, /\buseTexts\("(\w+)"\)/g);
  const given = new Set([...found(shown, /\bimport\("@\/lib\/texts\/pages\/([\w-]+)\/en"\)/g)].flatMap(roomsOf));
  expect([...asked].filter((room) => !given.has(room))).toEqual([]);
});
