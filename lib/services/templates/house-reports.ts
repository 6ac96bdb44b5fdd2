import { readFileSync } from "node:fs";
import { z } from "zod";
import { PlayReport } from "@/lib/contracts/play-report";

/** Where the reports of the house's games lie, by name: `house-reports.test.ts` writes them. */
export const HOUSE_REPORTS = "lib/services/templates/house-reports.json";

/** `hash`: of the game that was played. */
export const HouseReports = z.record(z.string(), z.object({ hash: z.string(), report: PlayReport }));
export type HouseReports = z.infer<typeof HouseReports>;

/**
 * What the house's games are like when bots play them, as they come with the site: a new house need not play some seven
 * thousand deals at its first start. A file that a house has changed has another hash, and its report is made there.
 */
export const readHouseReports = (file = HOUSE_REPORTS): HouseReports =>
  HouseReports.parse(JSON.parse(readFileSync(file, "utf8")));
