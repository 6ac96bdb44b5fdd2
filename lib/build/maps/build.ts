import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadMap } from "../../engine/diplomacy/maps";
import { draw } from "./drawing";
import { SHEETS } from "./sheets";

/** `tsx lib/build/maps/build.ts [name…]`: draws the maps into `public/maps/`. */
const OUT = "public/maps";

mkdirSync(OUT, { recursive: true });
const names = process.argv.slice(2);
for (const [name, sheet] of Object.entries(SHEETS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const map = loadMap(name);
  if (!map) throw new Error(`There is no map ${name}.`);
  const drawing = draw(map, sheet());
  const text = JSON.stringify(drawing);
  writeFileSync(join(OUT, `${name}.json`), `${text}\n`);
  console.log(`${name}: ${text.length} bytes, ${drawing.links.length} links, ${drawing.barriers.length} barriers`);
}
