import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changesBetween, DoesNotFit, sharing, withChanges } from "./changes";

const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** A value with something of it changed, as the view of a game after a move is. */
const near = fc.jsonValue({ maxDepth: 4 }).chain((value) =>
  fc
    .tuple(fc.constant(value), fc.jsonValue({ maxDepth: 2 }), fc.nat(), fc.boolean())
    .map(([before, other, at, grows]) => {
      const after = wire(before);
      let place: unknown = after;
      for (let depth = at % 4; depth > 0 && typeof place === "object" && place !== null; depth--) {
        const keys = Object.keys(place);
        if (keys.length === 0) break;
        const key = keys[at % keys.length]!;
        if (depth === 1 || typeof (place as Record<string, unknown>)[key] !== "object") {
          if (Array.isArray(place) && grows) place.push(other);
          else if (Array.isArray(place)) place.splice(Number(key), 1);
          else if (grows)
            Object.defineProperty(place, key, { value: other, enumerable: true, configurable: true, writable: true });
          else delete (place as Record<string, unknown>)[key];
          break;
        }
        place = (place as Record<string, unknown>)[key];
      }
      return [before, after] as const;
    }),
);

describe("changes", () => {
  test("turn any value into any other, over the wire", () => {
    fc.assert(
      fc.property(fc.oneof(near, fc.tuple(fc.jsonValue(), fc.jsonValue())), ([before, after]) => {
        const [from, to] = [wire(before), wire(after)];
        const changes = changesBetween(from, to);
        expect(changes === null ? from : withChanges(wire(before), wire(changes))).toEqual(to);
        expect(from).toEqual(wire(before));
      }),
      { numRuns: 5_000 },
    );
  });

  test("of the same value are none, and of a small change are small", () => {
    const cards = Array.from({ length: 200 }, (_, at) => ({ at, face: "back", x: 1, y: 2 }));
    expect(changesBetween({ cards }, wire({ cards }))).toBeNull();
    const moved = cards.with(117, { ...cards[117]!, x: 9 });
    expect(changesBetween({ cards }, { cards: moved })).toEqual({ cards: { 117: { x: [9] } } });
    expect(changesBetween({ cards }, { cards: cards.toSpliced(3, 1) })).toEqual({ cards: [3, 1, []] });
    const both = [moved[117]!, ...cards.slice(1), cards[0]!];
    expect(changesBetween(cards, both)).toEqual([{ 0: { at: [117], x: [9] } }, 200, [cards[0]]]);
  });

  test("keep what did not change, and drop what is undefined", () => {
    const before = { same: { deep: [1, 2] }, gone: 1, other: 1 };
    const after = { same: { deep: [1, 2] }, gone: undefined, other: 2 };
    const changed = withChanges(before, wire(changesBetween(before, after)!)) as typeof before;
    expect(changed).toStrictEqual({ same: { deep: [1, 2] }, other: 2 });
    expect(changed.same).toBe(before.same);
  });

  test("a whole that is sent again is itself, with what is the same as it was before", () => {
    const before = { position: { units: [{ at: "vie" }, { at: "tri" }] }, turn: { seat: 0 }, gone: 1 };
    const after = { turn: { seat: 1 }, position: { units: [{ at: "vie" }, { at: "tri" }] } };
    const shared = sharing(before, after);
    expect(shared).toEqual(after);
    expect(shared.position).toBe(before.position);
    expect(sharing(before, structuredClone(before))).toBe(before);
    fc.assert(
      fc.property(near, ([one, other]) => {
        expect(sharing(wire(one), wire(other))).toEqual(wire(other));
      }),
    );
  });
  test("reach members whatever they are called", () => {
    const [before, after] = ['{"a":1,"__proto__":{"b":1}}', '{"a":2,"__proto__":{"b":[2]},"toString":3}'];
    const changes = changesBetween(JSON.parse(before), JSON.parse(after));
    expect(JSON.stringify(withChanges(JSON.parse(before), wire(changes!)))).toBe(after);
    const kept = withChanges(JSON.parse(before), { a: [3] });
    expect(JSON.stringify(kept)).toBe('{"a":3,"__proto__":{"b":1}}');
  });

  test("of something else do not fit", () => {
    for (const [value, changes] of [
      [1, [{ a: [1] }, []]],
      [{ a: 1 }, [{}, 1, [2]]],
      [[1], [{}, 3, []]],
      [[1], { 1: [2] }],
      [[1], { length: [0] }],
      [1, { a: [1] }],
      [[1], [0, 2, []]],
      [{ a: 1 }, [0, 0, [1]]],
    ] as const)
      expect(() => withChanges(value, changes as never)).toThrow(DoesNotFit);
  });
});
