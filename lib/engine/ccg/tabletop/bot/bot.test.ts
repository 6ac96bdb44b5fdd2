import { describe, expect, test } from "vitest";
import { SeededRandom } from "../../../kernel/random";
import { awaitedIn } from "../script/offer";
import { byChance, playGame, theBot } from "../testing/bot-game";
import { type Driver, player } from "../testing/driver";
import { cards, dealt, game, settle } from "../testing/five-dyes";
import { chooseAct } from "./five-dyes-bot";

const isLong = process.env.GUILDHALL_LONG !== undefined;

describe("the bot", () => {
  const GAMES = isLong ? 200 : 12;

  test(`beats whoever plays legal acts by chance in 95 of 100 games (${GAMES} are played)`, {
    timeout: 600_000,
  }, () => {
    let won = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const bot = seed % 2;
      const { state, log } = playGame(game, bot === 0 ? [theBot, byChance] : [byChance, theBot], seed);
      expect([seed, state.outcome?.reason]).toEqual([seed, "played"]);
      expect([seed, log.filter(({ type }) => type === "script_failed")]).toEqual([seed, []]);
      if (state.outcome?.places[0]?.includes(bot)) won++;
    }
    expect(won / GAMES).toBeGreaterThanOrEqual(isLong ? 0.95 : 0.9);
  });

  const choice = ({ state }: Driver, seat: number) =>
    chooseAct(game.rules, game.view(state, player(seat)), seat, new SeededRandom(5));

  /** The same table with all cards that this seat does not see exchanged for others. */
  function otherwise({ state }: Driver, seat: number): Driver["state"] {
    const numbers = cards.cards.filter(({ hidden, retired }) => !hidden && !retired).map(({ number }) => number);
    const random = new SeededRandom(99);
    const hidden = [`${seat}/deck`, `${1 - seat}/deck`, `${1 - seat}/hand`].map((ref) => game.rules.places.get(ref)!);
    const zones = state.zones.map((zone, at) =>
      hidden.includes(at)
        ? { ...zone, cards: zone.cards.map((card) => ({ ...card, number: numbers[random.below(numbers.length)]! })) }
        : zone,
    );
    return { ...state, zones };
  }

  test("does the same whatever the cards are that it does not see", { timeout: 60_000 }, () => {
    let asked = 0;
    for (let seed = 0; seed < (isLong ? 30 : 3); seed++) {
      const spy: typeof theBot = (of, view, seat, random) => {
        const state = driver.current?.state;
        if (state && asked++ % 5 === 0) {
          const other = { ...driver.current!, state: otherwise(driver.current!, seat) } as Driver;
          expect(JSON.stringify(game.view(other.state, player(seat)))).toBe(JSON.stringify(view));
          expect(choice(other, seat)).toEqual(choice(driver.current!, seat));
        }
        return theBot(of, view, seat, random);
      };
      const driver: { current: Driver | null } = { current: null };
      playGame(game, [spy, byChance], seed, (begun) => {
        driver.current = begun;
      });
    }
    expect(asked).toBeGreaterThan(60);
  });

  test("marches where it wins by it, keeps back whom it needs, and guards to stay alive", () => {
    const hand = ["Spark", "Spark", "Spark", "Spark"];
    const { driver, me, rival } = dealt(hand, hand);
    const [ox] = settle(driver, me, ["Gilt Ox"]);
    driver.state = withScore(driver, rival, 4);
    driver.act(me, { type: "phase", phase: 2 });
    expect(choice(driver, me)).toEqual({ type: "command", name: "march", objects: [ox] });
    driver.act(me, { type: "command", name: "march", objects: [ox!] });
    const [courier] = settle(driver, rival, ["Guild Courier"]);
    expect(choice(driver, rival)).toEqual({ type: "command", name: "guard", objects: [ox, courier] });
  });

  const withScore = ({ state }: Driver, seat: number, score: number): Driver["state"] => ({
    ...state,
    players: state.players.with(seat, { ...state.players[seat]!, score }),
  });

  test("is done with an effect that it cannot do by hand, and draws its hand first", () => {
    const { driver, me } = dealt([]);
    const [mask] = settle(driver, me, ["Mirror Lake Mask"]);
    driver.act(me, { type: "command", name: "effect", objects: [mask!] });
    expect(awaitedIn(driver.state.shown)).toEqual([
      { seat: me, text: "Do by hand what Mirror Lake Mask says, then press The effect is done." },
    ]);
    expect(choice(driver, me)).toEqual({ type: "command", name: "done" });
  });
});

describe("games between bots", () => {
  const GAMES = isLong ? 1_000 : 3;
  test(`${GAMES} strict games end by the rules, within all limits`, { timeout: 3_600_000 }, () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const { state, log } = playGame(game, [theBot, theBot], 1_000 + seed);
      expect([seed, state.outcome?.reason]).toEqual([seed, "played"]);
      expect([seed, log.filter(({ type }) => type === "script_failed")]).toEqual([seed, []]);
      const all = [...state.zones.flatMap((zone) => zone.cards), ...state.objects];
      expect(all.filter(({ number }) => !cards.byNumber.get(number)?.attributes.has("token"))).toHaveLength(80);
    }
  });
});
