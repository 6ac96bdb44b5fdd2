import { z } from "zod";
import type { EnteredOrder, Order } from "../order";
import { readPrinted } from "../orders/read-printed";

const place = z.string();
const unit = z.object({ type: z.enum(["A", "F"]), at: place });
const alone = <T extends Order["type"]>(type: T) => z.object({ type: z.literal(type), unit });

const EnteredData = z.discriminatedUnion("type", [
  alone("hold"),
  alone("disband"),
  alone("keep"),
  z.object({
    type: z.literal("move"),
    unit,
    to: place,
    via: z.literal(true).optional(),
    path: z.array(place).readonly().optional(),
  }),
  z.object({ type: z.literal("support"), unit, of: unit, to: place.optional() }),
  z.object({ type: z.literal("convoy"), unit, of: unit, to: place }),
  z.object({ type: z.literal("proxy"), unit, power: z.string() }),
  z.object({ type: z.literal("retreat"), unit, to: place }),
  z.object({ type: z.literal("build"), unit, hidden: z.literal(true).optional() }),
  z.object({ type: z.literal("waive") }),
  z.object({ type: z.literal("unread"), text: z.string() }),
]) satisfies z.ZodType<EnteredOrder>;

/** An order as events carry it; in older logs it is text, which is read as it was printed. */
export const OrderJson = z.union([EnteredData, z.string().transform(readPrinted)]);
