import { blob, disc, type Joint, limb, type Point, polygon, tendril } from "./brush";
import type { Hand } from "./chance";
import type { Figure } from "./figure";
import { WINGED } from "./winged";

/** How an animal on four legs is built. Lengths in the picture's units; angles in degrees, 0 forward, −90 up. */
type Build = {
  length: number;
  height: number;
  chest: number;
  belly: number;
  hip: number;
  neck: { length: number; angle: number; root: number; top: number };
  head: { length: number; angle: number; back: number; snout: number };
  leg: { thick: number; foot: number };
  tail: "none" | "tuft" | "brush" | "flow" | "long" | "curl";
  ears: "point" | "round" | "long" | "tuft" | "side";
  horns?: "antlers" | "curled" | "wide" | "tusks";
  mane?: "flow" | "bristle" | "beard" | "hump";
};

const FOUR_LEGGED = {
  Stag: {
    ...{ length: 128, height: 112, chest: 36, belly: 29, hip: 33, tail: "tuft", ears: "side", horns: "antlers" },
    neck: { length: 74, angle: -62, root: 26, top: 15 },
    ...{ head: { length: 40, angle: 22, back: 15, snout: 8 }, leg: { thick: 12, foot: 5.5 } },
  },
  Wolf: {
    ...{ length: 126, height: 86, chest: 35, belly: 25, hip: 28, tail: "brush", ears: "point", mane: "bristle" },
    neck: { length: 44, angle: -38, root: 29, top: 20 },
    ...{ head: { length: 46, angle: 12, back: 20, snout: 8 }, leg: { thick: 13, foot: 7 } },
  },
  Bear: {
    ...{ length: 128, height: 84, chest: 50, belly: 52, hip: 51, tail: "none", ears: "round", mane: "hump" },
    neck: { length: 38, angle: -14, root: 42, top: 30 },
    ...{ head: { length: 36, angle: 22, back: 29, snout: 14 }, leg: { thick: 24, foot: 16 } },
  },
  Boar: {
    ...{ length: 120, height: 72, chest: 49, belly: 42, hip: 37, tail: "curl", ears: "point" },
    ...{ horns: "tusks", mane: "bristle", neck: { length: 30, angle: 6, root: 42, top: 30 } },
    ...{ head: { length: 50, angle: 24, back: 28, snout: 12 }, leg: { thick: 14, foot: 7 } },
  },
  Horse: {
    ...{ length: 136, height: 122, chest: 41, belly: 37, hip: 41, tail: "flow", ears: "point", mane: "flow" },
    neck: { length: 82, angle: -52, root: 33, top: 19 },
    ...{ head: { length: 56, angle: 46, back: 19, snout: 10 }, leg: { thick: 16, foot: 7 } },
  },
  Cat: {
    ...{ length: 120, height: 76, chest: 30, belly: 27, hip: 31, tail: "long", ears: "tuft" },
    neck: { length: 34, angle: -42, root: 24, top: 20 },
    ...{ head: { length: 16, angle: 14, back: 24, snout: 15 }, leg: { thick: 14, foot: 9 } },
  },
  Fox: {
    ...{ length: 104, height: 66, chest: 27, belly: 21, hip: 25, tail: "brush", ears: "tuft" },
    neck: { length: 34, angle: -40, root: 23, top: 17 },
    ...{ head: { length: 40, angle: 16, back: 18, snout: 4.5 }, leg: { thick: 10, foot: 5.5 } },
  },
  Goat: {
    ...{ length: 106, height: 92, chest: 36, belly: 35, hip: 34, tail: "tuft", ears: "side" },
    ...{ horns: "curled", mane: "beard", neck: { length: 50, angle: -54, root: 26, top: 16 } },
    ...{ head: { length: 38, angle: 34, back: 17, snout: 9 }, leg: { thick: 12, foot: 6 } },
  },
  Ox: {
    ...{ length: 146, height: 92, chest: 54, belly: 48, hip: 48, tail: "long", ears: "side" },
    ...{ horns: "wide", mane: "hump", neck: { length: 38, angle: -12, root: 44, top: 28 } },
    ...{ head: { length: 46, angle: 40, back: 26, snout: 14 }, leg: { thick: 18, foot: 10 } },
  },
  Hare: {
    ...{ length: 74, height: 52, chest: 26, belly: 29, hip: 37, tail: "tuft", ears: "long" },
    neck: { length: 30, angle: -48, root: 22, top: 17 },
    ...{ head: { length: 22, angle: 18, back: 18, snout: 9 }, leg: { thick: 12, foot: 7 } },
  },
} as const satisfies Record<string, Build>;

