import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Member } from "../auth/policy";
import { cardTable } from "../build/testing/card-table";
import { makeMember, makeVersion, ticketFor } from "../build/testing/club";
import { Player } from "../build/testing/player";
import { type Sidecar, startSidecar } from "../build/testing/sidecars";
import { tableWith } from "../build/testing/twin-deals";
import { newId } from "../db/ids";
import type { Intent } from "../engine/cards/vocabulary";
import type { Seat } from "../engine/kernel/game";
import { SeededRandom } from "../engine/kernel/random";
import { catchUp } from "../live/live-table";

/** What ends or turns a deal (claims, closes, swaps, knocks, bouts), forged over real connections: nothing happens. */
const GAMES = [
  ["schnapsen", 20],
  ["gin", 52],
  ["durak", 36],
] as const;
const ACTS = 24;

let sidecar: Sidecar;
let members: Member[];
let stranger: Member;
const players: Player[] = [];

beforeAll(async () => {
  sidecar = await startSidecar(process.env.DATABASE_URL ?? "");
  [stranger, ...members] = (await Promise.all(["close-x", "close-a", "close-b"].map(makeMember))) as [
    Member,
    ...Member[],
  ];
});
afterEach(() => {
  for (const player of players.splice(0)) player.close();
});
afterAll(() => sidecar.kill());

async function connect(member: Member, tableId: string): Promise<Player> {
  const player = new Player(sidecar.url, ticketFor(member), tableId);
  players.push(player);
  await player.until("the table", () => true);
  return player;
}

/** The table as its log goes now: what the sidecar wrote is news here. */
async function asItIs(id: string) {
  const table = await cardTable(id);
  await catchUp(table);
  return table;
}

/** Acts that no page sends: of events' names, with more than belongs to them, with cards that nobody holds. */
const FORGED: readonly unknown[] = [
  ...[
    { type: "claim", seat: 0 },
    { type: "claim", points: 66 },
    { type: "claim", has: 99 },
    { type: "claimed", seat: 0 },
  ],
  ...[
    { type: "close", talon: 9 },
    { type: "closed", seat: 0 },
    { type: "swap", card: "AS" },
    { type: "swap", gives: "JS" },
  ],
  ...[
    { type: "move", cards: ["AS", "AS"], knock: true },
    { type: "move", cards: [], knock: true },
  ],
  ...[{ type: "move", knock: true }, { type: "knock" }, { type: "knocked", seat: 0 }, { type: "move", cards: ["ZZ"] }],
  ...[
    { type: "deal_ended" },
    { type: "retreat", cards: ["AS"] },
    { type: "draw", from: "hand" },
    { type: "draw", count: 9 },
  ],
  ...[{ type: "end" }, { type: "reset" }, { type: "start" }, null, [], "claim", { type: ["claim"] }],
];
const CLOSING: readonly Intent[] = [
  ...[{ type: "claim" } as const, { type: "close" } as const, { type: "swap" } as const, { type: "retreat" } as const],
  ...[{ type: "draw" } as const, { type: "draw", from: "discards" } as const, { type: "move", pass: true } as const],
];

test.each(GAMES)(
  "%s: forged, by others, by strangers, twice: only the first honest one counts",
  async (name, cards) => {
    const versionId = await makeVersion(name);
    const random = new SeededRandom(7);
    const id = await tableWith({ members, versionId }, random.shuffle(Array.from({ length: cards }, (_, i) => i)));
    const [own, devices] = [
      await connect(members[0]!, id),
      [await connect(members[1]!, id), await connect(members[1]!, id)],
    ];
    const sockets = [own, devices[0]!];
    const outside = await connect(stranger, id);
    const ask = (player: Player, as: unknown, intent: unknown, moveId = newId()) =>
      player.askPatiently("table:move", { tableId: id, moveId, as, to: "game", intent });
    const keyOf = (intent: unknown): string => JSON.stringify(intent);
    for (let act = 0; act < ACTS; act++) {
      const { game, match } = await asItIs(id);
      const [seat] = game.waitsFor(match.game).seats;
      if (seat === undefined) break;
      const other = (1 - seat) as Seat;
      const legal = ([0, 1] as const).map((at) => new Set(game.legal(match.game, at).map(keyOf)));
      const tried = [
        // One forgery a turn of each kind, so that the doors' limits are not what refuses them.
        await ask(sockets[seat]!, seat, FORGED[act % FORGED.length]),
        await ask(sockets[other]!, other, FORGED[(act + 11) % FORGED.length]),
        await ask(sockets[other]!, seat, CLOSING[act % CLOSING.length]),
        await ask(outside, seat, CLOSING[(act + 3) % CLOSING.length]),
        await ask(outside, "host", { type: "end" }),
      ];
      for (const at of [seat, other]) {
        const closing = CLOSING.filter((intent) => !legal[at]!.has(keyOf(intent)))[act % 4];
        if (closing) tried.push(await ask(sockets[at]!, at, closing));
      }
      for (const answer of tried) expect(answer).toMatchObject({ ok: false });
      expect((await asItIs(id)).match.seq).toBe(match.seq);

      const listed = game.legal(match.game, seat);
      // A claim at random ends the deal at once: it waits for the last act.
      const open = listed.filter(({ type }) => type !== "claim" || act === ACTS - 1 || listed.length === 1);
      const intent = open[random.below(open.length)]!;
      const moveId = newId();
      const both = seat === 1 ? devices : [own, own];
      // The same act from two devices at once, and once more under its id.
      const twice = await Promise.all(both.map((player) => ask(player, seat, intent, moveId)));
      expect(twice).toMatchObject([{ ok: true }, { ok: true }]);
      expect(await ask(own, 0, intent, moveId)).toMatchObject(seat === 0 ? { ok: true } : {});
      const after = await asItIs(id);
      expect(after.match.game.acts).toBeLessThanOrEqual(match.game.acts + 1);
    }
  },
);
