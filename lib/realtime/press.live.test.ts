import { setTimeout } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Member } from "../auth/policy";
import { makeMember, ticketFor } from "../build/testing/club";
import { type Sidecar, startSidecar } from "../build/testing/sidecars";
import { WorldPlayer } from "../build/testing/world-player";
import type { SendPress } from "../contracts/press";
import type { PressLine } from "../contracts/press-words";
import { prisma } from "../db/client";
import { newId } from "../db/ids";
import type { View } from "../engine/diplomacy/game/view";
import { createTableOf } from "../services/tables/create-table";

/** Letters over real connections: who hears of one, and what becomes of it when the process dies. */

let sidecar: Sidecar;
const players: WorldPlayer<View>[] = [];
const start = async (port?: number) => {
  sidecar = await startSidecar(process.env.DATABASE_URL ?? "", port === undefined ? {} : { port });
};
beforeAll(() => start());
afterEach(() => {
  for (const player of players.splice(0)) player.close();
});
afterAll(() => sidecar.kill());

function comes(member: Member | null, id: string): WorldPlayer<View> {
  const player = new WorldPlayer<View>(sidecar.url, member ? ticketFor(member) : async () => null, id);
  players.push(player);
  return player;
}

/** A game that has begun: everybody by their power, the master, somebody who looks on. */
async function game(rules: string[], anonymous = false) {
  const master = await makeMember("gm");
  const opened = await createTableOf(master, {
    ...{ world: "diplomacy", body: { timing: ["NEXT 1D"], zone: "UTC", rules }, seats: 7, asMaster: true },
    settings: { name: "P", public: true, entry: "open", moveSeconds: null, botMillis: 0, anonymous },
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const { id } = opened.value;
  const members = await Promise.all(Array.from({ length: 7 }, () => makeMember("pow")));
  const seats: WorldPlayer<View>[] = [];
  for (const member of members) {
    const player = comes(member, id);
    await player.until("the table", () => true);
    expect(await player.tell({ type: "sit", share: newId() })).toMatchObject({ ok: true });
    seats.push(player);
  }
  for (const seat of seats) await seat.until("a power", (view) => view.own.length === 1);
  const of = (power: string) => seats.find(({ view }) => view?.own[0] === power)!;
  const [gm, onlooker] = [comes(master, id), comes(null, id)];
  for (const one of [gm, onlooker]) await one.until("the game", (view) => view.stage === "active");
  return { id, of, seats, members, gm, onlooker };
}

const letter = (tableId: string, from: string, to: SendPress["to"], more: Partial<SendPress> = {}): SendPress => ({
  ...{ tableId, id: newId(), from, to, sign: { kind: "own" }, text: "Shall we?", quiet: false },
  ...more,
});
const letters = (player: WorldPlayer<View>): PressLine[] =>
  player.heard.flatMap(({ event, payload }) => (event === "press:line" ? [(payload as { line: PressLine }).line] : []));
const heard = async (player: WorldPlayer<View>, count: number) => {
  await expect.poll(() => letters(player).length).toBeGreaterThanOrEqual(count);
  expect(letters(player)).toHaveLength(count);
};
/** Everything but chance and clocks. */
const bytes = (lines: readonly unknown[]): string =>
  JSON.stringify(lines)
    .replace(/"id":"[0-9a-z]+"/g, '"id"')
    .replace(/"at":\d+/g, '"at"');

test("a letter comes to those who are given it, to their other connections too, and to nobody else", async () => {
  const { id, of, seats, gm, onlooker } = await game([]);
  const sent = await of("FRANCE").ask("press:send", letter(id, "p:FRANCE", ["p:GERMANY", "p:ITALY"]));
  expect(sent).toMatchObject({ ok: true, value: { mine: true } });
  for (const power of ["FRANCE", "GERMANY", "ITALY"]) await heard(of(power), 1);
  const all = await of("TURKEY").ask("press:send", letter(id, "p:TURKEY", "all", { text: "Hello" }));
  expect(all).toMatchObject({ ok: true });
  await heard(onlooker, 1);
  await heard(gm, 1);
  for (const seat of seats) {
    const given = ["FRANCE", "GERMANY", "ITALY"].includes(seat.view!.own[0]!);
    await heard(seat, given ? 2 : 1);
    if (!given) expect(JSON.stringify(seat.heard)).not.toContain("Shall we?");
  }
  expect(JSON.stringify([onlooker.heard, gm.heard])).not.toContain("Shall we?");
  // Somebody who is not signed in, or not there, writes nothing.
  expect(await onlooker.ask("press:send", letter(id, "p:FRANCE", "all"))).toMatchObject({
    error: { code: "press/sign_in" },
  });
  expect(await onlooker.ask("press:read", { tableId: id, party: "all", thread: "all", upTo: "a" })).toMatchObject({
    error: { code: "press/sign_in" },
  });
  for (const wrong of [{}, { ...letter(id, "p:FRANCE", "all"), from: "all" }, { ...letter(id, "m", []) }])
    expect(await of("FRANCE").ask("press:send", wrong as SendPress)).toMatchObject({
      error: { code: "wire/malformed" },
    });
});

test("what is read on one device is read on the others", async () => {
  const { id, of, members, seats } = await game([]);
  const desk = of("GERMANY");
  const member = members[seats.indexOf(desk)]!;
  const phone = comes(member, id);
  await phone.until("the game", (view) => view.stage === "active");
  const sent = await of("FRANCE").ask("press:send", letter(id, "p:FRANCE", ["p:GERMANY"]));
  await heard(phone, 1);
  await heard(desk, 1);
  const { party, thread } = letters(desk)[0]!;
  const read = { tableId: id, party, thread, upTo: sent?.ok ? sent.value.id : "" };
  expect(await desk.ask("press:read", read)).toMatchObject({ ok: true });
  const told = () => phone.heard.filter(({ event }) => event === "press:read");
  await expect.poll(() => told().length).toBeGreaterThan(0);
  expect(told()).toEqual([{ event: "press:read", payload: { tableId: id, party, thread } }]);
  expect(of("FRANCE").heard.filter(({ event }) => event === "press:read")).toEqual([]);
});

test("whoever may not know is sent the same bytes, whoever wrote and whatever others write", async () => {
  const { id, of, onlooker } = await game(["FAKE_PRESS"], true);
  const told = async (author: string, secret: boolean): Promise<string> => {
    const eyes = [of("GERMANY"), of("AUSTRIA"), of("ENGLAND"), onlooker];
    for (const eye of eyes) eye.heard.length = 0;
    const grey = { sign: { kind: "grey" }, text: "I saw them talk." } as const;
    const fake: SendPress["sign"] = { kind: "claim", from: "p:TURKEY", to: ["p:GERMANY", "p:AUSTRIA"] };
    const write = async (power: string, to: SendPress["to"], more: Partial<SendPress>) =>
      expect(await of(power).ask("press:send", letter(id, `p:${power}`, to, more))).toMatchObject({ ok: true });
    if (secret) await write("RUSSIA", ["p:TURKEY"], { text: "Black Sea?" });
    await write(author, ["p:GERMANY"], grey);
    await write(author, ["p:AUSTRIA"], { sign: fake, text: "Trust me." });
    if (secret) await write("RUSSIA", ["m"], { text: "May I?" });
    await write(author, "all", grey);
    await heard(of("GERMANY"), 2);
    await heard(of("AUSTRIA"), 2);
    for (const eye of [of("ENGLAND"), onlooker]) await heard(eye, 1);
    return bytes(eyes.map((eye) => eye.heard.filter(({ event }) => event !== "table:presence")));
  };
  const first = await told("FRANCE", false);
  expect(first).toContain("Trust me.");
  expect(await told("ITALY", true)).toBe(first);
});

test("a letter that was acknowledged is there, and none is doubled, however often the process is killed", async () => {
  const { id, of } = await game([]);
  const france = of("FRANCE");
  for (const pause of process.env.GUILDHALL_LONG ? [0, 1, 3, 8, 20, 40] : [5]) {
    const one = letter(id, "p:FRANCE", ["p:GERMANY"], { text: `killed after ${pause}` });
    let answered = false;
    const asked = france.ask("press:send", one).then((answer) => {
      answered = answer?.ok ?? false;
    });
    await setTimeout(pause);
    await sidecar.kill();
    const stored = () => prisma().pressMessage.count({ where: { tableId: id, text: one.text } });
    // Whatever was answered before the end was stored before.
    if (answered) expect(await stored()).toBe(1);
    await start(sidecar.port);
    await asked;
    await expect
      .poll(() => france.ask("press:send", one), { interval: 200 })
      .toMatchObject({ ok: true, value: { text: one.text, mine: true } });
    expect(await stored()).toBe(1);
  }
});
