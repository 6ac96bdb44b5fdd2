import { setTimeout } from "node:timers/promises";
import { Counter, Gauge, Histogram } from "prom-client";
import { SOCKET_INPUTS } from "@/lib/contracts/live";
import { waitingAppends } from "@/lib/db/append";
import { countHeld } from "@/lib/live/live-table";
import { errorsLogged, type Log } from "@/lib/log/log";
import { processMetrics } from "@/lib/services/metrics/process-metrics";
import { readMetrics } from "@/lib/services/metrics/read-metrics";
import type { Io } from "./sockets";

/** What became of a message: done; refused by a service or a rule; too many; not understood; failed here. */
export type Outcome = "ok" | "refused" | "too_many" | "malformed" | "failed";

export type Metrics = {
  /** A message of a live connection was answered, so many seconds after it came. */
  answered(event: keyof typeof SOCKET_INPUTS, outcome: Outcome, seconds: number): void;
  /** The figures as text, for whoever names the token; null for others. */
  read(authorization: string | undefined): Promise<{ type: string; body: string } | null>;
};

/** Waiting and running jobs, by queue. */
type CountJobs = () => Promise<readonly { name: string; waiting: number; running: number; failed: number }[]>;

/** How long, in ms, a database is waited for: while it hangs the other figures are wanted above all. */
const COUNT_WITHIN = 1_000;

/** The figures of a sidecar: `docs/how-to-run-it.md` tells what each is good for. */
export function startMetrics(io: Io, countJobs: CountJobs, log: Log): Metrics {
  const registry = processMetrics("sidecar");
  const registers = [registry];
  const messages = new Counter({
    name: "guildhall_messages_total",
    help: "Messages of live connections, by what they ask and what became of them.",
    labelNames: ["event", "outcome"],
    registers,
  });
  const seconds = new Histogram({
    name: "guildhall_answer_seconds",
    help: "From a message's arrival to its answer; a move is answered once it is on disk.",
    labelNames: ["event"],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers,
  });
  new Gauge({
    name: "guildhall_connections",
    help: "Live connections: of those who are signed in, and of those who only watch.",
    labelNames: ["of"],
    registers,
    collect() {
      let members = 0;
      for (const { data } of io.sockets.sockets.values()) if (data.member) members++;
      this.set({ of: "member" }, members);
      this.set({ of: "visitor" }, io.sockets.sockets.size - members);
    },
  });
  new Gauge({
    name: "guildhall_tables_held",
    help: "Tables that this process holds in memory.",
    registers,
    collect() {
      this.set(countHeld());
    },
  });
  new Gauge({
    name: "guildhall_moves_waiting",
    help: "Moves that are in no statement to the database yet.",
    registers,
    collect() {
      this.set(waitingAppends());
    },
  });
  new Counter({
    name: "guildhall_errors_total",
    help: "What was logged as an error.",
    registers,
    collect() {
      this.reset();
      this.inc(errorsLogged());
    },
  });
  new Gauge({
    name: "guildhall_jobs",
    help: "Jobs of the house, by queue and state.",
    labelNames: ["queue", "state"],
    registers,
    async collect() {
      this.reset();
      try {
        for (const { name, ...states } of await Promise.race([
          countJobs(),
          setTimeout(COUNT_WITHIN, [], { ref: false }),
        ]))
          for (const [state, count] of Object.entries(states)) this.set({ queue: name, state }, count);
      } catch (error) {
        log.warn({ error: String(error) }, "The jobs could not be counted");
      }
    },
  });
  for (const event of Object.keys(SOCKET_INPUTS)) messages.inc({ event, outcome: "ok" }, 0);

  return {
    answered(event, outcome, took) {
      messages.inc({ event, outcome });
      seconds.observe({ event }, took);
    },
    read: (authorization) => readMetrics(registry, authorization),
  };
}
