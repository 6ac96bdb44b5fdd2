import type { Member } from "../../auth/policy";
import { newId } from "../../db/ids";
import { houseCards } from "../../engine/ccg/sets";
import type { Intent } from "../../engine/ccg/tabletop/intent";
import type { View } from "../../engine/ccg/tabletop/view";
import { openTabletop } from "../../services/tabletop/open-tabletop";
import { makeMember, ticketFor } from "./club";
import { Player } from "./player";

/** Tabletops with many cards on them, for benchmarks. */

const AT_ONCE = 20;
const numbers = houseCards("five-dyes").cards.flatMap(({ number, hidden }) => (hidden ? [] : [number]));

/** An act that has to be accepted. */
async function act(player: Player<View>, seat: number, intent: Intent): Promise<void> {
  const answer = await player.move(seat, { to: "game", intent });
  if (!answer?.ok) throw new Error(`${answer?.error.code}: ${JSON.stringify(intent)}`);
}

export type CrowdedTabletop = { tableId: string; members: Member[]; players: Player<View>[]; watcher: Player<View> };

/** A free table of two who play at the sidecar at `url`, with so many cards in rows, twenty abreast, and somebody who watches. */
export async function crowdedTabletop(url: string, objects: number): Promise<CrowdedTabletop> {
  const [onlooker, ...members] = await Promise.all(["eve", "ann", "bob"].map(makeMember));
  const settings = { public: false, entry: "open" } as const;
  const opened = await openTabletop(
    members[0]!,
    { game: "five-dyes", manner: "free", seats: 2, settings },
    "127.0.0.1",
  );
  if (!opened.ok) throw new Error(opened.error.code);
  const tableId = opened.value.id;
  const connect = async (member: Member): Promise<Player<View>> => {
    const player = new Player<View>(url, ticketFor(member), tableId, { keeps: false });
    await player.until("the table", () => true);
    return player;
  };
  const players = await Promise.all(members.map(connect));
  const deck = Array.from({ length: 40 }, (_, at) => numbers[at % numbers.length]!);
  for (const [seat, player] of players.entries()) {
    await player.move("visitor", { to: "table", intent: { type: "sit", seat, share: newId() } });
    await act(player, seat, { type: "bring", parts: { deck } });
  }
  await players[0]!.move("host", { to: "game", intent: { type: "begin" } });
  await players[0]!.until("the game", (view) => view.stage === "playing");
  for (let row = 0; row * AT_ONCE < objects; row++) {
    const some = Array.from({ length: AT_ONCE }, (_, at) => numbers[(row * AT_ONCE + at) % numbers.length]!);
    const before = new Set(Object.keys(players[0]!.view?.objects ?? {}));
    await act(players[0]!, 0, {
      type: "transfer",
      take: { how: "outside", numbers: some },
      put: { to: "table", x: 0, y: 0 },
    });
    const view = await players[0]!.until("the row", ({ objects: all }) => Object.keys(all).length > before.size);
    const laid = Object.keys(view.objects).filter((id) => !before.has(id));
    const y = -240 + row * (480 / Math.max(1, objects / AT_ONCE - 1));
    await act(players[0]!, 0, {
      type: "move",
      objects: laid.map((id, at) => ({ id: Number(id), x: 40 + at * 48, y: Math.round(y) })),
    });
  }
  return { tableId, members, players, watcher: await connect(onlooker!) };
}
