import { describe, expect, test } from "vitest";
import type { Named } from "@/components/table/people";
import { templateInfo } from "@/lib/engine/cards/compile";
import { compile, Driver, player, TEMPLATES } from "@/lib/engine/cards/testing/driver";
import type { Can, TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import { cardsTable as en } from "@/lib/texts/cards-table/en";
import { cardsTable as et } from "@/lib/texts/cards-table/et";
import { table } from "@/lib/texts/cards-table/table.en";
import { dealerOf } from "./dealer";
import { tellerOf } from "./teller";
import { turnText } from "./turn-text";

const people = (you: number): Named[] =>
  ["Ann", "Bob", "Cara", "Dora"].map((name, seat) => ({ seat, name, you: seat === you }));

const said = (view: View, info: TemplateInfo, you: number, cardsTable: typeof en = en): string =>
  turnText(view, info, tellerOf(people(you), { table, cardsTable }), null, "").text;

describe("a pile that is matched", () => {
  const turn = (game: "crazy-eights" | "mau-mau", top: string, hand: string[], fits: string[], texts = en) => {
    const info = templateInfo(compile(TEMPLATES[game]));
    const cards = Object.fromEntries(hand.map((card) => [card, fits.includes(card) ? null : { code: "move/no" }]));
    const move = { cards, pass: false } as unknown as Can["move"];
    const can = { seat: 0, move, draw: { count: 1 } } as unknown as Can;
    return said({ can, plays: [], stack: { count: 1, top: [top], last: null } } as unknown as View, info, 0, texts);
  };
  test("names the wild card that is held, and no other", () => {
    expect(turn("crazy-eights", "2C", ["3S", "8C"], ["8C"])).toBe("Play clubs, a two or an eight, or draw.");
    expect(turn("crazy-eights", "2C", ["3C"], ["3C"])).toBe("Play clubs or a two, or draw.");
    expect(turn("mau-mau", "7C", ["AS", "JS"], ["JS"], et)).toBe("Käi risti, seitse või soldat või võta kaart.");
  });
});

describe("whoever leads hears what may be led", () => {
  const first = (game: "big-two" | "president" | "hearts") => {
    const driver = new Driver(compile(TEMPLATES[game]), 4, 3);
    driver.deal();
    while (driver.state.phase === "distributing") {
      const seat = driver.state.seats.find((_, at) => driver.state.owes[at]!.length > 0)!;
      const { hands } = driver.state;
      const to = driver.state.owes[seat]![0]!;
      const cards = hands[seat]!.slice(0, to.count).map((id) => driver.game.rules.deck[id]!);
      driver.act(seat, { type: "distribute", cards: { [to.to]: cards } });
    }
    const seat = driver.state.turn!;
    return [en, et].map((texts) =>
      said(driver.game.view(driver.state, player(seat)), templateInfo(driver.game), seat, texts),
    );
  };
  test("the card that the deal begins with, and the combinations with it", () => {
    const [english = "", estonian = ""] = first("big-two");
    expect(english).toMatch(/^You lead with the three of diamonds: a single card/);
    expect(estonian).toMatch(/^Sina alustad, ruutu kolm peab sees olema: üksik kaart/);
    expect(first("hearts")[0]).toBe("You lead the two of clubs.");
  });
  test("several of a rank", () =>
    expect(first("president")).toEqual([
      "You lead: one card, or several of a rank.",
      "Sina alustad: üks kaart või mitu sama tugevat.",
    ]));
});

test("where nobody has to follow, nothing is said of suits", () => {
  for (let seed = 1; seed <= 20; seed++) {
    const driver = new Driver(compile(TEMPLATES.briscola), 2, seed);
    driver.deal();
    const leads = driver.state.turn!;
    driver.act(leads, { type: "move", cards: [driver.game.rules.deck[driver.state.hands[leads]![0]!]!] });
    const seat = driver.state.turn!;
    expect(seat).not.toBe(leads);
    const info = templateInfo(driver.game);
    const texts = [en, et].map((one) => said(driver.game.view(driver.state, player(seat)), info, seat, one));
    expect(texts).toEqual(["Play any card.", "Käi ükskõik milline kaart."]);
  }
});

test("the offer of a trump says who gets the open card", () => {
  const driver = new Driver(compile(TEMPLATES.euchre), 4, 5);
  driver.deal();
  const info = templateInfo(driver.game);
  const asked = driver.state.turn!;
  const dealer = (asked + 3) % 4;
  const view = (seat: number) => driver.game.view(driver.state, player(seat));
  expect(dealerOf(view(asked), info)).toBe(dealer);
  const name = people(asked)[dealer]!.name;
  const text = (seat: number) => said(view(seat), info, seat);
  expect(text(asked)).toMatch(
    new RegExp(`^Shall \\w+ be trump\\? Then ${name} gets the \\w+ of \\w+\\. Accept, or pass\\.$`),
  );
  for (let i = 0; i < 3; i++) driver.bid((asked + i) % 4, null);
  expect(driver.state.turn).toBe(dealer);
  expect(dealerOf(view(dealer), info)).toBe(dealer);
  expect(text(dealer)).toContain("Then you get the ");
  driver.bid(dealer, null);
  expect(text(asked)).toMatch(/^Name a trump: /);
});

describe("a round of a climbing game that has not begun", () => {
  const info = templateInfo(compile(TEMPLATES.president));
  const at = (won: number, left: number, turn: number, plays: unknown[] = []): View =>
    ({
      ...{ phase: "playing", plays, turn, waiting: [turn], can: null, selling: false, contract: null, round: 1 },
      seats: [0, 1, 2].map((seat) => ({ seat, count: seat === won ? left : 5 })),
      lastTrick: { by: won, plays: [], points: null },
    }) as unknown as View;
  test("says who won the last one, and why another leads", () => {
    expect(said(at(1, 4, 1), info, 0)).toBe("Bob won the round. Bob’s turn.");
    expect(said(at(1, 0, 2), info, 0)).toBe("Bob won the round and has no cards left. Cara’s turn.");
    expect(said(at(0, 3, 0), info, 0, et)).toBe("Võitsid ringi. Sinu kord.");
    expect(said(at(1, 4, 2, [{ seat: 1 }]), info, 0)).toBe("Cara’s turn.");
  });
});
