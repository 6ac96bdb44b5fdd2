import { describe, expect, test } from "vitest";
import { chooseAsShadow, Playing } from "./playing";
import { compile, TEMPLATES } from "./testing/driver";

describe("bots in games of a claim", () => {
  test("claim right after a marriage that wins, before it is answered, and never in vain", () => {
    const claims: { early: boolean; right: boolean }[] = [];
    let missed = 0;
    const options = { games: 150, seats: 2, seed: 5, bots: "shadow" as const };
    const game = compile(TEMPLATES.schnapsen);
    const playing = new Playing(game, options, (event, before) => {
      if (event.type === "claimed") claims.push({ early: before.turn !== event.seat, right: event.right });
      if (event.type === "moved" && game.winsUnasked?.(before).length) missed += 1;
    });
    for (let deal = 1; deal <= options.games; deal++) playing.deal(deal, chooseAsShadow);
    expect(claims.every(({ right }) => right)).toBe(true);
    expect(claims.filter(({ early }) => early).length).toBeGreaterThan(3);
    expect(missed).toBe(0);
  });
});
