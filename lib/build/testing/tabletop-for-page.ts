import { closePool } from "../../db/pool";
import { cookiesOf } from "./cookies-of";
import { crowdedTabletop } from "./crowded-tabletop";

/**
 * `tsx tabletop-for-page.ts URL OBJECTS`: a tabletop with so many cards; prints where it is, and the cookies of its first
 * player, as JSON. The environment names the database and the secret of the house.
 */
const [url = "", objects = "200"] = process.argv.slice(2);
const { tableId, members, players, watcher } = await crowdedTabletop(url, Number(objects));
const cookies = await cookiesOf(members[0]!.id);
console.log(JSON.stringify({ path: `/tables/${tableId}`, cookies }));
for (const player of [...players, watcher]) player.close();
await closePool();
process.exit();
