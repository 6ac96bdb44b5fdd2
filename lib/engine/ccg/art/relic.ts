import { blob, disc, limb, mirrored, type Point, polygon, ring, tendril } from "./brush";
import type { Hand } from "./chance";
import type { Figure } from "./figure";

const both = (shape: readonly Point[]): string => blob(...shape) + blob(...mirrored(shape));
const whole = (shape: readonly Point[]): string => blob(...shape, ...mirrored(shape).reverse());

function star(hand: Hand): Figure {
  const blades = hand.pick([7, 9, 12]);
  return {
    ink:
      Array.from({ length: blades }, (_, i) => {
        const angle = (2 * Math.PI * i) / blades;
        const long = 112 + hand.between(0, 46);
        const out = (along: number, aside: number): Point => [
          Math.sin(angle) * along + Math.cos(angle) * aside,
          -140 - Math.cos(angle) * along + Math.sin(angle) * aside,
        ];
        return polygon(out(long, 0), out(46, 13), out(30, 0), out(46, -13));
      }).join("") + disc(0, -140, 48),
    light: disc(0, -140, 33),
    cloth: polygon([0, -166], [15, -140], [0, -114], [-15, -140]),
  };
}

const bell = (hand: Hand): Figure => ({
  ink:
    whole([
      [0, -236],
      [26, -226],
      [44, -160],
      [58, -96],
      [92, -64],
      [86, -48],
      [0, -46],
    ]) +
    disc(0, -246, 17) +
    limb([-120, -262, 7], [120, -258, 7]) +
    disc(hand.wobble(20), -38, 17),
  light:
    polygon([-70, -78], [70, -78], [74, -70], [-74, -70]) + polygon([-46, -150], [46, -150], [48, -143], [-48, -143]),
});

const book = (hand: Hand): Figure => ({
  ink: polygon([-150, -96], [0, -56], [0, 6], [-150, -36]) + polygon([150, -96], [0, -56], [0, 6], [150, -36]),
  light:
    blob([-138, -112], [-70, -118], [-2, -70], [-2, -62], [-136, -98]) +
    blob([138, -112], [70, -118], [2, -70], [2, -62], [136, -98]),
  cloth:
    Array.from({ length: 5 }, (_, i) =>
      tendril([-60 + 30 * i, -118, 3], [-90 + 46 * i, -176], [-50 + 26 * i + hand.wobble(14), -232, 1.4]),
    ).join("") + polygon([-8, -56], [8, -56], [8, 26], [0, 14], [-8, 26]),
});

const lamp = (hand: Hand): Figure => ({
  ink:
    whole([
      [0, -214],
      [34, -204],
      [60, -176],
      [8, -172],
    ]) +
    whole([
      [0, -52],
      [40, -56],
      [74, -16],
      [0, 0],
    ]) +
    limb([-58, -178, 5], [-46, -54, 5]) +
    limb([58, -178, 5], [46, -54, 5]) +
    tendril([-18, -210, 4], [0, -276], [18, -210, 4], 9),
  light: whole([
    [0, -168],
    [20, -120],
    [26, -88],
    [0, -62],
  ]),
  cloth:
    whole([
      [0, -136],
      [10, -108],
      [8, -84],
      [0, -76],
    ]) + disc(hand.wobble(30), -190, 4),
});

const mask = (hand: Hand): Figure => {
  const brow = hand.between(-14, 14);
  return {
    ink:
      whole([
        [0, -232],
        [62, -238 + brow],
        [104, -190],
        [92, -110],
        [48, -40],
        [0, -14],
      ]) +
      polygon([-96, -206], [-152, -268 + brow], [-60, -236]) +
      polygon([96, -206], [152, -268 + brow], [60, -236]),
    light:
      both([
        [22, -146],
        [50, -164 + brow * 0.4],
        [78, -146],
        [48, -132],
      ]) + blob([-26, -74], [0, -64 + brow * 0.5], [26, -74], [0, -54]),
    cloth: polygon([-9, -150], [9, -150], [15, -92], [-15, -92]),
  };
};

const key = (hand: Hand): Figure => {
  const teeth = Array.from({ length: hand.count(2, 4) }, (_, i) =>
    polygon([8, -40 + 18 * i], [44 + hand.between(0, 20), -40 + 18 * i], [44, -30 + 18 * i], [8, -30 + 18 * i]),
  );
  return {
    ink:
      limb([0, -150, 11], [0, 22, 11]) +
      teeth.join("") +
      ring(5, () => 44, [0, -196])
        .map(([x, y]) => disc(x, y, 29))
        .join("") +
      disc(0, -196, 30),
    light: ring(5, () => 44, [0, -196])
      .map(([x, y]) => disc(x, y, 14))
      .join(""),
    cloth: disc(0, -196, 20),
  };
};

