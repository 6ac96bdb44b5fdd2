import { deviceCookieName, sealDevice } from "../../auth/device-token";
import { sealSession, sessionCookieName } from "../../auth/session-cookie";
import { closePool } from "../../db/pool";
import { newDeviceId } from "../../services/accounts/known-places";
import { openSession } from "../../services/accounts/open-session";
import { crowdedTabletop } from "./crowded-tabletop";

/**
 * `tsx tabletop-for-page.ts URL OBJECTS`: a tabletop with so many cards; prints where it is, and the cookies of its first
 * player, as JSON. The environment names the database and the secret of the house.
 */
const [url = "", objects = "200"] = process.argv.slice(2);
const { tableId, members, players, watcher } = await crowdedTabletop(url, Number(objects));
const deviceId = newDeviceId();
const session = await openSession({ userId: members[0]!.id }, { userAgent: "a bench", deviceId, address: "127.0.0.1" });
if (session === null) throw new Error("No session begins.");
const cookies = {
  [sessionCookieName()]: await sealSession(session),
  [deviceCookieName()]: await sealDevice(deviceId),
};
console.log(JSON.stringify({ path: `/tables/${tableId}`, cookies }));
for (const player of [...players, watcher]) player.close();
await closePool();
process.exit();
