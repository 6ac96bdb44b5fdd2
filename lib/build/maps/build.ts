import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadMap } from "../../engine/diplomacy/maps";
import { placesOf } from "../../engine/diplomacy/maps/places";
import { draw } from "./drawing";
import { SHEETS } from "./sheets";

/** `tsx lib/build/maps/build.ts`: draws the maps that lie on the earth into `public/maps/`. */
const OUT = "public/maps";

mkdirSync(OUT, { recursive: true });
for (const [name, sheet] of Object.entries(SHEETS)) {
  const [map, places] = [loadMap(name), placesOf(name)];
  if (!map || !places) throw new Error(`There is no map ${name} with places.`);
  const drawing = draw(map, places, sheet());
  const text = JSON.stringify(drawing);
  writeFileSync(join(OUT, `${name}.json`), `${text}\n`);
  console.log(`${name}: ${text.length} bytes, ${drawing.links.length} links, ${drawing.barriers.length} barriers`);
}
