import { afterAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import type { State } from "@/lib/engine/diplomacy/game/state";
import { liveTable } from "@/lib/live/live-table";
import { playMove } from "../tables/play-move";
import { tickTable } from "../tables/tick-tables";
import { OpenGame, openGame } from "./open-game";

afterAll(closePool);

const opening = (member: Member, given: object) =>
  openGame(member, OpenGame.parse({ runBy: "players", ...given }), "here");

const sit = (tableId: string, member: Member, word?: string) => {
  const intent = { type: "sit" as const, share: newId(), ...(word === undefined ? {} : { word }) };
  return playMove({ tableId, moveId: newId(), user: member.id, as: "visitor", request: { to: "table", intent } });
};

const stateOf = async (id: string): Promise<State> => (await liveTable(id))!.match.game as State;

test("what a game adds to its map is no longer than a map: everybody who looks at the game is sent it", () => {
  const morph = (count: number) => ({ runBy: "players", morph: Array.from({ length: count }, () => "#".repeat(399)) });
  expect(OpenGame.safeParse(morph(150)).success).toBe(true);
  expect(OpenGame.safeParse(morph(151)).success).toBe(false);
});

test("a private game asks whoever joins for its word, in any case of letters, its opener too", async () => {
  const [host, guest] = [await makeMember("keeper of the word"), await makeMember("newcomer")];
  const opened = await opening(host, { word: "woodpecker" });
  if (!opened.ok) throw new Error(opened.error.code);
  const { id } = opened.value;
  expect(await sit(id, guest)).toMatchObject({ ok: false, error: { code: "table/wrong_word" } });
  expect(await sit(id, guest, "WOODLARK")).toMatchObject({ ok: false, error: { code: "table/wrong_word" } });
  expect(await sit(id, guest, "Woodpecker")).toMatchObject({ ok: true });
  expect(await sit(id, host, "woodpecker")).toMatchObject({ ok: true });
});

test("a game with a man missing begins when its six are there, and control of the seventh power goes round", async () => {
  const six = await Promise.all(["a", "b", "c", "d", "e", "f"].map((nick) => makeMember(`missing ${nick}`)));
  const others = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "RUSSIA", "TURKEY"];
  const dummies = { ITALY: others };
  const opened = await opening(six[0]!, { dummies, rotate: ["BEFORE", "MOVEMENT"] });
  if (!opened.ok) throw new Error(opened.error.code);
  const { id } = opened.value;
  expect((await stateOf(id)).seats).toBe(6);
  for (const member of six) expect(await sit(id, member)).toMatchObject({ ok: true });
  for (let i = 1; i < 4; i++) await tickTable(id, Date.now() + i * 60_000);
  const { stage, powers } = await stateOf(id);
  expect(stage).toBe("active");
  const italy = powers.find(({ name }) => name === "ITALY");
  expect(italy).toMatchObject({ kind: "dummy" });
  expect([...italy!.control].sort()).toEqual(others);
});

test("a power that nobody orders for keeps nobody waiting: the phase goes on once all players have ordered", async () => {
  const two = await Promise.all(["a", "b"].map((nick) => makeMember(`few ${nick}`)));
  const opened = await opening(two[0]!, { map: "hundred", dummies: { BURGUNDY: [] }, timing: ["NEXT 2D"] });
  if (!opened.ok) throw new Error(opened.error.code);
  const { id } = opened.value;
  for (const member of two) expect(await sit(id, member)).toMatchObject({ ok: true });
  await tickTable(id, Date.now() + 60_000);
  const { position, powers } = await stateOf(id);
  for (const { name, seat } of powers) {
    const [unit] = position.units.filter(({ power }) => power === name);
    if (seat === null || !unit) continue;
    const orders = { to: "game" as const, intent: { type: "orders", text: `${unit.type} ${unit.at} H` } };
    const given = { tableId: id, moveId: newId(), user: two[seat]!.id, as: seat, request: orders };
    expect(await playMove(given)).toMatchObject({ ok: true });
  }
  for (let hour = 1; hour < 4; hour++) await tickTable(id, Date.now() + hour * 3_600_000);
  expect((await stateOf(id)).position.phase).not.toEqual(position.phase);
});

test("what the engine refuses names its line", async () => {
  const member = await makeMember("morpher");
  const opened = await opening(member, { morph: ["VICTORY 15", "TEAMS AUSTRIA-ITALY", "NONSENSE HERE"] });
  expect(opened).toMatchObject({ ok: false, error: { code: "diplomacy/config" } });
  if (!opened.ok) expect(opened.error.data).toMatchObject({ problems: [{ index: 3 }] });
});

test("a power is chosen while the game forms: others see that it is gone", async () => {
  const [ann, bob] = [await makeMember("chooser"), await makeMember("other chooser")];
  const opened = await opening(ann, { rules: ["POWER_CHOICE"] });
  if (!opened.ok) throw new Error(opened.error.code);
  const { id } = opened.value;
  for (const member of [ann, bob]) expect(await sit(id, member)).toMatchObject({ ok: true });
  const choose = (member: Member, as: number, power: string) =>
    playMove({
      ...{ tableId: id, moveId: newId(), user: member.id, as },
      request: { to: "game", intent: { type: "choose_power", power } },
    });
  expect(await choose(ann, 0, "FRANCE")).toMatchObject({ ok: true });
  expect(await choose(bob, 1, "FRANCE")).toMatchObject({ ok: false, error: { code: "start/power_taken" } });
  expect(await choose(ann, 0, "ITALY")).toMatchObject({ ok: true });
  expect(await choose(bob, 1, "FRANCE")).toMatchObject({ ok: true });
  expect((await stateOf(id)).chosen.slice(0, 3)).toEqual(["ITALY", "FRANCE", null]);
  const { game, match } = (await liveTable(id))!;
  const seen = (seat: number) => game.view(match.game, { role: "player", seats: new Set([seat]) });
  expect(seen(0)).toMatchObject({ choice: "ITALY", chosen: ["FRANCE", "ITALY"] });
  expect(seen(2)).toMatchObject({ choice: null, chosen: ["FRANCE", "ITALY"] });
});

test("a game of Payola or of Crystal Ball is opened with its own rules and incomes; those of another kind are refused", async () => {
  const member = await makeMember("opener of kinds");
  const kinds = [
    { variant: "payola", rules: ["ZERO_FOREIGN"], taxes: ["TAX 5", "CAP 60"] },
    { variant: "crystal", rules: ["PUBLIC_LISTS"] },
  ];
  for (const kind of kinds) {
    const opened = await opening(member, { ...kind, runBy: "master" });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const table = (await liveTable(opened.value.id))!;
    expect(table.info).toMatchObject({ variant: kind.variant });
    expect(table.game).toMatchObject({ config: kind });
  }
  const mixed = await opening(member, { variant: "crystal", rules: ["ZEROSUM"], taxes: ["TAX 5"] });
  expect(mixed).toMatchObject({ ok: false, error: { code: "diplomacy/config" } });
  if (!mixed.ok)
    expect(mixed.error.data).toMatchObject({ problems: [{ code: "rule/variant" }, { code: "config/no_taxes" }] });
});
