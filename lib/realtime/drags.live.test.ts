import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Member } from "../auth/policy";
import { makeMember, ticketFor } from "../build/testing/club";
import { type AnySocket, Player } from "../build/testing/player";
import { type Sidecar, startSidecar } from "../build/testing/sidecars";
import type { Dragged, DragTold } from "../contracts/live";
import { newId } from "../db/ids";
import { houseCards } from "../engine/ccg/sets";
import type { View } from "../engine/ccg/tabletop/view";
import { openTabletop } from "../services/tabletop/open-tabletop";
import { DRAGS } from "./limits";

/** What is dragged at a tabletop, over real connections: who hears of it, and what they cannot learn by it. */

let sidecar: Sidecar;
let other: Sidecar;
const open: Dragger[] = [];
const numbers = houseCards("five-dyes").cards.flatMap(({ number, hidden }) => (hidden ? [] : [number]));
const WIDTH = 1_024;

/** A player who keeps what they hear of drags. */
class Dragger extends Player<View> {
  readonly heard: DragTold[] = [];

  protected override opened(socket: AnySocket): void {
    const hearing = socket as unknown as { on(event: string, listener: (told: DragTold) => void): void };
    hearing.on("table:drag", (told) => this.heard.push(told));
  }

  drag(as: number, drag: Dragged | null) {
    return this.ask("table:drag", { tableId: this.tableId, as, drag });
  }

  async hears(count: number): Promise<DragTold[]> {
    await expect.poll(() => this.heard.length).toBe(count);
    return this.heard;
  }
}

beforeAll(async () => {
  const url = process.env.DATABASE_URL ?? "";
  [sidecar, other] = await Promise.all([startSidecar(url), startSidecar(url)]);
});
afterEach(() => {
  for (const player of open.splice(0)) player.close();
});
afterAll(() => Promise.all([sidecar.kill(), other.kill()]));

async function connect(member: Member | null, tableId: string, { url } = sidecar): Promise<Dragger> {
  const player = new Dragger(url, member ? ticketFor(member) : async () => null, tableId);
  open.push(player);
  await player.until("the table", () => true);
  return player;
}

const must = async (answer: Promise<{ ok: boolean } | null>) => expect(await answer).toMatchObject({ ok: true });
const act = (player: Dragger, seat: number, intent: unknown) => player.move(seat, { to: "game", intent });

/** Two who play, hands of three, a card of each on the table; one who watches. `from`: which cards the first deck has. */
async function dealt(from = 0) {
  const members = await Promise.all(["mal", "ned"].map(makeMember));
  const settings = { public: true, entry: "open" as const };
  const table = await openTabletop(members[0]!, { game: "five-dyes", manner: "free", seats: 2, settings }, "127.0.0.1");
  if (!table.ok) throw new Error(table.error.code);
  const seats: Dragger[] = [];
  for (const [seat, member] of members.entries()) {
    const player = await connect(member, table.value.id);
    await must(player.move("visitor", { to: "table", intent: { type: "sit", seat, share: newId() } }));
    seats.push(player);
  }
  for (const [seat, player] of seats.entries()) {
    const deck = seat === 0 ? numbers.slice(from, from + 20) : Array.from({ length: 20 }, () => numbers[0]!);
    await must(act(player, seat, { type: "bring", parts: { deck } }));
  }
  for (const [seat, player] of seats.entries()) {
    await player.until("the game", ({ stage }) => stage === "playing");
    const take = { how: "top", zone: `${seat}/deck`, count: 3 };
    await must(act(player, seat, { type: "transfer", take, put: { to: "zone", zone: `${seat}/hand` } }));
    const laid = { to: "table", x: 100, y: 50, down: seat === 0 };
    await must(act(player, seat, { type: "transfer", take: { ...take, count: 1 }, put: laid }));
  }
  const watcher = await connect(null, table.value.id);
  const [mal, ned] = seats as [Dragger, Dragger];
  await mal.until("both cards", ({ objects }) => Object.keys(objects).length === 2);
  return { tableId: table.value.id, members, mal, ned, watcher };
}

const cardsOf = ({ view }: Dragger): number[] => Object.keys(view?.objects ?? {}).map(Number);
const handOf = ({ view }: Dragger, seat: number): number[] =>
  (view?.zones.find(({ zone }) => zone === `${seat}/hand`)?.cards ?? []).map(({ id }) => id);

