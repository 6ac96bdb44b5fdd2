import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { commandOf, isRunning, signal } from "./processes";

test("a process is known by its command line until it has ended, and ends by its number", async () => {
  expect(commandOf(process.pid)).toContain("node");
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", "a mark"], { stdio: "ignore" });
  const pid = child.pid!;
  await once(child, "spawn");
  expect(commandOf(pid)).toContain(" a mark ");
  expect(isRunning(pid)).toBe(true);
  const gone = once(child, "exit");
  expect(signal(pid, "SIGKILL")).toBe(true);
  await gone;
  expect([commandOf(pid), isRunning(pid), signal(pid, "SIGINT")]).toEqual([null, false, false]);
});
