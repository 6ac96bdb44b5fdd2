import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { poolUse } from "@/lib/db/pool";

/**
 * The figures that every process of the house has, in a registry of its own for further ones: what Node tells (processor,
 * memory, the event loop's delay), and connections to the database. `process` names it.
 */
export function processMetrics(process: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry, prefix: "guildhall_" });
  new Gauge({
    name: "guildhall_database_connections",
    help: "Connections of the pool to the database: in use, idle; and who waits for one.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(poolUse())) this.set({ state }, count);
    },
  });
  return registry;
}
