import { blob, limb, type Point, polygon, tendril } from "../brush";
import type { Figure } from "../figure";
import type { Build, Joints } from "./body";

/** The body of a dress from the shoulders to a hem at this height, so wide there; it follows the lean of the body. */
function torso({ neck: [nx, ny], hip: [hx, hy] }: Joints, { girth }: Build, waist: number): Point[] {
  const w = waist * girth;
  return [
    [nx - 30 * girth, ny + 14],
    [nx - 12, ny - 2],
    [nx + 14, ny - 2],
    [nx + 32 * girth, ny + 14],
    [(nx + hx) / 2 + w, (ny + hy) / 2 + 14],
    [hx + w + 4, hy],
    [hx - w - 4, hy],
    [(nx + hx) / 2 - w, (ny + hy) / 2 + 14],
  ];
}

/** A skirt from the hip to the ground, over the knees. */
function skirt({ hip: [hx, hy], nearKnee, farKnee, nearFoot, farFoot }: Joints, wide: number, hem: number): string {
  const right = Math.max(nearKnee[0], nearFoot[0], farFoot[0]) + wide;
  const left = Math.min(farKnee[0], farFoot[0], nearFoot[0]) - wide;
  return blob(
    [hx - 24, hy - 8],
    [hx + 24, hy - 8],
    [Math.max(hx + 30, nearKnee[0] + wide * 0.55), (hy + hem) / 2],
    [right, hem],
    [(left + right) / 2, hem + 5],
    [left, hem],
    [Math.min(hx - 30, farKnee[0] - wide * 0.55), (hy + hem) / 2],
  );
}

/** Folds of a skirt, as lines. */
const folds = ({ hip: [hx, hy], nearFoot, farFoot }: Joints, hem: number): string =>
  [0.2, 0.5, 0.8]
    .map((t) => limb([hx - 12 + 24 * t, hy + 14, 1], [farFoot[0] + (nearFoot[0] - farFoot[0]) * t, hem - 8, 1.8]))
    .join("");

const collar = ({ neck: [nx, ny] }: Joints): string => polygon([nx - 16, ny - 2], [nx + 20, ny - 2], [nx + 6, ny + 30]);
const belt = ({ hip: [hx, hy] }: Joints, { girth }: Build): string =>
  limb([hx - 26 * girth, hy - 8, 4.5], [hx + 26 * girth, hy - 8, 4.5]);
const cape = ({ neck: [nx, ny], hip: [hx, hy] }: Joints, hem: number): string =>
  blob(
    [nx - 6, ny - 6],
    [nx - 34, ny + 20],
    [hx - 62, hy + 10],
    [hx - 84, hem],
    [hx - 30, hem + 4],
    [hx - 6, hy],
    [nx + 2, ny + 30],
  );

type Dress = (joints: Joints, build: Build) => Figure;

