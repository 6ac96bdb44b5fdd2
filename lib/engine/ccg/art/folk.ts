import { blob, disc, limb, mirrored, type Point, polygon, ring, tendril } from "./brush";
import type { Hand } from "./chance";
import type { Figure } from "./figure";

/** Where a person's head and hands are. */
type Body = { head: Point; near: Point; far: Point };

type Trade = { robe: keyof typeof ROBES; hat: keyof typeof HATS; tool: keyof typeof TOOLS };

const half = (shape: readonly Point[]): string => blob(...shape, ...mirrored(shape).reverse());

/** Bodies, from the shoulders down to the ground. */
const ROBES = {
  bell: () =>
    half([
      [0, -196],
      [26, -194],
      [46, -160],
      [58, -90],
      [84, 4],
      [30, 8],
    ]),
  coat: () =>
    half([
      [0, -198],
      [34, -194],
      [52, -164],
      [44, -104],
      [62, -30],
      [54, 2],
      [20, 4],
      [10, -60],
    ]),
  apron: () =>
    half([
      [0, -196],
      [32, -190],
      [44, -150],
      [36, -112],
      [56, -40],
      [58, 4],
      [16, 6],
    ]),
  plate: () =>
    half([
      [0, -200],
      [52, -198],
      [66, -168],
      [40, -140],
      [36, -104],
      [48, -60],
      [40, 4],
      [14, 4],
      [8, -50],
    ]),
  cloak: () =>
    half([
      [0, -204],
      [40, -196],
      [74, -130],
      [96, -40],
      [104, 6],
      [40, 0],
      [18, 8],
    ]),
  gown: () =>
    half([
      [0, -196],
      [24, -192],
      [30, -150],
      [24, -122],
      [62, -54],
      [98, 4],
      [40, 10],
    ]),
} as const;

/** What is on the head, round the head's middle. */
const HATS = {
  hood: ([x, y]: Point) =>
    blob([x - 32, y + 30], [x - 34, y - 6], [x - 8, y - 44], [x + 26, y - 28], [x + 33, y + 30], [x, y + 44]),
  cone: ([x, y]: Point) => polygon([x - 44, y - 6], [x + 6, y - 82], [x + 44, y - 4]),
  brim: ([x, y]: Point) =>
    disc(x, y - 14, 52, 9) +
    blob([x - 26, y - 14], [x - 22, y - 46], [x + 2, y - 52], [x + 24, y - 42], [x + 26, y - 14]),
  helm: ([x, y]: Point) =>
    blob([x - 28, y + 8], [x - 26, y - 26], [x, y - 38], [x + 26, y - 26], [x + 28, y + 8]) +
    tendril([x, y - 34, 6], [x - 26, y - 66], [x - 60, y - 40, 3]),
  crown: ([x, y]: Point) =>
    polygon(
      [x - 26, y - 14],
      [x - 32, y - 48],
      [x - 14, y - 32],
      [x, y - 56],
      [x + 14, y - 32],
      [x + 32, y - 48],
      [x + 26, y - 14],
    ),
  scarf: ([x, y]: Point) =>
    disc(x, y - 6, 29, 27) + tendril([x - 22, y + 6, 10], [x - 56, y + 20], [x - 72, y + 62, 3]),
  bun: ([x, y]: Point) => disc(x - 6, y - 10, 27) + disc(x - 22, y - 34, 15),
  horns: ([x, y]: Point) =>
    disc(x, y - 4, 26) +
    tendril([x - 18, y - 14, 8], [x - 50, y - 22], [x - 44, y - 58, 2]) +
    tendril([x + 18, y - 14, 8], [x + 50, y - 22], [x + 44, y - 58, 2]),
  wings: ([x, y]: Point) =>
    disc(x, y - 4, 26) +
    polygon([x - 20, y - 12], [x - 62, y - 54], [x - 14, y - 30]) +
    polygon([x + 20, y - 12], [x + 62, y - 54], [x + 14, y - 30]),
} as const;

