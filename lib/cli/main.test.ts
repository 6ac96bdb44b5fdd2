import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import thousand from "../engine/cards/templates/thousand.json";
import { guildhall, type Ran } from "./testing/guildhall";

const folder = mkdtempSync(join(tmpdir(), "guildhall-cli-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Through a loader, from the sources. */
function loaded(args: string[]): Ran {
  const run = spawnSync(process.execPath, ["--import", "tsx", "lib/cli/main.ts", ...args], { encoding: "utf8" });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

const file = (name: string, body: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof body === "string" ? body : JSON.stringify(body));
  return path;
};

const TEMPLATE = "lib/engine/cards/templates/thousand.json";

describe("guildhall", () => {
  it("is compiled once, and says the same", () => {
    for (const args of [["--help"], ["poker"], ["cards", "check", resolve(TEMPLATE)], ["fair", "verify", "/no/file"]]) {
      expect([args, guildhall(args, "", folder)]).toEqual([args, loaded(args)]);
    }
    const made = () => readdirSync(".data/cli").filter((name) => !name.includes("."));
    const [before] = made();
    expect(made()).toHaveLength(1);
    expect(guildhall(["--help"], "", folder).code).toBe(0);
    expect(made()).toEqual([before]);
  });

  it("helps, and says what was wrong with exit code 2", () => {
    const help = guildhall(["--help"]);
    expect([help.code, help.out]).toEqual([0, expect.stringContaining("cards")]);
    expect(guildhall(["cards", "--help"]).out).toContain("cards replay");
    for (const args of [
      [],
      ["poker"],
      ["cards"],
      ["cards", "shuffle"],
      ["cards", "check"],
      ["cards", "check", "/no/file"],
    ]) {
      const run = guildhall(args);
      expect([args, run.code, run.out]).toEqual([args, 2, ""]);
      expect(run.err).toContain("guildhall: ");
    }
  });

  it("ends quietly when nobody reads on", () => {
    const command = `yes x | head -50000 | "${process.execPath}" lib/build/guildhall.mjs diplomacy deadline | head -1`;
    const run = spawnSync("sh", ["-c", command], { encoding: "utf8" });
    expect([run.stdout.split("\n").length, run.stderr]).toEqual([2, ""]);
  });

  it("checks templates", () => {
    expect(guildhall(["cards", "check", TEMPLATE])).toEqual({ code: 0, out: "ok: Thousand\n", err: "" });
    const wrong = structuredClone(thousand) as { opts: Record<string, unknown> };
    wrong.opts.talonn = {};
    wrong.opts.hand = -1;
    const run = guildhall(["cards", "check", file("wrong.json", wrong)]);
    expect(run.code).toBe(1);
    expect(run.out).toContain('error $.opts.talonn: unknown option "talonn" (did you mean "talon"?)');
    expect(run.out).toContain("error $.opts.hand: ");
    expect(guildhall(["cards", "check", file("text.json", "{")])).toMatchObject({ code: 1 });
  });

  it("replays from standard input, with the report on the last line", () => {
    const run = guildhall(["cards", "replay", TEMPLATE], '{"t":"table","players":3}\n{"t":"act"}\n');
    expect(run.code).toBe(1);
    const report = JSON.parse(run.out.trim().split("\n").at(-1)!);
    expect(report).toMatchObject({ games: 0, acts: 0, refusals: 0, mismatches: [{ line: 2 }] });
    expect(guildhall(["cards", "replay", TEMPLATE], "").code).toBe(0);
  });

  it("play-tests, the same from the same seed", () => {
    const args = ["cards", "playtest", TEMPLATE, "--games", "20", "--seats", "3", "--seed", "x"];
    const [one, two] = [guildhall(args), guildhall(args)].map((run) => {
      const { seconds: _, movesPerSecond: __, ...report } = JSON.parse(run.out);
      // Progress is for a terminal: a file or a pipe gets none.
      expect(run.err).toBe("");
      return { ...report, code: run.code };
    });
    expect(one).toEqual(two);
    expect(one).toMatchObject({ code: 0, games: 20, seats: 3, bots: "random", stuck: [] });
    expect(guildhall([...args.slice(0, 3), "--bots", "search"])).toMatchObject({ code: 2 });
    expect(guildhall([...args.slice(0, 3), "--seats", "9"])).toMatchObject({ code: 2 });
    expect(guildhall([...args.slice(0, 3), "--bots", "shadow", "--games", "5"])).toMatchObject({ code: 0 });
  });
});
