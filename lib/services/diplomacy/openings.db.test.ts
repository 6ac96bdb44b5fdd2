import { afterAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import type { State } from "@/lib/engine/diplomacy/game/state";
import { liveTable } from "@/lib/live/live-table";
import { playMove } from "../tables/play-move";
import type { PlayMove } from "../tables/play-move-request";
import { tickTable } from "../tables/tick-tables";
import { type GameList, listGames } from "./list-games";
import { OpenGame, openGame } from "./open-game";

afterAll(closePool);

const MINUTE = 60_000;

const move = (tableId: string, user: Member, as: PlayMove["as"], request: PlayMove["request"]) =>
  playMove({ tableId, moveId: newId(), user: user.id, as, request });

const sit = (tableId: string, member: Member, more: { seat?: number; word?: string } = {}) =>
  move(tableId, member, "visitor", { to: "table", intent: { type: "sit", share: newId(), ...more } });

/** A running game of seven; `word` is said by all who sit down. */
async function running(host: Member, given: { runBy: "master" | "players"; word?: string; [key: string]: unknown }) {
  const name = `Game ${newId()}`;
  const opened = await openGame(
    host,
    OpenGame.parse({ map: "standard", name, timing: ["NEXT 1D MOVE 2D"], ...given }),
    "here",
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { id } = opened.value;
  const players = await Promise.all(Array.from({ length: 7 }, () => makeMember("power")));
  const said = given.word === undefined ? {} : { word: given.word };
  for (const player of players) expect(await sit(id, player, said)).toMatchObject({ ok: true });
  if (given.runBy === "master") await move(id, host, "master", { to: "game", intent: { type: "start" } });
  await tickTable(id, Date.now() + MINUTE);
  expect(((await liveTable(id))!.match.game as State).stage).toBe("active");
  return { id, name, players };
}

const found = async (actor: Member | null, list: GameList, name: string) =>
  (await listGames(actor, { list, words: name, map: "", rule: "", after: null })).games[0];

const leave = (id: string, player: Member, seat: number) =>
  move(id, player, seat, { to: "table", intent: { type: "leave" } });

test("a running game that lacks a player is listed with its open powers until somebody has taken them over", async () => {
  const [host, heir] = await Promise.all([makeMember("host"), makeMember("heir")]);
  const { id, name, players } = await running(host, { runBy: "players", word: "oak" });
  expect(await found(null, "need", name)).toBeUndefined();
  expect((await found(null, "active", name))!.openings).toBeUndefined();
  expect(await leave(id, players[2]!, 2)).toMatchObject({ ok: true });
  const { powers } = (await liveTable(id))!.match.game as State;
  const power = powers.find(({ seat }) => seat === 2)!.name;
  const centres = power === "RUSSIA" ? 4 : 3;
  const listed = await found(heir, "need", name);
  expect(listed!.openings).toEqual({
    places: [{ seat: 2, power, title: expect.toBeOneOf([null, expect.any(String)]), centres }],
    asksWord: true,
    phaseSpan: { n: 2, unit: "day" },
  });
  expect(JSON.stringify(listed)).not.toContain(players[2]!.nick);
  expect((await found(heir, "active", name))!.openings).toEqual(listed!.openings);
  expect(await found(heir, "need", `${name} no such`)).toBeUndefined();
  // It stands until then: a list of its own says so, among those that are played.
  expect((await found(null, "waiting", name))!.id).toBe(id);
  expect(await sit(id, heir, { seat: 2 })).toMatchObject({ ok: false });
  expect(await sit(id, heir, { seat: 2, word: "oak" })).toMatchObject({ ok: true });
  expect(await found(heir, "need", name)).toBeUndefined();
  expect(await found(null, "waiting", name)).toBeUndefined();
});

test("a blind and anonymous game tells which power is open, neither its centres nor who had it", async () => {
  const host = await makeMember("host");
  const { id, name, players } = await running(host, { runBy: "players", anonymous: true, rules: ["BLIND"] });
  expect(await leave(id, players[4]!, 4)).toMatchObject({ ok: true });
  const listed = (await found(null, "need", name))!;
  expect(listed.openings!.places).toMatchObject([{ seat: 4, centres: null }]);
  for (const { id: user, nick } of [host, ...players]) {
    expect(JSON.stringify(listed)).not.toContain(user);
    expect(JSON.stringify(listed)).not.toContain(nick);
  }
  // Whoever plays there knows that it is their game; whoever left it has none there.
  expect((await found(players[0]!, "need", name))!.own).toBe("player");
  expect((await found(players[4]!, "need", name))!.own).toBeUndefined();
});

test("nobody is asked into a game that lets nobody in, and its master is shown the way to it, not to a seat", async () => {
  const master = await makeMember("gm");
  const { id, name, players } = await running(master, { runBy: "master" });
  expect(await leave(id, players[1]!, 1)).toMatchObject({ ok: true });
  expect((await found(master, "need", name))!.own).toBe("office");
  expect((await found(players[1]!, "need", name))!.own).toBeUndefined();
  const close = { to: "table", intent: { type: "settings", change: { entry: "closed" } } } as const;
  expect(await move(id, master, "visitor", close)).toMatchObject({ ok: true });
  expect(await found(null, "need", name)).toBeUndefined();
  expect((await found(null, "active", name))!.openings!.places).toHaveLength(1);
});
