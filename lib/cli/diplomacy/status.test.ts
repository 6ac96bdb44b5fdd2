import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { UsageError } from "../command";
import { status } from "./status";

const folder = mkdtempSync(join(tmpdir(), "status-"));
const FILE = join(folder, "status");
const TEXT =
  "GAME breme\nPHASE FORMING\nMASTER #7|gm@post.example.org|Ann_Lee\nDESC Caf\u00e9 \u00fcber \u00ff\u00a0\n\nOBSERVER heron\nPLAYER #8|al@post.example.org|Al_Orr\n";
writeFileSync(FILE, TEXT, "latin1");

async function run(...args: string[]): Promise<{ code: number; bytes: Buffer }> {
  const out = new PassThrough();
  const code = await status.run(args, { in: new PassThrough(), out, err: new PassThrough() });
  return { code, bytes: out.read() ?? Buffer.alloc(0) };
}

describe("diplomacy status", () => {
  it("checks a file, and its name only if it is asked to", async () => {
    expect(await run("check", FILE)).toEqual({ code: 0, bytes: Buffer.from('{"errors":[]}\n') });
    const { code, bytes } = await run("check", FILE, "--name", "other");
    expect(code).toBe(1);
    expect(JSON.parse(bytes.toString())).toEqual({
      errors: [{ line: 1, code: "status/other_game", message: expect.any(String) }],
    });
  });

  it("gives the facts, and the same bytes from them", async () => {
    const { bytes } = await run("json", FILE);
    const facts = join(folder, "facts.json");
    writeFileSync(facts, bytes);
    expect(JSON.parse(bytes.toString())).toMatchObject({ game: "breme", desc: ["Caf\u00e9 \u00fcber \u00ff\u00a0"] });
    expect((await run("write", facts)).bytes.toString("latin1")).toBe(TEXT.replace("heron", "HERON"));
  });

  it("reads a file as the variant that it is told", async () => {
    const file = join(folder, "crystal");
    const head =
      "GAME breme\nPHASE SPRING 1901 MOVEMENT\nMASTER #7|gm@post.example.org|Ann_Lee\nDEADLINE 202606081840\n";
    writeFileSync(file, `${head}\nAUSTRIA\nPLAYER DUMMY\nOWNS BUD\nA BUD\nSOONER\nA SER - BUL\n`);
    const [alone, told] = [await run("check", file), await run("json", file, "--variant", "xtalball")];
    expect(JSON.parse(alone.bytes.toString()).errors[0]).toMatchObject({ line: 10, code: "status/other_variant" });
    expect(JSON.parse(told.bytes.toString())).toMatchObject({ powers: { AUSTRIA: { sooner: ["A SER - BUL"] } } });
    await expect(run("check", file, "--variant", "chess")).rejects.toThrow(UsageError);
  });

  it.each([
    [[]],
    [["check"]],
    [["check", FILE, FILE]],
    [["json", FILE, "--name", "x"]],
    [["read", FILE]],
    [["check", join(folder, "none")]],
    [["write", FILE]],
  ])("refuses %j", async (args) => {
    await expect(run(...args)).rejects.toBeInstanceOf(UsageError);
  });

  it("refuses what is no facts, and what latin-1 cannot hold", async () => {
    const facts = join(folder, "bad.json");
    writeFileSync(facts, "{}");
    await expect(run("write", facts)).rejects.toThrow("no facts");
    const { bytes } = await run("json", FILE);
    writeFileSync(facts, bytes.toString().replace("breme", "br\u4e00me"));
    await expect(run("write", facts)).rejects.toThrow("latin-1");
  });
});
