import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What files of the house import, read from their text. */

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^;'"]*?from\s*["']([^"']+)["']|\bimport\s*\(\s*["']([^"']+)["']|(?:^|\n)import\s*["']([^"']+)["']/g;

/** What a file imports, types too, as it writes it. */
export function importsOf(path: string): string[] {
  const text = readFileSync(path, "utf8");
  return [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? "");
}

/** The path inside the house that an import means, as it is written there; null for a package. */
export function targetOf(from: string, what: string): string | null {
  if (what.startsWith("@/")) return what.slice(2);
  return what.startsWith(".") ? join(dirname(from), what) : null;
}

/** Every source file of the house, without what is generated. */
export const sourceFiles = (): string[] =>
  globSync("{app,components,lib}/**/*.{ts,tsx}").filter((path) => !path.includes("generated"));

const ENDINGS = ["", ".ts", ".tsx", "/index.ts"];
const fileOf = (target: string): string | null =>
  ENDINGS.map((ending) => target + ending).find((path) => /\.tsx?$/.test(path) && existsSync(path)) ?? null;

/** Who imports which other file of the house. */
export const importGraph = (files: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    files.map((path) => [
      path,
      importsOf(path).flatMap((what) => {
        const target = targetOf(path, what);
        return (target !== null && fileOf(target)) || [];
      }),
    ]),
  );

/** The circles of a graph: its strongly connected components of more than one node (Tarjan), each sorted. */
export function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): void => {
    index.set(node, index.size);
    low.set(node, index.get(node)!);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (open.includes(next)) low.set(node, Math.min(low.get(node)!, low.get(next)!));
    }
    if (low.get(node) !== index.get(node)) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return circles.sort();
}
