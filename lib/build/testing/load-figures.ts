import type { Socket } from "socket.io-client";
import { z } from "zod";

/** What a load process prints at last, as JSON. */
export const LoadFigures = z.object({
  /** Moves that were acknowledged, in how many seconds. */
  moves: z.number(),
  seconds: z.number(),
  /** How long an acknowledgement took, in ms. */
  ...{ p50: z.number(), p95: z.number(), p99: z.number() },
  /** What a move cost this process, in µs of a processor. */
  cpu: z.number(),
  /** What a move brought to each connection of its table, acknowledgements included. */
  bytes: z.number(),
});
export type LoadFigures = z.infer<typeof LoadFigures>;

/** Counts what a load process does, from the last `begin` on. */
export class LoadMeter {
  private latencies: number[] = [];
  private counting = false;
  private bytes = 0;
  private before = process.cpuUsage();

  /** `viewers`: connections to a table; of a table of three players with a spectator if nothing is said. */
  constructor(private readonly viewers = 4) {}

  begin(): void {
    this.counting = true;
    this.latencies = [];
    this.bytes = 0;
    this.before = process.cpuUsage();
    // Whoever measures what a move costs begins now.
    console.log("counting");
  }

  /** A move was acknowledged that was sent at `sent`, by `performance.now()`. */
  acked(sent: number): void {
    if (this.counting) this.latencies.push(performance.now() - sent);
  }

  /** Counts what comes to a connection. */
  listen({ io: manager }: Pick<Socket, "io">): void {
    const count = (packet: unknown) => {
      if (this.counting && typeof packet === "string") this.bytes += Buffer.byteLength(packet);
    };
    const attach = () => manager.engine.off("data", count).on("data", count);
    if (manager._readyState === "open") attach();
    manager.on("open", attach);
  }

  /** Prints the figures of so many seconds. */
  tell(seconds: number): void {
    this.counting = false;
    const { user, system } = process.cpuUsage(this.before);
    const latencies = this.latencies.toSorted((a, b) => a - b);
    const at = (q: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * q))] ?? 0;
    const moves = latencies.length;
    const each = (sum: number) => Math.round(sum / Math.max(1, moves));
    const figures: LoadFigures = {
      ...{ moves, seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99) },
      ...{ cpu: each(user + system), bytes: each(this.bytes / this.viewers) },
    };
    console.log(JSON.stringify(figures));
  }
}