/** What people wear. */
export const DRESSES = {
  tunic: (joints, build) => ({
    ink: "",
    cloth:
      blob(...torso(joints, build, 27)) +
      skirt({ ...joints, nearFoot: [18, 0], farFoot: [-18, 0] }, 14, joints.hip[1] + 44),
    trim: collar(joints),
    line: belt(joints, build),
  }),
  gown: (joints, build) => ({
    ink: "",
    cloth: blob(...torso(joints, build, 20)) + skirt(joints, 40, 2),
    trim: belt(joints, build) + collar(joints),
    line: folds(joints, 0),
  }),
  robe: (joints, build) => ({
    ink: "",
    cloth: blob(...torso(joints, build, 32)) + skirt(joints, 20, 0),
    trim: limb(
      [joints.neck[0] + 4, joints.neck[1] + 4, 7],
      [joints.hip[0] + 4, joints.hip[1], 7],
      [joints.hip[0] + 8, -6, 9],
    ),
    line: folds(joints, -2),
  }),
  coat: (joints, build) => ({
    ink: "",
    cloth: blob(...torso(joints, build, 28)) + skirt(joints, 10, -34),
    trim: collar(joints),
    line:
      limb([joints.neck[0] + 6, joints.neck[1] + 30, 1.4], [joints.hip[0] + 6, joints.hip[1] + 30, 1.4]) +
      [0.35, 0.6, 0.85]
        .map((t) => limb([joints.neck[0] + 13, joints.neck[1] + (joints.hip[1] - joints.neck[1]) * t, 2.4]))
        .join(""),
  }),
  apron: (joints, build) => ({
    ink: blob(...torso(joints, build, 28)),
    cloth: blob(...torso(joints, build, 26)),
    pale: blob(
      [joints.neck[0] - 8, joints.neck[1] + 22],
      [joints.neck[0] + 22, joints.neck[1] + 22],
      [joints.hip[0] + 32, joints.hip[1]],
      [joints.hip[0] + 36, joints.hip[1] + 62],
      [joints.hip[0] - 14, joints.hip[1] + 64],
      [joints.hip[0] - 16, joints.hip[1]],
    ),
    line: belt(joints, build),
  }),
  armour: (joints, build) => ({
    ink: blob(...torso(joints, build, 34)),
    pale:
      blob(...torso(joints, build, 29)) +
      [-32, 32]
        .map((x) =>
          blob(
            [joints.neck[0] + x - 20, joints.neck[1] + 20],
            [joints.neck[0] + x, joints.neck[1] - 4],
            [joints.neck[0] + x + 20, joints.neck[1] + 20],
          ),
        )
        .join(""),
    cloth: skirt({ ...joints, nearFoot: [18, 0], farFoot: [-18, 0] }, 16, joints.hip[1] + 40),
    line:
      belt(joints, build) +
      limb([joints.neck[0] + 6, joints.neck[1] + 20, 1.6], [joints.hip[0] + 6, joints.hip[1] - 12, 1.6]),
  }),
  cloak: (joints, build) => ({
    ink: blob(...torso(joints, build, 28)),
    cloth:
      cape(joints, -8) +
      skirt({ ...joints, nearFoot: [20, 0], farFoot: [-16, 0] }, 12, joints.hip[1] + 30) +
      blob(...torso(joints, build, 24)),
    trim: polygon(
      [joints.neck[0] - 22, joints.neck[1] + 4],
      [joints.neck[0] + 26, joints.neck[1] + 4],
      [joints.neck[0] + 4, joints.neck[1] + 22],
    ),
  }),
  shawl: (joints, build) => ({
    ink: "",
    cloth: skirt(joints, 28, 2) + blob(...torso(joints, build, 26)),
    trim: blob(
      [joints.neck[0] - 44, joints.neck[1] + 66],
      [joints.neck[0] - 30, joints.neck[1] + 8],
      [joints.neck[0] + 4, joints.neck[1] - 6],
      [joints.neck[0] + 36, joints.neck[1] + 12],
      [joints.neck[0] + 44, joints.neck[1] + 58],
      [joints.neck[0] + 2, joints.neck[1] + 92],
    ),
    line: folds(joints, 0),
  }),
  stripes: (joints, build) => {
    const [nx, ny] = joints.neck;
    const [hx, hy] = joints.hip;
    return {
      ink: "",
      cloth: blob(...torso(joints, build, 27)),
      pale: [0.2, 0.45, 0.7, 0.95]
        .map((t) =>
          limb(
            [nx + (hx - nx) * t - 25 * build.girth, ny + (hy - ny) * t + 8, 5],
            [nx + (hx - nx) * t + 26 * build.girth, ny + (hy - ny) * t + 8, 5],
          ),
        )
        .join(""),
      trim: collar(joints),
    };
  },
  motley: (joints, build) => {
    const body = torso(joints, build, 27);
    return {
      ink: "",
      cloth: blob(...body) + skirt({ ...joints, nearFoot: [18, 0], farFoot: [-18, 0] }, 16, joints.hip[1] + 34),
      trim: blob([joints.neck[0] + 2, joints.neck[1]], ...body.slice(3, 6), [joints.hip[0] + 2, joints.hip[1] + 26]),
      line: belt(joints, build),
    };
  },
  veil: (joints, build) => ({
    ink: "",
    pale:
      blob(...torso(joints, build, 20)) +
      skirt(joints, 52, 3) +
      cape({ ...joints, neck: [joints.neck[0], joints.neck[1] - 40] }, -6),
    trim: belt(joints, build),
    line: folds(joints, 0),
  }),
  waves: (joints, build) => ({
    ink: "",
    cloth:
      blob(...torso(joints, build, 24)) +
      tendril([joints.hip[0], joints.hip[1], 30], [joints.hip[0] - 60, -60], [joints.hip[0] - 120, -46, 3]) +
      tendril([joints.hip[0] + 4, joints.hip[1], 26], [joints.hip[0] + 6, -30], [joints.hip[0] - 70, -6, 3]),
    trim: collar(joints),
  }),
} as const satisfies Record<string, Dress>;