const turn = ([x, y]: Point, degrees: number, length: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
};

function tail(kind: Build["tail"], [x, y]: Point, hip: number, lift: number): string {
  switch (kind) {
    case "none":
      return "";
    case "tuft":
      return limb([x, y, 8], [x - 12, y - 4 + lift, 7], [x - 18, y + 4 + lift, 3]);
    case "brush":
      return (
        tendril([x, y, 8], [x - 50, y + 8 + lift], [x - 74, y + 34 + lift, 15]) +
        limb([x - 74, y + 34 + lift, 15], [x - 92, y + 50 + lift, 2])
      );
    case "flow":
      return [0, 1, 2, 3]
        .map((i) => tendril([x, y - 2, 9], [x - 40 - 9 * i, y - 16 + lift], [x - 36 - 15 * i, y + 78 - 9 * i, 3]))
        .join("");
    case "long":
      return (
        tendril([x, y, 6.5], [x - 62, y + 30], [x - 58, y - 34 + lift, 5]) +
        limb([x - 58, y - 34 + lift, 8], [x - 60, y - 48 + lift, 2])
      );
    case "curl":
      return tendril([x, y, 4], [x - 34, y - 26], [x - 22, y - 4, 2.5]) + disc(x, y, hip / 6);
  }
}

function ears(kind: Build["ears"], [x, y]: Point, back: number, tilt: number): string {
  const top = y - back * 0.7;
  switch (kind) {
    case "point":
      return (
        polygon([x - 13, top + 4], [x - 10 + tilt, top - 24], [x + 4, top]) +
        polygon([x + 1, top + 2], [x + 9 + tilt, top - 20], [x + 13, top + 6])
      );
    case "round":
      return disc(x - 12, top + 2, 11) + disc(x + 11, top + 3, 10);
    case "long":
      return (
        tendril([x - 4, top + 4, 7], [x - 22 + tilt, top - 22], [x - 26 + tilt, top - 54, 3]) +
        tendril([x + 4, top + 4, 7], [x - 4 + tilt, top - 26], [x + 2 + tilt, top - 58, 3])
      );
    case "tuft":
      return (
        polygon([x - 19, top + 12], [x - 17 + tilt, top - 22], [x - 1, top + 1]) +
        polygon([x + 1, top + 1], [x + 15 + tilt, top - 20], [x + 18, top + 12])
      );
    case "side":
      return blob([x - 8, top + 8], [x - 34, top - 4], [x - 36, top + 8], [x - 10, top + 18]);
  }
}

function antlers([x, y]: Point, hand: Hand): string {
  const spread = hand.between(0.85, 1.2);
  const side = (lean: number, thick: number): string => {
    const tip: Point = [x + lean * 58 * spread, y - 96 * spread];
    const bend: Point = [x + lean * 66 * spread, y - 34];
    let path = tendril([x, y, thick], bend, [tip[0], tip[1], 2.2], 9);
    for (const [t, out, up] of [
      [0.3, 22, 34],
      [0.55, 30, 30],
      [0.8, 26, 22],
    ] as const) {
      const px = (1 - t) ** 2 * x + 2 * t * (1 - t) * bend[0] + t * t * tip[0];
      const py = (1 - t) ** 2 * y + 2 * t * (1 - t) * bend[1] + t * t * tip[1];
      path += tendril(
        [px, py, thick * 0.75],
        [px + lean * out * 0.9, py - up * 0.2],
        [px + lean * out * 0.5 + 9, py - up, 1.6],
        5,
      );
    }
    return path;
  };
  return side(-1, 5) + side(0.55, 4.5);
}

function horns(kind: Build["horns"], head: Point, snout: Point, back: number, hand: Hand): string {
  const [x, y] = [head[0], head[1] - back * 0.8];
  switch (kind) {
    case undefined:
      return "";
    case "antlers":
      return antlers([x, y + 4], hand);
    case "curled":
      return (
        tendril([x - 2, y + 4, 8], [x - 10, y - 62], [x - 58, y - 34, 4.5], 9) +
        tendril([x - 58, y - 34, 4.5], [x - 66, y - 6], [x - 42, y + 4, 2])
      );
    case "wide":
      return (
        tendril([x - 4, y + 6, 8], [x - 54, y - 6], [x - 44, y - 50, 2]) +
        tendril([x + 4, y + 6, 8], [x + 46, y - 2], [x + 40, y - 48, 2])
      );
    case "tusks":
      return tendril(
        [snout[0] - 6, snout[1] + 6, 4],
        [snout[0] + 10, snout[1] + 4],
        [snout[0] + 8, snout[1] - 18, 1.4],
      );
  }
}

