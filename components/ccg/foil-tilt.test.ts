import { expect, test } from "vitest";
import { type Held, tilt } from "./foil-tilt";

const HOLD: Held = { beta: 40, gamma: 0 };
const at = (some: Partial<Held>, angle = 0) => tilt(HOLD, { ...HOLD, ...some }, angle).light;

test("as it is held at first the light lies in the middle, however that is", () => {
  for (const held of [HOLD, { beta: -10, gamma: 70 }]) expect(tilt(null, held, 0).light).toEqual({ x: 0, y: 0 });
});

test("leaned to the right or back it goes there, and no farther than the edge", () => {
  expect(at({ gamma: 11 })).toEqual({ x: 0.5, y: 0 });
  expect(at({ beta: 51 })).toEqual({ x: 0, y: 0.5 });
  expect(at({ beta: 170, gamma: -80 })).toEqual({ x: -1, y: 1 });
});

test("on a screen that is turned it goes the same way as seen", () => {
  // The top of the device points to the left: what was its length is the width of the picture.
  expect(at({ beta: 51 }, 90).x).toBe(0.5);
  expect(at({ gamma: -11 }, 90).y).toBe(0.5);
  expect(at({ beta: 51 }, 270).x).toBe(-0.5);
  expect(at({ gamma: 11 }, 180).x).toBe(-0.5);
  expect(at({ beta: 51 }, -90)).toEqual(at({ beta: 51 }, 270));
});

test("what it is held like for long becomes the usual hold", () => {
  let usual: Held | null = HOLD;
  for (let i = 0; i < 400; i++) ({ usual } = tilt(usual, { beta: 0, gamma: 30 }, 0));
  const { light } = tilt(usual, { beta: 0, gamma: 30 }, 0);
  expect(Math.abs(light.x) + Math.abs(light.y)).toBeLessThan(0.01);
});
