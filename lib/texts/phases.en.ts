type Names = Readonly<Record<string, string>>;

/** Seasons and kinds of phases, by the words of map files; what is a map's own invention keeps its word. */
export const SEASONS: Names = { SPRING: "Spring", SUMMER: "Summer", FALL: "Fall", AUTUMN: "Autumn", WINTER: "Winter" };
export const PHASES: Names = { MOVEMENT: "movement", RETREATS: "retreats", ADJUSTMENTS: "adjustments" };

/** "Spring 1901, movement", of the words of map files. */
export const phaseText = (season: string, year: number, type: string): string =>
  `${SEASONS[season] ?? season} ${year}, ${PHASES[type] ?? type.toLowerCase()}`;
