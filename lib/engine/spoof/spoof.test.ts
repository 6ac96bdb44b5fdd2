import { describe, expect, test } from "vitest";
import { classOfSeat, SPECTATOR } from "../kernel/classes";
import { Log } from "../kernel/testing/log";
import { compileSpoof, type SpoofIntent } from "./game";

const game = compileSpoof({ v: 1, rounds: 2, most: 3 });

function begun(seats = 3) {
  const log = Log.open(game, { seats });
  for (const [seat, user] of [..."abcdefgh"].slice(0, seats).entries())
    log.table(user, { type: "sit", share: user, seat });
  log.try({ role: "clock" }, { to: "game", intent: { type: "start" } });
  return log;
}
const hide = (coins: number): SpoofIntent => ({ type: "hide", coins });
const guess = (total: number): SpoofIntent => ({ type: "guess", total });

describe("spoof", () => {
  test("all hide at once, guess in turn, no two the same; who is right scores; the leader moves on", () => {
    const log = begun();
    expect(log.play(1, guess(3))).toBe("spoof/not_your_turn");
    for (const [seat, coins] of [2, 0, 3].entries()) expect(log.play(seat, hide(coins))).toBeNull();
    expect(log.play(0, hide(1))).toBe("spoof/not_hiding");
    expect(log.play(1, guess(5))).toBe("spoof/not_your_turn");
    expect(log.play(0, guess(4))).toBeNull();
    expect(log.play(1, guess(4))).toBe("spoof/said_already");
    expect(log.play(1, guess(5))).toBeNull();
    expect(log.play(2, guess(6))).toBeNull();
    expect(log.match.game).toMatchObject({ phase: "hiding", round: 2, leader: 1, scores: [0, 1, 0] });
    expect(log.match.game.last).toEqual({ coins: [2, 0, 3], winner: 1 });
  });

  test("ends after its rounds, places those who tie together, and hides no more than may be", () => {
    const log = begun(2);
    expect(log.play(0, hide(4))).toBe("spoof/too_many");
    for (let round = 0; round < 2; round++) {
      for (const seat of [0, 1]) log.play(seat, hide(1));
      const first = log.match.game.leader;
      log.play(first, guess(2));
      log.play(1 - first, guess(3));
    }
    expect(game.outcome(log.match.game)).toEqual({ places: [[0, 1]], scores: { 0: 1, 1: 1 }, reason: "played" });
    expect(log.folded()).toEqual(log.match);
    // Once both want a rematch it begins anew: same seats, nothing scored.
    expect(log.play(0, { type: "start" })).not.toBeNull();
    expect(log.table("a", { type: "rematch" })).toBeNull();
    expect(log.match.game.phase).toBe("over");
    expect(log.table("b", { type: "rematch" })).toBeNull();
    expect(log.match.game).toMatchObject({ phase: "hiding", round: 1, leader: 0, scores: [0, 0] });
    expect(log.folded()).toEqual(log.match);
  });

  test("a fist is open to its owner alone: whatever others hide, the rest is told the same", () => {
    const told = [0, 3].map((coins) => {
      const log = begun();
      log.play(0, hide(coins));
      log.play(1, hide(2));
      const { match } = log;
      const views = [SPECTATOR, classOfSeat(1), classOfSeat(2)].map((viewerClass) =>
        game.view(match.game, { seats: new Set(viewerClass === SPECTATOR ? [] : [viewerClass - 4]), role: "player" }),
      );
      const seen = game.see({ type: "hid", seat: 0, coins }, match.game, match.game, {
        seats: new Set([1]),
        role: "player",
      });
      return JSON.stringify({ views, seen });
    });
    expect(told[0]).toBe(told[1]);
  });
});
