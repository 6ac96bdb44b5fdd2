import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { delimiter, join } from "node:path";
import { waitFor } from "../house";

const NAMES = ["redis-server", "valkey-server"];

/** The Redis or Valkey that is installed on this machine; null: none is. */
export function findRedis(): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

const answersAt = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => socket.destroy());
    socket.once("close", (failed) => resolve(!failed));
    socket.once("error", () => {});
  });

/** Starts a Redis that keeps nothing, on this machine alone. */
export async function startRedis(program: string, port: number): Promise<ChildProcess> {
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = spawn(program, options, { stdio: "ignore" });
  if (!(await waitFor(() => answersAt(port), 20_000))) {
    child.kill("SIGKILL");
    throw new Error(`${program} does not start.`);
  }
  return child;
}
