type Names = Readonly<Record<string, string>>;

export const SEASONS: Names = { SPRING: "Kevad", SUMMER: "Suvi", FALL: "Sügis", AUTUMN: "Sügis", WINTER: "Talv" };
export const PHASES: Names = { MOVEMENT: "käigud", RETREATS: "taandumised", ADJUSTMENTS: "ehitamine" };

export const phaseText = (season: string, year: number, type: string): string =>
  `${SEASONS[season] ?? season} ${year}, ${PHASES[type] ?? type.toLowerCase()}`;
