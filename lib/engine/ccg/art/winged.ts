import { blob, disc, limb, mirrored, type Point, polygon, tendril } from "./brush";
import type { Hand } from "./chance";
import type { Figure } from "./figure";

/** Feathers of a wing that is spread from the shoulder to the tip: one blade beside the other. */
function feathers(from: Point, tip: Point, count: number, depth: number): string {
  let path = "";
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const [x, y] = [from[0] + (tip[0] - from[0]) * t, from[1] + (tip[1] - from[1]) * t];
    const long = depth * (0.55 + 0.45 * Math.sin(Math.PI * (0.25 + 0.6 * t)));
    path += limb([x, y, 11], [x + (tip[0] - from[0]) * 0.1 * t, y + long, 4]);
  }
  return path;
}

function heron(hand: Hand): Figure {
  const lean = hand.between(-12, 18);
  const head: Point = [62 + lean, -236];
  return {
    ink: [
      limb([-14, -92, 5], [-18, -48, 3.5], [-8, -2, 3]),
      limb([16, -92, 5], [30, -50, 3.5], [24, -2, 3]),
      limb([-8, -2, 3], [14, -2, 2]),
      limb([24, -2, 3], [46, -2, 2]),
      blob([-86, -92], [-30, -142], [30, -148], [48, -118], [14, -84], [-40, -82]),
      tendril([34, -126, 15], [96, -168], [40 + lean, -204, 8], 9),
      tendril([40 + lean, -204, 8], [34 + lean, -232], [head[0], head[1], 10]),
      polygon([head[0] + 4, head[1] - 7], [head[0] + 72, head[1] + 8], [head[0] + 4, head[1] + 7]),
      tendril([head[0] - 6, head[1] - 4, 4], [head[0] - 34, head[1] - 10], [head[0] - 52, head[1] + 6, 1.4]),
    ].join(""),
    light: disc(head[0] - 1, head[1] - 2, 3),
  };
}

function raven(hand: Hand): Figure {
  const open = hand.chance(0.5) ? 9 : 1;
  return {
    ink: [
      limb([-6, -58, 6], [-4, -2, 4]),
      limb([20, -58, 6], [26, -2, 4]),
      limb([-4, -2, 4], [18, -2, 2.5]),
      limb([26, -2, 4], [48, -2, 2.5]),
      blob([-112, -46], [-58, -100], [6, -148], [56, -146], [66, -108], [40, -66], [-14, -48]),
      polygon([-60, -84], [-142, -34], [-128, -22], [-30, -52]),
      limb([44, -140, 32], [60, -168, 29]),
      polygon([76, -184], [132, -172 - open], [82, -164]),
      polygon([78, -170], [120, -158 + open], [78, -156]),
      polygon([30, -118], [26, -90], [48, -108]),
    ].join(""),
    light: disc(70, -174, 4),
    cloth: blob([-96, -48], [-40, -86], [10, -104], [22, -84], [-30, -58]),
  };
}

function owl(hand: Hand): Figure {
  const wide = hand.between(0.92, 1.12);
  const half: Point[] = [
    [0, -212],
    [40 * wide, -206],
    [60 * wide, -226],
    [66 * wide, -178],
    [72 * wide, -110],
    [52 * wide, -44],
    [22, -22],
    [0, -20],
  ];
  return {
    ink: [
      blob(...half, ...mirrored(half).reverse().slice(1, -1)),
      ...[-30, -18, -6, 8, 20, 32].map((x) => limb([x, -26, 5], [x, -4, 4])),
      limb([-120, -2, 8], [120, -4, 8]),
      polygon([-26, -30], [0, 34], [26, -30]),
    ].join(""),
    light: disc(-23, -176, 15) + disc(23, -176, 15),
    cloth:
      polygon([-7, -168], [0, -148], [7, -168]) +
      disc(-23, -176, 6) +
      disc(23, -176, 6) +
      [0, 1, 2]
        .flatMap((row) =>
          [-1, 0, 1].map((i) =>
            polygon([i * 24 - 10, -128 + row * 26], [i * 24 + 10, -128 + row * 26], [i * 24, -112 + row * 26]),
          ),
        )
        .join(""),
  };
}

function hawk(hand: Hand): Figure {
  const lift = hand.between(20, 58);
  const wing = (sign: number): string => {
    const [elbow, tip]: [Point, Point] = [
      [sign * 74, -186 - lift],
      [sign * 176, -150 - lift],
    ];
    return (
      limb([sign * 14, -150, 20], [...elbow, 15], [...tip, 5]) +
      feathers([sign * 18, -150], elbow, 4, 66) +
      feathers(elbow, tip, 6, 78)
    );
  };
  return {
    ink: [
      wing(-1),
      wing(1),
      limb([0, -172, 21], [0, -128, 26], [0, -86, 15]),
      polygon([-14, -96], [-38, -22], [0, -38], [38, -22], [14, -96]),
      disc(0, -192, 19),
      polygon([10, -202], [38, -184], [8, -182]),
    ].join(""),
    light: disc(8, -196, 3.5),
    cloth: polygon([-10, -92], [-24, -34], [0, -48], [24, -34], [10, -92]),
  };
}

