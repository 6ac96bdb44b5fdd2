import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Member } from "../auth/policy";
import { makeMember, ticketFor } from "../build/testing/club";
import { Player } from "../build/testing/player";
import { type Sidecar, startSidecar } from "../build/testing/sidecars";
import { newId } from "../db/ids";
import { houseCards } from "../engine/ccg/sets";
import type { Intent } from "../engine/ccg/tabletop/intent";
import type { View } from "../engine/ccg/tabletop/view";
import { openTabletop } from "../services/tabletop/open-tabletop";

/** What an attacker with a real connection tries at a tabletop for collectible cards. */

let sidecar: Sidecar;
const players: Player<View>[] = [];
const numbers = houseCards("five-dyes").cards.flatMap(({ number, hidden }) => (hidden ? [] : [number]));

beforeAll(async () => {
  sidecar = await startSidecar(process.env.DATABASE_URL ?? "");
});
afterEach(() => {
  for (const player of players.splice(0)) player.close();
});
afterAll(() => sidecar.kill());

async function connect(member: Member | null, tableId: string): Promise<Player<View>> {
  const player = new Player<View>(sidecar.url, member ? ticketFor(member) : async () => null, tableId);
  players.push(player);
  await player.until("the table", () => true);
  return player;
}

const sit = (player: Player<View>, seat: number) =>
  player.move("visitor", { to: "table", intent: { type: "sit", seat, share: newId() } });
const leave = (player: Player<View>) => player.move("visitor", { to: "table", intent: { type: "leave" } });
const act = (player: Player<View>, seat: number, intent: unknown) =>
  player.move(seat, { to: "game", intent: intent as Intent });

const draw = (seat: number, count: number) => ({
  type: "transfer",
  take: { how: "top", zone: `${seat}/deck`, count },
  put: { to: "zone", zone: `${seat}/hand` },
});
const zone = ({ zones }: View, ref: string) => zones.find((one) => one.zone === ref)!;

async function opened(names: readonly string[]) {
  const members = await Promise.all(names.map(makeMember));
  const table = await openTabletop(
    members[0]!,
    { game: "five-dyes", manner: "free", seats: 2, settings: { public: true, entry: "open" } },
    "127.0.0.1",
  );
  if (!table.ok) throw new Error(table.error.code);
  const tableId = table.value.id;
  const seats: Player<View>[] = [];
  for (const [seat, member] of members.entries()) {
    const player = await connect(member, tableId);
    expect(await sit(player, seat)).toMatchObject({ ok: true });
    seats.push(player);
  }
  return { tableId, members, seats };
}

/** Two with their decks, and hands of three. `from`: which cards the first one's deck is made of. */
async function dealt(from = 0) {
  const table = await opened(["mal", "ned"]);
  for (const [seat, player] of table.seats.entries()) {
    const deck = seat === 0 ? numbers.slice(from, from + 20) : Array.from({ length: 20 }, () => numbers[0]!);
    expect(await act(player, seat, { type: "bring", parts: { deck, sideboard: deck.slice(0, 2) } })).toMatchObject({
      ok: true,
    });
  }
  for (const [seat, player] of table.seats.entries()) {
    await player.until("the game", ({ stage }) => stage === "playing");
    expect(await act(player, seat, draw(seat, 3))).toMatchObject({ ok: true });
  }
  return table;
}

describe("a second hand, a stranger's deck", () => {
  test("whoever left a hand sees no other of the game, whoever waits no hand at all", async () => {
    const { tableId, members, seats } = await dealt();
    const [mal] = seats as [Player<View>, Player<View>];
    await leave(mal);
    await mal.move("host", { to: "table", intent: { type: "kick", seat: 1 } });
    await sit(mal, 1);
    const pia = await connect(await makeMember("pia"), tableId);
    await sit(pia, 0);
    for (const player of [mal, pia, await connect(members[0]!, tableId)]) {
      await player.join();
      for (const ref of ["0/hand", "1/hand", "0/deck", "1/sideboard"]) expect(zone(player.view!, ref).cards).toBeNull();
    }
  });

  test("a deck does not stay where its owner sat before the game has begun", async () => {
    const { seats, tableId } = await opened(["mal"]);
    const [mal] = seats as [Player<View>];
    await act(mal, 0, { type: "bring", parts: { deck: numbers.slice(0, 20), sideboard: numbers.slice(20, 24) } });
    await leave(mal);
    const pia = await connect(await makeMember("pia"), tableId);
    expect(await sit(pia, 0)).toMatchObject({ ok: true });
    await pia.join();
    expect(pia.view!.zones.reduce((sum, { count }) => sum + count, 0)).toBe(0);
    expect(await act(pia, 0, { type: "bring", parts: { deck: numbers.slice(3, 30) } })).toMatchObject({ ok: true });
  });
});

