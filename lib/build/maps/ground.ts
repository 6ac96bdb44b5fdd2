import type { MultiPolygon, Point } from "./geometry";

/** A box on the sheet. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export const boxAround = ([x, y]: Point, width: number, height: number): Box => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
];

export const overlaps = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Whose ground each small square of the sheet is: asking it is much faster than asking the shapes. */
export class Ground<Owner> {
  private readonly across: number;
  private readonly down: number;
  private readonly owners: (Owner | undefined)[];

  /** `step`: the side of a square, in units of the sheet. */
  constructor(
    width: number,
    height: number,
    private readonly step: number,
  ) {
    this.across = Math.ceil(width / step);
    this.down = Math.ceil(height / step);
    this.owners = new Array<Owner | undefined>(this.across * this.down).fill(undefined);
  }

  /** Gives the squares whose middle lies in the shape to an owner. */
  fill(shape: MultiPolygon, owner: Owner): void {
    this.eachIn(shape, (column, row) => {
      this.owners[row * this.across + column] = owner;
    });
  }

  /** The same, and says where their middles are. */
  fillAndTell(shape: MultiPolygon, owner: Owner): Point[] {
    const filled: Point[] = [];
    this.eachIn(shape, (column, row) => {
      this.owners[row * this.across + column] = owner;
      filled.push([(column + 0.5) * this.step, (row + 0.5) * this.step]);
    });
    return filled;
  }

  /** The squares whose middle lies in the shape, from the top. */
  private eachIn(shape: MultiPolygon, visit: (column: number, row: number) => void): void {
    const { step } = this;
    const [top, bottom] = heightsOf(shape);
    const end = Math.min(this.down, Math.ceil(bottom / step + 0.5));
    for (let row = Math.max(0, Math.floor(top / step - 0.5)); row < end; row++) {
      const crossings = crossingsOf(shape, (row + 0.5) * step);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const [from = 0, to = 0] = [crossings[i], crossings[i + 1]];
        const first = Math.max(0, Math.ceil(from / step - 0.5));
        for (let column = first; column < this.across && (column + 0.5) * step < to; column++) visit(column, row);
      }
    }
  }

  at([x, y]: Point): Owner | undefined {
    return this.ownerAt(x, y);
  }

  private ownerAt(x: number, y: number): Owner | undefined {
    const [column, row] = [Math.floor(x / this.step), Math.floor(y / this.step)];
    const onSheet = column >= 0 && row >= 0 && column < this.across && row < this.down;
    return onSheet ? this.owners[row * this.across + column] : undefined;
  }

  /** The mean of what the squares of a box cost. */
  cost([left, top, right, bottom]: Box, price: (owner: Owner | undefined) => number): number {
    const { step } = this;
    let [sum, count] = [0, 0];
    for (let y = top + step / 2; y < bottom; y += step)
      for (let x = left + step / 2; x < right; x += step) {
        sum += price(this.ownerAt(x, y));
        count++;
      }
    return count === 0 ? 0 : sum / count;
  }
}

/** Between which heights a shape lies. */
function heightsOf(shape: MultiPolygon): [top: number, bottom: number] {
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const polygon of shape)
    for (const ring of polygon)
      for (const [, y] of ring) {
        if (y < top) top = y;
        if (y > bottom) bottom = y;
      }
  return [top, bottom];
}

/** Where a level line crosses the edges of a shape, from left to right. */
function crossingsOf(shape: MultiPolygon, y: number): number[] {
  const crossings: number[] = [];
  for (const polygon of shape)
    for (const ring of polygon)
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        const [a, b] = [ring[i], ring[j]];
        if (a && b && a[1] > y !== b[1] > y) crossings.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]);
      }
  return crossings.sort((a, b) => a - b);
}
