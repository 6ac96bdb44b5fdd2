import { expect, test } from "vitest";
import { KINDS } from "../engine/ccg/art/illustration";
import { subjectOf } from "../engine/ccg/art/subject";
import { fiveDyes } from "../engine/ccg/sets";
import { APART, bitsApart, layersApart, type Print, printOf } from "./picture-hash";

test("no two pictures of Five Dyes are alike: 8 bits of their hashes and 3 layers lie between any two", async () => {
  const prints: Print[] = [];
  for (const card of fiveDyes().cards) {
    const subject = subjectOf(card);
    if (!subject) continue;
    expect(KINDS, card.name).toContain(subject.kind);
    prints.push(await printOf(subject));
  }
  expect(prints.length).toBeGreaterThan(300);
  let [nearest, fewest] = [64, 64];
  for (const [i, a] of prints.entries())
    for (const b of prints.slice(i + 1)) {
      nearest = Math.min(nearest, bitsApart(a.hash, b.hash));
      fewest = Math.min(fewest, layersApart(a.layers, b.layers));
    }
  expect(nearest).toBeGreaterThanOrEqual(APART.bits);
  expect(fewest).toBeGreaterThanOrEqual(APART.layers);
});
