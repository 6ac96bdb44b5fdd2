import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { illustrate, type Layers, layersOf, type Subject } from "../engine/ccg/art/illustration";

/** The grid whose neighbours are compared: 9 × 8 cells give 8 × 8 bits. */
const GRID = { across: 9, down: 8 } as const;
/** Pixels of a cell: averaged, so that the picture is made small without steps. */
const CELL = 10;

let ready: Promise<void> | null = null;
const prepare = (): Promise<void> => {
  ready ??= initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
  return ready;
};

/** Average grey of each cell of the grid, row by row. */
function greyCells(svg: string): number[] {
  const width = GRID.across * CELL;
  // Cropped to the grid's shape, as the window of a card crops it.
  const rendered = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
  }).render();
  const { pixels, height } = rendered;
  const rows = height / GRID.down;
  const cells: number[] = [];
  for (let row = 0; row < GRID.down; row++)
    for (let column = 0; column < GRID.across; column++) {
      let [sum, count] = [0, 0];
      for (let y = Math.floor(row * rows); y < Math.floor((row + 1) * rows); y++)
        for (let x = column * CELL; x < (column + 1) * CELL; x++) {
          const at = (y * width + x) * 4;
          sum += 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
          count++;
        }
      cells.push(sum / count);
    }
  return cells;
}

/** The difference hash of a picture: for each cell whether its right neighbour is lighter. 64 bits. */
export async function pictureHash(subject: Subject): Promise<bigint> {
  await prepare();
  const cells = greyCells(illustrate(subject));
  let hash = 0n;
  for (let row = 0; row < GRID.down; row++)
    for (let column = 0; column < GRID.across - 1; column++) {
      const at = row * GRID.across + column;
      hash = (hash << 1n) | ((cells[at + 1] ?? 0) > (cells[at] ?? 0) ? 1n : 0n);
    }
  return hash;
}

/** In how many bits two hashes differ. */
export function bitsApart(a: bigint, b: bigint): number {
  let [rest, count] = [a ^ b, 0];
  while (rest > 0n) {
    count += Number(rest & 1n);
    rest >>= 1n;
  }
  return count;
}

/** In how many layers two pictures differ. */
export const layersApart = (a: Layers, b: Layers): number =>
  (Object.keys(a) as (keyof Layers)[]).filter((layer) => a[layer] !== b[layer]).length;

/** A picture that others are held against. */
export type Print = { readonly subject: Subject; readonly layers: Layers; readonly hash: bigint };

/** At least so far must any two pictures be apart. */
export const APART = { bits: 8, layers: 3 } as const;
/** So many bits more when a picture is chosen: another program scales it a little differently. */
const MARGIN = 4;

export const printOf = async (subject: Subject): Promise<Print> => ({
  subject,
  layers: layersOf(subject),
  hash: await pictureHash(subject),
});

/** The first of these prints that a picture resembles too much. */
export const twinOf = (print: Print, among: readonly Print[]): Print | undefined =>
  among.find(
    (other) =>
      bitsApart(print.hash, other.hash) < APART.bits + MARGIN || layersApart(print.layers, other.layers) < APART.layers,
  );
