import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { drawByRule } from "@/components/diplomacy/map/draw-by-rule";
import { stillPicture } from "@/components/diplomacy/map/still-picture";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { type Drawing, drawingOf, shows } from "@/lib/engine/diplomacy/maps/drawing";
import { type MapHere, mapHere } from "../map-here";

type Context = { params: Promise<{ name: string }> };

/** Pictures that were asked for lately, by map and revision: one of a member's map takes a fifth of a second. */
const KEPT = 100;
const lately = new Map<string, Promise<string>>();

async function drawingFor(map: DiplomacyMap): Promise<Drawing> {
  const name = drawingOf(map);
  const ours =
    name === null ? null : (JSON.parse(await readFile(join("public", "maps", `${name}.json`), "utf8")) as Drawing);
  return ours && shows(ours, map) ? ours : drawByRule(map);
}

function pictureOf({ name, page }: MapHere, map: DiplomacyMap): Promise<string> {
  const key = `${name} ${page?.revision ?? 0}`;
  const known = lately.get(key) ?? drawingFor(map).then((drawing) => stillPicture(map, drawing));
  lately.delete(key);
  lately.set(key, known);
  known.catch(() => lately.delete(key));
  const oldest = lately.keys().next();
  if (lately.size > KEPT && !oldest.done) lately.delete(oldest.value);
  return known;
}

/** How a map begins, as a small picture. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const found = await mapHere((await params).name);
  if (!found?.map) return new Response(null, { status: 404 });
  return new Response(await pictureOf(found, found.map), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": found.page === null ? "public, max-age=86400" : "private, max-age=60",
    },
  });
}