/** What the near hand holds: in ink, and what of it glows. */
const TOOLS = {
  staff: ([x, y]: Point): Figure => ({
    ink: limb([x, y - 118, 4], [x, 4, 4]),
    light: polygon([x, y - 158], [x + 15, y - 132], [x, y - 106], [x - 15, y - 132]),
  }),
  lantern: ([x, y]: Point): Figure => ({
    ink:
      limb([x, y, 3], [x, y + 22, 3]) +
      polygon([x - 22, y + 30], [x, y + 14], [x + 22, y + 30]) +
      polygon([x - 20, y + 74], [x - 16, y + 82], [x + 16, y + 82], [x + 20, y + 74]),
    light: polygon([x - 15, y + 32], [x + 15, y + 32], [x + 17, y + 73], [x - 17, y + 73]),
  }),
  pole: ([x, y]: Point): Figure => ({
    ink: limb([x - 22, y - 150, 4], [x + 14, 4, 4.5]) + disc(x - 26, y - 166, 22, 14),
  }),
  book: ([x, y]: Point): Figure => ({
    ink:
      polygon([x - 40, y - 22], [x, y - 8], [x, y + 30], [x - 40, y + 16]) +
      polygon([x + 40, y - 22], [x, y - 8], [x, y + 30], [x + 40, y + 16]),
    light: polygon([x - 34, y - 25], [x, y - 13], [x + 34, y - 25], [x, y - 19]),
  }),
  spear: ([x, y]: Point): Figure => ({
    ink: limb([x, y - 170, 3.5], [x, 4, 3.5]),
    light: polygon([x, y - 222], [x + 12, y - 178], [x, y - 166], [x - 12, y - 178]),
  }),
  shears: ([x, y]: Point): Figure => ({
    ink:
      tendril([x - 12, y + 14, 5], [x - 24, y - 12], [x + 2, y - 18, 5]) +
      tendril([x + 14, y + 14, 5], [x + 24, y - 12], [x + 2, y - 18, 5]),
    light:
      polygon([x - 3, y - 14], [x + 22, y - 92], [x + 6, y - 18]) +
      polygon([x + 8, y - 14], [x - 16, y - 92], [x - 1, y - 18]),
  }),
  banner: ([x, y]: Point): Figure => ({
    ink: limb([x, y - 190, 4], [x, 4, 4]),
    cloth: blob(
      [x + 2, y - 186],
      [x + 50, y - 172],
      [x + 104, y - 190],
      [x + 92, y - 140],
      [x + 106, y - 104],
      [x + 52, y - 96],
      [x + 2, y - 110],
    ),
  }),
  skein: ([x, y]: Point): Figure => ({
    ink: limb([x, y, 5], [x, y + 8, 5]),
    cloth: [0, 1, 2, 3]
      .map((i) => tendril([x - 18 + 12 * i, y + 6, 6], [x - 30 + 20 * i, y + 66], [x - 16 + 11 * i, y + 108, 4]))
      .join(""),
  }),
  scales: ([x, y]: Point): Figure => ({
    ink:
      limb([x, y - 60, 4], [x, y + 6, 5]) +
      limb([x - 56, y - 48, 3.5], [x + 56, y - 64, 3.5]) +
      limb([x - 56, y - 48, 1.2], [x - 76, y, 1.2]) +
      limb([x - 56, y - 48, 1.2], [x - 36, y, 1.2]) +
      limb([x + 56, y - 64, 1.2], [x + 76, y - 16, 1.2]) +
      limb([x + 56, y - 64, 1.2], [x + 36, y - 16, 1.2]),
    light: blob([x - 80, y], [x - 32, y], [x - 56, y + 20]) + blob([x + 32, y - 16], [x + 80, y - 16], [x + 56, y + 4]),
  }),
  bow: ([x, y]: Point): Figure => ({
    ink: tendril([x - 10, y - 92, 3], [x + 58, y], [x - 10, y + 88, 3], 11),
    light: limb([x - 10, y - 92, 1], [x - 34, y, 1], [x - 10, y + 88, 1]) + limb([x - 52, y, 1.8], [x + 40, y, 1.8]),
  }),
} as const;

/** Trades, and how each is known. */
export const TRADES = {
  Dyer: { robe: "apron", hat: "scarf", tool: "pole" },
  Warden: { robe: "plate", hat: "helm", tool: "spear" },
  Weaver: { robe: "gown", hat: "bun", tool: "skein" },
  Merchant: { robe: "coat", hat: "brim", tool: "scales" },
  Monk: { robe: "bell", hat: "hood", tool: "lantern" },
  Scholar: { robe: "bell", hat: "cone", tool: "book" },
  Thief: { robe: "cloak", hat: "hood", tool: "shears" },
  Sailor: { robe: "coat", hat: "scarf", tool: "pole" },
  Herald: { robe: "coat", hat: "brim", tool: "banner" },
  Witch: { robe: "cloak", hat: "cone", tool: "staff" },
  Hunter: { robe: "coat", hat: "hood", tool: "bow" },
  Noble: { robe: "gown", hat: "crown", tool: "staff" },
  Player: { robe: "coat", hat: "horns", tool: "banner" },
  Spirit: { robe: "cloak", hat: "wings", tool: "lantern" },
} as const satisfies Record<string, Trade>;

const isTrade = (kind: string): kind is keyof typeof TRADES => Object.hasOwn(TRADES, kind);

function arms(body: Body, hand: Hand): string {
  const raised = hand.chance(0.4);
  const [farX, farY] = body.far;
  return (
    limb([34, -178, 15], [(34 + body.near[0]) / 2 + 12, (body.near[1] - 178) / 2 + 16, 12], [...body.near, 9]) +
    limb([-34, -178, 15], [-58, raised ? -168 : -138, 12], [farX, raised ? farY - 90 : farY, 8])
  );
}

/** A person by the trade, facing right, feet on y = 0. Some are not alone. */
export function folk(kind: string, hand: Hand): Figure {
  const trade: Trade = isTrade(kind) ? TRADES[kind] : TRADES.Dyer;
  const lean = hand.wobble(5);
  const body: Body = {
    head: [lean + 4, -226],
    near: [hand.between(72, 104), hand.between(-168, -120)],
    far: [-78 + hand.wobble(8), -120 + hand.wobble(12)],
  };
  const tool = TOOLS[trade.tool](body.near);
  const hem = ring(7, () => 1)
    .map((_, i) => limb([-66 + 22 * i, -30 + (i % 2) * 6, 4], [-74 + 25 * i, 2, 7]))
    .join("");
  const collar = half([
    [0, -202],
    [30, -198],
    [40, -176],
    [0, -160],
  ]);
  return {
    ink: ROBES[trade.robe]() + hem + arms(body, hand) + disc(body.head[0], body.head[1], 25, 28) + tool.ink,
    cloth: collar + HATS[trade.hat](body.head) + (tool.cloth ?? ""),
    light: tool.light ?? "",
  };
}
