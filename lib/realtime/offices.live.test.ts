import { describe, expect, test } from "vitest";
import { liveTable } from "@/lib/live/live-table";
import { makeMember } from "../build/testing/club";
import { liveTables, type Opening } from "../build/testing/live-tables";
import type { WorldPlayer } from "../build/testing/world-player";
import { newId } from "../db/ids";
import type { View as DiplomacyView } from "../engine/diplomacy/game/view";
import type { Office } from "../engine/kernel/game";
import type { Settings } from "../engine/kernel/table/vocabulary";
import type { SpoofView } from "../engine/spoof/game";
import { listMyTables, noteVisit } from "../services/tables/list-tables";
import { listOpenTables } from "../services/tables/open-tables";
import { playMove } from "../services/tables/play-move";
import { readRecords, readTable } from "../services/tables/read-table";

/** Masters, observers and those who see everything, over real sockets; and tables at which nobody is named. */

const house = liveTables();
const { comes } = house;

/** A table that somebody opened as its master, with so many players at it. */
async function mastered<View>(opening: Opening, count: number, settings: Partial<Settings> = {}) {
  const [master, ...members] = await Promise.all(Array.from({ length: count + 1 }, () => makeMember("off")));
  const { id, seats } = await house.seated<View>(master!, { ...opening, asMaster: true }, members, settings);
  return { id, master: comes<View>(master!, id), members, seats };
}

/** Somebody whom the master asks to an office, and who takes it. */
async function inOffice<View>(id: string, master: WorldPlayer<View>, office: Office) {
  const member = await makeMember(office);
  const player = comes<View>(member, id);
  await player.until("the table", () => true);
  expect(await player.tell({ type: "take_office", office })).toMatchObject({ error: { code: "table/not_invited" } });
  expect(await master.tell({ type: "invite", user: member.id, office })).toMatchObject({ ok: true });
  expect(await player.tell({ type: "take_office", office })).toMatchObject({ ok: true });
  while (player.access?.office !== office) await player.changed(100);
  return player;
}

const ordersOf = (view: DiplomacyView | null, power: string) =>
  view?.powers.find(({ name }) => name === power)?.orders ?? null;

describe("Diplomacy under a master", () => {
  test("is watched through every office as far as it reaches, processed and taken back by its master alone", async () => {
    const body = { timing: ["NEXT 1D"], zone: "UTC" };
    const { id, master, seats } = await mastered<DiplomacyView>({ world: "diplomacy", body, seats: 7 }, 7);
    const omniscient = await inOffice(id, master, "omniscient");
    const observer = await inOffice(id, master, "observer");
    const onlooker = comes<DiplomacyView>(null, id);
    await master.until("the game", (view) => view.stage === "active", 30_000);
    const first = master.view!.position;
    const [player, other] = [seats[0]!, seats[1]!];
    await player.until("a power", (view) => view.own.length === 1);
    const power = player.view!.own[0]!;
    const unit = player.view!.position.units.find((each) => each.power === power)!;
    expect(await player.play(0, { type: "orders", power, text: `${unit.type} ${unit.at} H` })).toMatchObject({
      ok: true,
    });
    for (const one of [player, omniscient, master])
      await one.until("the orders", (view) => (ordersOf(view, power)?.length ?? 0) > 0);
    await onlooker.changed(300);
    for (const one of [other, observer, onlooker]) {
      expect(ordersOf(one.view, power)).toBeNull();
      expect(JSON.stringify(one.heard)).not.toContain(`${unit.type} ${unit.at} H`);
    }

    const before = (await liveTable(id))!.match.seq;
    const process = { type: "process", force: true };
    for (const one of [player, omniscient, observer])
      expect(await one.play("master", process)).toMatchObject({ error: { code: "table/not_master" } });
    expect(await onlooker.play("master", process)).toMatchObject({ error: { code: "table/sign_in" } });
    expect(await master.play("master", process)).toMatchObject({ ok: true });
    await onlooker.until(
      "the next phase",
      (view) => view.position.phase !== first.phase && view.position.phase.season !== first.phase.season,
    );
    expect(await readRecords(id)).toHaveLength(1);

    const rewind = { type: "rewind", to: before, keep: true } as const;
    expect(await player.tell(rewind, "visitor")).toMatchObject({ error: { code: "table/not_master" } });
    expect(await omniscient.tell(rewind, "master")).toMatchObject({ error: { code: "table/not_master" } });
    // What it undoes is what the master has seen: who does not say what that was, or saw less, is refused.
    const back = (ifVersion: string, to = before) =>
      master.move("master", { to: "table", intent: { ...rewind, to } }, { ifVersion });
    const seen = master.version;
    expect(await master.tell(rewind, "master")).toMatchObject({ error: { code: "table/stale" } });
    expect(await master.play("master", { type: "gate", gate: "WAIT" })).toMatchObject({ ok: true });
    expect(await back(seen)).toMatchObject({ error: { code: "table/stale" } });
    await master.until("the gate", (view) => view.gate === "WAIT");
    expect(await back(master.version)).toMatchObject({ ok: true });
    for (const one of [onlooker, player, observer])
      await one.until("the phase before", (view) => view.position.phase.season === first.phase.season);
    expect(onlooker.messages.at(-1)).toMatchObject({ records: true });
    expect(await readRecords(id)).toEqual([]);
    await player.until("my orders again", (view) => (ordersOf(view, power)?.length ?? 0) > 0);
    // And on to the branch that was set aside: its record stands again.
    const aside = (await liveTable(id))!.match.seq;
    expect(await master.play("master", process)).toMatchObject({ ok: true });
    expect(await readRecords(id)).toHaveLength(1);
    await master.until("the next phase", (view) => view.position.phase.season !== first.phase.season);
    expect(await back(master.version, aside)).toMatchObject({ ok: true });
    expect(await readRecords(id)).toEqual([]);
  });
});

