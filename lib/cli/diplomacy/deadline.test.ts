import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { UsageError } from "../command";
import { answerDeadline, deadline } from "./deadline";

const QUESTION = {
  zone: "Europe/Lisbon",
  now: "202606011007",
  phase: "SPRING 1901 MOVEMENT",
  timing: "",
  rules: [],
  first: false,
  deadline: null,
};

describe("diplomacy deadline", () => {
  it("answers each line with one, in order, bad ones too", async () => {
    const out = new PassThrough();
    const input = new PassThrough();
    input.end(`${JSON.stringify(QUESTION)}\nnonsense\n{}\n`);
    expect(await deadline.run([], { in: input, out, err: new PassThrough() })).toBe(0);
    const [first, second, third] = String(out.read()).trim().split("\n");
    expect(JSON.parse(first!)).toEqual({ deadline: "202606041000", reason: ["3 days from now"] });
    expect(JSON.parse(second!)).toMatchObject({ error: { code: "line/not_json" } });
    expect(JSON.parse(third!)).toMatchObject({ error: { code: "line/bad_question" } });
  });

  it.each([
    [{ zone: "Europe/Atlantis" }, "line/bad_question"],
    [{ now: "tomorrow" }, "line/bad_question"],
    [{ timing: "NEXT" }, "timing/no_value"],
    [{ rules: ["NO_RAIN"] }, "rule/unknown"],
  ])("refuses %j", (change, code) => {
    expect(answerDeadline({ ...QUESTION, ...change })).toMatchObject({ error: { code } });
  });

  it("has none where there is none, and says who is away", () => {
    expect(answerDeadline({ ...QUESTION, rules: ["SOLITAIRE"] })).toEqual({
      deadline: null,
      reason: ["the game has no deadlines"],
    });
    const absences = [{ who: "Austria", from: "20260604", to: "20260604" }];
    expect(answerDeadline({ ...QUESTION, absences })).toEqual({
      deadline: "202606051000",
      reason: ["3 days from now", "Austria is away until 4 June"],
    });
  });

  it.each([
    ["S1901M", "SPRING 1901 MOVEMENT", "M 2D R 5H ADJ 7H"],
    ["s1901r", "SPRING 1901 RETREATS", "M 2D R 5H ADJ 7H"],
    ["W1901A", "WINTER 1901 ADJUSTMENTS", "M 2D R 5H ADJ 7H"],
  ])("knows %s as %s", (short, long, timing) => {
    const answers = [short, long].map((phase) => answerDeadline({ ...QUESTION, timing, phase }));
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).not.toEqual(answerDeadline({ ...QUESTION, phase: long }));
  });

  it("takes no words", async () => {
    const io = { in: new PassThrough(), out: new PassThrough(), err: new PassThrough() };
    await expect(deadline.run(["x"], io)).rejects.toBeInstanceOf(UsageError);
  });
});
