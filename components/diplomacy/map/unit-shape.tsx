import type { UnitType } from "@/lib/engine/diplomacy/map/model";
import type { PowerLook } from "./power-looks";

/** Shapes are not read out: what they show is said in the label of their province, or beside them. */
export const UNSAID = { "aria-hidden": true } as const;

const HULL = "M-12-6.5H12L7.5 6.5H-7.5Z";

/** A unit about the origin: a rounded square is an army, a hull a fleet, the letter its power's. Part of an `<svg>`. */
export const UnitShape = ({ type, look }: { type: UnitType; look: PowerLook }) => (
  <>
    {type === "A" ? (
      <rect x="-10" y="-9" width="20" height="18" rx="4" fill={look.colour} className="unit-body" />
    ) : (
      <path d={HULL} fill={look.colour} className="unit-body" strokeLinejoin="round" />
    )}
    <text
      y={type === "A" ? 4.3 : 3.8}
      fontSize={look.letter.length > 1 ? 7.5 : 12}
      className={look.on === "light" ? "unit-letter unit-letter-light" : "unit-letter"}
      textAnchor="middle"
      {...UNSAID}
    >
      {look.letter}
    </text>
  </>
);

/** A unit as a picture of its own, for lists: what it is stands beside it in words. */
export const UnitMark = ({ type, look, className }: { type: UnitType; look: PowerLook; className?: string }) => (
  <svg viewBox="-13 -11 26 22" className={`unit-mark ${className ?? ""}`} aria-hidden="true">
    <UnitShape type={type} look={look} />
  </svg>
);

/** A power's letter on its colour, for lists. */
export const PowerMark = ({ look }: { look: PowerLook }) => (
  <span
    aria-hidden="true"
    className="power-mark"
    style={{ background: look.colour, color: look.on === "light" ? "#fff" : "#1d1a16" }}
  >
    {look.letter}
  </span>
);
