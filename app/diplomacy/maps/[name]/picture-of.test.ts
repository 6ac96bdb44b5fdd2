import { expect, test } from "vitest";
import { readOwnMap } from "@/lib/engine/diplomacy/maps";
import { pictureOf } from "./picture-of";

/** Two lands of two powers, the second with a unit or without. */
const draft = (unit: string): string =>
  [
    "Heath = hea",
    "Moor = moo",
    "LAND HEA ABUTS MOO",
    "LAND MOO ABUTS HEA",
    "NORTH (Northern:N) HEA",
    "A HEA",
    "SOUTH (Southern:S) MOO",
    unit,
  ].join("\n");

const pictured = (text: string) => {
  const { map, problems } = readOwnMap("shared", text);
  if (!map) throw new Error(JSON.stringify(problems));
  return pictureOf(text, map);
};

test("a name that was thrown away and taken by somebody else shows their map, not the one before", async () => {
  const first = await pictured(draft("A MOO"));
  const second = await pictured(draft(""));
  expect(first.match(/<rect x=/g)).toHaveLength(2);
  expect(second.match(/<rect x=/g)).toHaveLength(1);
  expect(await pictured(draft("A MOO"))).toBe(first);
});
