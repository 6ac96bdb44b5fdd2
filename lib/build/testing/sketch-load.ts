import { io, type Socket } from "socket.io-client";
import { newId } from "../../db/ids";
import { LoadMeter } from "./load-figures";

/** The load on the sketch of `sketch.ts`, as `load.ts` is the load on a sidecar: three who move in turn, and a spectator. */
const [url = "", tables = "40", seconds = "10"] = process.argv.slice(2);

const WARM_UP = 2_000;

type Seat = { socket: Socket; seq: number; heard: (() => void) | null };

const meter = new LoadMeter();

async function sit(table: string): Promise<Seat> {
  const socket = io(url, { transports: ["websocket"], forceNew: true });
  meter.listen(socket);
  const seat: Seat = { socket, seq: 0, heard: null };
  socket.on("view", ({ seq }: { seq: number }) => {
    seat.seq = seq;
    seat.heard?.();
  });
  await socket.emitWithAck("join", table);
  return seat;
}

const until = (seat: Seat, seq: number): Promise<void> =>
  new Promise((resolve) => {
    seat.heard = () => seat.seq >= seq && resolve();
    seat.heard();
  });

const begun = performance.now();
const length = Number(seconds) * 1_000;

async function play(table: string, seats: readonly Seat[]): Promise<void> {
  for (let seq = 0; performance.now() < begun + WARM_UP + length; seq++) {
    const seat = seats[seq % 3]!;
    await until(seat, seq);
    const sent = performance.now();
    await seat.socket.emitWithAck("move", table, seq, newId());
    meter.acked(sent);
  }
}

const all = await Promise.all(
  Array.from({ length: Number(tables) }, async (_, i) => ({
    table: String(i),
    seats: await Promise.all([0, 1, 2, 3].map(() => sit(String(i)))),
  })),
);
setTimeout(() => meter.begin(), WARM_UP);
await Promise.all(all.map(({ table, seats }) => play(table, seats)));
meter.tell(length / 1_000);
process.exit();
