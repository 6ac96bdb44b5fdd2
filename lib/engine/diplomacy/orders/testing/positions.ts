import type { Position } from "../../position";

/** Positions on the standard map that tests of orders share, one for each kind of phase. */

/** A unit as tests write it: `FRANCE A PAR`. */
export const unit = (text: string) => {
  const [power = "", type, at = ""] = text.split(" ");
  return { power, type: type === "F" ? ("F" as const) : ("A" as const), at };
};
export const movement: Position = {
  phase: { season: "SPRING", year: 1901, type: "MOVEMENT" },
  units: [
    ...["FRANCE A PAR", "FRANCE A MAR", "FRANCE F BRE", "FRANCE F MAO", "FRANCE A GAS", "GERMANY A MUN", "ITALY F WES"],
    ...["ENGLAND F NTH", "ENGLAND A LON", "RUSSIA F STP/SC", "RUSSIA A MOS", "TURKEY F BUL/EC"],
  ].map(unit),
  dislodged: [],
  owners: { PAR: "FRANCE", MAR: "FRANCE", MUN: "GERMANY" },
};
export const retreats: Position = {
  ...movement,
  phase: { season: "SPRING", year: 1901, type: "RETREATS" },
  dislodged: [
    { ...unit("GERMANY A RUH"), from: "BUR", retreats: ["BEL", "HOL"] },
    { ...unit("ENGLAND F NWY"), from: null, retreats: ["SKA", "STP/NC"] },
    { ...unit("FRANCE F LYO"), from: null, retreats: ["SPA/SC", "TYS"] },
    { ...unit("ITALY F POR"), from: null, retreats: ["SPA/NC", "SPA/SC"] },
  ],
};
export const winter: Position = {
  phase: { season: "WINTER", year: 1901, type: "ADJUSTMENTS" },
  units: ["GERMANY A MUN", "GERMANY A TYR", "GERMANY F KIE", "FRANCE A MAR"].map(unit),
  dislodged: [],
  owners: { MUN: "GERMANY", PAR: "FRANCE", BRE: "FRANCE", MAR: "FRANCE", BEL: "FRANCE", STP: "RUSSIA" },
};
