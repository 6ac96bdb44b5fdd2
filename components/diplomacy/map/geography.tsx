import clsx from "clsx";
import { type CSSProperties, memo } from "react";
import type { DiplomacyMap, ProvinceId } from "@/lib/engine/diplomacy/map/model";
import { type Drawing, LABEL_LINE, marksOn } from "@/lib/engine/diplomacy/maps/drawing";
import { type Looks, lookOf } from "./power-looks";
import type { Tenure } from "./tenure";
import { UNSAID } from "./unit-shape";

/** What a map is drawn with that hatches: each pattern of a power, and what is impassable or cannot be seen. */
export const Hatches = ({ id, drawing: { width, height } }: { id: string; drawing: Drawing }) => (
  <defs>
    <clipPath id={`${id}-sheet`}>
      <rect width={width} height={height} />
    </clipPath>
    <pattern id={`${id}-rise`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V7" className="hatch" />
    </pattern>
    <pattern id={`${id}-fall`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path d="M0 0V7" className="hatch" />
    </pattern>
    <pattern id={`${id}-bars`} width="6" height="6" patternUnits="userSpaceOnUse">
      <path d="M0 0H6" className="hatch" />
    </pattern>
    <pattern id={`${id}-dots`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
      <circle cx="2" cy="2" r="1.1" className="hatch-dot" />
    </pattern>
    <pattern id={`${id}-grid`} width="8" height="8" patternUnits="userSpaceOnUse">
      <path d="M0 0H8M0 0V8" className="hatch" />
    </pattern>
    <pattern id={`${id}-shut`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" className="shut-ground" />
      <path d="M0 0V6" className="shut-line" />
    </pattern>
    <pattern id={`${id}-waves`} width="26" height="13" patternUnits="userSpaceOnUse">
      <path d="M1 4q3-2.4 6 0t6 0M14 10q3-2.4 6 0t6 0" className="wave" />
    </pattern>
    <pattern id={`${id}-veil`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <rect width="9" height="9" className="veil-ground" />
      <path d="M0 0V9" className="veil-line" />
    </pattern>
  </defs>
);

type Props = {
  id: string;
  map: DiplomacyMap;
  drawing: Drawing;
  looks: Looks;
  tenures: ReadonlyMap<ProvinceId, Tenure>;
  hidden: ReadonlySet<ProvinceId>;
};

const powerStyle = (looks: Looks, tenure: Tenure | undefined): CSSProperties | undefined =>
  tenure && ({ "--power": lookOf(looks, tenure.power).colour } as CSSProperties);

/** Land, sea, borders, whose land is whose, and names. Drawn anew only when ownership changes. */
export const Geography = memo(function Geography({ id, map, drawing, looks, tenures, hidden }: Props) {
  const { provinces } = drawing;
  const { barriers, links } = marksOn(drawing, map);
  // What is flooded stays the same shape, so that the water is seen to come.
  const drawn = map.provinces.flatMap(({ id: at, terrain }) => {
    const shape = provinces[at];
    const isDry = terrain === "land" || terrain === "coast";
    const isFlooded = shape?.floods === true && terrain !== "shut" && !isDry;
    return shape && (isDry || isFlooded) ? [{ at, d: shape.d, isFlooded, tenure: tenures.get(at) }] : [];
  });
  return (
    <g {...UNSAID} className="geography" clipPath={`url(#${id}-sheet)`}>
      <rect width={drawing.width} height={drawing.height} className="sea" />
      <path d={drawing.waters} className="water-lines" />
      <path d={drawing.land} fill={`url(#${id}-shut)`} />
      {drawn.map(({ at, d, isFlooded, tenure }) => (
        <path
          key={at}
          d={d}
          className={clsx(
            "land",
            isFlooded && "flooded",
            provinces[at]?.floods && "field",
            tenure && "owned",
            tenure && tenure.by !== "centre" && "pale",
          )}
          style={powerStyle(looks, tenure)}
        />
      ))}
      {drawing.rivers && <path d={drawing.rivers} className="river" />}
      {drawn.map(({ at, d, isFlooded }) => isFlooded && <path key={at} d={d} fill={`url(#${id}-waves)`} />)}
      {drawn.map(({ at, d, tenure }) => {
        const pattern = tenure?.by === "centre" ? lookOf(looks, tenure.power).pattern : "plain";
        return pattern === "plain" ? null : <path key={at} d={d} fill={`url(#${id}-${pattern})`} />;
      })}
      <path d={drawing.borders} className="borders" />
      <path d={drawing.land} className="coast" />
      {drawn.map(({ at, d, isFlooded }) => isFlooded && <path key={at} d={d} className="shore" />)}
      {barriers.map(({ between, d }) => (
        <path key={between.join("-")} d={d} className="barrier" />
      ))}
      {links.map(({ between, d }) => (
        <path key={between.join("-")} d={d} className="link" />
      ))}
      <rect width={drawing.width} height={drawing.height} className="sheet" />
      {[...hidden].map((at) => provinces[at] && <path key={at} d={provinces[at].d} fill={`url(#${id}-veil)`} />)}
    </g>
  );
});

/** The names of provinces: in full where there is room, in their letters from far. */
export const Labels = memo(function Labels({ map, drawing, looks, tenures }: Omit<Props, "id" | "hidden">) {
  return (
    <g {...UNSAID} className="labels">
      {map.provinces.map(({ id: at, terrain }) => {
        const shape = drawing.provinces[at];
        if (!shape) return null;
        const { label, unit } = shape;
        const tenure = tenures.get(at);
        const wet = terrain === "water" || terrain === "port";
        const look = tenure && lookOf(looks, tenure.power);
        return (
          <g
            key={at}
            className={clsx(
              "label",
              wet && "wet",
              tenure && "owned",
              tenure && tenure.by !== "centre" && "pale",
              tenure?.by === "centre" && look?.onTint === "dark" && "on-bright",
            )}
            style={powerStyle(looks, tenure)}
          >
            <text className="near" fontSize={label.size} textAnchor="middle">
              {label.lines.map((line, i) => (
                <tspan
                  key={line}
                  x={label.at[0]}
                  y={label.at[1] + (i - (label.lines.length - 1) / 2) * label.size * LABEL_LINE + label.size * 0.35}
                >
                  {line}
                </tspan>
              ))}
            </text>
            <text
              className="far"
              x={label.at[0]}
              y={label.at[1]}
              dy="0.35em"
              textAnchor="middle"
              style={{ "--away": label.at[1] > unit[1] ? 9 : -9 } as CSSProperties}
            >
              {at.charAt(0) + at.slice(1).toLowerCase()}
            </text>
          </g>
        );
      })}
    </g>
  );
});
