import type { TagNode } from "../../kernel/tags/read-tags";
import { textWidth } from "./measure";

/** A stretch of words in one colour, a symbol or a die (its pips), at its place in a line. */
export type Piece = {
  readonly x: number;
  readonly text: string;
  readonly symbol?: true;
  readonly die?: number;
  readonly colour?: string;
};
export type Line = readonly Piece[];

type Part = Omit<Piece, "x">;

/** What must not be torn apart: words and symbols that touch. `anew`: it begins a line. */
type Chunk = { readonly parts: Part[]; readonly anew: boolean };

function chunksOf(nodes: readonly TagNode[]): Chunk[] {
  const chunks: Chunk[] = [{ parts: [], anew: false }];
  const begin = (anew = false) => void chunks.push({ parts: [], anew });
  const add = (part: Part) => void chunks.at(-1)?.parts.push(part);
  for (const node of nodes) {
    if (node.type === "symbol") add({ text: node.tag, symbol: true });
    else if (node.type === "die") add({ text: "", symbol: true, die: node.pips });
    else if (node.type === "text")
      node.text.split(" ").forEach((word, i) => {
        if (i > 0) begin();
        if (word !== "") add({ text: word, ...(node.style.colour ? { colour: node.style.colour } : {}) });
      });
    else if (node.type === "rule") begin(true);
  }
  return chunks.filter(({ parts }) => parts.length > 0);
}

/** Two stretches of words that can be drawn as one. */
const joins = (last: Piece | undefined, part: Part): last is Piece =>
  last !== undefined && !last.symbol && !part.symbol && last.colour === part.colour;

/**
 * Breaks text with symbols into lines of at most `width`; what is longer than a line stands alone. `coin`: how wide a
 * symbol is, in the units of `size`.
 */
export function breakLines(nodes: readonly TagNode[], size: number, width: number, coin = 1.06): Line[] {
  const symbol = size * coin;
  const blank = textWidth(" ", size);
  const widthOf = (part: Part): number => (part.symbol ? symbol : textWidth(part.text, size));
  const lines: Piece[][] = [];
  let line: Piece[] | null = null;
  let x = 0;
  for (const { parts, anew } of chunksOf(nodes)) {
    const wide = parts.reduce((sum, part) => sum + widthOf(part), 0);
    if (line === null || anew || x + blank + wide > width) {
      line = [];
      lines.push(line);
      x = 0;
    } else {
      const last: Piece | undefined = line.at(-1);
      if (last && !last.symbol) line[line.length - 1] = { ...last, text: `${last.text} ` };
      x += blank;
    }
    for (const part of parts) {
      const last: Piece | undefined = line.at(-1);
      if (joins(last, part)) line[line.length - 1] = { ...last, text: last.text + part.text };
      else line.push({ ...part, x });
      x += widthOf(part);
    }
  }
  return lines;
}
