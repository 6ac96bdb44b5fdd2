import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, expect, test } from "vitest";
import { check, number } from "./ccg-files";

const POKER = "lib/engine/ccg/sets/poker/game.json";
const folder = mkdtempSync(join(tmpdir(), "guildhall-set-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, body: unknown) =>
  writeFileSync(join(folder, `${name}.json`), typeof body === "string" ? body : JSON.stringify(body));

async function run(command: typeof check, ...args: string[]): Promise<{ code: number; out: string }> {
  const out = new PassThrough({ encoding: "utf8" });
  const code = await command.run(args, { in: new PassThrough(), out, err: new PassThrough() });
  return { code, out: String(out.read() ?? "") };
}

test("what a game holds is said, or all that is wrong with it; ids are given out", async () => {
  expect(await run(check, POKER)).toEqual({ code: 0, out: "ok: Poker: 2 sets, 58 cards, 2 products\n" });
  const path = join(folder, "game.json");
  write("game", {
    ...{ format: 1, game: "G", directory: "g", options: {}, play: [], phases: [], symbols: {} },
    sets: ["base", "one"],
  });
  write("base", { format: 1, set: "", name: "G", cards: [{ id: 0, name: "A Card", type: "Back", hidden: true }] });
  expect(await run(check, path)).toEqual({ code: 1, out: "error one: there is no file one.json\n" });
  write("one", "{");
  expect((await run(check, path)).out).toMatch(/^error one: is no JSON: /);
  write("one", { format: 1, set: "O", name: "One", cards: [{ name: "Ant", type: "Beast", rarity: "C" }] });
  expect((await run(check, path)).out).toContain("error one: cards.0.id: every card has an id");
  expect((await run(number, join(folder, "one.json"), "--game", path)).out).toBe("1 cards got an id, up to 1\n");
  expect((await run(number, join(folder, "one.json"), "--game", path, "--foils")).out).toBe(
    "0 cards, 1 foils got an id, up to 2\n",
  );
  write("products", { O: { booster: [[1, "C"]], deck: [[1, "Q"]] } });
  expect(await run(check, path)).toEqual({
    code: 1,
    out: 'error products: O.deck.0: no card is on the sheet "Q"\n',
  });
  write("products", { O: { booster: [[1, "C"]] } });
  expect(await run(check, path)).toEqual({ code: 0, out: "ok: G: 2 sets, 2 cards, 1 products\n" });
  expect((await run(check, path, "--published", POKER)).out).toContain(
    'error one: cards.0.id: 1 is "Chip of 1" for good; 58 is free',
  );
});