/** What the first seat does that others see happen, and not with which cards. */
const SECRETLY: readonly ((view: View) => unknown)[] = [
  () => draw(0, 2),
  (view) => ({
    type: "transfer",
    take: { how: "cards", zone: "0/hand", ids: [zone(view, "0/hand").cards![1]!.id] },
    put: { to: "zone", zone: "0/aside" },
  }),
  (view) => ({
    type: "transfer",
    take: {
      how: "cards",
      zone: "0/hand",
      ids: zone(view, "0/hand")
        .cards!.slice(0, 2)
        .map(({ id }) => id),
    },
    put: { to: "table", x: 10, y: 20, down: true },
  }),
  () => ({ type: "search", zone: "0/deck" }),
  (view) => ({
    type: "transfer",
    take: { how: "cards", zone: "0/deck", ids: [zone(view, "0/deck").cards![4]!.id] },
    put: { to: "zone", zone: "0/hand" },
    shuffle: true,
  }),
  () => ({ type: "search", zone: "0/deck", close: true }),
  () => ({ type: "shuffle", zone: "0/deck" }),
  () => ({ type: "shuffle", zone: "0/hand" }),
  () => ({ type: "search", zone: "0/sideboard" }),
  (view) => ({ type: "move", objects: Object.keys(view.objects).map((id) => ({ id: Number(id), x: 7, y: 9 })) }),
  (view) => ({
    type: "attach",
    objects: [Number(Object.keys(view.objects)[0])],
    to: Number(Object.keys(view.objects)[1]),
  }),
  () => ({ type: "transfer", take: { how: "chance", zone: "0/hand", count: 1 }, put: { to: "zone", zone: "0/deck" } }),
  () => ({
    type: "transfer",
    take: { how: "top", zone: "0/hand", count: 2 },
    put: { to: "zone", zone: "0/deck", end: "bottom" },
  }),
  () => ({ type: "bid", text: "seven" }),
  (view) => ({
    type: "transfer",
    take: { how: "table", ids: [Number(Object.keys(view.objects)[0])] },
    put: { to: "zone", zone: "0/hand" },
  }),
  () => ({ type: "show", zone: "0/hand", sight: 0 }),
  () => ({ type: "show", zone: "0/hand", sight: 1 }),
];
/** What the second one asks of cards that they do not see, and is refused. */
const IN_VAIN: readonly ((view: View) => unknown)[] = [
  ...[1, 3, 17, 60, 61, 62, 63, 64, 80, 90].map((id) => () => ({
    type: "transfer",
    take: { how: "cards", zone: "0/hand", ids: [id] },
    put: { to: "zone", zone: "1/hand" },
  })),
  ...[1, 3, 17].map((id) => () => ({
    type: "transfer",
    take: { how: "cards", zone: "0/deck", ids: [id] },
    put: { to: "zone", zone: "1/hand" },
  })),
  (view) => ({ type: "flip", objects: Object.keys(view.objects).map(Number) }),
  (view) => ({ type: "flip", objects: Object.keys(view.objects).map(Number), to: "other" }),
  () => ({ type: "reveal", zone: "0/hand", id: 5 }),
  () => ({
    type: "transfer",
    take: { how: "places", zone: "0/hand", places: [0], rev: 0 },
    put: { to: "zone", zone: "1/hand" },
  }),
  () => ({
    type: "transfer",
    take: { how: "top", zone: "0/deck", count: 1 },
    put: { to: "zone", zone: "1/play", down: true },
    reveal: "name",
  }),
];

