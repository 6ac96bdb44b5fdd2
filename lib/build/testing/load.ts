import { newId } from "../../db/ids";
import { closePool } from "../../db/pool";
import type { Intent, View } from "../../engine/cards/vocabulary";
import { makeMember, makeVersion, openTable, ticketFor } from "./club";
import { LoadMeter } from "./load-figures";
import { Player } from "./player";

/**
 * `tsx load.ts URL TABLES SECONDS RATE WINDOW`: the load of the live benchmarks, in a process of its own: three players and
 * a spectator a table. RATE 0: a closed loop, everybody moves as soon as it is their turn; else so many moves a second are
 * offered in all. Prints a line of JSON every WINDOW seconds, of which SECONDS are a multiple.
 */
const [url = "", tables = "40", seconds = "10", rate = "0", window = seconds] = process.argv.slice(2);

/** The first act that the view offers: the load must not think. */
function firstAct(view: View): Intent | null {
  const { can } = view;
  if (!can) return null;
  if (can.distribute) {
    const hand = view.seats[can.seat]?.hand ?? [];
    const rest = [...hand];
    const gifts = can.distribute.to.map(({ seat, count }) => [String(seat), rest.splice(0, count)] as const);
    return { type: "distribute", cards: Object.fromEntries(gifts) };
  }
  if (can.bid)
    return view.bids.some((bid) => bid.number) ? { type: "bid", pass: true } : { type: "bid", number: can.bid.min };
  const card = Object.keys(can.move?.cards ?? {}).find((name) => can.move?.cards[name] === null);
  return card ? { type: "move", cards: [card] } : null;
}

const meter = new LoadMeter();

async function gather(versionId: string): Promise<Player[]> {
  const [onlooker, ...members] = await Promise.all(["d", "a", "b", "c"].map(makeMember));
  const tableId = await openTable(members[0]!, versionId, 3, { graceSeconds: 3_600 });
  const players = members.map((member) => new Player(url, ticketFor(member), tableId, { keeps: false }));
  // Signed in too: an address may have only so many connections of people who are not.
  const watcher = new Player(url, ticketFor(onlooker!), tableId, { keeps: false });
  for (const { socket } of [...players, watcher]) meter.listen(socket);
  for (const player of [...players, watcher]) await player.until("the table", () => true);
  for (const player of players) await player.move("visitor", { to: "table", intent: { type: "sit", share: newId() } });
  // The first deal of a table costs as much as a thousand moves: the chain of all its deals is worked out.
  await players[0]!.move("host", { to: "game", intent: { type: "start" } });
  return [...players, watcher];
}

let stopAt = Number.POSITIVE_INFINITY;

async function send(player: Player, as: number | "host", intent: Intent): Promise<void> {
  const begun = performance.now();
  const answer = await player.move(as, { to: "game", intent });
  if (answer?.ok) meter.acked(begun);
}

/** What can be done at a table now: the seat on turn, or the host between deals. */
function nextAct(seats: Player[]): { player: Player; as: number | "host"; intent: Intent } | null {
  const host = seats[0]!;
  const phase = host.view?.phase;
  if (phase === "waiting" || phase === "ended") return { player: host, as: "host", intent: { type: "start" } };
  if (phase === "complete") return { player: host, as: "host", intent: { type: "reset" } };
  for (const player of seats.slice(0, 3)) {
    const intent =
      player.view && player.seat !== null && player.view.waiting.includes(player.seat) ? firstAct(player.view) : null;
    if (intent) return { player, as: player.seat!, intent };
  }
  return null;
}

async function closedLoop(seats: Player[]): Promise<void> {
  while (performance.now() < stopAt) {
    const act = nextAct(seats);
    if (!act) {
      // Whoever is on turn may hear of it a moment after the one who moved was answered.
      await Promise.race(seats.map((player) => player.changed(20)));
      continue;
    }
    const { version } = act.player;
    await send(act.player, act.as, act.intent);
    if (act.player.version === version) await act.player.changed(20);
  }
}

/** Offers moves at an even pace, to whichever table can move. */
async function openLoop(all: Player[][], perSecond: number): Promise<void> {
  const busy = new Set<Player[]>();
  let due = performance.now();
  let turn = 0;
  while (performance.now() < stopAt) {
    due += 1_000 / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    for (let tried = 0; tried < all.length; tried++) {
      const seats = all[turn++ % all.length]!;
      const act = busy.has(seats) ? null : nextAct(seats);
      if (!act) continue;
      busy.add(seats);
      const { version } = act.player;
      void send(act.player, act.as, act.intent).then(async () => {
        if (act.player.version === version) await act.player.changed(50);
        busy.delete(seats);
      });
      break;
    }
  }
}

const versionId = await makeVersion("thousand");
const all: Player[][] = [];
for (let i = 0; i < Number(tables); i++) all.push(await gather(versionId));

const length = Number(seconds) * 1_000;
const warmUp = 2_000;
const begun = performance.now();
stopAt = begun + warmUp + length;
const every = Number(window) * 1_000;
setTimeout(() => {
  meter.begin();
  for (let from = every; from < length; from += every)
    setTimeout(() => {
      meter.tell(every / 1_000);
      meter.begin();
    }, from);
}, warmUp);
if (Number(rate) > 0) await openLoop(all, Number(rate));
else await Promise.all(all.map(closedLoop));
meter.tell(every / 1_000);
for (const player of all.flat()) player.close();
await closePool();
process.exit();
