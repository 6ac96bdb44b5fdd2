import { describe, expect, test } from "vitest";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";
import { lessons as english } from "@/lib/texts/sandbox/lessons.en";
import { gameOfLesson } from "./lessons";
import { LESSONS } from "./lessons.data";
import { positionFault } from "./position-fault";
import { sandboxAfter, turnOf } from "./sandbox-game";

test("each lesson has its text, and each text its lesson", () => {
  expect(LESSONS.map(({ id }) => id).toSorted()).toEqual(Object.keys(english).toSorted());
  expect(LESSONS.length).toBeGreaterThanOrEqual(16);
});

describe.each(LESSONS)("$id", (lesson) => {
  const game = gameOfLesson(lesson);
  const { position, orders } = turnOf(game);
  const { outcome } = turnOf(sandboxAfter(game, { type: "resolve" }));

  test("is a position of its map, and all of its orders can be given", () => {
    expect(positionFault(game.map, position, game.rules)).toBeNull();
    expect(orders.map(({ order }) => printOrder(order)).toSorted()).toEqual(
      lesson.orders
        .split("\n")
        .filter((line) => line !== "")
        .toSorted(),
    );
  });

  test("comes out as its text says", () => {
    const came = new Map<string, string>();
    const beaten: string[] = [];
    if (outcome?.type === "MOVEMENT")
      for (const { order, result, dislodgedBy } of outcome.reasons) {
        came.set(printOrder(order), result);
        if (dislodgedBy === undefined || !("unit" in order)) continue;
        const unit = position.units.find(({ at }) => at === order.unit.at);
        beaten.push(`${unit?.power} ${unit?.type} ${unit?.at}`);
      }
    else for (const { order, result } of outcome?.results ?? []) came.set(printOrder(order), result);
    const expected = Object.entries(lesson.results);
    expect(expected.map(([order]) => [order, came.get(order) ?? "none"])).toEqual(expected);
    if (lesson.beaten) expect(beaten.toSorted()).toEqual([...lesson.beaten].toSorted());
  });
});
