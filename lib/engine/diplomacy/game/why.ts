import { z } from "zod";
import type { AdjustmentReason } from "../adjudicate/adjustments";
import type { Reason } from "../adjudicate/explain";
import type { RetreatReason } from "../adjudicate/retreats";
import type { PlaceId } from "../map/model";

const place = z.string();
const places = z.array(place).readonly();
const unit = z.object({ power: z.string(), type: z.enum(["A", "F"]), at: place });

const Support = z.object({ by: place, counts: z.boolean(), cutBy: places, own: z.literal(true).optional() });

const Strength = z.object({
  kind: z.enum(["attack", "hold", "defend", "prevent"]),
  of: place,
  strength: z.number(),
  offered: z.number(),
  supports: z.array(Support).readonly(),
});
type Strength = z.infer<typeof Strength>;

const Fleet = z.object({
  at: place,
  stands: z.boolean(),
  dislodgedBy: place.optional(),
  strength: z.number().optional(),
});

/** Of a movement phase: the tree of `adjudicate/explain.ts`, whose order and result its row has. */
const Moved = z.object({
  code: z.literal("movement"),
  dislodgedBy: place.optional(),
  attack: Strength.optional(),
  against: z.array(Strength).readonly().optional(),
  convoy: z
    .object({ reaches: z.boolean(), ordered: z.int(), standing: z.int(), fleets: z.array(Fleet).readonly() })
    .optional(),
  cutBy: places.optional(),
  paradox: z.literal(true).optional(),
});
type Moved = z.infer<typeof Moved>;

const RetreatJson = z.discriminatedUnion("why", [
  z.object({ why: z.enum(["alone", "ordered", "no_order", "nowhere"]) }),
  z.object({ why: z.literal("rivals"), rivals: z.array(unit).readonly() }),
  z.object({ why: z.literal("closed"), to: place }),
]) satisfies z.ZodType<RetreatReason>;

const AdjustmentJson = z.discriminatedUnion("why", [
  z.object({ why: z.literal("due"), nth: z.int(), due: z.int() }),
  z.object({ why: z.enum(["too_many", "nothing_due"]), due: z.int() }),
  z.object({ why: z.enum(["no_site", "no_room", "occupied", "unfit", "no_unit"]), at: place }),
  z.object({ why: z.literal("disorder"), steps: z.int(), from: z.enum(["owned", "homes"]) }),
  z.object({ why: z.enum(["stays", "removed", "other_phase"]) }),
]) satisfies z.ZodType<AdjustmentReason>;

/** Why an order came out as it did, as events carry it. */
const WhyData = z.discriminatedUnion("code", [
  Moved,
  z.object({ code: z.literal("retreat"), reason: RetreatJson }),
  z.object({ code: z.literal("adjustment"), reason: AdjustmentJson }),
  /** It came to nothing before anything was decided (NO_CHECK); `refusal`: why, or that its unit has another order too. */
  z.object({ code: z.literal("invalid"), refusal: z.string() }),
  /** The sentence that logs kept before they kept data. */
  z.object({ code: z.literal("told"), text: z.string() }),
]);
export type Why = z.infer<typeof WhyData>;

/** Upgrades what older logs say: the code of a refusal, or a sentence. */
const upgraded = (text: string): Why =>
  /^order\/\w+$/.test(text) ? { code: "invalid", refusal: text } : { code: "told", text };

export const WhyJson = z.union([WhyData, z.string().transform(upgraded)]);

/** The reason of a movement phase as its row carries it. */
export function whyMoved({ dislodgedBy, attack, against, convoy, cutBy, paradox }: Reason): Moved {
  return {
    code: "movement",
    ...(dislodgedBy === undefined ? {} : { dislodgedBy }),
    ...(attack === undefined ? {} : { attack }),
    ...(against === undefined ? {} : { against }),
    ...(convoy === undefined ? {} : { convoy }),
    ...(cutBy === undefined ? {} : { cutBy }),
    ...(paradox === undefined ? {} : { paradox }),
  };
}

/**
 * A reason for somebody who is told of some units' orders only (`isTold`, by where a unit stood): it names no other unit,
 * and counts strengths without the supports of others. Null: nothing is left of it.
 */
export function cutDown(why: Why, isTold: (at: PlaceId) => boolean): Why | null {
  switch (why.code) {
    case "movement":
      return cutMoved(why, isTold);
    case "retreat":
      if (why.reason.why !== "rivals") return why;
      return { code: "retreat", reason: { why: "rivals", rivals: why.reason.rivals.filter(({ at }) => isTold(at)) } };
    case "adjustment":
    case "invalid":
      return why;
    case "told":
      return null;
  }
}

function cutMoved({ dislodgedBy, attack, against, convoy, cutBy }: Moved, isTold: (at: PlaceId) => boolean) {
  const cut: Omit<Moved, "code"> = {
    ...(dislodgedBy !== undefined && isTold(dislodgedBy) ? { dislodgedBy } : {}),
    ...(attack === undefined ? {} : { attack: cutStrength(attack, isTold) }),
    ...(against === undefined
      ? {}
      : { against: against.filter(({ of }) => isTold(of)).map((one) => cutStrength(one, isTold)) }),
    ...(convoy === undefined ? {} : { convoy: cutConvoy(convoy, isTold) }),
    ...(cutBy?.some(isTold) ? { cutBy: cutBy.filter(isTold) } : {}),
  };
  return Object.keys(cut).length > 0 ? { code: "movement" as const, ...cut } : null;
}

function cutStrength({ kind, of, strength, offered, supports }: Strength, isTold: (at: PlaceId) => boolean): Strength {
  const others = supports.filter(({ by }) => !isTold(by));
  return {
    ...{ kind, of },
    strength: strength - others.filter(({ counts }) => counts).length,
    offered: offered - others.length,
    supports: supports.flatMap((one) => (isTold(one.by) ? [{ ...one, cutBy: one.cutBy.filter(isTold) }] : [])),
  };
}

function cutConvoy(
  { reaches, fleets }: NonNullable<Moved["convoy"]>,
  isTold: (at: PlaceId) => boolean,
): NonNullable<Moved["convoy"]> {
  const told = fleets.filter(({ at }) => isTold(at));
  return {
    reaches,
    ordered: told.length,
    standing: told.filter(({ stands }) => stands).length,
    fleets: told.map(({ at, stands, dislodgedBy }) => ({
      ...{ at, stands },
      ...(dislodgedBy !== undefined && isTold(dislodgedBy) ? { dislodgedBy } : {}),
    })),
  };
}
