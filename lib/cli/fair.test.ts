import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import { cardsOfPack, contentsOf, hashOfContents, packCommitment, packSecret } from "../engine/ccg/factory/prove-pack";
import { houseProducts } from "../engine/ccg/sets/products";
import { commitmentOf, decideLabel, epochKey, HashChain } from "../engine/kernel/fairness";
import { HmacRandom } from "../engine/kernel/random";
import { UsageError } from "./command";
import { commands } from "./fair";

const chain = new HashChain(new Uint8Array(32).fill(3));
const shares = [{ seat: 0, share: "one" }];
const deck = ["AS", "KS", "QS", "JS"];
const key = epochKey(chain.link(2), 2, shares);
const result = new HmacRandom(() => key, decideLabel("t", 2, 5)).shuffle(deck);
const proof = {
  v: 1,
  kind: "deal",
  table: "t",
  anchor: chain.anchor,
  epoch: 2,
  seq: 5,
  commitment: commitmentOf(key, result),
  serverSeed: Buffer.from(chain.link(2)).toString("hex"),
  shares,
  deck,
  result,
};

/** Runs `fair verify` on a file of this text. */
async function verify(text: string, ...options: string[]): Promise<{ code: number; said: string }> {
  const path = join(mkdtempSync(join(tmpdir(), "proof-")), "deal.json");
  writeFileSync(path, text);
  const out = new PassThrough();
  const code = await commands.verify!.run([path, ...options], { in: new PassThrough(), out, err: new PassThrough() });
  return { code, said: String(out.read() ?? "") };
}

describe("fair verify", () => {
  test("a proof that holds: every step, exit 0", async () => {
    const { code, said } = await verify(JSON.stringify(proof));
    expect(code).toBe(0);
    expect(said.match(/^holds/gm)).toHaveLength(4);
    expect(said).toMatch(/The deal is as it was committed to/);
  });

  test("one that does not: which step, exit 1", async () => {
    const { code, said } = await verify(JSON.stringify({ ...proof, result: [...result].reverse() }));
    expect(code).toBe(1);
    expect(said).toMatch(/FAILS {2}Shuffling/);
  });

  test("a pack's proof that holds, and one whose commitment is another", async () => {
    const [product] = houseProducts("five-dyes");
    const contents = contentsOf("five-dyes", product!);
    const serverSeed = packSecret("07".repeat(32), 3);
    const pack = {
      ...{ v: 1, kind: "pack", pack: "p", contents, contentsHash: hashOfContents(contents), serverSeed },
      commitment: packCommitment(serverSeed),
      shares: [{ seat: 0, share: "mine" }],
      result: cardsOfPack(contents, serverSeed, "mine"),
    };
    const good = await verify(JSON.stringify(pack));
    expect(good.code).toBe(0);
    expect(good.said.match(/^holds/gm)).toHaveLength(3);
    expect(good.said).toMatch(/The pack is as it was committed to/);
    const bad = await verify(JSON.stringify({ ...pack, commitment: "0".repeat(64) }));
    expect(bad.code).toBe(1);
    expect(bad.said).toMatch(/FAILS {2}Hashing the opened secret/);

    const noted = await verify(JSON.stringify(pack), "--commitment", pack.commitment.toUpperCase());
    expect([noted.code, noted.said.match(/^holds/gm)?.length]).toEqual([0, 4]);
    const another = await verify(JSON.stringify(pack), "--commitment", "0".repeat(64));
    expect(another.code).toBe(1);
    expect(another.said).toMatch(/FAILS {2}The commitment is the one that was noted before paying/);
    const sheets = await verify(JSON.stringify(pack), "--sheets", pack.contentsHash);
    expect([sheets.code, sheets.said.match(/^holds/gm)?.length]).toEqual([0, 4]);
    const others = await verify(JSON.stringify(pack), "--sheets", "0".repeat(64));
    expect(others.said).toMatch(/FAILS {2}The print sheets are those that were noted before paying/);
    await expect(verify(JSON.stringify(pack), "--commitment", "abc")).rejects.toThrow(UsageError);
    await expect(verify(JSON.stringify(proof), "--commitment", pack.commitment)).rejects.toThrow(UsageError);
  });

  test("what is no proof: what is wrong with it, exit 1", async () => {
    const { code, said } = await verify(JSON.stringify({ ...proof, serverSeed: "xyz", deck: [] }));
    expect(code).toBe(1);
    expect(said).toMatch(/serverSeed: /);
    expect(said).toMatch(/deck: /);
  });

  test("no file, no JSON: wrong usage", async () => {
    await expect(verify("not json")).rejects.toThrow(UsageError);
    await expect(
      commands.verify!.run([], { in: new PassThrough(), out: new PassThrough(), err: new PassThrough() }),
    ).rejects.toThrow(UsageError);
  });
});