describe("who hears what", () => {
  test("those at the table, each in their own frame, and not whoever drags; nothing is written", async () => {
    const { mal, ned, watcher, tableId } = await dealt();
    const [card] = cardsOf(mal);
    const { version } = ned;
    await must(mal.drag(0, { cards: [card!], x: 300, y: -40 }));
    await must(mal.drag(0, { cards: [card!], x: 310, y: -30 }));
    await must(mal.drag(0, null));
    expect(await ned.hears(3)).toEqual([
      [tableId, 0, WIDTH - 300, 40, [card]],
      [tableId, 0, WIDTH - 310, 30],
      [tableId, 0],
    ]);
    expect(await watcher.hears(3)).toEqual([
      [tableId, 0, 300, -40, [card]],
      [tableId, 0, 310, -30],
      [tableId, 0],
    ]);
    expect(mal.heard).toEqual([]);
    await ned.join();
    expect(ned.version).toBe(version);
  });

  test("out of the hand a back moves: no id, no count, no card", async () => {
    const { mal, ned, tableId } = await dealt();
    await must(mal.drag(0, { cards: null, x: 10, y: 20 }));
    expect(await ned.hears(1)).toEqual([[tableId, 0, WIDTH - 10, -20, null]]);
  });

  test("whoever leaves, or loses the connection, has let go", async () => {
    const { mal, ned, tableId } = await dealt();
    await must(mal.drag(0, { cards: null, x: 10, y: 20 }));
    await must(mal.ask("table:leave", { tableId }));
    expect((await ned.hears(2))[1]).toEqual([tableId, 0]);
    await mal.join();
    await must(mal.drag(0, { cards: null, x: 10, y: 20 }));
    await ned.hears(3);
    mal.close();
    expect((await ned.hears(4))[3]).toEqual([tableId, 0]);
  });
});

test("those who watch through another sidecar hear it too, each in their own frame: at most twenty times a second", async () => {
  const { mal, members, tableId } = await dealt();
  const [far, watcher] = [await connect(members[1]!, tableId, other), await connect(null, tableId, other)];
  const [card] = cardsOf(mal);
  await must(mal.drag(0, { cards: [card!], x: 300, y: -40 }));
  expect(await far.hears(1)).toEqual([[tableId, 0, WIDTH - 300, 40, [card]]]);
  expect(await watcher.hears(1)).toEqual([[tableId, 0, 300, -40, [card]]]);
  const began = Date.now();
  const most = DRAGS.points - 3;
  for (let x = 1; x <= most; x++) await must(mal.drag(0, { cards: [card!], x, y: 0 }));
  await expect.poll(() => watcher.heard.at(-1)?.[2]).toBe(most);
  expect(watcher.heard.length - 1).toBeLessThanOrEqual(2 + (Date.now() - began) / 50);
  await must(mal.drag(0, { cards: null, x: 10, y: 20 }));
  await expect.poll(() => far.heard.at(-1)).toEqual([tableId, 0, WIDTH - 10, -20, null]);
  await must(mal.drag(0, null));
  await expect.poll(() => far.heard.at(-1)).toEqual([tableId, 0]);
});

describe("what an attacker tries", () => {
  test("ids of hands, piles and nothing, others' seats, other tables, a paused table: refused, and nobody hears of it", async () => {
    const { mal, ned, watcher, tableId } = await dealt();
    const other = await dealt();
    const [card] = cardsOf(mal);
    const refused = async (player: Dragger, code: string, as: unknown, drag: unknown, at = tableId) =>
      expect(await player.ask("table:drag", { tableId: at, as, drag }), JSON.stringify(drag)).toMatchObject({
        ok: false,
        error: { code },
      });
    const at = { x: 1, y: 2 };
    // The door itself.
    for (const drag of [
      { cards: [], ...at },
      { cards: Array.from({ length: 201 }, (_, i) => i), ...at },
      { cards: [1.5], ...at },
      { cards: ["1"], ...at },
      { cards: [-1], ...at },
      { cards: [card], x: 10_001, y: 0 },
      { cards: [card], x: 0.5, y: 0 },
      { cards: [card], x: Number.NaN, y: 0 },
      { cards: [card] },
      "x",
    ])
      await refused(mal, "wire/malformed", 0, drag);
    for (const as of ["host", -1, 48, null]) await refused(mal, "wire/malformed", as, { cards: null, ...at });
    // Cards that do not lie on the table, whether they are there or not: the same answer.
    for (const id of [...handOf(mal, 0), 1, 7, 40, 999_999, 2 ** 50])
      if (!cardsOf(ned).includes(id)) await refused(ned, "tabletop/no_such_object", 1, { cards: [id], ...at });
    await refused(ned, "tabletop/no_such_object", 1, { cards: [card, ...handOf(mal, 0)], ...at });
    // Others' seats, as somebody who watches, at a table that one does not watch.
    await refused(ned, "table/not_your_seat", 0, { cards: [card], ...at });
    await refused(watcher, "table/sign_in", 0, { cards: [card], ...at });
    await refused(mal, "table/unknown", 0, { cards: [card], ...at }, other.tableId);
    await must(mal.move("host", { to: "table", intent: { type: "pause", on: true } }));
    await refused(mal, "table/paused", 0, { cards: [card], ...at });
    await must(ned.drag(1, null));
    await ned.join();
    await other.ned.join();
    expect([mal, ned, watcher, other.mal, other.ned].flatMap(({ heard }) => heard)).toEqual([]);
  });

  test("nobody lets go for somebody else, and whoever may not drag any more has let go", async () => {
    const { mal, ned, tableId } = await dealt();
    await must(mal.drag(0, { cards: null, x: 10, y: 20 }));
    await ned.hears(1);
    await ned.drag(0, null);
    await must(act(mal, 0, { type: "concede" }));
    await ned.until("the end", ({ stage }) => stage === "over");
    expect(ned.heard).toHaveLength(1);
    expect(await mal.drag(0, { cards: null, x: 10, y: 20 })).toMatchObject({ ok: false });
    expect((await ned.hears(2))[1]).toEqual([tableId, 0]);
  });

  test("a flood: no more than so many a second are told, letting go always is, and playing goes on", async () => {
    const { mal, ned } = await dealt();
    const [card] = cardsOf(mal);
    const from = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => mal.drag(0, { cards: [card!], x: i, y: 0 })),
    );
    const taken = answers.filter((answer) => answer?.ok).length;
    // A machine with other work may need more than one second for them.
    const seconds = 1 + Math.floor((performance.now() - from) / (1_000 * DRAGS.duration));
    expect(taken).toBeGreaterThanOrEqual(DRAGS.points);
    expect(taken).toBeLessThanOrEqual(DRAGS.points * seconds);
    expect(
      answers.filter((answer) => answer && !answer.ok).map((answer) => answer?.ok === false && answer.error.code),
    ).toEqual(Array.from({ length: 100 - taken }, () => "wire/too_many"));
    await must(mal.drag(0, null));
    await must(act(mal, 0, { type: "toss" }));
    await expect.poll(() => ned.heard.at(-1)?.length).toBe(2);
    expect(ned.heard.length).toBeLessThanOrEqual(taken + 1);
    expect(sidecar.child.exitCode).toBeNull();
  });
});

