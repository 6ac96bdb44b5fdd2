import { closePool } from "../../db/pool";
import type { View } from "../../engine/ccg/tabletop/view";
import { type CrowdedTabletop, crowdedTabletop } from "./crowded-tabletop";
import { LoadMeter } from "./load-figures";
import type { Player } from "./player";

/**
 * `tsx tabletop-load.ts URL TABLES SECONDS`: two at each of so many tabletops with forty cards each move, tap, roll and count
 * as soon as their last act is done, and somebody watches. Prints a line of figures.
 */
const [url = "", tables = "10", seconds = "10"] = process.argv.slice(2);

const OBJECTS = 40;
const WARM_UP = 2_000;
const meter = new LoadMeter(3);
let stopAt = Number.POSITIVE_INFINITY;

/** What somebody does next: mostly cards are moved and tapped. */
function nextAct(view: View, n: number) {
  const ids = Object.keys(view.objects).map(Number);
  const id = ids[n % ids.length]!;
  switch (n % 8) {
    case 6:
      return { type: "roll", dice: 1, sides: 6 } as const;
    case 7:
      return { type: "count", objects: [id], colour: "red", by: n % 16 < 8 ? 1 : -1 } as const;
    case 1:
    case 4:
      return { type: "rotate", objects: [id], angle: view.objects[id]?.angle === 0 ? 90 : 0 } as const;
    default:
      return { type: "move", objects: [{ id, x: 40 + ((n * 37) % 900), y: -240 + ((n * 53) % 480) }] } as const;
  }
}

async function play(player: Player<View>, seat: number): Promise<void> {
  for (let n = seat * 11; performance.now() < stopAt; n++) {
    if (!player.view) continue;
    const begun = performance.now();
    const answer = await player.move(seat, { to: "game", intent: nextAct(player.view, n) });
    if (answer?.ok) meter.acked(begun);
  }
}

const all: CrowdedTabletop[] = [];
for (let i = 0; i < Number(tables); i++) all.push(await crowdedTabletop(url, OBJECTS));
for (const { players, watcher } of all) for (const { socket } of [...players, watcher]) meter.listen(socket);
stopAt = performance.now() + WARM_UP + Number(seconds) * 1_000;
setTimeout(() => meter.begin(), WARM_UP);
await Promise.all(all.flatMap(({ players }) => players.map(play)));
meter.tell(Number(seconds));
for (const { players, watcher } of all) for (const player of [...players, watcher]) player.close();
await closePool();
process.exit();
