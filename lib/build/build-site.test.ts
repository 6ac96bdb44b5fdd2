import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { runTool } from "./build-site";

const folder = mkdtempSync(join(tmpdir(), "guildhall-tools-"));
afterAll(() => rmSync(folder, { recursive: true }));

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test("a tool ends by itself, and is asked what went wrong", async () => {
  const lines: string[] = [];
  await runTool("Working", ["-e", "console.log('much to say')"], {}, (line) => lines.push(line));
  expect(lines).toEqual(["Working …", expect.stringMatching(/^ {2}done in \d+ s\.$/)]);
  await expect(runTool("Working", ["-e", "console.error('no way'); process.exit(3)"], {}, () => {})).rejects.toThrow(
    "Working failed.\nno way",
  );
});

test.each(["SIGTERM", "SIGKILL"] as const)(
  "whoever builds is ended by %s, and what builds for them ends too",
  async (signal) => {
    const told = join(folder, `pid-${signal}`);
    const tool = `require("fs").writeFileSync(${JSON.stringify(told)}, String(process.pid)); setInterval(() => {}, 1e3)`;
    const program = join(folder, `builds-${signal}.ts`);
    const home = pathToFileURL(resolve("lib/build/build-site.ts")).href;
    writeFileSync(
      program,
      `import { runTool } from ${JSON.stringify(home)};\nvoid runTool("Working", ["-e", ${JSON.stringify(tool)}], {});\n`,
    );
    const builder = spawn(process.execPath, ["--import", "tsx", program], { stdio: "ignore" });
    await expect.poll(() => existsSync(told) && readFileSync(told, "utf8") !== "", { timeout: 60_000 }).toBe(true);
    const pid = Number(readFileSync(told, "utf8"));
    expect(lives(pid)).toBe(true);
    builder.kill(signal);
    await expect.poll(() => lives(pid), { timeout: 30_000 }).toBe(false);
  },
);
