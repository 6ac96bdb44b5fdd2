import type { Hand } from "../chance";
import { type Figure, placed, together } from "../figure";
import { BUILDS, beardOf, faceOf, HAIR, type Joints, limbsOf, POSES, sleeveOf } from "./body";
import { type Cast, castOf } from "./cast";
import { DRESSES } from "./dresses";
import { HEADWEAR } from "./headwear";
import { TOOLS } from "./tools";

/** A person by the trade, facing right, feet on y = 0. `figure`: the words of the card (`cast.ts`). Some are not alone. */
export function folk(kind: string, hand: Hand, figure?: string): Figure {
  const cast = castOf(kind, figure, hand);
  return { ...company(cast, hand), near: nearness(cast) };
}

/** How near somebody stands, so that raised hands and high hats stay in the picture and children are no dots. */
function nearness({ pose, build, headwear, group }: Cast): number {
  let near = 1 / BUILDS[build].size ** 0.8;
  if (pose === "reaching" || pose === "acclaiming" || pose === "floating") near *= 0.86;
  if (pose === "kneeling" || pose === "seated") near *= 1.1;
  if (headwear === "top" || headwear === "cone" || headwear === "plumes" || headwear === "lampshade") near *= 0.9;
  return group === "alone" ? near : near * 0.9;
}

function company(cast: Cast, hand: Hand): Figure {
  const one = person(cast, hand);
  switch (cast.group) {
    case "alone":
      return one;
    case "pair":
      return together(placed(person(companionOf(cast, hand), hand), -96, -6, 0.92), placed(one, 34, 0, 1));
    case "withchild":
      return together(
        placed(one, -26, 0, 1),
        placed(person({ ...companionOf(cast, hand), build: "child" }, hand), 92, 4, 1),
      );
    case "crowd":
      return together(
        placed(person(companionOf(cast, hand), hand), -118, -14, 0.84),
        placed(person(companionOf(cast, hand), hand), 112, -12, 0.86),
        one,
      );
    case "mirrored":
      return together(placed(person({ ...cast, tool: "none" }, hand), -110, -2, 0.97), placed(one, 30, 0, 0.97));
  }
}

/** Somebody of the same company, who does something else. */
const companionOf = (cast: Cast, hand: Hand): Cast => ({
  ...cast,
  pose: hand.pick(["standing", "striding", "leaning", "reaching", "acclaiming"]),
  build: hand.pick(["grown", "slight", "broad"]),
  hair: hand.pick(["cropped", "bob", "bun", "long"]),
  bearded: hand.chance(0.3),
});

function person(cast: Cast, hand: Hand): Figure {
  const pose: Joints = POSES[cast.pose];
  const build = BUILDS[cast.build];
  const sway = hand.wobble(4);
  const head = [pose.head[0] + sway, pose.head[1] - 4] as const;
  const joints: Joints = { ...pose, head };
  const dress: Figure = DRESSES[cast.dress](joints, build);
  const worn: Figure = HEADWEAR[cast.headwear](head);
  const tool: Figure = TOOLS[cast.tool](joints.nearHand, joints);
  const limbs = limbsOf(joints, build);
  const hair = HAIR[cast.hair](head);
  const face = joints.away || cast.headwear === "lampshade" ? {} : faceOf(head, build.head);
  const beard = cast.bearded && !joints.away ? beardOf(head) : "";
  const behind = joints.away ? hair + HAIR.long(head) : hair;
  const figure: Figure = {
    ink: limbs.ink + (dress.ink ?? "") + (cast.old ? "" : behind) + tool.ink + (worn.ink ?? ""),
    cloth: (dress.cloth ?? "") + sleeveOf(joints, build) + (worn.cloth ?? "") + (tool.cloth ?? ""),
    trim: (dress.trim ?? "") + (worn.trim ?? "") + (tool.trim ?? ""),
    pale: (dress.pale ?? "") + (worn.pale ?? "") + (tool.pale ?? "") + (cast.old ? behind + beard : ""),
    skin: (limbs.skin ?? "") + (face.skin ?? ""),
    line: (dress.line ?? "") + (face.line ?? "") + (worn.line ?? "") + (tool.line ?? "") + (cast.old ? "" : beard),
    light: (worn.light ?? "") + (tool.light ?? ""),
  };
  return placed(figure, 0, 0, build.size);
}
