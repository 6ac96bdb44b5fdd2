import { describe, expect, test } from "vitest";
import { SeededRandom } from "../../../kernel/random";
import { byChance, playGame } from "../testing/bot-game";
import { Driver, OMNISCIENT, player, SPECTATOR, smallGame } from "../testing/driver";
import { dealt, game, settle } from "../testing/five-dyes";
import { awaitedIn, withChosen } from "./offer";
import { offersFor } from "./offers";

const labels = ({ state }: Driver, seat: number): string[] =>
  game.view(state, player(seat)).offers.map(({ label }) => label);

describe("what a script offers", () => {
  test("whatever Five Dyes offers is legal: games of acts by chance end by the rules", () => {
    // `playGame` throws where an offered act is refused.
    for (let seed = 0; seed < 8; seed++)
      expect(playGame(game, [byChance, byChance], seed).state.outcome?.reason).toBe("played");
  });

  test("phase by phase: hands, the market, the parade, guards, the end", () => {
    const { driver, me, rival } = dealt(["Spark", "Gilt Ox"]);
    const [fox, boar] = settle(driver, me, ["Beacon Fox", "Copper-Green Boar"]);
    const [moth, sly] = settle(driver, rival, ["Freak-Show Moth", "Hedge Cat"]);
    settle(driver, me, ["Madder Vat"]);
    expect(labels(driver, me).filter((label) => label !== "Play Madder Vat")).toEqual([
      ...["Play Spark", "Go to the parade", "End your turn", "Put the hand back and draw six"],
    ]);
    expect(awaitedIn(driver.state.shown)).toEqual([
      { seat: me, text: expect.stringMatching(/^First market: .*put your hand back/) },
    ]);
    driver.act(me, { type: "phase", phase: 2 });
    const march = game.view(driver.state, player(me)).offers.find(({ label }) => label === "March")!;
    expect(march.choose).toEqual({ ids: [fox, boar], least: 1, most: 2 });
    driver.act(me, withChosen(march, [fox!, boar!]));
    expect(awaitedIn(driver.state.shown)).toEqual([{ seat: rival, text: expect.stringMatching(/^They march/) }]);
    const guards = game.view(driver.state, player(rival)).offers;
    expect(guards.map(({ label, choose }) => [label, choose?.ids])).toContainEqual([
      "Guard against Beacon Fox",
      [moth, sly],
    ]);
    driver.act(rival, { type: "command", name: "guarded" });
    expect(labels(driver, me)).toContain("End your turn");
  });

  test("a card that waits is offered with what it may be for; where nothing is, it is done without", () => {
    const { driver, me } = dealt(["Hot Word"]);
    settle(driver, me, ["Madder Vat", "Madder Vat", "Madder Vat"]);
    const [ox] = settle(driver, me, ["Gilt Ox"]);
    const offer = (label: string) => game.view(driver.state, player(me)).offers.find((one) => one.label === label)!;
    driver.act(me, offer("Play Hot Word").intent);
    expect(offer("Hot Word: do what it says").choose).toEqual({ ids: [ox], least: 1, most: 1 });
    expect(labels(driver, me)).not.toContain("End your turn");
    driver.state = { ...driver.state, objects: driver.state.objects.filter(({ id }) => id !== ox) };
    const without = offer("Hot Word: do what it says");
    expect(without.choose).toBeNull();
    driver.act(me, without.intent);
    expect(labels(driver, me)).toContain("End your turn");
  });

  test("they are for whoever sits there, and for nobody else", () => {
    const { driver, me } = dealt([]);
    expect(game.view(driver.state, player(me)).offers.length).toBeGreaterThan(2);
    for (const viewer of [SPECTATOR, OMNISCIENT]) expect(game.view(driver.state, viewer).offers).toEqual([]);
  });

  test("a script that offers nonsense, fails, or acts while it offers changes nothing", () => {
    const text = `G = (,); def offers { draw(1); if(ARG == 0) return((1, ("x",), ("Nod", "command", "nod", (,), (,), 0, 0),
      ("Go", "end_turn", "", (,), (3, 4), 1, 2), ("Lay", "lay", "", "no", (,), 0, 0))); else undefined_function(1); }`;
    const driver = new Driver(smallGame({ script: { text, manner: "strict" } }), 2, new SeededRandom(1));
    const before = JSON.stringify(driver.state);
    expect(offersFor(driver.game.rules, driver.state, 0)).toEqual([
      { label: "Nod", intent: { type: "command", name: "nod" }, choose: null },
      { label: "Go", intent: { type: "end_turn" }, choose: { ids: [3, 4], least: 1, most: 2 } },
    ]);
    expect(offersFor(driver.game.rules, driver.state, 1)).toEqual([]);
    expect(JSON.stringify(driver.state)).toBe(before);
  });
});
