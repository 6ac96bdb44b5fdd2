import { blob, disc, limb, type Point, polygon } from "../brush";
import type { Figure } from "../figure";

/** Where the joints of a person are: feet on y = 0, facing right; `near` is the arm and leg towards us. */
export type Joints = {
  head: Point;
  neck: Point;
  hip: Point;
  nearHand: Point;
  farHand: Point;
  nearKnee: Point;
  farKnee: Point;
  nearFoot: Point;
  farFoot: Point;
  /** Seen from behind: no face. */
  away?: true;
  /** What one sits or kneels on. */
  seat?: string;
};

/** How a person holds themselves. */
export const POSES = {
  standing: {
    ...{ head: [3, -228], neck: [0, -194], hip: [0, -108], nearHand: [66, -128], farHand: [-58, -112] },
    ...{ nearKnee: [16, -56], farKnee: [-14, -56], nearFoot: [24, 0], farFoot: [-20, 0] },
  },
  striding: {
    ...{ head: [22, -226], neck: [14, -192], hip: [0, -106], nearHand: [84, -142], farHand: [-58, -132] },
    ...{ nearKnee: [38, -60], farKnee: [-20, -58], nearFoot: [56, 0], farFoot: [-62, -4] },
  },
  reaching: {
    ...{ head: [8, -226], neck: [2, -192], hip: [-4, -108], nearHand: [72, -272], farHand: [-62, -118] },
    ...{ nearKnee: [18, -56], farKnee: [-20, -56], nearFoot: [34, 0], farFoot: [-34, 0] },
  },
  acclaiming: {
    ...{ head: [2, -230], neck: [0, -194], hip: [0, -108], nearHand: [86, -248], farHand: [-84, -250] },
    ...{ nearKnee: [20, -56], farKnee: [-20, -56], nearFoot: [32, 0], farFoot: [-32, 0] },
  },
  kneeling: {
    ...{ head: [30, -168], neck: [20, -136], hip: [-12, -62], nearHand: [88, -66], farHand: [54, -50] },
    ...{ nearKnee: [40, -58], farKnee: [-22, -8], nearFoot: [46, 0], farFoot: [-74, -4] },
  },
  seated: {
    ...{ head: [-10, -196], neck: [-16, -162], hip: [-22, -78], nearHand: [58, -110], farHand: [30, -96] },
    ...{ nearKnee: [48, -82], farKnee: [34, -76], nearFoot: [56, 0], farFoot: [26, 0] },
    seat: polygon([-70, -76], [30, -76], [24, 0], [-62, 0]),
  },
  stooping: {
    ...{ head: [58, -186], neck: [30, -170], hip: [-14, -102], nearHand: [86, -102], farHand: [60, -84] },
    ...{ nearKnee: [14, -54], farKnee: [-18, -54], nearFoot: [20, 0], farFoot: [-30, 0] },
  },
  dancing: {
    ...{ head: [-12, -228], neck: [-8, -194], hip: [4, -110], nearHand: [98, -216], farHand: [-96, -176] },
    ...{ nearKnee: [52, -84], farKnee: [-6, -56], nearFoot: [40, -34], farFoot: [-16, 0] },
  },
  carrying: {
    ...{ head: [4, -228], neck: [0, -194], hip: [-8, -108], nearHand: [58, -136], farHand: [50, -122] },
    ...{ nearKnee: [26, -58], farKnee: [-20, -58], nearFoot: [38, 0], farFoot: [-42, 0] },
  },
  leaning: {
    ...{ head: [-36, -218], neck: [-34, -184], hip: [-4, -104], nearHand: [48, -150], farHand: [-78, -128] },
    ...{ nearKnee: [30, -60], farKnee: [14, -54], nearFoot: [64, 0], farFoot: [36, 0] },
  },
  turned: {
    ...{ head: [6, -228], neck: [0, -194], hip: [0, -108], nearHand: [64, -140], farHand: [-60, -126] },
    ...{ nearKnee: [16, -56], farKnee: [-14, -56], nearFoot: [24, 0], farFoot: [-20, 0], away: true },
  },
  pulling: {
    ...{ head: [-30, -206], neck: [-30, -174], hip: [-18, -98], nearHand: [78, -146], farHand: [66, -132] },
    ...{ nearKnee: [30, -62], farKnee: [10, -52], nearFoot: [70, 0], farFoot: [-14, 0] },
  },
  whispering: {
    ...{ head: [26, -220], neck: [16, -188], hip: [0, -106], nearHand: [56, -212], farHand: [-44, -112] },
    ...{ nearKnee: [16, -56], farKnee: [-16, -56], nearFoot: [28, 0], farFoot: [-24, 0] },
  },
  floating: {
    ...{ head: [14, -252], neck: [8, -218], hip: [-8, -132], nearHand: [92, -206], farHand: [-84, -196] },
    ...{ nearKnee: [-24, -84], farKnee: [-44, -76], nearFoot: [-74, -34], farFoot: [-92, -26] },
  },
} as const satisfies Record<string, Joints>;

