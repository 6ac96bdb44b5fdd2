import { blob, disc, limb, mirrored, type Point, polygon, ring, tendril } from "./brush";
import type { Hand } from "./chance";
import type { Figure } from "./figure";

/** Things that a deed or a relic shows instead of what its kind does: a card's `figure` names them. */

const both = (shape: readonly Point[]): string => blob(...shape) + blob(...mirrored(shape));
const whole = (shape: readonly Point[]): string => blob(...shape, ...mirrored(shape).reverse());

/** A purse with a hole, and what falls out of it. */
const purse = (hand: Hand): Figure => ({
  ink:
    whole([
      [0, -192],
      [40, -186],
      [104, -116],
      [128, -44],
      [84, 4],
      [0, 10],
    ]) +
    polygon([-62, -252], [-24, -226], [0, -246], [24, -226], [62, -252], [38, -186], [-38, -186]) +
    disc(150, -2, 17, 12) +
    disc(188, 22, 17, 9),
  cloth:
    limb([-40, -190, 8], [40, -190, 8]) +
    tendril([36, -190, 4], [92, -214], [104, -160 + hand.wobble(10), 3]) +
    polygon([-70, -96], [-30, -104], [-34, -60], [-72, -52]),
  light:
    polygon([84, -52], [104, -64], [116, -40], [128, -30], [112, -16], [96, -22], [88, -36]) +
    disc(150, -4, 11, 7) +
    disc(188, 20, 11, 5),
});

/** The print of a paw, with what it says. */
const paw = (hand: Hand): Figure => {
  const toes: readonly Point[] = [
    [-96, -140],
    [-36, -204],
    [36, -204],
    [96, -140],
  ];
  const call = (far: number): string =>
    tendril([far, -232, 4], [far + 42, -150], [far, -68, 4]) +
    tendril([-far, -232, 4], [-far - 42, -150], [-far, -68, 4]);
  return {
    ink:
      whole([
        [0, -122],
        [58, -108],
        [98, -52],
        [70, 0],
        [0, -16],
      ]) + toes.map(([x, y]) => disc(x, y, 32, 44)).join(""),
    cloth:
      whole([
        [0, -100],
        [44, -88],
        [72, -50],
        [50, -18],
        [0, -32],
      ]) + toes.map(([x, y]) => disc(x, y + 6, 18, 26)).join(""),
    trim: toes.map(([x, y]) => polygon([x - 13, y - 38], [x + x * 0.08, y - 74], [x + 13, y - 38])).join(""),
    light: call(160 + hand.wobble(6)) + call(206),
  };
};

/** A letter under a seal. */
const letter = (hand: Hand): Figure => {
  const tilt = hand.wobble(8);
  const [left, right, top, low]: [number, number, number, number] = [-158, 158, -252, -54];
  return {
    ink: polygon([left, top + tilt], [right, top - tilt], [right, low - tilt], [left, low + tilt]),
    cloth:
      polygon([-26, -70], [-4, -70], [-10, 26], [-30, 8], [-48, 20]) +
      polygon([4, -70], [26, -70], [48, 20], [30, 8], [10, 26]),
    pale: polygon(
      [left + 11, top + 11 + tilt],
      [right - 11, top + 11 - tilt],
      [right - 11, low - 11 - tilt],
      [left + 11, low - 11 + tilt],
    ),
    line:
      limb([left + 8, top + 8 + tilt, 3], [0, -138, 4], [right - 8, top + 8 - tilt, 3]) +
      limb([left + 8, low - 8 + tilt, 2], [-44, -150, 2]) +
      limb([right - 8, low - 8 - tilt, 2], [44, -150, 2]) +
      disc(0, -134, 42),
    light: polygon(...ring(16, (i) => (i % 2 ? 30 : 36), [0, -134])),
  };
};

/** A door that is barred for the night. */
const door = (hand: Hand): Figure => {
  const arch = (reach: number): Point[] =>
    Array.from({ length: 9 }, (_, i): Point => {
      const angle = Math.PI + (Math.PI * i) / 8;
      return [Math.cos(angle) * reach, -178 + Math.sin(angle) * reach];
    });
  const plank = (from: number, to: number): string => polygon([from, -168], [to, -168], [to, -6], [from, -6]);
  return {
    ink: polygon([-122, 6], ...arch(122), [122, 6]),
    cloth: plank(-96, -54) + plank(-46, -4) + plank(4, 46) + plank(54, 96) + polygon(...arch(94)),
    trim: limb([-150, -112 + hand.wobble(6), 13], [150, -112, 13]) + disc(-104, -110, 22) + disc(104, -110, 22),
    line: limb([-94, -178, 4], [94, -178, 4]),
    light: disc(0, -218, 30) + disc(58, -58, 8) + polygon([53, -54], [63, -54], [66, -30], [50, -30]),
  };
};

