import type { Seat } from "../../../kernel/game";
import { type Random, SeededRandom } from "../../../kernel/random";
import type { CardDatabase } from "../../cards/model";
import type { TabletopGame } from "../compile";
import type { Intent } from "../intent";
import type { TableCard } from "../state";
import { Driver } from "./driver";

/** A strict table for two, with decks of two dyes each, so that hands can be paid for; both have drawn theirs. */
export function beginners(game: TabletopGame, cards: CardDatabase, seed: number): { driver: Driver; random: Random } {
  const random = new SeededRandom(seed + 1);
  const driver = new Driver(game, 2, random);
  const inDecks = cards.cards.filter(({ hidden, retired }) => !hidden && !retired);
  for (const seat of [0, 1]) {
    const letters = random.shuffle([..."WMYVO"]).slice(0, 2);
    const fit = inDecks.filter(({ attributes }) =>
      [...(attributes.get("dye") ?? "")].every((letter) => letters.includes(letter)),
    );
    const vats = fit.filter(({ attributes }) => attributes.get("type") === "Vat");
    const others = fit.filter(({ attributes }) => attributes.get("type") !== "Vat");
    const deck = [
      ...random.shuffle(others).slice(0, 24),
      ...Array.from({ length: 17 }, () => vats[random.below(vats.length)]!),
    ].map(({ number }) => number);
    driver.act(seat, { type: "bring", parts: { deck } });
    driver.act(seat, { type: "command", name: "hand" });
  }
  return { driver, random };
}

/**
 * Plays Five Dyes at a strict table, as a beginner does: rests all Vats, plays what can be paid, marches with all that may,
 * guards by chance. Tries what it may not do as well; the rules say so.
 */
export function playTurn(driver: Driver, cards: CardDatabase, random: Random): void {
  const { state } = driver;
  const me = state.turn.seat!;
  const rival = 1 - me;
  const attempt = (seat: Seat, intent: Intent): boolean =>
    driver.state.stage === "playing" && driver.try(seat, intent) === null;
  const typeOf = (number: number): string => cards.byNumber.get(number)?.attributes.get("type") ?? "";
  const isFighter = ({ number }: TableCard): boolean => ["Folk", "Beast"].includes(typeOf(number));
  const own = (seat: Seat) => driver.state.objects.filter(({ control }) => control === seat);
  const lay = (id: number) =>
    attempt(me, {
      type: "transfer",
      take: { how: "cards", zone: `${me}/hand`, ids: [id] },
      put: { to: "table", x: 100, y: 100 },
    });

  const hand = () => driver.zone(`${me}/hand`).cards;
  const vat = hand().find(({ number }) => typeOf(number) === "Vat");
  if (vat) lay(vat.id);
  for (const { id, number } of own(me))
    if (typeOf(number) === "Vat") attempt(me, { type: "rotate", objects: [id], angle: 90 });
  for (const { id } of hand()) lay(id);
  attempt(me, { type: "phase", phase: 2 });
  const marching = own(me).flatMap((card) => (isFighter(card) && couldMarch(driver, me, card.id) ? [card.id] : []));
  if (marching.length > 0 && attempt(me, { type: "command", name: "march", objects: marching })) {
    for (const guard of own(rival).filter(isFighter))
      if (random.below(2) === 0) {
        const against = marching[random.below(marching.length)]!;
        attempt(rival, { type: "command", name: "guard", objects: [against, guard.id] });
      }
    attempt(rival, { type: "command", name: "guarded" });
  }
  attempt(me, { type: "phase", phase: 3 });
  const over = hand().length - 7;
  if (over > 0)
    attempt(me, {
      type: "transfer",
      take: { how: "cards", zone: `${me}/hand`, ids: driver.ids(`${me}/hand`).slice(0, over) },
      put: { to: "zone", zone: `${me}/discard pile` },
    });
  doWaiting(driver, random);
  attempt(me, { type: "end_turn" });
}

/** Does what cards wait for, with targets by chance, else by hand (and then it does nothing). */
function doWaiting(driver: Driver, random: Random): void {
  for (let tries = 0; tries < 40 && driver.state.stage === "playing"; tries++) {
    for (const seat of [0, 1])
      for (let count = 1; count < 4; count++)
        driver.try(seat, { type: "command", name: "discard", objects: driver.ids(`${seat}/hand`).slice(0, count) });
    const vars = driver.state.vars as [string, [card: number, ability: unknown, seat: Seat][]][];
    const pending = vars.find(([key]) => key === "pending")?.[1] ?? [];
    const targets = random.shuffle(driver.state.objects.map(({ id }) => id));
    const done = pending.some(([card, , seat]) =>
      [...targets.map((id) => [card, id]), [card]].some((objects) => {
        if (driver.try(seat, { type: "command", name: "effect", objects }) !== null) return false;
        driver.try(seat, { type: "command", name: "done" });
        return true;
      }),
    );
    if (!done) return;
  }
}

/** Whether this card alone could march. */
const couldMarch = (driver: Driver, seat: Seat, id: number): boolean =>
  driver.game.decide(driver.state, { seat }, { type: "command", name: "march", objects: [id] }, driver.ctx()).ok;
