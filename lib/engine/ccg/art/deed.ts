import { blob, disc, limb, type Point, polygon, ring, tendril } from "./brush";
import type { Hand } from "./chance";
import type { Figure } from "./figure";

const polar = (angle: number, radius: number, [x, y]: Point = [0, -140]): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
];

function vortex(hand: Hand): Figure {
  const arms = hand.count(3, 6);
  const arm = (i: number, lead: number, thick: number): string => {
    const start = (2 * Math.PI * i) / arms + lead;
    return limb(
      ...Array.from(
        { length: 12 },
        (_, k) => [...polar(start + k * 0.3, 18 + k * 12.5), thick * (1 - k / 14)] as const,
      ),
    );
  };
  return {
    ink: Array.from({ length: arms }, (_, i) => arm(i, 0, 21)).join(""),
    cloth: Array.from({ length: arms }, (_, i) => arm(i, 0.5, 10)).join(""),
    light: disc(0, -140, 17),
  };
}

function bolt(hand: Hand): Figure {
  let [x, y, turn] = [hand.between(-40, 40), -300, hand.pick([-1, 1])];
  const joints: Point[] = [[x, y]];
  while (y < -16) {
    x += turn * hand.between(22, 56);
    y += hand.between(44, 70);
    turn = -turn;
    joints.push([x, y]);
  }
  const strip = (points: readonly Point[], thick: number): string =>
    points
      .slice(1)
      .map((to, i) => limb([...(points[i] ?? to), thick * (1 - i / 9)], [...to, thick * (1 - (i + 1) / 9)]))
      .join("");
  const forks = joints.slice(1, 4).map(([fromX, fromY], i) => {
    const out = i % 2 ? 1 : -1;
    return strip(
      [
        [fromX, fromY],
        [fromX + out * 46, fromY + 40],
        [fromX + out * 60, fromY + 92],
      ],
      4,
    );
  });
  return {
    ink: [-150, -86, -20, 52, 120, 170]
      .map((at, i) => disc(at, -306 - (i % 2) * 16 + hand.wobble(8), hand.between(40, 62), 34))
      .join(""),
    light: strip(joints, 10) + forks.join(""),
  };
}

function flames(hand: Hand): Figure {
  const tongue = (x: number, tall: number, wide: number): string =>
    blob(
      [x - wide, 0],
      [x - wide * 0.9, -tall * 0.35],
      [x + hand.wobble(16), -tall],
      [x + wide * 0.5, -tall * 0.55],
      [x + wide, -tall * 0.2],
      [x + wide * 0.7, 4],
    );
  const tongues = Array.from(
    { length: 6 },
    (_, i) => [-150 + 60 * i, hand.between(110, 270), hand.between(34, 56)] as const,
  );
  return {
    ink: tongues.map(([x, tall, wide]) => tongue(x, tall, wide)).join(""),
    cloth: tongues.map(([x, tall, wide]) => tongue(x, tall * 0.66, wide * 0.62)).join(""),
    light: tongues.map(([x, tall, wide]) => tongue(x, tall * 0.34, wide * 0.34)).join(""),
  };
}

function wave(hand: Hand): Figure {
  const high = hand.between(0.85, 1.15);
  const foam = Array.from({ length: 12 }, (_, i): Point => {
    const turn = Math.PI * (0.95 + i * 0.085);
    return [88 + Math.cos(turn) * 92, -176 * high + Math.sin(turn) * 88 * high];
  });
  return {
    ink: blob(
      [-290, 60],
      [-200, -30],
      [-110, -150 * high],
      [-10, -250 * high],
      [90, -276 * high],
      [172, -232 * high],
      [186, -168 * high],
      [150, -196 * high],
      [96, -204 * high],
      [58, -150],
      [84, -60],
      [290, 20],
      [290, 70],
    ),
    cloth: [0, 1, 2]
      .map((i) =>
        tendril([-190 + i * 44, 20, 9], [-90 + i * 30, -120 * high], [30 + i * 14, -214 * high + i * 22, 3], 9),
      )
      .join(""),
    light:
      foam.map(([x, y]) => disc(x + hand.wobble(5), y + hand.wobble(5), hand.between(4, 11))).join("") +
      Array.from({ length: 9 }, () => disc(hand.between(170, 250), hand.between(-250, -80), hand.between(1.5, 4))).join(
        "",
      ),
  };
}

function threads(hand: Hand): Figure {
  const [warps, sag] = [hand.count(9, 13), hand.between(10, 34)];
  const step = 300 / (warps - 1);
  const warp = Array.from({ length: warps }, (_, i) =>
    tendril([-150 + step * i, -284, 2.6], [-150 + step * i + hand.wobble(8), -140], [-150 + step * i, 20, 2.6], 3),
  );
  const weft = Array.from({ length: hand.count(4, 6) }, (_, row) =>
    tendril([-168, -250 + row * 34, 10], [0, -250 + row * 34 + sag], [168, -250 + row * 34 - 6, 10], 9),
  );
  const y = -14 + hand.wobble(10);
  return {
    ink: limb([-186, -290, 11], [186, -290, 11]) + limb([-186, 26, 11], [186, 26, 11]) + warp.join(""),
    cloth: weft.join(""),
    light:
      polygon([-96, y - 6], [20, y - 15], [132, y - 2], [20, y + 9]) +
      tendril([128, y - 2, 1.6], [216, y - 70], [168, -118, 1.6]),
  };
}

