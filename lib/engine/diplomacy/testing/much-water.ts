/** The three letters of a place of the grid. */
const codeAt = (x: number, y: number): string => `${String.fromCharCode(65 + x)}${String.fromCharCode(65 + y)}Q`;

/**
 * A map that somebody might send to keep a judge busy: a grid of seas with a coast around it, an army on every coast and a
 * fleet on every sea, nearly all of one power (EAST); routes of convoys are without number.
 */
export function muchWater(width: number, height: number): { text: string; armies: string[]; fleets: string[] } {
  const isCoast = (x: number, y: number): boolean => x === 0 || y === 0 || x === width - 1 || y === height - 1;
  const at = Array.from({ length: width * height }, (_, i): [number, number] => [i % width, Math.floor(i / width)]);
  const near = ([x, y]: [number, number]): string[] =>
    at.filter(([a, b]) => Math.abs(a - x) + Math.abs(b - y) === 1).map(([a, b]) => codeAt(a, b));
  const armies = at.filter(([x, y]) => isCoast(x, y)).map(([x, y]) => codeAt(x, y));
  const fleets = at.filter(([x, y]) => !isCoast(x, y)).map(([x, y]) => codeAt(x, y));
  const last = armies.at(-1) ?? "";
  const text = [
    ...["TITLE Much Water", "VICTORY 3"],
    ...at.map(([x, y]) => `Place ${codeAt(x, y)} = ${codeAt(x, y).toLowerCase()}`),
    ...at.map(([x, y]) => `${isCoast(x, y) ? "COAST" : "WATER"} ${codeAt(x, y)} ABUTS ${near([x, y]).join(" ")}`),
    `EAST (Eastern:E) ${armies.slice(0, 4).join(" ")}`,
    ...armies.slice(0, -1).map((code) => `A ${code}`),
    ...fleets.map((code) => `F ${code}`),
    `WEST (Western:W) ${last}`,
    `A ${last}`,
  ];
  return { text: text.join("\n"), armies, fleets };
}
