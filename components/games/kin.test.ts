import { expect, test } from "vitest";
import type { GameTrait } from "@/lib/contracts/template";
import { familyOf } from "./about";
import { kinOf } from "./kin";

const game = (slug: string, ...traits: GameTrait[]) => ({ slug, traits });
const HOUSE = [
  game("briscola", "tricks", "trumps", "talon", "points"),
  game("whist", "tricks", "trumps", "partners", "points"),
  game("hearts", "tricks", "points", "low"),
  game("crazy-eights", "pile", "talon", "points", "low"),
  game("durak", "pile", "trumps", "talon", "ranks"),
  game("gin", "pile", "talon", "points"),
];

test("whoever wrote a game of cards that cost finds Hearts first", () => {
  const maria = game("black-maria", "tricks", "points", "low");
  expect(familyOf(maria.slug, maria.traits)).toBe("tricks");
  expect(kinOf(maria, HOUSE).map(({ slug }) => slug)[0]).toBe("hearts");
});

test("a game is none of its own kin, and what has nothing in common is none", () => {
  const kin = kinOf(HOUSE[2]!, HOUSE).map(({ slug }) => slug);
  expect(kin).not.toContain("hearts");
  expect(kin).not.toContain("durak");
  expect(kinOf(game("mine", "tricks", "points"), [game("durak", "pile", "ranks")])).toEqual([]);
});
