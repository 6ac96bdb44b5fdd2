import { newId } from "../../db/ids";
import { liveTable } from "../../live/live-table";
import { seedCatalogue } from "../../services/catalogue/seed-catalogue";
import { botIntent } from "../../services/tables/play-bot";
import { playMove } from "../../services/tables/play-move";
import type { PlayMove } from "../../services/tables/play-move-request";
import { makeMember, makeVersion, openTable } from "./club";
import { buy, fund, makeProduct } from "./shop";

/**
 * `tsx live-on.ts`: a club that goes on and on in the database of the environment: three play deal after deal, and one of
 * them buys packs. Prints a line for everything that was acknowledged: `row TABLE SEQ`, `pack ID`.
 */
const [host, ...others] = await Promise.all(["ada", "ben", "cyd"].map(makeMember));
if (!host) throw new Error("Nobody is there.");
await seedCatalogue();
const product = await makeProduct({ ...host, admin: true, roles: ["salesman"] }, 10_000);
await fund(host, 3_000_000);
const tableId = await openTable(host, await makeVersion("thousand"), 3);

async function play(user: string, as: PlayMove["as"], request: PlayMove["request"]): Promise<void> {
  const played = await playMove({ tableId, moveId: newId(), user, as, request });
  if (!played.ok) throw new Error(played.error.code);
  console.log(`row ${tableId} ${(await liveTable(tableId))?.match.seq}`);
}

const members = [host, ...others];
for (const { id } of members) await play(id, "visitor", { to: "table", intent: { type: "sit", share: newId() } });
for (let n = 0; ; n++) {
  const table = await liveTable(tableId);
  if (!table) throw new Error("The table is gone.");
  const seat = table.game.waitsFor(table.match.game).seats[0];
  if (seat === undefined) await play(host.id, "host", { to: "game", intent: { type: "start" } });
  else await play(members[seat]?.id ?? "", seat, { to: "game", intent: botIntent(table, seat) });
  if (n % 10 === 0) for (const pack of await buy(host, product)) console.log(`pack ${pack}`);
}
