import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** The actions of a built site as browsers call them: by what React names them, at a page that has them. */

const Manifest = z.object({
  node: z.record(
    z.string(),
    z.object({ workers: z.record(z.string(), z.unknown()), exportedName: z.string(), filename: z.string() }),
  ),
});
const read = new Map<string, z.output<typeof Manifest>>();

/** An action: its file, its name there, and a page where it is called. */
export type SiteAction = { readonly file: string; readonly name: string; readonly page: string };

/** What a build names an action. Throws if it has none such. */
export function actionId(dist: string, { file, name }: SiteAction): string {
  const path = join(dist, "server/server-reference-manifest.json");
  const manifest = read.get(path) ?? Manifest.parse(JSON.parse(readFileSync(path, "utf8")));
  read.set(path, manifest);
  const found = Object.entries(manifest.node).find(
    ([, { exportedName, filename }]) => exportedName === name && filename === file,
  );
  if (!found) throw new Error(`The build has no action ${name} of ${file}.`);
  return found[0];
}

/** What an action returned, out of the rows that React sends; undefined if it is not all there. */
export function returnedIn(rows: string): unknown {
  const row = (id: string): string | undefined => new RegExp(`^${id}:(.*)$`, "m").exec(rows)?.[1];
  try {
    const { a } = z.object({ a: z.string().regex(/^\$@[0-9a-f]+$/) }).parse(JSON.parse(row("0") ?? ""));
    return JSON.parse(row(a.slice(2)) ?? "") as unknown;
  } catch {
    return undefined;
  }
}
