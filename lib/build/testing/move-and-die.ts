import { playMove } from "../../services/tables/play-move";
import type { PlayMove } from "../../services/tables/play-move-request";

/**
 * `tsx move-and-die.ts MOVE`: a process that makes one move and dies by kill -9 as soon as it is durable, before anybody
 * was told of it. It ends otherwise if the move is refused.
 */
const move: PlayMove = JSON.parse(process.argv[2] ?? "");
const played = await playMove(move);
if (played.ok) process.kill(process.pid, "SIGKILL");
console.error(JSON.stringify(played));
process.exit(1);
