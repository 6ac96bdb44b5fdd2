import { type ChildProcess, spawn } from "node:child_process";
import { answersAt, waitFor } from "../house";
import { findInstalled } from "./installed";

/** The Redis or Valkey that is installed on this machine; null: none is. */
export const findRedis = (): string | null => findInstalled("redis-server", "valkey-server");

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
