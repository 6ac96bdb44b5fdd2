import type { DiplomacyMap } from "../map/model";
import { centresByYear, type Played } from "./centres-by-year";
import type { State } from "./state";

/** Of a game: its name, and how it ended; null: it has not. */
type Told = { readonly game: string; readonly result: State["result"] };

/** How many centres each power was seen to own when play began and at the end of each year, and how the game ended. */
export function summaryText(map: DiplomacyMap, { game, result }: Told, phases: readonly Played[]): string {
  const years = centresByYear(phases);
  const played = map.powers.filter(({ unplayed }) => !unplayed).map(({ name }) => name);
  const wide = Math.max(8, ...played.map((power) => power.length)) + 2;
  const row = (head: string, cells: readonly string[]) =>
    head.padEnd(wide) + cells.map((cell) => cell.padStart(8)).join("");
  const table = [
    row(
      "",
      years.map(({ year }) => (year === null ? "Start" : String(year))),
    ),
    ...played.map((power) =>
      row(
        power,
        years.map(({ counts }) => String(counts.get(power) ?? 0)),
      ),
    ),
  ];
  const lines = years.length === 0 ? ["No phase has been played."] : table;
  return `${[`Summary of ${game} on ${map.title}`, "", ...lines, ...(result ? ["", endOf(result)] : [])].join("\n")}\n`;
}

function endOf({ victors, reason }: NonNullable<State["result"]>): string {
  if (victors.length === 0) return "It ended without a winner.";
  return `It ${reason === "draw" ? "ended in a draw of" : "was won by"} ${victors.join(", ")}.`;
}