async function streams(from: number) {
  const { tableId, seats } = await dealt(from);
  const [mal, ned] = seats as [Player<View>, Player<View>];
  const watcher = await connect(null, tableId);
  await ned.join();
  const marks = [ned.received.length, watcher.received.length];
  const answers: unknown[] = [];
  for (const [n, make] of SECRETLY.entries()) {
    const answer = await act(mal, 0, make(mal.view!));
    if (!answer?.ok) throw new Error(`${n} ${JSON.stringify(answer)}`);
    for (const one of [mal, ned, watcher])
      while (Number(one.version.split(".")[1]) < Number(answer.value.version.split(".")[1])) await one.changed(50);
    for (const vain of n % 5 === 0 ? IN_VAIN : []) {
      const refused = await ned.askPatiently("table:move", {
        tableId,
        moveId: newId(),
        as: 1,
        to: "game",
        intent: vain(ned.view!),
      });
      if (refused?.ok) throw new Error(`accepted ${JSON.stringify(vain(ned.view!))}`);
      answers.push(refused?.ok === false ? refused.error : refused);
    }
  }
  const clean = (payload: unknown) =>
    JSON.stringify(payload)
      .replaceAll(tableId, "T")
      .replace(/"(now|at|since)":\d+/g, '"$1":0')
      .replace(/"turn":\{"seat":\d/g, '"turn":{"seat":0');
  return [
    ned.received.slice(marks[0]).map(({ payload }) => clean(payload)),
    watcher.received.slice(marks[1]).map(({ payload }) => clean(payload)),
    answers.map(clean),
  ];
}

test("what another and a watcher are sent is the same bytes, whatever the deck", async () => {
  const [one, other] = [await streams(0), await streams(40)];
  expect(one.map((list) => list.length).every((n) => n > 10)).toBe(true);
  expect(other).toEqual(one);
});

const many = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
const from = (take: object, put: object = { to: "zone", zone: "0/hand" }) => ({ type: "transfer", take, put });

test("forged acts are refused, one and all, and change nothing", { timeout: 60_000 }, async () => {
  const { seats } = await dealt();
  const [mal, ned] = seats as [Player<View>, Player<View>];
  const [hidden] = zone(mal.view!, "0/hand").cards!;
  const before = { view: structuredClone(ned.view), version: ned.version };
  const forged: unknown[] = [
    ...[null, 7, "x", [], {}, { type: "__proto__" }, { type: "constructor" }, { type: "seated", seats: 2 }],
    { type: "restored", position: {} },
    { type: "begin" },
    { type: "again" },
    { type: "bring", parts: { deck: [numbers[0]] } },
    JSON.parse('{"type":"bring","parts":{"__proto__":[1]}}'),
    { type: "moved", seat: 0, from: "0/hand", to: "1/hand", how: "cards", end: "top", cards: [], shuffled: false },
    ...[many(201, 1), [], [1.5], [-1], ["1"], [null], [2 ** 60], [Number.MAX_VALUE]].flatMap((objects) => [
      { type: "rotate", objects, angle: 90 },
      { type: "raise", objects },
    ]),
    ...["0/hand", "0/deck", "0/sideboard", "0/aside"].map((of) =>
      from({ how: "cards", zone: of, ids: [hidden!.id] }, { to: "zone", zone: "1/hand" }),
    ),
    ...[
      "2/hand",
      "8/hand",
      "-1/hand",
      "0/",
      "/hand",
      "0/hand/x",
      "constructor",
      "__proto__",
      "0/\u202ehand",
      "00/hand",
    ].map((of) => from({ how: "top", zone: of, count: 1 })),
    ...[0, -1, 1.5, 601, "1", null].map((count) => from({ how: "top", zone: "0/deck", count })),
    ...[0, 1, 2, 3, 5, 6, 7].map((rev) => from({ how: "places", zone: "0/hand", places: [0], rev })),
    from({ how: "chance", zone: "0/play", count: 1 }),
    from({ how: "outside", numbers: [999_999] }),
    from({ how: "outside", numbers: many(51, numbers[0]) }),
    from({ how: "outside", numbers: [numbers[0]] }, { to: "outside" }),
    from({ how: "top", zone: "1/deck", count: 1 }, { to: "table", x: 1e9, y: 0 }),
    from({ how: "top", zone: "1/deck", count: 1 }, { to: "zone", zone: "0/play", down: true }),
    { ...from({ how: "top", zone: "1/deck", count: 1 }, { to: "zone", zone: "1/play", down: true }), reveal: "name" },
    { ...from({ how: "top", zone: "1/deck", count: 1 }), seat: 0 },
    { type: "show", zone: "0/hand", sight: 7 },
    { type: "reveal", zone: "0/hand", id: hidden!.id },
    { type: "special", what: "x".repeat(201) },
    { type: "special", what: "a\u0000b" },
    { type: "special", what: "a\ud800b" },
    { type: "roll", dice: 21, sides: 6 },
    { type: "score", seat: 0, value: 1.5 },
    { type: "score", seat: 7, value: 1 },
    { type: "allow", yes: true },
    { type: "command", name: "hand" },
    { type: "accept" },
    { type: "end_turn", seat: 0 },
    { type: "judge", winners: [1] },
    { type: "judge", winners: null },
  ];
  for (const intent of forged) {
    const answer = await act(ned, 1, intent);
    expect(answer, JSON.stringify(intent).slice(0, 200)).toMatchObject({ ok: false });
  }
  // As another, or as an office that one does not hold.
  for (const as of [0, 7, "host", "master", "observer", "clock", "judge"])
    for (const intent of [{ type: "toss" }, { type: "judge", winners: [1] }])
      expect(await ned.move(as as 0, { to: "game", intent })).toMatchObject({ ok: false });
  await ned.join();
  expect(ned.version).toBe(before.version);
  expect(ned.view).toEqual(before.view);
  expect(sidecar.child.exitCode).toBeNull();
});

test("who agrees to a result as their page shows it does not agree to another that is declared meanwhile", async () => {
  const { seats } = await dealt();
  const [mal, ned] = seats as [Player<View>, Player<View>];
  expect(await act(mal, 0, { type: "declare", result: "draw" })).toMatchObject({ ok: true });
  const { declared } = await ned.until("the declaration", (view) => view.declared !== null);
  expect(declared).toMatchObject({ seat: 0, result: "draw" });
  const { version } = ned;
  expect(await act(mal, 0, { type: "declare", result: "win" })).toMatchObject({ ok: true });
  const accept = { to: "game", intent: { type: "accept" } } as const;
  expect(await ned.move(1, accept, { ifVersion: version })).toMatchObject({
    ok: false,
    error: { code: "table/stale" },
  });
  await ned.until("the other one", (view) => view.declared?.result === "win");
  expect(ned.view).toMatchObject({ stage: "playing", outcome: null });
});
