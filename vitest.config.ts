import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "@": fileURLToPath(new URL(".", import.meta.url)) };
const common = { alias, exclude: ["node_modules/**", ".next/**", ".data/**", "e2e/**"] };

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
          testTimeout: 60_000,
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
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