/** A tin whistle, played. */
const whistle = (hand: Hand): Figure => {
  const along = (t: number): Point => [-146 + 270 * t, -34 - 196 * t];
  const hole = (t: number): Point => [along(t)[0] - 3, along(t)[1] - 4];
  const note = (x: number, y: number): string =>
    disc(x, y, 17, 12) +
    limb([x + 14, y - 2, 3.4], [x + 14, y - 66, 3.4]) +
    tendril([x + 14, y - 64, 6], [x + 44, y - 50], [x + 38, y - 22, 2]);
  const [tip, end] = [along(0), along(1)];
  return {
    ink:
      limb([...tip, 26], [...along(0.14), 24], [...along(0.2), 19], [...end, 17]) +
      polygon([-176, -34], [-132, -74], [-116, -48], [-156, -8]) +
      note(86, -16 + hand.wobble(8)) +
      note(164, -76) +
      note(-110, -176),
    cloth: [0.24, 0.92].map((t) => limb([...along(t), 20], [...along(t + 0.03), 20])).join(""),
    pale: limb([...along(0.32), 11], [...along(0.86), 10]),
    line: [0.38, 0.47, 0.56, 0.66, 0.74, 0.82].map((t) => disc(...hole(t), 8)).join(""),
    light: polygon([-140, -66], [-118, -78], [-108, -62], [-128, -50]),
  };
};

/** What comes out of the ground in spring. */
const sprout = (hand: Hand): Figure => {
  const lean = hand.wobble(12);
  const leaf = (size: number): Point[] => [
    [4, -118],
    [56 * size, -190 * size],
    [158 * size, -214 * size],
    [150 * size, -150 * size],
    [84 * size, -108],
  ];
  return {
    ink:
      both(leaf(1)) +
      tendril([0, 20, 13], [lean, -90], [0, -190, 8]) +
      whole([
        [0, -290],
        [34, -226],
        [0, -172],
      ]) +
      disc(0, 26, 196, 40),
    cloth:
      both(leaf(0.9)) +
      whole([
        [0, -272],
        [20, -226],
        [0, -190],
      ]),
    line: limb([8, -120, 3], [128, -184, 2]) + limb([-8, -120, 3], [-128, -184, 2]),
    light: [-150, -96, -40, 34, 92, 146].map((x, i) => disc(x, 8 - (i % 2) * 10, 6)).join("") + disc(lean, -232, 6),
  };
};

/** A marrow as large as a cart. */
const marrow = (hand: Hand): Figure => {
  const stripe = (y: number, bend: number): string =>
    tendril([-176, -70 + y * 0.5, 4], [0, bend], [178, -62 + y * 0.5, 4]);
  return {
    ink:
      blob([-198, -62], [-164, -142], [-50, -180], [84, -176], [178, -124], [202, -56], [140, 4], [0, 22], [-134, 8]) +
      tendril([-186, -78, 16], [-236, -124], [-206, -186, 10]) +
      blob([-204, -178], [-150, -246], [-74, -240], [-100, -196], [-150, -176]),
    cloth: [
      [-60, -262],
      [-16, -176],
      [26, -70],
      [64, 18],
    ]
      .map(([y = 0, bend = 0]) => stripe(y, bend + hand.wobble(8)))
      .join(""),
    trim: blob([-186, -186], [-146, -230], [-96, -230], [-114, -200], [-150, -186]),
    light: tendril([-124, -136, 6], [-10, -172], [88, -152, 3]),
  };
};

/** A standing wheel: its rim, hub and spokes. */
function wheel(spokes: number, thick: number, turn: number): string {
  const rim = ring(28, () => 116, [0, -140]);
  const [first = [0, 0]] = rim;
  const spoke = (i: number): string => {
    const angle = turn + (2 * Math.PI * i) / spokes;
    return limb([0, -140, 10], [Math.sin(angle) * 116, -140 - Math.cos(angle) * 116, 7]);
  };
  return (
    limb(...[...rim, first].map(([x, y]) => [x, y, thick] as const)) +
    Array.from({ length: spokes }, (_, i) => spoke(i)).join("") +
    disc(0, -140, 30)
  );
}

/** A wheel in leaf. */
const greenWheel = (hand: Hand): Figure => {
  const turn = hand.between(0, 0.7);
  const out = (angle: number, far: number): Point => [Math.sin(angle) * far, -140 - Math.cos(angle) * far];
  const leaves = Array.from({ length: 12 }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / 12;
    return blob(out(angle, 112), out(angle - 0.16, 142), out(angle + 0.1, 176), out(angle + 0.2, 140));
  });
  return {
    ink: wheel(8, 15, turn) + leaves.join(""),
    cloth: leaves.join(""),
    light:
      Array.from({ length: 8 }, (_, i) => disc(...out(turn + (2 * Math.PI * i) / 8, 74), 9)).join("") +
      disc(0, -140, 14),
  };
};

/** A wheel of five vats, each of another colour. */
const dyeWheel = (hand: Hand): Figure => {
  const turn = hand.between(-0.3, 0.3);
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0], e = [0, 0]] = Array.from({ length: 5 }, (_, i): Point => {
    const angle = turn + (2 * Math.PI * i) / 5;
    return [Math.sin(angle) * 116, -140 - Math.cos(angle) * 116];
  });
  const vat = ([x, y]: Point, radius = 36): string => disc(x, y, radius);
  return {
    ink: wheel(5, 9, turn) + [a, b, c, d, e].map((at) => vat(at, 46)).join(""),
    cloth: vat(a),
    trim: vat(b),
    pale: vat(c),
    skin: vat(d),
    light: vat(e) + polygon(...ring(10, (i) => (i % 2 ? 10 : 24), [0, -140])),
  };
};

/** Things by the words that name them. */
export const THINGS: Readonly<Record<string, (hand: Hand) => Figure>> = {
  ...{ purse, paw, letter, door, whistle, sprout, marrow },
  ...{ "green wheel": greenWheel, "wheel of dyes": dyeWheel },
};
