import { afterAll, expect, test } from "vitest";
import { makeMember } from "@/lib/build/testing/club";
import { PlayedGame } from "@/lib/build/testing/played-game";
import { closePool } from "@/lib/db/pool";
import { powerOf } from "@/lib/engine/diplomacy/game/state";
import type { DiplomacyMap, ProvinceId } from "@/lib/engine/diplomacy/map/model";
import { loadMap } from "@/lib/engine/diplomacy/maps";
import { SeededRandom } from "@/lib/engine/kernel/random";
import { readHistory } from "../read-history";

/** Games in which much is hidden, played to their end: blind, and without names. */

afterAll(closePool);

const SEVEN = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"];

/** What a power may see under BLIND, by the words of the rule: at and beside its units, and at and beside its homes. */
function inSight(map: DiplomacyMap, power: string, units: readonly { power: string; at: string }[]): Set<ProvinceId> {
  const provinceOf = (place: string) => map.places.find(({ id }) => id === place)!.province;
  const beside = (province: ProvinceId) =>
    map.places
      .filter((place) => place.province === province)
      .flatMap(({ edges }) => edges.map(({ to }) => provinceOf(to)));
  const own = units.filter((unit) => unit.power === power).map(({ at }) => provinceOf(at));
  const homes = map.powers.find(({ name }) => name === power)!.homes;
  return new Set([...own, ...homes].flatMap((province) => [province, ...beside(province)]));
}

test("a blind game: through two years each is shown the units in their sight and no others, by any way; at its end everybody all", async () => {
  const random = new SeededRandom(11);
  const map = loadMap("standard");
  const game = await PlayedGame.begin({ rules: ["BLIND", "CIVIL_DISORDER"] });
  let hidden = 0;
  for (let phases = 0; phases < 8; phases++) {
    const { units } = (await game.state()).position;
    for (const power of SEVEN) {
      const view = await game.viewOf(await game.of(power));
      const seen = inSight(map, power, units);
      const expected = units.filter(({ at }) => seen.has(map.places.find(({ id }) => id === at)!.province));
      expect(view.position.units.map(({ at }) => at).toSorted(), `${phases} ${power}`).toEqual(
        expected.map(({ at }) => at).toSorted(),
      );
      hidden += units.length - expected.length;
      for (const other of view.powers.filter(({ name }) => name !== power)) expect(other.orders).toBeNull();
    }
    expect((await game.viewOf(null)).position.units).toEqual([]);
    await game.orderAll(random);
    if ((await game.pass()) === null) break;
  }
  expect(hidden).toBeGreaterThan(500);
  // Nor by what is kept and sent: each phase of a reader's history is that view again.
  for (const power of SEVEN) {
    const member = await game.of(power);
    const history = await readHistory(member, { id: game.id });
    const json = JSON.parse(await game.exported(member, "json"));
    if (!history.ok) throw new Error(history.error.code);
    expect(json.phases).toEqual(JSON.parse(JSON.stringify(history.value.phases)));
    for (const notice of await game.noticesOf(member)) expect(notice).not.toMatch(/"(units|orders|position)"/);
  }
  for (const power of SEVEN) await game.vote(power, "DIAS");
  await game.passUntil(({ result }) => result !== null);
  expect((await game.state()).result?.reason).toBe("draw");
  const open = await readHistory(null, { id: game.id });
  expect(open.ok && open.value.phases[0]!.before.units).toHaveLength(22);
  expect((await game.exported(null, "results")).length).toBeGreaterThan(2_000);
});

test("gunboat: nobody is named to anybody while it is played, whoever is late, leaves and comes; at its end everybody is", async () => {
  const random = new SeededRandom(5);
  const game = await PlayedGame.begin({ anonymous: true, rules: ["NO_PRESS"], timing: ["NEXT 1D GRACE 12H WARN 4H"] });
  const names = [game.host, ...game.members].flatMap(({ id, nick }) => [id, nick]);
  await game.orderAll(random);
  await game.pass();
  // Germany does not order: told, then dismissed, then somebody else comes.
  const [late, heir] = [await game.of("GERMANY"), await makeMember("heir")];
  const seat = await game.seat("GERMANY");
  await game.orderAll(random, ["GERMANY"]);
  await game.passUntil((state) => powerOf(state, "GERMANY")?.kind === "resigned");
  await game.sit(heir, undefined, seat);
  game.members.push(heir);
  const silent = async () => {
    for (const reader of [...game.members.filter(({ id }) => id !== late.id), null]) {
      const told = [JSON.stringify(await game.viewOf(reader)), await game.exported(reader, "json")];
      if (reader) told.push(...(await game.noticesOf(reader)));
      for (const name of [...names, heir.id, heir.nick])
        if (name !== reader?.id && name !== reader?.nick) expect(told.join("\n")).not.toContain(name);
    }
  };
  await silent();
  for (const power of SEVEN) await game.vote(power, "DIAS");
  await game.orderAll(random);
  while ((await game.pass()) !== null) await game.orderAll(random);
  const { powers } = await game.viewOf(null);
  expect(powers.map((power) => power.seat).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(await game.exported(null, "status")).toContain(heir.nick);
});
