import { describe, expect, test } from "vitest";
import { diplomacy as english } from "@/lib/texts/diplomacy/en";
import { diplomacy as estonian } from "@/lib/texts/diplomacy/et";
import type { LessonId } from "@/lib/texts/sandbox/lessons.en";
import { tellOutcome } from "../outcome/tell-outcome";
import { gameOfLesson } from "../sandbox/lessons";
import { LESSONS } from "../sandbox/lessons.data";
import { deskOf, sandboxAfter, turnOf } from "../sandbox/sandbox-game";
import { paragraph } from "./told";

/** What is told of the orders of a lesson, in a language. */
function toldOf(id: LessonId, t: typeof english) {
  const lesson = LESSONS.find((one) => one.id === id);
  if (!lesson) throw new Error(`No lesson ${id}`);
  const game = gameOfLesson(lesson);
  const { outcome, position } = turnOf(sandboxAfter(game, { type: "resolve" }));
  if (!outcome) throw new Error("Nothing was decided");
  return tellOutcome(t, deskOf(game, position).field, outcome).map(({ told }) => told);
}

describe("why orders came out as they did, in words", () => {
  test.each<[LessonId, string]>([
    [
      "bounce",
      "Vienna bounces at Galicia. The attack has strength 1. Russia’s army from Warsaw wants to go there too, with 1.",
    ],
    ["dislodge", "Munich holds. Munich is dislodged by Burgundy."],
    [
      "dislodge",
      "Burgundy gets into Munich. The attack has strength 2, with support from Ruhr. Germany’s army there holds with 1.",
    ],
    [
      "cut",
      "Burgundy bounces at Munich. The attack has strength 1. Germany’s army there holds with 1. The support from Ruhr is cut by the attack from Kiel.",
    ],
    ["cut", "The support from Ruhr is cut by the attack from Kiel."],
    ["wrongHelp", "The support from Berlin fits nothing that the other unit was ordered."],
    [
      "headOn",
      "Vienna bounces at Budapest. The attack has strength 1. Turkey’s army comes from there the other way with 1.",
    ],
    ["ownUnit", "Munich bounces at Berlin. A power does not dislodge a unit of its own: the attack has no strength."],
    ["convoyLost", "London does not get across to Norway. The fleet that was to convoy it does not get it across."],
    ["convoyLost", "The convoy in North Sea is broken up. North Sea is dislodged by Skagerrak."],
    ["retreatClash", "Munich is disbanded: Germany’s fleet retreats to the same place."],
    ["build", "An army is built in Paris."],
    [
      "disorder",
      "Galicia is removed, because nobody ordered which: it was 1 step from the nearest own centre, and none was farther.",
    ],
  ])("%s: %s", (id, sentence) => {
    expect(toldOf(id, english).map(paragraph)).toContain(sentence);
  });

  test("the paradox is named", () => {
    const said = toldOf("paradox", english).map(paragraph).join(" ");
    expect(said).toContain("This is a convoy paradox");
  });

  test("what failed comes first, and the whole decision unfolds", () => {
    const told = toldOf("cut", english);
    expect(told.map(({ failed }) => failed)).toEqual(
      [...told]
        .map(({ failed }) => failed)
        .toSorted()
        .toReversed(),
    );
    const bounced = told.find(({ headline }) => headline === "Burgundy bounces at Munich.");
    expect(bounced?.steps).toEqual([
      {
        text: "The attack has strength 1.",
        steps: [{ text: "The support from Ruhr is cut by the attack from Kiel.", steps: [] }],
      },
      { text: "Germany’s army there holds with 1.", steps: [] },
    ]);
  });

  test.each(LESSONS.map(({ id }) => id))("in Estonian as well, no word of English left: %s", (id) => {
    const [here, there] = [toldOf(id, english), toldOf(id, estonian)];
    expect(there).toHaveLength(here.length);
    for (const [i, told] of there.entries()) {
      expect(told.failed).toBe(here[i]?.failed);
      expect(paragraph(told)).not.toBe(paragraph(here[i] ?? told));
      expect(paragraph(told)).not.toMatch(/undefined|\b(the|with|support|attack)\b/);
    }
  });
});