/** What was heard, told in full each time, and once however often it was sent. */
function inFull(heard: readonly DragTold[]): string[] {
  let of: DragTold[4];
  const lines = heard.map(([, seat, x, y, cards]) => {
    of = x === undefined ? undefined : cards === undefined ? of : cards;
    return JSON.stringify([seat, x, y, of]);
  });
  return lines.filter((line, i) => line !== lines[i - 1]);
}

test("what another and a watcher hear is the same, whichever cards are hidden from them", async () => {
  const heard = async (from: number): Promise<string[][]> => {
    const { mal, ned, watcher } = await dealt(from);
    const down = cardsOf(mal);
    let told = 0;
    for (const cards of [null, [down[0]!], down, null])
      for (const x of [0, 100, 500]) {
        told++;
        // One may be lost, or be one too many in this second: it is sent until all have it.
        while ([ned, watcher].some(({ heard: list }) => inFull(list).length < told)) {
          await mal.drag(0, { cards, x, y: x / 10 });
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
      }
    await must(mal.drag(0, null));
    return [ned, watcher].map(({ heard: list }) => inFull(list));
  };
  const [one, other] = [await heard(0), await heard(40)];
  expect(one[0]).toHaveLength(13);
  expect(other).toEqual(one);
});

test("a drag of a second, with the move that it ends in, is at most 1,000 bytes to each viewer", async () => {
  const { mal, ned, watcher } = await dealt();
  const [card] = cardsOf(mal);
  // From then on each of them is sent what changed.
  const counts = [ned, watcher].map(({ received }) => received.length);
  await must(act(mal, 0, { type: "toss" }));
  for (const [i, { received }] of [ned, watcher].entries())
    await expect.poll(() => received.length).toBeGreaterThan(counts[i]!);
  const bytes = [ned, watcher].map((player) => {
    const count = { frames: 0, bytes: 0 };
    const { engine } = (
      player.socket as unknown as { io: { engine: { on(e: string, l: (p: unknown) => void): void } } }
    ).io;
    engine.on("packet", (packet) => {
      const { type, data } = packet as { type: string; data?: string };
      if (type !== "message" || !data) return;
      count.frames++;
      // As it is framed: its type, and a head of two to four bytes.
      count.bytes += Buffer.byteLength(data) + 5;
    });
    return count;
  });
  // As the page paces a drag of a second (`components/realtime/pace.ts`): seven positions.
  for (let i = 0; i < 7; i++) await must(mal.drag(0, { cards: [card!], x: 300 + 40 * i, y: -120 - 10 * i }));
  await must(act(mal, 0, { type: "move", objects: [{ id: card!, x: 560, y: -180 }] }));
  await must(mal.drag(0, null));
  for (const player of [ned, watcher]) await player.hears(8);
  for (const { frames, bytes: all } of bytes) {
    console.log(`a drag of a second: ${frames} frames, ${all} bytes to a viewer`);
    expect(frames).toBe(9);
    expect(all).toBeLessThanOrEqual(1_000);
  }
});
