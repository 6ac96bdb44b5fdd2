import { readPhaseCode } from "@/lib/engine/diplomacy/map/flow";
import type { PowerName, ProvinceId } from "@/lib/engine/diplomacy/map/model";
import { loadMap } from "@/lib/engine/diplomacy/maps/index";
import type { Position, Unit } from "@/lib/engine/diplomacy/position";
import { readOrderText } from "../orders/read-order-text";
import type { LessonData } from "./lessons.data";
import { deskOf, type SandboxGame, sandboxOf } from "./sandbox-game";

const unitOf = (power: PowerName, text: string): Unit => {
  const [type, at = ""] = text.trim().split(" ");
  return { power, type: type === "F" ? "F" : "A", at };
};

/** The sandbox that a lesson opens, with its orders given. */
export function gameOfLesson({ phase: code, units, orders, owners = {}, dislodged = [] }: LessonData): SandboxGame {
  const map = loadMap("standard");
  const owned: Record<ProvinceId, PowerName> = {};
  for (const [power, centres] of Object.entries(owners)) for (const centre of centres.split(" ")) owned[centre] = power;
  const position: Position = {
    phase: readPhaseCode(map, code) ?? map.begin,
    units: Object.entries(units).flatMap(([power, list]) => list.split(",").map((text) => unitOf(power, text))),
    dislodged: dislodged.map(([text, from, retreats]) => {
      const [power = "", ...unit] = text.split(" ");
      return { ...unitOf(power, unit.join(" ")), from, retreats: retreats.split(" ") };
    }),
    owners: owned,
  };
  const game = sandboxOf(map, position);
  return sandboxOf(map, position, readOrderText(deskOf(game, position), orders).orders);
}
