import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileTemplate } from "../engine/cards/compile";
import type { Intent } from "../engine/cards/vocabulary";
import { SeededRandom } from "../engine/kernel/random";
import { DealProof, verifyDeal } from "../engine/kernel/verify";
import { SOCKET_INPUTS } from "./live";
import { numberOf, versionOf } from "./version";
import { wireParser } from "./wire-parser";

/** Whatever comes in is answered or refused, never thrown on: a million inputs in the long run. */
const RUNS = process.env.GUILDHALL_LONG ? 250_000 : 1_500;
const TIMEOUT = 10 * 60_000;

const thousand = compileTemplate(JSON.parse(readFileSync("lib/engine/cards/templates/thousand.json", "utf8")));
if (!thousand.ok) throw new Error("Thousand does not compile.");
const game = thousand.value;

const card = fc.constantFrom(...game.rules.deck, "XX", "1Z", "", "AS ");
const cards = fc.array(card, { maxLength: 12 });
const key = fc.constantFrom(
  "tableId",
  "moveId",
  "as",
  "to",
  "intent",
  "version",
  "ifVersion",
  "room",
  "text",
  "id",
  "idle",
  "type",
  "seat",
);
const leaf = fc.oneof(
  fc.anything(),
  fc.constantFrom("game", "table", "host", "lobby", "sit", 0, 1, -1, 2 ** 53, Number.NaN),
);
const message = fc.oneof(fc.anything(), fc.dictionary(key, fc.oneof(leaf, fc.dictionary(key, leaf))));

describe("what comes over the wire", () => {
  test("messages of any form", { timeout: TIMEOUT }, () => {
    const schemas = Object.values(SOCKET_INPUTS);
    fc.assert(
      fc.property(message, fc.nat(schemas.length - 1), (input, which) => {
        expect(typeof schemas[which]!.safeParse(input).success).toBe("boolean");
      }),
      { numRuns: RUNS },
    );
  });

  test("packets: decoded, or refused with an error that names nothing", { timeout: TIMEOUT }, () => {
    const decoder = new wireParser.Decoder();
    let decoded = 0;
    decoder.on("decoded", () => decoded++);
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      message.map((value) => JSON.stringify(value) ?? ""),
      fc.uint8Array(),
    );
    fc.assert(
      fc.property(text, (chunk) => {
        try {
          decoder.add(chunk);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
      { numRuns: RUNS },
    );
    for (const packet of new wireParser.Encoder().encode({ type: 2, nsp: "/", data: ["table:join", {}], id: 1 }))
      decoder.add(packet);
    expect(decoded).toBeGreaterThan(0);
  });

  test("versions", () => {
    fc.assert(fc.property(fc.nat(1_000_000), (n) => numberOf(versionOf(n)) === n));
    fc.assert(
      fc.property(fc.string(), (text) => {
        const n = numberOf(text);
        expect(n === null || versionOf(n) === text || /^g1\.0\d*$/.test(text)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});

describe("what reaches the rules", () => {
  const intent: fc.Arbitrary<Intent> = fc.oneof(
    fc.constantFrom<Intent>(
      { type: "start" },
      { type: "end" },
      { type: "reset" },
      { type: "look" },
      { type: "redeal" },
      { type: "sell" },
      { type: "retreat" },
    ),
    fc.record({ type: fc.constant("bid" as const), number: fc.integer() }),
    fc.record({
      type: fc.constant("bid" as const),
      number: fc.integer({ min: 50, max: 400 }),
      suite: fc.constantFrom("H", "?"),
    }),
    fc.constant<Intent>({ type: "bid", pass: true }),
    fc.record({
      type: fc.constant("distribute" as const),
      cards: fc.dictionary(fc.constantFrom("0", "1", "2", "9"), cards),
    }),
    fc.record({ type: fc.constant("move" as const), cards }),
    fc.record({
      type: fc.constant("move" as const),
      cards,
      specials: fc.array(fc.constantFrom("trump", "wheels", "__proto__", "nonsense")),
      extras: fc.dictionary(fc.constantFrom("follow", "x"), cards),
    }),
  );

  test("any intent of any seat in any phase is decided, and nothing given is changed", { timeout: TIMEOUT }, () => {
    const random = new SeededRandom(1);
    const ctx = { now: 0, random, openEpoch: () => random };
    let state = game.initial;
    for (const event of game.setup([0, 1, 2], ctx)) state = game.evolve(state, event);
    let accepted = 0;
    fc.assert(
      fc.property(intent, fc.integer({ min: -1, max: 4 }), (asked, seat) => {
        const before = JSON.stringify(state);
        const actor = seat < 0 ? { role: "host" as const } : { seat };
        const decided = game.decide(state, actor, asked, ctx);
        expect(JSON.stringify(state)).toBe(before);
        if (decided.ok) {
          accepted++;
          for (const event of decided.value) state = game.evolve(state, event);
        } else expect(decided.error.code).toMatch(/^[a-z]+\/[a-z_]+$/);
        // Such intents alone get nowhere: the game is moved on by legal ones.
        const due = game.waitsFor(state).seats[0];
        const legal = due === undefined ? null : game.randomLegal(state, due, random);
        if (!legal || due === undefined || random.below(3) > 0) return;
        const played = game.decide(state, { seat: due }, legal, ctx);
        if (!played.ok) throw new Error(played.error.code);
        for (const event of played.value) state = game.evolve(state, event);
      }),
      { numRuns: RUNS },
    );
    expect(accepted).toBeGreaterThan(0);
  });

  test("a proof of any form is parsed or refused, and a parsed one is checked", { timeout: TIMEOUT }, () => {
    const hex = fc.string({ minLength: 64, maxLength: 64, unit: fc.constantFrom(..."0123456789abcdef") });
    const proof = fc.record({
      v: fc.constant(1),
      kind: fc.constantFrom("deal", "pack"),
      table: fc.string(),
      anchor: fc.oneof(hex, fc.string()),
      epoch: fc.integer({ min: -1, max: 40 }),
      seq: fc.nat(),
      commitment: hex,
      serverSeed: hex,
      shares: fc.array(fc.record({ seat: fc.nat(), share: fc.string() }), { maxLength: 4 }),
      deck: cards,
      result: cards,
    });
    fc.assert(
      fc.property(fc.oneof(proof, fc.anything()), (given) => {
        const parsed = DealProof.safeParse(given);
        if (parsed.success) expect(verifyDeal(parsed.data).every((step) => step.holds)).toBe(false);
      }),
      { numRuns: Math.min(RUNS, 20_000) },
    );
  });
});
