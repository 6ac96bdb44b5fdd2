import { describe, expect, test } from "vitest";
import { HOUSE_REFUSALS } from "@/lib/contracts/tabletop";
import { REFUSALS } from "@/lib/engine/ccg/tabletop/act";
import type { Intent } from "@/lib/engine/ccg/tabletop/intent";
import { NARRATIONS } from "@/lib/engine/ccg/tabletop/narrate";
import { begun, type Driver, player, SPECTATOR } from "@/lib/engine/ccg/tabletop/testing/driver";
import { table as tableEn } from "@/lib/texts/table/en";
import { table as tableEt } from "@/lib/texts/table/et";
import { tableTalk as talkEn } from "@/lib/texts/table-talk/en";
import { tabletop as en } from "@/lib/texts/tabletop/en";
import { tabletop as et } from "@/lib/texts/tabletop/et";
import { tellTabletop } from "./tabletop-words";
import { tabletopWords } from "./tabletop-words-of";

const NAMES = ["Glow", "Tide", "Lamp Keeper", "Moth Swarm"];
const game = {
  cardName: (number: number) => NAMES[(number - 1) % 4]!,
  phases: ["Dawn", "Market", "Parade", "Dusk"],
  turning: en.room.turning(null).tells,
};
const people = (you: number | null) =>
  ["Bob", "Alice"].map((name, seat) => ({ seat, name: seat === you ? "You" : name, you: seat === you }));

/** What Alice, Bob and somebody who watches read of an act of Alice's. */
function told(driver: Driver, intent: Intent, seat = 1): string[] {
  const { events, before, after } = driver.act(seat, intent);
  return [player(1), player(0), SPECTATOR].map((viewer) => {
    const seen = driver.game.see(events[0]!, before, after, viewer)!;
    const [you = null] = [...viewer.seats];
    return tellTabletop(driver.game.narrate(seen)!, people(you), { tabletop: en, table: tableEn }, game) ?? "";
  });
}

const to = (zone: string) => ({ to: "zone", zone }) as const;

describe("an act is told to each in their own words", () => {
  test("cards are named to those who may see them where they were, or where they are", () => {
    const driver = begun();
    const draw: Intent = { type: "transfer", take: { how: "top", zone: "1/deck", count: 2 }, put: to("1/hand") };
    expect(told(driver, draw)).toEqual([
      "You take Glow and Tide from the top of your deck and put them into your hand.",
      "Alice takes 2 cards from the top of their deck and puts them into their hand.",
      "Alice takes 2 cards from the top of their deck and puts them into their hand.",
    ]);
    const ids = driver.ids("1/hand");
    expect(
      told(driver, { type: "transfer", take: { how: "cards", zone: "1/hand", ids: [ids[0]!] }, put: to("1/play") }),
    ).toEqual([
      "You play Glow from your hand.",
      "Alice plays Glow from their hand.",
      "Alice plays Glow from their hand.",
    ]);
    const down = { ...to("1/play"), down: true };
    expect(
      told(driver, { type: "transfer", take: { how: "cards", zone: "1/hand", ids: [ids[1]!] }, put: down }),
    ).toEqual([
      "You play Tide from your hand.",
      "Alice plays a card from their hand.",
      "Alice plays a card from their hand.",
    ]);
    const theirs: Intent = { type: "transfer", take: { how: "top", zone: "0/deck", count: 1 }, put: to("1/hand") };
    expect(told(driver, theirs)).toEqual([
      "You take Glow from the top of Bob’s deck and put it into your hand.",
      "Alice takes a card from the top of your deck and puts it into their hand.",
      "Alice takes a card from the top of Bob’s deck and puts it into their hand.",
    ]);
  });

  test("what is done with cards on the table", () => {
    const driver = begun();
    const lay: Intent = {
      type: "transfer",
      take: { how: "outside", numbers: [4] },
      put: { to: "table", x: 300, y: 100 },
    };
    expect(told(driver, lay)[1]).toBe("Alice takes Moth Swarm from outside the game and puts it on the table.");
    const objects = [driver.state.objects[0]!.id];
    const lines: [Intent, string][] = [
      [{ type: "rotate", objects, angle: 90 }, "Alice taps Moth Swarm."],
      [{ type: "rotate", objects, angle: 0 }, "Alice untaps Moth Swarm."],
      [{ type: "rotate", objects, angle: 180 }, "Alice turns Moth Swarm upside down."],
      [{ type: "count", objects, colour: "red", by: 3 }, "Alice puts 3 red counters on Moth Swarm."],
      [{ type: "count", objects, colour: "red", by: -5 }, "Alice takes 3 red counters off Moth Swarm (tried 5)."],
      [{ type: "flip", objects }, "Alice hides Moth Swarm."],
      [{ type: "flip", objects }, "Alice reveals Moth Swarm."],
      [{ type: "touch", objects }, "Alice points at Moth Swarm."],
      [
        { type: "arrow", from: [{ card: objects[0]! }, { seat: 1 }], to: { seat: 0 } },
        "Alice draws arrows from Moth Swarm and Alice to you.",
      ],
      [{ type: "unarrow" }, "Alice takes their arrows away."],
      [{ type: "control", objects, seat: 0 }, "Alice gives control of Moth Swarm to you."],
      [{ type: "score", seat: 1, value: 15 }, "Alice’s score goes from 20 to 15."],
      [{ type: "bid", text: "3" }, "Alice places a bid."],
      [{ type: "shuffle", zone: "1/deck" }, "Alice shuffles their deck."],
      [{ type: "search", zone: "0/deck" }, "Alice looks through your deck."],
      [{ type: "phase", phase: 2 }, "Alice announces: Parade."],
      [{ type: "declare", result: "win", text: "2-0" }, "Alice declares the result: a win, 2-0."],
    ];
    for (const [intent, line] of lines) expect(told(driver, intent)[1]).toBe(line);
  });
});