function volley(hand: Hand): Figure {
  const arrow = (x: number, y: number): [string, string] => {
    const [dx, dy] = [86, 42];
    return [
      limb([x - dx, y - dy, 2.6], [x, y, 2.6]) +
        polygon([x - dx - 14, y - dy - 20], [x - dx + 12, y - dy + 4], [x - dx - 22, y - dy + 8]),
      polygon([x + 26, y + 12], [x - 8, y + 9], [x + 4, y - 14]),
    ];
  };
  const arrows = Array.from({ length: hand.count(6, 9) }, () =>
    arrow(hand.between(-130, 210), hand.between(-250, -30)),
  );
  return { ink: arrows.map(([shaft]) => shaft).join(""), light: arrows.map(([, head]) => head).join("") };
}

function bloom(hand: Hand): Figure {
  const petals = hand.pick([6, 8, 10]);
  const petal = (i: number, long: number, wide: number, lead: number): string => {
    const angle = (2 * Math.PI * i) / petals + lead;
    return blob(polar(angle, 20), polar(angle - wide, long * 0.6), polar(angle, long), polar(angle + wide, long * 0.6));
  };
  const turn = hand.between(0, 1);
  return {
    ink:
      Array.from({ length: petals }, (_, i) => petal(i, 148, 0.3, turn)).join("") +
      tendril([0, -130, 7], [hand.wobble(50), -40], [0, 60, 8]),
    cloth: Array.from({ length: petals }, (_, i) => petal(i, 104, 0.24, turn + Math.PI / petals)).join(""),
    light:
      ring(9, () => 16, [0, -140])
        .map(([x, y]) => disc(x, y, 5))
        .join("") + disc(0, -140, 9),
  };
}

function hands(hand: Hand): Figure {
  const lift = hand.between(-16, 16);
  const arm = (sign: number): string =>
    limb([sign * 250, -74, 40], [sign * 120, -122 + lift * sign, 31], [sign * 40, -138, 30]);
  const fingers = (sign: number): string =>
    [0, 1, 2, 3].map((i) => limb([sign * 30, -166 + 18 * i, 11], [sign * -34, -162 + 18 * i, 10])).join("");
  const seal = ring(8, (i) => (i % 2 ? 22 : 46), [0, -252]);
  return {
    ink: arm(-1) + arm(1) + fingers(1) + limb([-34, -170, 13], [12, -196, 11]),
    cloth:
      polygon([-270, -132], [-168, -164], [-150, -82], [-270, -26]) +
      polygon([270, -132], [168, -164], [150, -82], [270, -26]),
    light: polygon(...seal) + [0, 1, 2].map((i) => limb([26, -150 + 18 * i, 1.6], [-26, -148 + 18 * i, 1.6])).join(""),
  };
}

function coins(hand: Hand): Figure {
  const all = Array.from({ length: 15 }, (_, i) => {
    const [column, row] = [i % 5, Math.floor(i / 5)];
    return {
      x: -156 + column * 78 + hand.wobble(18),
      y: -290 + row * 84 + (column % 2) * 36 + hand.wobble(14),
      r: hand.between(15, 27),
      flat: hand.between(0.3, 1),
    };
  });
  const heap = [-150, -90, -30, 36, 96, 150].map((x, i) => disc(x, 18 - (i % 2) * 16, 62, 30));
  return {
    ink: all.map(({ x, y, r, flat }) => disc(x, y, r, r * flat)).join("") + heap.join(""),
    light:
      all.map(({ x, y, r, flat }) => disc(x, y, r - 4.5, (r - 4.5) * flat)).join("") +
      heap.map((_, i) => disc(-150 + i * 60, 4 - (i % 2) * 14, 20, 6)).join(""),
    cloth: all
      .map(({ x, y, r, flat }) =>
        polygon([x, y - r * 0.45 * flat], [x + r * 0.36, y], [x, y + r * 0.45 * flat], [x - r * 0.36, y]),
      )
      .join(""),
  };
}

function shards(hand: Hand): Figure {
  const shard = (near: number, far: number, wide: number): string => {
    const angle = hand.between(0, 2 * Math.PI);
    return polygon(
      polar(angle, near),
      polar(angle - wide, far * 0.7),
      polar(angle + hand.wobble(0.1), far),
      polar(angle + wide, far * 0.6),
    );
  };
  return {
    ink: Array.from({ length: 17 }, () =>
      shard(hand.between(24, 60), hand.between(100, 200), hand.between(0.05, 0.2)),
    ).join(""),
    cloth: Array.from({ length: 8 }, () => shard(30, hand.between(80, 150), 0.1)).join(""),
    light: ring(14, (i) => (i % 2 ? 18 : 46), [0, -140])
      .map((p, i, all) => (i % 2 ? "" : polygon(p, all[(i + 1) % 14] ?? p, [0, -140])))
      .join(""),
  };
}

/** Deeds by kind: what happens, round (0, −140). */
export const DEEDS: Readonly<Record<string, (hand: Hand) => Figure>> & { readonly Rite: (hand: Hand) => Figure } = {
  ...{ Rite: vortex, Storm: bolt, Flame: flames, Tide: wave, Thread: threads },
  ...{ Volley: volley, Bloom: bloom, Bargain: hands, Fortune: coins, Ruin: shards },
};
