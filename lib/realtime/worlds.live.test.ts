import { describe, expect, test } from "vitest";
import { makeMember } from "../build/testing/club";
import { liveTables, type Opening } from "../build/testing/live-tables";
import { numberOf } from "../contracts/version";
import type { View as DiplomacyView } from "../engine/diplomacy/game/view";
import type { SpoofView } from "../engine/spoof/game";
import { listOpenTables } from "../services/tables/open-tables";
import { readRecords } from "../services/tables/read-table";
import { tickTable } from "../services/tables/tick-tables";

/** Games of every world at the same live table: opened, seated, played, watched and taken up again over real sockets. */

const house = liveTables();

/** A table with people at its first seats, the rest as it was opened. */
async function seated<View>(opening: Opening, count: number) {
  const members = await Promise.all(Array.from({ length: count }, () => makeMember("wor")));
  return house.seated<View>(members[0]!, opening, members);
}

describe("spoof", () => {
  test("is played to its end by three people, and all are told the same but their own fists", async () => {
    const { id, seats } = await seated<SpoofView>({ world: "spoof", body: { v: 1, rounds: 2, most: 3 }, seats: 3 }, 3);
    const onlooker = house.comes<SpoofView>(null, id);
    for (let round = 1; round <= 2; round++) {
      for (const [seat, player] of seats.entries()) {
        await player.until("a fist to shut", (view) => view.round === round && view.can?.hide === true);
        // Nobody plays for a seat who is not even signed in: bots are the house's alone.
        expect(await onlooker.play(seat, { type: "hide", coins: 0 })).toMatchObject({
          error: { code: "table/sign_in" },
        });
        expect(await player.play(seat, { type: "hide", coins: seat })).toMatchObject({ ok: true });
      }
      for (let guesses = 0; guesses < 3; guesses++) {
        await seats[0]!.until("somebody's guess", (view) => view.turn !== null);
        const turn = seats[0]!.view!.turn!;
        await seats[turn]!.until("my guess", (view) => (view.can?.guess.length ?? 0) > 0);
        const total = guesses === 1 ? 3 : guesses;
        expect(await seats[turn]!.play(turn, { type: "guess", total })).toMatchObject({ ok: true });
        await seats[0]!.until("that guess", (view) => view.turn !== turn);
      }
    }
    for (const player of [...seats, onlooker]) await player.until("the end", (view) => view.phase === "over");
    expect(onlooker.view!.scores.reduce((sum, score) => sum + score)).toBe(2);
    // A fist was told to its owner alone, in views and in the log.
    const shut = onlooker.messages.filter(({ log }) => log?.some(({ say }) => say.code === "spoof/hid"));
    expect(shut).toHaveLength(6);
    for (const { log, game } of shut) {
      expect(Object.keys(log![0]!.say.data)).toEqual(["seat"]);
      expect(game?.mine).toBeNull();
    }
    expect(onlooker.gaps).toBe(0);
    const records = await readRecords(id);
    expect(records.map(({ kind, number, data }) => [kind, number, data])).toEqual([
      ["round", 1, { v: 1, coins: [0, 1, 2], winner: expect.anything() }],
      ["round", 2, { v: 1, coins: [0, 1, 2], winner: expect.anything() }],
    ]);
    expect(onlooker.records).toEqual(records);
    expect((await listOpenTables()).find((table) => table.id === id)).toMatchObject({
      world: "spoof",
      game: { slug: null, name: "Spoof" },
      phase: "over",
    });
  });

  test("goes on where it was when its process dies, though no shuffle was ever sealed there", async () => {
    const { id, seats } = await seated<SpoofView>({ world: "spoof", body: { v: 1, rounds: 9, most: 3 }, seats: 2 }, 2);
    await seats[0]!.until("the first round", (view) => view.can?.hide === true);
    await seats[0]!.play(0, { type: "hide", coins: 3 });
    await seats[1]!.until("a shut fist", (view) => view.hidden[0] === true);
    const before = { version: seats[1]!.version, log: seats[1]!.log.length };
    await house.restart();
    for (const player of seats) player.goTo(house.url());
    await seats[1]!.until("the same again", (view) => view.hidden[0] === true && view.mine === null);
    await seats[0]!.until("my own fist", (view) => view.mine === 3);
    // Its stream goes on; that somebody was away meanwhile may have been told.
    expect(numberOf(seats[1]!.version)).toBeGreaterThanOrEqual(numberOf(before.version)!);
    expect(seats[1]!.log.length).toBeGreaterThanOrEqual(before.log);
    expect(await seats[1]!.play(1, { type: "hide", coins: 1 })).toMatchObject({ ok: true });
    await seats[0]!.until("the guessing", (view) => view.phase === "guessing");
    expect(await readRecords(id)).toEqual([]);
  });

  test("is played by bots where people are few", async () => {
    const { seats } = await seated<SpoofView>(
      { world: "spoof", body: { v: 1, rounds: 3, most: 2 }, seats: 3, bots: 2 },
      1,
    );
    const me = seats[0]!;
    for (let acts = 0; acts < 40 && me.view?.phase !== "over"; acts++) {
      await me.until("my turn or the end", (view) => view.can !== null || view.phase === "over");
      const { can } = me.view!;
      if (!can) break;
      await me.play(0, can.hide ? { type: "hide", coins: 1 } : { type: "guess", total: can.guess[0]! });
    }
    await me.until("the end", (view) => view.phase === "over");
  });
});

describe("Diplomacy", () => {
  test("is opened, seated and begun by itself; orders are their power's alone; the phase is processed at its deadline", async () => {
    const body = { timing: ["NEXT 1D"], zone: "UTC" };
    const { id, seats } = await seated<DiplomacyView>({ world: "diplomacy", body, seats: 7 }, 7);
    const onlooker = house.comes<DiplomacyView>(null, id);
    await onlooker.until("the game", (view) => view.stage === "active");
    const first = onlooker.view!.position.phase;
    const [player, other] = [seats[0]!, seats[1]!];
    await player.until("a power", (view) => view.own.length === 1);
    const power = player.view!.own[0]!;
    const unit = player.view!.position.units.find((each) => each.power === power)!;
    const text = `${unit.type} ${unit.at} H`;
    expect(await player.play(0, { type: "orders", power, text })).toMatchObject({ ok: true });
    await player.until(
      "my orders",
      (view) => (view.powers.find(({ name }) => name === power)?.orders?.length ?? 0) > 0,
    );
    await onlooker.changed(300);
    for (const one of [other, onlooker])
      expect(one.view!.powers.find(({ name }) => name === power)?.orders ?? null).toBeNull();
    expect(await player.play(1, { type: "orders", text })).toMatchObject({ error: { code: "table/not_your_seat" } });
    for (const [seat, one] of seats.entries()) {
      await one.until("a power", (view) => view.own.length === 1);
      const own = one.view!.own[0]!;
      const lines = one
        .view!.position.units.filter((each) => each.power === own)
        .map(({ type, at }) => `${type} ${at} H`);
      expect(await one.play(seat, { type: "orders", power: own, text: lines.join("\n") })).toMatchObject({ ok: true });
    }
    // The deadline comes to this process first: the others hear of it from the database.
    for (let days = 1; days <= 3 && (await readRecords(id)).length === 0; days++)
      await tickTable(id, Date.now() + days * 24 * 60 * 60_000);
    await onlooker.until("the next phase", (view) => JSON.stringify(view.position.phase) !== JSON.stringify(first));
    expect((await readRecords(id))[0]).toMatchObject({ kind: "phase", number: first.year });
  });
});