const spindle = (hand: Hand): Figure => ({
  ink: limb([-40, -262, 4], [44, 30, 5]) + polygon([-2, -40], [66, -62], [72, -44], [6, -20]) + disc(36, -42, 34, 12),
  cloth: Array.from({ length: 8 }, (_, i) =>
    limb([-40 + i * 4.6, -164 + 15 * i, 5], [36 + i * 1.8 + hand.wobble(6), -186 + 15 * i, 5]),
  ).join(""),
  light: tendril([30, -186, 1.6], [136, -210], [150, -96, 1.6]) + tendril([150, -96, 1.6], [156, -10], [84, 20, 1.2]),
});

const cup = (hand: Hand): Figure => ({
  ink:
    whole([
      [0, -196],
      [80, -202],
      [76, -140],
      [44, -96],
      [12, -82],
      [10, -40],
      [58, -6],
      [0, 0],
    ]) +
    both([
      [76, -190],
      [128, -190],
      [116, -130],
      [62, -116],
      [60, -126],
      [104, -140],
      [110, -176],
      [76, -178],
    ]),
  light: disc(0, -200, 76, 12),
  cloth:
    polygon([0, -170], [20, -146], [0, -122], [-20, -146]) +
    Array.from({ length: 4 }, (_, i) => disc(-48 + 32 * i, -226 - hand.between(0, 44), 6)).join(""),
});

const blade = (hand: Hand): Figure => {
  const curve = hand.between(-26, 26);
  return {
    ink:
      blob([-15, -84], [-13 + curve * 0.5, -190], [curve, -290], [17 + curve * 0.4, -190], [15, -84]) +
      limb([-66, -80, 8], [66, -80, 8]) +
      limb([0, -80, 9], [0, -14, 8]) +
      disc(0, -4, 15),
    light: blob([-3, -90], [-2 + curve * 0.5, -190], [curve, -280], [4 + curve * 0.45, -190], [3, -90]),
    cloth: disc(0, -80, 11) + disc(0, -4, 8),
  };
};

const scales = (hand: Hand): Figure => {
  const tilt = hand.wobble(26);
  const pan = (x: number, y: number): string =>
    limb([x, y, 1.6], [x - 44, y + 84, 1.6]) + limb([x, y, 1.6], [x + 44, y + 84, 1.6]);
  return {
    ink:
      limb([0, -236, 7], [0, -8, 9]) +
      disc(0, 0, 74, 14) +
      limb([-128, -214 + tilt, 5], [128, -214 - tilt, 5]) +
      pan(-128, -214 + tilt) +
      pan(128, -214 - tilt) +
      disc(0, -244, 14),
    light:
      blob([-176, -128 + tilt], [-80, -128 + tilt], [-128, -98 + tilt]) +
      blob([80, -128 - tilt], [176, -128 - tilt], [128, -98 - tilt]),
    cloth: disc(-128, -140 + tilt, 15) + disc(128, -136 - tilt, 11),
  };
};

const crown = (hand: Hand): Figure => {
  const peaks = hand.pick([5, 7]);
  const points: Point[] = Array.from({ length: peaks * 2 - 1 }, (_, i) => [
    -116 + (232 * i) / (peaks * 2 - 2),
    i % 2 === 0 ? -206 - (i % 4 === 0 ? 26 : 0) : -132,
  ]);
  return {
    ink:
      polygon([-104, -56], ...points, [104, -56]) +
      disc(0, -56, 104, 22) +
      points
        .filter((_, i) => i % 2 === 0)
        .map(([x, y]) => disc(x, y, 11))
        .join(""),
    light: disc(0, -60, 92, 14),
    cloth: points
      .filter((_, i) => i % 2 === 1)
      .map(([x]) => polygon([x, -118], [x + 12, -102], [x, -86], [x - 12, -102]))
      .join(""),
  };
};

const glass = (hand: Hand): Figure => {
  const run = hand.between(0.2, 0.8);
  return {
    ink:
      limb([-84, -248, 9], [84, -248, 9]) +
      limb([-84, -8, 9], [84, -8, 9]) +
      limb([-76, -244, 5], [-76, -12, 5]) +
      limb([76, -244, 5], [76, -12, 5]),
    cloth: whole([
      [0, -238],
      [58, -232],
      [50, -176],
      [6, -128],
      [50, -80],
      [58, -22],
      [0, -18],
    ]),
    light:
      polygon([0, -132], [38 * run + 8, -132 - 70 * run], [-38 * run - 8, -132 - 70 * run]) +
      polygon([-48, -22], [0, -40 - 60 * (1 - run)], [48, -22]),
  };
};

/** Relics by kind, standing at y = 0. */
export const RELICS: Readonly<Record<string, (hand: Hand) => Figure>> & { readonly Star: (hand: Hand) => Figure } = {
  ...{ Star: star, Bell: bell, Book: book, Lamp: lamp, Mask: mask, Key: key },
  ...{ Spindle: spindle, Cup: cup, Blade: blade, Scales: scales, Crown: crown, Glass: glass },
};