function moth(hand: Hand): Figure {
  const [wide, tall] = [hand.between(0.9, 1.12), hand.between(0.9, 1.1)];
  const upper: Point[] = [
    [6, -150],
    [56 * wide, -226 * tall],
    [142 * wide, -240 * tall],
    [150 * wide, -190],
    [96 * wide, -134],
    [10, -122],
  ];
  const inner: Point[] = [
    [20, -146],
    [64 * wide, -204 * tall],
    [122 * wide, -214 * tall],
    [120 * wide, -184],
    [80 * wide, -146],
  ];
  const lower: Point[] = [
    [8, -130],
    [78 * wide, -128],
    [108 * wide, -82],
    [74 * wide, -34 * tall],
    [44, -62],
    [8, -96],
  ];
  return {
    ink: [
      ...[upper, lower].flatMap((wing) => [blob(...wing), blob(...mirrored(wing))]),
      limb([0, -168, 12], [0, -128, 14], [0, -62, 7]),
      tendril([-4, -174, 3], [-20, -220], [-46, -236, 2]),
      tendril([4, -174, 3], [20, -220], [46, -236, 2]),
    ].join(""),
    cloth: [blob(...inner), blob(...mirrored(inner))].join("") + disc(-62 * wide, -78, 15) + disc(62 * wide, -78, 15),
    light: disc(-84 * wide, -184, 11) + disc(84 * wide, -184, 11) + disc(-62 * wide, -78, 6) + disc(62 * wide, -78, 6),
  };
}

function serpent(hand: Hand): Figure {
  const phase = hand.between(-16, 16);
  return {
    ink: [
      tendril([-168, -6, 4], [-120, -70 + phase], [-84, -16, 17], 9),
      tendril([-84, -16, 17], [-44, 34], [-6, -22, 22], 9),
      tendril([-6, -22, 22], [38, -90], [60, -24, 22], 9),
      tendril([60, -24, 22], [104, 62], [104, -92, 20], 11),
      tendril([104, -92, 20], [100, -192], [30 + phase, -186, 17], 11),
      limb([30 + phase, -186, 20], [-22 + phase, -172, 10]),
      tendril([-26 + phase, -170, 2.5], [-50 + phase, -176], [-62 + phase, -160, 1.2]),
      polygon([50 + phase, -196], [72 + phase, -232], [26 + phase, -204]),
    ].join(""),
    light: disc(14 + phase, -188, 3.6),
    cloth: [0, 1, 2]
      .map((i) => polygon([-70 + i * 66, -30], [-58 + i * 66, -44], [-46 + i * 66, -30], [-58 + i * 66, -16]))
      .join(""),
  };
}

function fish(hand: Hand): Figure {
  const bend = hand.between(-14, 20);
  return {
    ink: [
      blob([-96, -66], [-40, -148 - bend], [40, -190 - bend], [112, -160], [72, -112], [0, -76], [-60, -52]),
      polygon([-84, -66], [-152, -92], [-136, -40], [-160, 4], [-78, -42]),
      polygon([-30, -140 - bend], [14, -226 - bend], [56, -184 - bend]),
      polygon([0, -84], [-8, -30], [44, -96]),
      ...[0, 1, 2, 3].map((i) => tendril([-120 + 74 * i, 0, 5], [-86 + 74 * i, -32], [-58 + 74 * i, 0, 3])),
    ].join(""),
    light: disc(86, -158, 6),
    cloth: polygon([-20, -92], [-30, -40], [24, -96]) + polygon([-96, -66], [-140, -78], [-128, -48]),
  };
}

function tortoise(hand: Hand): Figure {
  const tall = hand.between(0.9, 1.25);
  return {
    ink: [
      ...[-74, -34, 34, 72].map((x) => limb([x, -46, 20], [x + 5, -8, 15])),
      blob(
        [-124, -42],
        [-104, -104 * tall],
        [-42, -148 * tall],
        [34, -146 * tall],
        [96, -100 * tall],
        [116, -42],
        [0, -28],
      ),
      ...[-70, -20, 32, 78].map((x, i) =>
        polygon([x - 22, -112 * tall - (i % 3) * 12], [x, -168 * tall + Math.abs(x - 4) * 0.5], [x + 22, -112 * tall]),
      ),
      limb([108, -66, 18], [150, -94, 17], [172, -92, 11]),
      limb([-120, -44, 8], [-146, -34, 2]),
    ].join(""),
    light: disc(158, -96, 3.4),
    cloth: [-62, -4, 52]
      .map((x) =>
        polygon(
          [x - 22, -88],
          [x - 12, -112 * tall],
          [x + 12, -112 * tall],
          [x + 22, -88],
          [x + 12, -64],
          [x - 12, -64],
        ),
      )
      .join(""),
  };
}

/** Birds, and what crawls, swims or flutters. */
export const WINGED: Readonly<Record<string, (hand: Hand) => Figure>> & { readonly Raven: (hand: Hand) => Figure } = {
  Heron: heron,
  Raven: raven,
  Owl: owl,
  Hawk: hawk,
  Moth: moth,
  Serpent: serpent,
  Fish: fish,
  Tortoise: tortoise,
};
