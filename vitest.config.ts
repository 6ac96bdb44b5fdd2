import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "@": fileURLToPath(new URL(".", import.meta.url)) };
const common = { alias, exclude: ["node_modules/**", ".next*/**", ".data/**", "e2e/**"] };

/** Against tests that hang: the long run's play many times as much. */
const PATIENCE = process.env.GUILDHALL_LONG ? 1_800_000 : 300_000;

/** How long what is polled for may take to come: a machine with other work is several times slower. */
const expected = { poll: { timeout: 60_000 } };

/** `unit`: pure. `db`: a fresh database of a real PostgreSQL for every worker. `live`: real sidecars and sockets. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          ...common,
          name: "unit",
          include: ["**/*.test.ts"],
          exclude: [...common.exclude, "**/*.{db,live}.test.ts"],
          setupFiles: ["lib/build/testing/fuzz.ts"],
          env: { NEXTAUTH_SECRET: "a secret for unit tests" },
          // Pure tests get along in one process: a third of the time went into starting one for each file.
          isolate: false,
          unstubGlobals: true,
          maxWorkers: "100%",
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: expected,
        },
      },
      {
        resolve: { alias },
        test: {
          ...common,
          name: "db",
          include: ["**/*.db.test.ts", "**/*.live.test.ts"],
          globalSetup: ["lib/build/testing/cluster.ts"],
          setupFiles: ["lib/build/testing/database.ts"],
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: expected,
          // Tests of one process share its modules and its database, as requests of a house do: a third of the processor's
          // time went into loading modules for each file.
          isolate: false,
          unstubGlobals: true,
          // Much of the time goes into waiting for sockets and clocks.
          maxWorkers: 3,
        },
      },
    ],
  },
});
