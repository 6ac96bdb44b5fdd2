import { expect, test } from "vitest";
import { isRunning } from "../processes";
import { runUnder } from "./step";

/** Starts a process that lives on and has the same output, tells its id, and does then what `last` says. */
const leavesBehind = (last: string) => `
  const { spawn } = require("node:child_process");
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
  console.log("left " + child.pid);
  ${last}`;

async function ran(script: string, deadline?: number) {
  const said: string[] = [];
  const held = await runUnder((line) => said.push(line), false, deadline)([process.execPath, "-e", script]);
  const left = Number(/^left (\d+)$/m.exec(said.join("\n"))?.[1]);
  // It takes a moment until the system has put away what was killed.
  for (const until = Date.now() + 5_000; isRunning(left) && Date.now() < until; )
    await new Promise((resolve) => setTimeout(resolve, 20));
  return { held, said, leftRunning: isRunning(left) };
}

test("a command that leaves a process behind, which holds the output open, ends all the same, and with it that process", async () => {
  expect(await ran(leavesBehind("child.unref(); setTimeout(() => process.exit(0), 200);"))).toMatchObject({
    ...{ held: true, leftRunning: false },
  });
});

test("a command that hangs is ended at its deadline with all that it started, and says so", async () => {
  const { held, said, leftRunning } = await ran(leavesBehind("setInterval(() => {}, 1000);"), 1_500);
  expect({ held, leftRunning }).toEqual({ held: false, leftRunning: false });
  expect(said.at(-1)).toMatch(/^ended: it took more than/);
});
