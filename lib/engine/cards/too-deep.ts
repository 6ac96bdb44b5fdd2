import { keyPath } from "./problem-path";

/** How deep a template may nest; the language itself needs eight levels, the rest is for remarks. */
export const DEPTH_MAX = 64;
/** So many steps of the path are told of a place that lies too deep. */
const STEPS_TOLD = 3;

/**
 * Where a value nests deeper than `DEPTH_MAX`: the beginning of the path to it; null: nowhere. Walks with a list of its
 * own, for what it looks for is what overflows the stack of everything that calls itself.
 */
export function tooDeep(json: unknown): string | null {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: json, path: "$", depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next;
    if (value === null || typeof value !== "object") continue;
    if (depth > DEPTH_MAX) return path;
    const told = depth < STEPS_TOLD;
    if (Array.isArray(value))
      for (const [i, item] of value.entries())
        open.push({ value: item, path: told ? `${path}[${i}]` : path, depth: depth + 1 });
    else
      for (const [key, item] of Object.entries(value))
        open.push({ value: item, path: told ? keyPath(path, key) : path, depth: depth + 1 });
  }
  return null;
}