function mane(kind: Build["mane"], root: Point, top: Point, back: Point): string {
  const step = (t: number): Point => [root[0] + (top[0] - root[0]) * t, root[1] + (top[1] - root[1]) * t];
  switch (kind) {
    case undefined:
      return "";
    case "flow":
      return [0, 0.2, 0.4, 0.6, 0.8, 1]
        .map((t) =>
          tendril(
            [step(t)[0] - 6, step(t)[1] - 10, 11],
            [step(t)[0] - 42, step(t)[1] - 8],
            [step(t)[0] - 52, step(t)[1] + 26, 2],
          ),
        )
        .join("");
    case "bristle":
      return [0, 0.25, 0.5, 0.75, 1]
        .map((t) => {
          const [x, y] = [back[0] + (top[0] - back[0]) * t, back[1] + (top[1] - back[1]) * t];
          return polygon([x - 16, y + 14], [x - 16, y - 16], [x + 12, y + 8]);
        })
        .join("");
    case "beard":
      return polygon([top[0] + 8, top[1] + 10], [top[0] + 26, top[1] + 52], [top[0] + 34, top[1] + 14]);
    case "hump":
      return blob(
        [root[0] - 62, root[1] + 4],
        [root[0] - 22, root[1] - 34],
        [root[0] + 18, root[1] - 8],
        [root[0] - 10, root[1] + 24],
      );
  }
}

/** An animal on four legs, standing or walking, facing right; its feet on y = 0. */
function fourLegged(build: Build, hand: Hand): Figure {
  const { length, height, neck: neckBuild, head: headBuild, leg } = build;
  const lowered = hand.chance(0.22) ? hand.between(30, 52) : hand.wobble(7);
  const hip: Point = [-length / 2, -height];
  const chest: Point = [length / 2, -height - 4];
  const root: Point = [chest[0] + build.chest * 0.25, chest[1] - build.chest * 0.3];
  const top = turn(root, neckBuild.angle + lowered, neckBuild.length);
  const nose = turn(top, headBuild.angle + lowered * 0.4, headBuild.length);
  const back: Point = [hip[0] + length * 0.35, hip[1] - build.belly * 0.75];
  const stride = hand.between(-1, 1);
  const legs = [-1, 1].flatMap((end) =>
    [0, 1].map((side) => {
      const from: Point = end < 0 ? hip : chest;
      const swing = (side === 0 ? 1 : -1) * stride * 20 + side * 14 * end;
      const x = from[0] + swing * 0.2 + (side - 0.5) * 16;
      const knee: Joint = [x + swing * 0.55 + (end < 0 ? -7 : 4), -height * 0.46, leg.thick * 0.72];
      return (
        limb([x, -height + build.belly * 0.25, leg.thick * 1.5], knee, [x + swing, -leg.foot, leg.foot]) +
        limb([x + swing, -leg.foot, leg.foot], [x + swing + leg.foot * 1.1, -leg.foot * 0.7, leg.foot * 0.75])
      );
    }),
  );
  const ink = [
    tail(build.tail, [hip[0] - build.hip * 0.8, hip[1] - build.hip * 0.35], build.hip, hand.wobble(12)),
    ...legs,
    limb([...hip, build.hip], [0, -height + 1, build.belly], [...chest, build.chest]),
    limb([...root, neckBuild.root], [...top, neckBuild.top]),
    limb([...top, headBuild.back], [...nose, headBuild.snout]),
    ears(build.ears, top, headBuild.back, hand.wobble(5)),
    horns(build.horns, top, nose, headBuild.back, hand),
    mane(build.mane, root, top, back),
  ].join("");
  // Small animals come nearer, so that all fill the picture alike.
  const near = Math.max(1, 150 / (height + headBuild.back + neckBuild.length * 0.6));
  return { ink, light: disc(top[0] + headBuild.back * 0.35, top[1] - headBuild.back * 0.25, 3.2), near };
}

const isFourLegged = (kind: string): kind is keyof typeof FOUR_LEGGED => Object.hasOwn(FOUR_LEGGED, kind);

/** The kinds of beasts that can be drawn. */
export const BEASTS: readonly string[] = [...Object.keys(FOUR_LEGGED), ...Object.keys(WINGED)];

/** A beast of that kind, as a figure in ink. */
export function beast(kind: string, hand: Hand): Figure {
  if (isFourLegged(kind)) return fourLegged(FOUR_LEGGED[kind], hand);
  return (WINGED[kind] ?? WINGED.Raven)(hand);
}
