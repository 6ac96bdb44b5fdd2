import { isWorld, type WorldName } from "@/lib/contracts/worlds";
import { cards } from "./cards";
import { diplomacy } from "./diplomacy";
import { draft } from "./draft";
import { spoof } from "./spoof";
import { tabletop } from "./tabletop";
import type { World } from "./world";

/** Every world whose games sit at tables, by name. A world joins by its own file and one line here. */
const worlds: Readonly<Record<WorldName, World>> = { cards, diplomacy, tabletop, draft, spoof };

/** Intents of any world that are not taken from a table's page: see `World.ownDoors`. */
export const OWN_DOORS: ReadonlySet<string> = new Set(Object.values(worlds).flatMap(({ ownDoors = [] }) => ownDoors));

/** The world of this name. Throws where a stored name is none: it was written by a newer program. */
export function worldOf(name: string): World {
  if (!isWorld(name)) throw new Error(`There is no world called ${name}.`);
  return worlds[name];
}
