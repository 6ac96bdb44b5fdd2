import { expect, test } from "vitest";
import { Intent } from "@/lib/engine/ccg/tabletop/intent";
import { asOne } from "./as-one";

const shuffle = { type: "shuffle", zone: "0/deck" } as const;
const reveals = (count: number): Intent[] =>
  Array.from({ length: count }, (_, id) => ({ type: "reveal", zone: "0/hand", id }));

test("acts with cards that belong together are sent as one; others, and one alone, as they are", () => {
  expect(asOne([])).toEqual([]);
  expect(asOne([shuffle])).toEqual([shuffle]);
  expect(asOne([shuffle, shuffle])).toEqual([{ type: "chain", acts: [shuffle, shuffle] }]);
  expect(asOne([shuffle, { type: "end_turn" }])).toEqual([shuffle, { type: "end_turn" }]);
});

test("what is too long for one act is sent as several, of which each is a sound one", () => {
  for (const count of [30, 31, 59, 61, 200]) {
    const sent = asOne(reveals(count));
    expect(sent.every((intent) => Intent.safeParse(intent).success)).toBe(true);
    expect(sent.flatMap((intent) => (intent.type === "chain" ? intent.acts : [intent]))).toEqual(reveals(count));
  }
});

test("every kind of act that may be one of several is known here", () => {
  const acts = [
    ...[
      { type: "show", zone: "0/hand", sight: 5 },
      { type: "search", zone: "0/deck" },
      { type: "detach", objects: [1] },
    ],
    ...[
      { type: "score", seat: 0, value: 3 },
      { type: "unarrow" },
      { type: "toss" },
      { type: "end_turn" },
      { type: "accept" },
    ],
  ] as Intent[];
  for (const act of acts) {
    const isSound = Intent.safeParse({ type: "chain", acts: [act, act] }).success;
    expect([act.type, asOne([act, act]).length === 1]).toEqual([act.type, isSound]);
  }
});