const SPOOF = { world: "spoof", body: { v: 1, rounds: 1, most: 2 }, seats: 3 } as const;

describe("a table at which nobody is named", () => {
  /** Everything that somebody was sent, as text. */
  const told = (player: WorldPlayer<unknown>): string => JSON.stringify(player.heard);

  test("tells nobody who sits there, who comes and goes, or who took over, before the game is over", async () => {
    const { id, master, members, seats } = await mastered<SpoofView>(SPOOF, 3, { anonymous: true });
    const onlooker = comes<SpoofView>(await makeMember("look"), id);
    await onlooker.until("the round", (view) => view.phase === "hiding");
    const others = (seat: number) => members.filter((_, at) => at !== seat).flatMap(({ id, nick }) => [id, nick]);

    // Somebody leaves, is taken over, loses the connection and comes back.
    const late = await makeMember("late");
    expect(await seats[2]!.tell({ type: "leave" })).toMatchObject({ ok: true });
    const next = comes<SpoofView>(late, id);
    await next.until("the table", () => true);
    expect(await next.tell({ type: "sit", seat: 2, share: "s" })).toMatchObject({ ok: true });
    seats[1]!.goTo(house.url());
    await seats[1]!.until("the table again", () => true);
    await onlooker.changed(1_500);

    const someone = [...members, late].flatMap(({ id, nick }) => [id, nick]);
    for (const name of someone) expect(told(onlooker)).not.toContain(name);
    for (const [seat, player] of seats.entries())
      for (const name of [...others(seat), late.id, late.nick]) expect(told(player)).not.toContain(name);
    for (const name of others(9)) expect(told(next)).not.toContain(name);
    for (const player of [onlooker, ...seats])
      expect(player.heard.some(({ event }) => event === "table:presence")).toBe(false);
    expect(told(master)).toContain(members[0]!.id);

    // Neither do the lobby, the page, or the chat.
    const listed = (await listOpenTables()).find((table) => table.id === id);
    expect(listed).toMatchObject({ anonymous: true, host: null });
    for (const text of [JSON.stringify(listed), JSON.stringify(await readTable(null, id))])
      for (const name of someone) expect(text).not.toContain(name);
    const line = { room: `table:${id}`, text: "I play here", id: newId() };
    expect(await seats[0]!.ask("chat:post", line)).toMatchObject({ error: { code: "chat/anonymous" } });
    expect(await onlooker.ask("chat:post", { ...line, id: newId() })).toMatchObject({
      error: { code: "chat/anonymous" },
    });
    expect(await master.ask("chat:post", { ...line, id: newId() })).toMatchObject({ ok: true });
  });

  test("tells its host not even by the lobby's clock whom of those they asked it has seated", async () => {
    const [host, came, stayed] = await Promise.all(["host", "came", "stayed"].map((stem) => makeMember(stem)));
    const { id, seats } = await house.seated<SpoofView>(host!, SPOOF, [host!], { entry: "closed", anonymous: true });
    const [hal, guest] = [seats[0]!, comes<SpoofView>(came!, id)];
    await guest.until("the table", () => true);
    for (const member of [came!, stayed!]) await hal.tell({ type: "invite", user: member.id, office: null });
    expect(await guest.tell({ type: "sit", seat: 1, share: "" })).toMatchObject({ ok: true });
    const movedAt = async () => (await listOpenTables()).find((table) => table.id === id)?.movedAt;
    const moves: boolean[][] = [];
    for (const member of [came!, stayed!]) {
      const probes = [
        { type: "invite", user: member.id, office: null },
        { type: "uninvite", user: member.id },
      ] as const;
      const moved: boolean[] = [];
      for (const probe of probes) {
        const before = await movedAt();
        expect(await hal.tell(probe)).toMatchObject({ ok: true });
        moved.push((await movedAt()) !== before);
      }
      moves.push(moved);
    }
    expect(moves[0]).toEqual(moves[1]);
  });

  test("names them all once it is", async () => {
    const { id, members, seats } = await mastered<SpoofView>(SPOOF, 3, { anonymous: true });
    const onlooker = comes<SpoofView>(null, id);
    for (const [seat, player] of seats.entries()) {
      await player.until("a fist to shut", (view) => view.can?.hide === true);
      await player.play(seat, { type: "hide", coins: seat });
    }
    for (let guesses = 0; guesses < 3; guesses++) {
      const player = seats[guesses]!;
      await player.until("my guess", (view) => view.turn === guesses);
      expect(Object.keys(onlooker.people)).not.toContain(members[guesses]!.id);
      await player.play(guesses, { type: "guess", total: guesses });
    }
    await onlooker.until("the end", (view) => view.phase === "over");
    expect(onlooker.table?.seats.map((seat) => seat.kind === "user" && seat.user)).toEqual(members.map(({ id }) => id));
    expect(Object.keys(onlooker.people)).toEqual(expect.arrayContaining(members.map(({ id }) => id)));
  });
});

