import { createServer } from "node:http";
import { Pool } from "pg";
import { Server } from "socket.io";

/**
 * `tsx sketch.ts TABLES`: what the live path is measured against. It knows no game: a move is one prepared statement
 * that is committed with a flush to disk, an acknowledgement, and 1.5 kB to the four sockets of its table. It prints
 * its port, and ends with its input.
 */
const tables = Number(process.argv[2]);

const pool = new Pool({ connectionString: process.env.DATABASE_URL ?? "", max: 12 });
await pool.query(`
  DROP SCHEMA IF EXISTS sketch CASCADE;
  CREATE SCHEMA sketch;
  CREATE TABLE sketch.tables (id text PRIMARY KEY, seq int NOT NULL) WITH (fillfactor = 70);
  CREATE TABLE sketch.events (table_id text, seq int, payload jsonb NOT NULL, PRIMARY KEY (table_id, seq));
  CREATE TABLE sketch.moves (table_id text, move_id text, seq int NOT NULL, PRIMARY KEY (table_id, move_id));
`);
await pool.query("INSERT INTO sketch.tables SELECT n::text, 0 FROM generate_series(0, $1::int - 1) AS n", [tables]);

const MOVE = {
  name: "sketch-move",
  text: `
WITH head AS (UPDATE sketch.tables SET seq = seq + 1 WHERE id = $1 AND seq = $2 RETURNING id, seq),
  event AS (INSERT INTO sketch.events SELECT id, seq, $4::jsonb FROM head),
  move AS (INSERT INTO sketch.moves SELECT id, $3, seq FROM head)
SELECT seq FROM head`,
};
/** Some 200 bytes, as an event of a card game has. */
const EVENT = JSON.stringify({
  kind: "game",
  v: 1,
  event: { type: "played", seat: 1, cards: ["♠A"], from: "x".repeat(110) },
});
const VIEW = "y".repeat(1_450);

const http = createServer();
const io = new Server(http, { transports: ["websocket"], serveClient: false, perMessageDeflate: false });
io.on("connection", (socket) => {
  socket.on("join", (table: string, answer: () => void) => {
    void socket.join(table);
    answer();
  });
  socket.on("move", async (table: string, seq: number, moveId: string, answer: (seq: number | null) => void) => {
    const { rows } = await pool.query<{ seq: number }>({ ...MOVE, values: [table, seq, moveId, EVENT] });
    answer(rows[0]?.seq ?? null);
    if (rows[0]) io.to(table).emit("view", { table, seq: rows[0].seq, view: VIEW });
  });
});
http.listen(0, "127.0.0.1", () => {
  const address = http.address();
  console.log(typeof address === "object" && address ? address.port : "");
});
process.stdin.on("end", () => process.exit()).resume();