test("whoever is asked for a takeback reads who wants it, and what it would undo", () => {
  const words = tabletopWords({ tabletop: en, table: tableEn, tableTalk: talkEn }, game);
  const entries = [
    { say: { code: "tabletop/shuffled", data: { seat: 1, zone: "1/deck" } } },
    { say: { code: "table/takeback_asked", data: { by: 1 } } },
  ] as unknown as Parameters<typeof words.takeback>[0];
  expect(words.takeback(entries, 1, people(0))).toBe("Alice wants to take this back: “Alice shuffles their deck.”");
  // Whoever asks knows what they did: with every card of it named it would cover a phone's table.
  expect(words.takeback(entries, 1, people(1))).toBe("You want to take your last act back.");
});

test("what a game’s script says is a sentence with its stop", () => {
  const said = (text: string) =>
    tellTabletop({ code: "tabletop/said", data: { text } }, people(0), { tabletop: en, table: tableEn }, game);
  expect(said("Spark dies")).toBe("Spark dies.");
  expect(said("Seat 2 wins 40 chips.")).toBe("Seat 2 wins 40 chips.");
  expect(said("Who wants it?")).toBe("Who wants it?");
  expect(said("")).toBe("");
});

describe.each([
  ["English", en, tableEn],
  ["Estonian", et, tableEt],
] as const)("in %s", (_, tabletop, table) => {
  test("every narration has a sentence of its own, every refusal its help", () => {
    for (const code of Object.keys(NARRATIONS)) {
      const data = { seat: 0, zone: "0/deck", from: "1/deck", to: "0/hand", cards: [1, null], objects: [], first: 1 };
      const said = tellTabletop({ code, data }, people(0), { tabletop, table }, game);
      if (code === "tabletop/seated" || code === "tabletop/reseated") expect(said).toBeNull();
      else {
        expect([code, said]).not.toEqual([code, tabletop.log.other]);
        expect(said).not.toMatch(/undefined|NaN|null/);
      }
    }
    expect(Object.keys(tabletop.refusals).sort()).toEqual([...REFUSALS, ...HOUSE_REFUSALS].sort());
  });
});
