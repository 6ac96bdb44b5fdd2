import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { drawByRule } from "@/components/diplomacy/map/draw-by-rule";
import { stillPicture } from "@/components/diplomacy/map/still-picture";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { type Drawing, drawingOf, shows } from "@/lib/engine/diplomacy/maps/drawing";

/** Pictures of so many maps are kept: more than the list of maps shows at once, for one that nobody has drawn takes long to make. */
const KEPT = 500;

const lately = new Map<string, Promise<string>>();

async function drawingFor(map: DiplomacyMap): Promise<Drawing> {
  const name = drawingOf(map);
  const ours =
    name === null ? null : (JSON.parse(await readFile(join("public", "maps", `${name}.json`), "utf8")) as Drawing);
  return ours && shows(ours, map) ? ours : drawByRule(map);
}

/**
 * How a map begins, as a small picture in SVG. It is known by what its map says: a name comes to be another map's, and
 * whoever asks has to be asked first whether that is for them.
 */
export function pictureOf(text: string, map: DiplomacyMap): Promise<string> {
  const key = createHash("sha256").update(`${map.name}\n${text}`).digest("base64");
  const known = lately.get(key) ?? drawingFor(map).then((drawing) => stillPicture(map, drawing));
  lately.delete(key);
  lately.set(key, known);
  known.catch(() => lately.delete(key));
  const oldest = lately.keys().next();
  if (lately.size > KEPT && !oldest.done) lately.delete(oldest.value);
  return known;
}
