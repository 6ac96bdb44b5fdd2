/** One step into JSON: a key or a position. */
export type Step = string | number;

/** The JSON path of a key: `$.move.win`, or `$.move["odd key"]`. */
export const keyPath = (path: string, key: string): string =>
  /^[A-Za-z_][A-Za-z0-9_]*$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;

/** Reads a JSON path of a problem: `$.opts.move["odd key"][3]` → `["opts", "move", "odd key", 3]`. */
export function readPath(path: string): Step[] {
  const steps: Step[] = [];
  const pattern = /\.([A-Za-z_][A-Za-z0-9_]*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g;
  for (const [, name, position, quoted] of path.matchAll(pattern)) {
    if (name !== undefined) steps.push(name);
    else if (position !== undefined) steps.push(Number(position));
    else if (quoted !== undefined) steps.push(String(JSON.parse(quoted)));
  }
  return steps;
}
