import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { readGame } from "../gccg-xml/read-game";
import { bookOf, compileTabletop } from "./compile";
import type { Intent } from "./intent";
import { type Driver, player, Driver as Table } from "./testing/driver";

/*
 * The recorded game of two people on the original servers, in our words: what they sent is done here, and wherever the
 * recording shows zones, counts, spots, counters, bids or the result, ours are the same. Shuffles, dice and coins were
 * random there, so the decks are laid as the recording tells that they were dealt; money is the house's.
 */
const folder = `${process.env.VECTORS_DIR ?? "../shared/vectors"}/ccg`;
const there = existsSync(`${folder}/live-session.txt`) && existsSync(`${folder}/demo/demo.xml`);
const BOB = 0;
const ALICE = 1;

describe.skipIf(!there)("the recorded session", () => {
  if (!there) return;
  const lines = readFileSync(`${folder}/live-session.txt`, "latin1").split("\n");
  const latin = (path: string) => readFileSync(`${folder}/demo/${path}`, "latin1");
  const cards = readGame(latin("demo.xml"), "demo.xml", (directory, source) => latin(`${directory}/${source}`));
  if (!cards.ok) throw new Error(JSON.stringify(cards.error));
  const config = {
    ...{ v: 1, game: "Lanternfall", title: "Lanternfall", teams: false, score: 20, width: 1024, phases: [] },
    seats: { min: 2, max: 2 },
    piles: [
      { name: "deck", sight: 0 },
      { name: "discard pile", sight: 4 },
    ],
  };
  const game = compileTabletop(config, "lanternfall", bookOf(cards.value));

  const sent = lines.flatMap((line, at) => (/^(alice|bob)@game> /.test(line) ? [{ line, at }] : []));
  /** What the recording says that `name` received for the n-th of the lines that were sent. */
  const received = (name: string, at: number): string[] => {
    const end = sent.find((other) => other.at > at)?.at ?? lines.length;
    return lines.slice(at + 1, end).flatMap((line) => {
      const found = new RegExp(`^  ${name}@game< (.*)$`).exec(line);
      return found ? [found[1]!] : [];
    });
  };

  /** The intent for a line that was sent; null: what the house does itself (talk, saved games, legality). */
  function intentOf(driver: Driver, line: string): Intent | null {
    const [, name = "", what = ""] = /^(\w+)@game> \(?(.*?)\)?$/.exec(line) ?? [];
    const seat = name === "alice" ? ALICE : BOB;
    const pile = (id: string) => ({ "10001": "0/deck", "10002": "0/discard pile", "10003": "1/deck" })[id] ?? "none";
    const object = () => driver.state.objects[0]!.id;
    const numbers = [...what.matchAll(/-?\d+/g)].map(([number]) => Number(number));
    const own = (zone: string) => ({ to: "zone", zone: `${seat}/${zone}` }) as const;
    const [command] = /\w+/.exec(what) ?? [];
    switch (command) {
      case "UploadDeck":
        // It lies as it was dealt from later on; see below.
        return { type: "bring", parts: { deck: /"deck",\(([\d,]+)\)/.exec(what)![1]!.split(",").map(Number) } };
      case "Transfer": {
        const count = numbers[0]!;
        if (/\("deck.top",/.test(what))
          return { type: "transfer", take: { how: "top", zone: pile(String(numbers[1])), count }, put: own("hand") };
        if (/\("hand",\d,\d\),\("play"/.test(what)) {
          const ids = [driver.ids(`${seat}/hand`)[numbers[2]!]!];
          const put = { ...own("play"), down: numbers[3] === 1 };
          return { type: "transfer", take: { how: "cards", zone: `${seat}/hand`, ids }, put };
        }
        if (/\("out.of.play"/.test(what))
          return { type: "transfer", take: { how: "outside", numbers: [numbers[1]!] }, put: own("play") };
        const [, number, , x, y, angle] = numbers as [number, number, number, number, number, number];
        const card = driver.zone(`${seat}/play`).cards.find((other) => other.number === number);
        return {
          type: "transfer",
          take: { how: "cards", zone: `${seat}/play`, ids: [card?.id ?? 0] },
          put: { to: "table", x, y, angle },
        };
      }
      case "Rotate":
        return { type: "rotate", objects: [object()], angle: numbers[1]! };
      case "AddMarker":
        return { type: "count", objects: [object()], colour: "red", by: numbers[2]! };
      case "DelMarker":
        return { type: "count", objects: [object()], colour: "red", by: -numbers[2]! };
      case "Flip":
        return { type: "flip", objects: [object()] };
      case "Touch":
        return { type: "touch", objects: [object()] };
      case "Roll":
        return what.includes("coin") ? { type: "toss" } : { type: "roll", dice: 1, sides: 20 };
      case "Reveal":
        return { type: "reveal", zone: "0/hand", id: 1 };
      case "SearchDeck":
        return { type: "search", zone: pile(String(numbers[0])) };
      case "Score":
        return { type: "score", seat: numbers[0]!, value: numbers[1]! };
      case "DeclareResult": {
        const [, result = "", text = ""] = /"(\w+)","(.*)"/.exec(what.replace("DeclareResult", "")) ?? [];
        return { type: "declare", result: result as "win", text };
      }
      case "AcceptResult":
        return { type: "accept" };
      case "Command": {
        const [, bid] = /\/bid (.*)"/.exec(what) ?? [];
        return bid === undefined ? null : { type: "bid", text: bid };
      }
      default:
        return null;
    }
  }

  test("gives the same zones, counts and result wherever it shows them", () => {
    const driver = new Table(game, 2, new SeededRandom(4));
    const seen = { shuffled: 0, refused: [] as string[], done: [] as string[] };
    for (const { line, at } of sent) {
      const seat = line.startsWith("alice") ? ALICE : BOB;
      if (line.includes("ShuffleDeck")) {
        // As it came out there: two of Glow on top, then Moth Swarm twice.
        const before = driver.ids("1/deck");
        const { zone, order, first } = { zone: "1/deck", order: [0, 1, 2, 3], first: driver.state.nextId };
        driver.apply([{ type: "shuffled", seat, zone, order, first }]);
        expect(driver.ids("1/deck").some((id) => before.includes(id))).toBe(false);
        seen.shuffled++;
        continue;
      }
      const intent = intentOf(driver, line);
      if (!intent || !game.schema.intent.safeParse(intent).success) {
        seen.refused.push(line);
        continue;
      }
      const refusal = driver.try(seat, intent);
      if (refusal) seen.refused.push(`${refusal} ${line}`);
      else seen.done.push(line);
      for (const name of ["alice", "bob"]) for (const told of received(name, at)) same(driver, name, told);
    }
    expect(seen.shuffled).toBe(1);
    // The house's own, and what was refused there too: another's card shown, a forged play, nothing declared, no result.
    expect(seen.refused.map((line) => line.replace(/@game>/, ":").slice(0, 52))).toEqual([
      expect.stringContaining('("RegisterPlayer"'),
      expect.stringContaining('("RegisterPlayer"'),
      expect.stringContaining('tabletop/not_yours alice: ("Reveal"'),
      expect.stringContaining('("LegalityCheck"'),
      expect.stringContaining("/savegame"),
      expect.stringContaining('("Say"'),
      expect.stringContaining("/bogus"),
      expect.stringContaining("tabletop/nothing_there alice: "),
      expect.stringContaining("tabletop/nobody_declared alice: "),
      expect.stringContaining("banana"),
    ]);
    expect(seen.done).toHaveLength(23);
    expect(game.outcome(driver.state)).toMatchObject({ places: [[ALICE], [BOB]], reason: "agreed" });
    // At the end: Alice's deck has one Moth Swarm left, Bob holds the other; her hand is empty.
    expect(driver.numbers("1/deck")).toEqual([8]);
    expect(driver.numbers("0/hand")).toEqual([8]);
    expect(driver.numbers("1/hand")).toEqual([]);
    expect(driver.numbers("1/play")).toEqual([5, 1]);
    expect(driver.state.players.map(({ score }) => score)).toEqual([20, 15]);
    expect(driver.zone("0/deck").cards).toHaveLength(4);
  });

  let compared = 0;
  /** Holds what the recording says that somebody was sent against what they see here. */
  function same(driver: Driver, name: string, told: string): void {
    const pair = comparedBy(driver, name === "alice" ? ALICE : BOB, told);
    if (!pair) return;
    const [is, should] = pair;
    expect([told, is]).toEqual([told, should]);
    compared++;
  }

  /** What is seen here, and what was told there; null: a line that tells nothing of the table. */
  function comparedBy(driver: Driver, seat: number, told: string): [unknown, unknown] | null {
    const view = game.view(driver.state, player(seat));
    const zoneOf = (ref: string) => view.zones.find(({ zone }) => zone === ref);
    const n = [...told.matchAll(/-?\d+/g)].map(([number]) => Number(number));
    const object = Object.values(view.objects)[0];
    switch (/\w+/.exec(told)?.[0]) {
      case "PutDeck": {
        const ref = { 10001: "0/deck", 10002: "0/discard pile", 10003: "1/deck", 10004: "1/discard pile" }[n[0]!];
        return [zoneOf(ref!)?.count, n.length - 1];
      }
      case "PutHand":
        return [zoneOf(`${n[0]}/hand`)?.cards?.at(-1)?.number ?? 0, n[1]];
      case "PutTable":
        return [
          [object?.x, object?.y, object?.angle, object?.number],
          [n[1], n[2], n[3], n[4]],
        ];
      case "Rotate":
        return [object?.angle, n[1]];
      case "AddMarker":
        return [object?.counters.red, n[2]];
      case "DelMarker":
        return [object?.counters.red ?? 0, 0];
      case "ReplaceTable":
        // Face down the card itself is not shown; who laid it so may look at it here.
        return [object?.face === "down" ? 0 : object?.number, n[1]];
      case "SearchDeck":
        return [zoneOf("1/deck")?.cards?.map(({ number }) => number), n];
      case "Score":
        return [view.seats[n[0]!]?.score, n[1]];
      case "EndGame":
        return [view.stage, "over"];
      case "Bid": {
        const bids = [
          { seat: BOB, text: "4" },
          { seat: ALICE, text: "3" },
        ];
        return [driver.log.findLast(({ type }) => type === "bids_opened"), { type: "bids_opened", bids }];
      }
      case "Message":
        return told.includes("canceled") ? [driver.log.at(-1), { type: "result_cancelled" }] : null;
      default:
        return null;
    }
  }

  test("and there was much to compare", () => expect(compared).toBeGreaterThan(25));
});
