import { describe, expect, it } from "vitest";
import { playtest, studyGame } from "./playtest";
import { compile, TEMPLATES } from "./testing/driver";

const OPTIONS = { games: 60, seats: 4, seed: 3, bots: "random" } as const;

describe("the study of a play-test", () => {
  it("changes nothing of the report, and adds up to it", () => {
    const game = compile(TEMPLATES.hearts);
    const { report, study } = studyGame(game, OPTIONS);
    expect(report).toEqual(playtest(game, OPTIONS));
    const sum = (counts: Record<number, number>) => Object.values(counts).reduce((total, count) => total + count, 0);
    expect(sum(study.lengths)).toBe(60);
    expect(sum(study.scores)).toBe(240);
    const points = Object.entries(study.scores).reduce((total, [score, count]) => total + Number(score) * count, 0);
    expect(points / 240).toBeCloseTo(report.scores.reduce((total, { mean }) => total + mean, 0) / 4, 6);
    expect(study.skill).toBeNull();
    expect(study.series.ended).toBeGreaterThan(0);
    // The last trick of every deal is forced; to lead the first one is, too.
    expect(study.choices.forced).toBeGreaterThan(0.05);
    expect(study.choices.mean).toBeGreaterThan(2);
  });

  it.each(["hearts", "whist", "spades", "oh-hell", "briscola", "thousand"] as const)(
    "tells that in %s whoever thinks does better than chance",
    (name) => {
      const game = compile(TEMPLATES[name]);
      const seats = Math.min(game.seats.max, 4);
      const { study } = studyGame(game, { ...OPTIONS, seats, games: 200, bots: "one" });
      const { shadow, others, deals } = study.skill!;
      expect(deals).toBeGreaterThan(100);
      if (game.rules.lowWins) expect(shadow).toBeLessThan(others);
      else expect(shadow).toBeGreaterThan(others);
    },
  );
});