test("nobody is asked to anything who is not a member", async () => {
  const { master } = await mastered<SpoofView>({ world: "spoof", body: { v: 1, rounds: 1, most: 2 }, seats: 2 }, 1);
  await master.until("the table", () => true);
  for (const user of ["nobody-at-all", "__proto__", "constructor"])
    expect(await master.tell({ type: "invite", user, office: null })).toMatchObject({
      error: { code: "table/no_such_member" },
    });
});

test("a host who plays sees no fist through a second account", async () => {
  const [host, other, second] = await Promise.all(["host", "other", "second"].map((stem) => makeMember(stem)));
  const { id, seats } = await house.seated<SpoofView>(host!, SPOOF, [host!, other!]);
  const [hal, oda, eyes] = [...seats, comes<SpoofView>(second!, id)];
  await eyes!.until("the table", () => true);
  await hal!.tell({ type: "seat_bot" });
  // Asked before play, where others sit already, and while there is something to see.
  expect(await hal!.tell({ type: "invite", user: second!.id, office: "omniscient" })).toMatchObject({
    error: { code: "table/others_sit" },
  });
  expect(await hal!.play("host", { type: "start" })).toMatchObject({ ok: true });
  await oda!.play(1, { type: "hide", coins: 2 });
  for (const office of ["omniscient", "master"] as const) {
    await hal!.tell({ type: "invite", user: second!.id, office });
    expect(await eyes!.tell({ type: "take_office", office })).toMatchObject({ ok: false });
  }
  await eyes!.until("a fist that is shut", (view) => view.hidden[1] === true);
  expect(eyes!.heard.every(({ payload }) => !JSON.stringify(payload).includes('"fists":['))).toBe(true);
});

test("a table that somebody is asked to is among theirs, until they decline or come", async () => {
  const { id, master } = await mastered<SpoofView>({ world: "spoof", body: { v: 1, rounds: 1, most: 2 }, seats: 2 }, 1);
  const asked = await makeMember("asked");
  const theirs = async () => (await listMyTables(asked)).map(({ id, invited }) => ({ id, invited }));
  await master.until("the table", () => true);
  await master.tell({ type: "invite", user: asked.id, office: null });
  expect(await theirs()).toEqual([{ id, invited: true }]);
  // Once they have come there, nothing about it is new to them.
  const other = await makeMember("other");
  await master.tell({ type: "invite", user: other.id, office: null });
  await noteVisit(other, id);
  expect(await listMyTables(other)).toMatchObject([{ id }]);
  expect((await listMyTables(other))[0]).not.toHaveProperty("invited");
  const decline = { to: "table" as const, intent: { type: "uninvite", user: asked.id } };
  expect(
    await playMove({ tableId: id, moveId: newId(), user: asked.id, as: "visitor", request: decline }),
  ).toMatchObject({
    ok: true,
  });
  expect(await theirs()).toEqual([]);
});
