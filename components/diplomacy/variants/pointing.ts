import type { ComponentProps } from "react";
import { provinceIndex } from "@/lib/engine/diplomacy/adjudicate/field";
import type { ProvinceId } from "@/lib/engine/diplomacy/map/model";
import type { MapCanvas } from "../map/map-canvas";
import { provinceOf } from "../places";
import { ordersFor } from "./builder-units";
import { EMPTY } from "./draft";
import type { Written } from "./use-written";

type Pointing = Pick<
  ComponentProps<typeof MapCanvas>,
  "subjects" | "chosen" | "targets" | "onPick" | "onDrop" | "onVerb"
>;

/** How the map helps to write: whose line is put together, where its unit can go, what pointing does. */
export function pointing({ view, map, field, variant, draft, pick, compose }: Written): Pointing {
  const { unit, order } = draft;
  const all =
    variant === "crystal" ? map.provinces.map(({ id }) => id) : view.position.units.map(({ at }) => provinceOf(at));
  const moves = unit && order === "" ? ordersFor(field, unit).filter((one) => one.startsWith("- ")) : [];
  const provinces = field.board.provinces;
  const target = (move: string): ProvinceId =>
    provinces[provinceIndex(field.board, move.slice(2).split(" ")[0] ?? "")] ?? "";
  return {
    subjects: new Set(all),
    chosen: unit ? provinceOf(unit.at) : null,
    targets: new Set(moves.map(target)),
    onPick: pick,
    onDrop: (from, to) => {
      if (unit && provinceOf(unit.at) === from) pick(to);
      else pick(from);
    },
    onVerb: (verb) => {
      if (verb === "cancel" || verb === "clear") compose(EMPTY);
      else if (verb === "hold" && unit) compose({ ...draft, order: "H" });
    },
  };
}
