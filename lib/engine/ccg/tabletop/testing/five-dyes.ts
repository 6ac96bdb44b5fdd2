import { SeededRandom } from "../../../kernel/random";
import { fiveDyes } from "../../sets";
import { compileHouseTabletop, houseTabletop } from "../house-games";
import type { Intent } from "../intent";
import { Driver } from "./driver";

export const game = compileHouseTabletop(houseTabletop("five-dyes", "strict", 2), "five-dyes", "five-dyes-strict");
/** The same where something is staked. */
export const stakedGame = compileHouseTabletop(
  houseTabletop("five-dyes", "strict", 2, { staked: true }),
  "five-dyes",
  "five-dyes-staked",
);
export const cards = fiveDyes();
const named = (name: string): number => cards.cards.find((card) => card.name === name)!.number;
const VAT = named("Madder Vat");

/** Both have drawn their hands from these decks, and the hand of whoever is first is made of `hand`. */
export function dealt(
  hand: string[],
  rivals: string[] = [],
  seed = 1,
  of = game,
): { driver: Driver; me: number; rival: number } {
  const driver = new Driver(of, 2, new SeededRandom(seed));
  const me = driver.state.turn.seat!;
  for (const seat of [0, 1]) {
    const own = (seat === me ? hand : rivals).map(named);
    const deck = [...own, ...Array.from({ length: 40 }, () => VAT)];
    driver.act(seat, { type: "bring", parts: { deck } });
    driver.act(seat, { type: "command", name: "hand" });
    // The hand that a test is about, whatever was drawn.
    const put = driver.zone(`${seat}/hand`).cards;
    const all = [...put, ...driver.zone(`${seat}/deck`).cards];
    const wanted = own.map((number) => all.find((card) => card.number === number)!);
    const rest = all.filter((card) => !wanted.includes(card));
    const size = 7 - wanted.length;
    const at = driver.game.rules.places;
    driver.state = {
      ...driver.state,
      zones: driver.state.zones
        .with(at.get(`${seat}/hand`)!, { ...driver.zone(`${seat}/hand`), cards: [...wanted, ...rest.slice(0, size)] })
        .with(at.get(`${seat}/deck`)!, { ...driver.zone(`${seat}/deck`), cards: rest.slice(size) }),
    };
  }
  return { driver, me, rival: 1 - me };
}

export const play = (driver: Driver, seat: number, name: string): Intent => ({
  type: "transfer",
  take: {
    how: "cards",
    zone: `${seat}/hand`,
    ids: [driver.zone(`${seat}/hand`).cards.find(({ number }) => number === named(name))?.id ?? 0],
  },
  put: { to: "table", x: 100, y: 100 },
});
export const why = (driver: Driver, seat: number, intent: Intent): string | null => {
  const result = driver.game.decide(driver.state, { seat }, intent, driver.ctx());
  return result.ok ? null : String((result.error.data as { text?: string } | undefined)?.text ?? result.error.code);
};
export const onTable = (driver: Driver, name: string): number =>
  driver.state.objects.findLast(({ number }) => number === named(name))!.id;

/** Puts cards on the table as they would lie there after some turns, ready. */
export function settle(driver: Driver, seat: number, names: string[]): number[] {
  return names.map((name) => {
    const id = driver.state.nextId;
    driver.apply([
      {
        ...{ type: "moved", seat, from: "outside", how: "outside", to: "table", end: "top", shuffled: false },
        cards: [{ was: 0, id, number: named(name), owner: seat, knows: null, at: { x: 0, y: 0, angle: seat * 180 } }],
      },
    ]);
    return id;
  });
}
export const rest = (ids: number[]): Intent => ({ type: "rotate", objects: ids, angle: 90 });