/** How a person is built: size, and how broad beside that. */
export const BUILDS = {
  grown: { size: 1, girth: 1, head: 1 },
  child: { size: 0.7, girth: 0.92, head: 1.22 },
  slight: { size: 0.95, girth: 0.82, head: 0.98 },
  broad: { size: 1, girth: 1.34, head: 1.02 },
  tall: { size: 1.13, girth: 0.9, head: 0.92 },
  giant: { size: 1.16, girth: 1.5, head: 0.95 },
} as const;
export type Build = (typeof BUILDS)[keyof typeof BUILDS];

/** The middle between two points, moved aside: an elbow. */
const bend = ([ax, ay]: Point, [bx, by]: Point, aside: number): Point => [
  (ax + bx) / 2 + ((by - ay) / Math.hypot(bx - ax, by - ay)) * aside,
  (ay + by) / 2 - ((bx - ax) / Math.hypot(bx - ax, by - ay)) * aside,
];

/** Arms, legs, neck and the seat: what shows of a body beside its dress. */
export function limbsOf(joints: Joints, { girth }: Build): Figure {
  const { neck, hip, nearHand, farHand, nearKnee, farKnee, nearFoot, farFoot, seat = "" } = joints;
  const [nx, ny] = neck;
  const arm = (from: Point, hand: Point, aside: number): string => {
    const [ex, ey] = bend(from, hand, aside);
    return limb([...from, 13 * girth], [ex, ey, 11 * girth], [...hand, 8]);
  };
  const leg = (knee: Point, [fx, fy]: Point): string =>
    limb([hip[0], hip[1], 19 * girth], [...knee, 13 * girth], [fx, fy - 6, 9]) +
    limb([fx, fy - 5, 8], [fx + 18, fy - 3, 5]);
  return {
    ink: seat + leg(farKnee, farFoot) + leg(nearKnee, nearFoot) + arm([nx - 24 * girth, ny + 16], farHand, 16),
    line: "",
    skin: disc(...nearHand, 9.5) + disc(...farHand, 8.5),
  };
}

/** The near arm, painted over the dress: its sleeve. */
export function sleeveOf({ neck: [nx, ny], nearHand }: Joints, { girth }: Build): string {
  const from: Point = [nx + 22 * girth, ny + 18];
  const [ex, ey] = bend(from, nearHand, -14);
  const wrist: Point = [nearHand[0] + (ex - nearHand[0]) * 0.16, nearHand[1] + (ey - nearHand[1]) * 0.16];
  return limb([...from, 15 * girth], [ex, ey, 12 * girth], [...wrist, 10]);
}

/** Hair behind a face, short, long or none, as it is worn under whatever is on the head. */
export const HAIR = {
  cropped: ([x, y]: Point) =>
    blob([x - 26, y + 8], [x - 27, y - 16], [x - 4, y - 31], [x + 22, y - 20], [x + 6, y + 2]),
  bob: ([x, y]: Point) =>
    blob([x - 30, y + 30], [x - 32, y - 12], [x - 4, y - 34], [x + 25, y - 20], [x + 4, y - 2], [x - 4, y + 30]),
  long: ([x, y]: Point) =>
    blob(
      [x - 34, y + 76],
      [x - 36, y - 8],
      [x - 4, y - 35],
      [x + 25, y - 20],
      [x + 2, y],
      [x - 8, y + 40],
      [x - 6, y + 78],
    ),
  bun: ([x, y]: Point) =>
    disc(x - 26, y - 24, 14) + blob([x - 26, y + 10], [x - 27, y - 16], [x - 4, y - 31], [x + 22, y - 20], [x + 4, y]),
  bald: () => "",
} as const;

/** A face looking right: brow, nose and chin, an eye, a mouth. */
export function faceOf([x, y]: Point, head: number): Pick<Figure, "skin" | "line"> {
  const at = (dx: number, dy: number): Point => [x + dx * head, y + dy * head];
  return {
    skin: blob(
      at(-18, 12),
      at(-20, -12),
      at(0, -27),
      at(19, -17),
      at(22, -3),
      at(29, 5),
      at(21, 10),
      at(18, 22),
      at(4, 29),
    ),
    line:
      disc(...at(12, -4), 2.6 * head) +
      limb([...at(6, -11), 1.3], [...at(17, -11), 1.1]) +
      limb([...at(13, 14), 1.1], [...at(20, 13), 1.2]),
  };
}

/** A beard under such a face. */
export const beardOf = ([x, y]: Point): string =>
  blob([x - 4, y + 12], [x + 20, y + 8], [x + 24, y + 20], [x + 14, y + 48], [x - 2, y + 34]);
