import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makeMember, makeVersion, openTable } from "../build/testing/club";
import { Player } from "../build/testing/player";
import { type Sidecar, startSidecar } from "../build/testing/sidecars";
import { ProfileForm } from "../contracts/account";
import { AVATAR_COLOURS, AVATAR_EMBLEMS } from "../contracts/account-words";
import { newId } from "../db/ids";
import { updateProfile } from "../services/accounts/update-profile";
import { playMove } from "../services/tables/play-move";

/** Who is who, in a sidecar that holds a table for long. */

let sidecar: Sidecar;
const players: Player[] = [];
beforeAll(async () => {
  sidecar = await startSidecar(process.env.DATABASE_URL ?? "");
});
afterEach(() => {
  for (const player of players.splice(0)) player.close();
});
afterAll(() => sidecar.kill());

test("whoever changes their face is shown with it at a table that was loaded before", async () => {
  const member = await makeMember("face");
  const tableId = await openTable(member, await makeVersion("thousand"), 3);
  const request = { to: "table", intent: { type: "sit", share: "s" } } as const;
  expect(await playMove({ tableId, moveId: newId(), user: member.id, as: "visitor", request })).toMatchObject({
    ok: true,
  });
  const onlooker = new Player(sidecar.url, async () => null, tableId);
  players.push(onlooker);
  const shown = async () => {
    const joined = await onlooker.askPatiently("table:join", { tableId });
    if (!joined?.ok) throw new Error("Not at the table.");
    return joined.value.people[member.id]?.avatar;
  };
  expect(await shown()).toBe("");
  const [colour, emblem] = [AVATAR_COLOURS[2], AVATAR_EMBLEMS[3]];
  const form = { realName: "", plan: "", colour, emblem, locale: "", zone: "UTC" };
  await updateProfile(member, ProfileForm.parse(form));
  // The signal is on its way.
  for (const end = Date.now() + 30_000; (await shown()) !== `${colour}.${emblem}`; ) {
    expect(Date.now()).toBeLessThan(end);
    await new Promise((done) => setTimeout(done, 100));
  }
});
