import clsx from "clsx";
import type { CSSProperties } from "react";
import { memo } from "react";
import type { DiplomacyMap, PlaceId, ProvinceId } from "@/lib/engine/diplomacy/map/model";
import type { Drawing, Spot } from "@/lib/engine/diplomacy/maps/drawing";
import type { Position } from "@/lib/engine/diplomacy/position";
import { provinceOf } from "../places";
import { besideSpot, spotOf } from "./arrows";
import { type Looks, lookOf } from "./power-looks";
import { UNSAID, UnitShape } from "./unit-shape";

type Props = { map: DiplomacyMap; drawing: Drawing; looks: Looks; position: Position };

export const placed = ([x, y]: Spot): string => `translate(${x} ${y})`;

/** Supply centres: a ring, filled with the colour of who owns it. */
export const Centres = memo(function Centres({ map, drawing, looks, position }: Props) {
  return (
    <g {...UNSAID} className="centres">
      {map.provinces.map(({ id, centre }) => {
        const shape = drawing.provinces[id];
        const spot = shape?.centre;
        if (!centre || !spot) return null;
        const owner = position.owners[id];
        const away = { "--dx": spot[0] - shape.unit[0], "--dy": spot[1] - shape.unit[1] };
        const style = { ...away, ...(owner ? { "--power": lookOf(looks, owner).colour } : {}) } as CSSProperties;
        return (
          <g key={id} transform={placed(spot)} className={clsx("centre", owner && "owned")} style={style}>
            <g className="sized">
              <circle r="4.6" className="centre-ring" />
              <circle r="2.4" className="centre-dot" />
            </g>
          </g>
        );
      })}
    </g>
  );
});

type UnitsProps = Omit<Props, "map"> & {
  /** Whose order is being given. */
  chosen: ProvinceId | null;
  /** Where units are on their way to, by where they stand. */
  moves?: ReadonlyMap<PlaceId, PlaceId> | null;
};

/** Units; those that lost their place stand tilted beside who took it. */
export const Units = memo(function Units({ drawing, looks, position, chosen, moves }: UnitsProps) {
  const onTheWay = (at: PlaceId): CSSProperties | undefined => {
    const to = moves?.get(at);
    const spot = to === undefined ? null : spotOf(drawing, to);
    return spot ? { transform: `translate(${spot[0]}px, ${spot[1]}px)` } : undefined;
  };
  const beaten = new Set(position.dislodged.map(({ at }) => provinceOf(at)));
  return (
    <g {...UNSAID} className="units">
      {position.units.map(({ power, type, at }) => {
        const spot = spotOf(drawing, at);
        const on = chosen === provinceOf(at) && !beaten.has(provinceOf(at));
        return (
          spot && (
            <g
              key={at}
              transform={placed(spot)}
              style={beaten.has(provinceOf(at)) ? undefined : onTheWay(at)}
              className={clsx("unit", on && "chosen")}
            >
              <g className="sized">
                <UnitShape type={type} look={lookOf(looks, power)} />
              </g>
            </g>
          )
        );
      })}
      {position.dislodged.map(({ power, type, at }) => {
        const spot = besideSpot(drawing, at);
        return (
          spot && (
            <g
              key={at}
              transform={placed(spot)}
              style={onTheWay(at)}
              className={clsx("unit", "dislodged", chosen === provinceOf(at) && "chosen")}
            >
              <g className="sized">
                <g transform="rotate(-14)">
                  <UnitShape type={type} look={lookOf(looks, power)} />
                </g>
              </g>
            </g>
          )
        );
      })}
    </g>
  );
});
