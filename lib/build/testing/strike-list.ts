import type { House } from "./house";
import type { Many } from "./many";
import type { Strike } from "./strikes";

/** What is done to a house of one process of each kind while it is played at and shopped in. */
export const strikesAt = (house: House): { sidecar: Strike; database: Strike; web: Strike } => ({
  sidecar: { name: "kill sidecar", cuts: ["moves"], deal: () => house.endPart("sidecar") },
  database: { name: "kill database", cuts: ["moves", "purchases"], deal: () => house.endPart("database") },
  // The site passes the live connections of its machine on to the sidecar.
  web: { name: "kill web", cuts: ["moves", "purchases"], deal: () => house.endPart("web") },
});

/** What is done to a house of many processes, each kind once; Redis goes with one strike and is there again with the next round's. */
export function strikesAtMany(many: Many): Strike[] {
  let hasRedis = many.hasRedis;
  const redis: Strike = {
    name: "Redis goes, or comes back",
    cuts: [],
    async deal() {
      await (hasRedis ? many.killPart("redis") : many.startRedis());
      hasRedis = !hasRedis;
    },
  };
  return [
    { name: "kill sidecar2", cuts: ["moves"], deal: () => many.killPart("sidecar2") },
    { name: "kill web2", cuts: ["purchases"], deal: () => many.killPart("web2") },
    { name: "kill nginx", cuts: ["moves", "purchases"], deal: () => many.killPart("proxy") },
    ...(many.hasRedis ? [redis] : []),
    { name: "kill database", cuts: ["moves", "purchases"], deal: () => many.killPart("database") },
    { name: "rolling restart", cuts: [], deal: () => restartInTurn(many) },
    // The second was restarted last: everybody is at the first one.
    { name: "kill sidecar1", cuts: ["moves"], deal: () => many.killPart("sidecar1") },
    { name: "kill web1", cuts: ["purchases"], deal: () => many.killPart("web1") },
  ];
}

/** One web process and one sidecar, as on one of two machines, then the others once those answer again. */
async function restartInTurn(many: Many): Promise<void> {
  for (const machine of [
    ["web1", "sidecar1"],
    ["web2", "sidecar2"],
  ] as const) {
    await Promise.all(machine.map((part) => many.tellPart(part)));
    await many.waitUntilOpen();
  }
}
