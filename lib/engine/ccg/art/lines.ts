import type { TagNode } from "../text/read-tags";
import { textWidth } from "./measure";

/** A stretch of words or a symbol, at its place in a line. */
export type Piece = { readonly x: number; readonly text: string; readonly symbol?: true };
export type Line = readonly Piece[];

/** What must not be torn apart: a word with the symbols and points that touch it. */
type Chunk = { readonly parts: readonly { text: string; symbol: boolean }[] };

function chunksOf(nodes: readonly TagNode[]): Chunk[] {
  const chunks: { text: string; symbol: boolean }[][] = [[]];
  for (const node of nodes) {
    if (node.type === "symbol") chunks.at(-1)?.push({ text: node.tag, symbol: true });
    else if (node.type === "text")
      node.text.split(" ").forEach((word, i) => {
        if (i > 0) chunks.push([]);
        if (word !== "") chunks.at(-1)?.push({ text: word, symbol: false });
      });
    else if (node.type === "rule") chunks.push([]);
  }
  return chunks.filter((parts) => parts.length > 0).map((parts) => ({ parts }));
}

/**
 * Breaks text with symbols into lines of at most `width`; what is longer than a line stands alone. `coin`: how wide a
 * symbol is, in the units of `size`.
 */
export function breakLines(nodes: readonly TagNode[], size: number, width: number, coin = 1.06): Line[] {
  const symbol = size * coin;
  const blank = textWidth(" ", size);
  const widthOf = (chunk: Chunk): number =>
    chunk.parts.reduce((sum, part) => sum + (part.symbol ? symbol : textWidth(part.text, size)), 0);
  const lines: Piece[][] = [];
  let line: Piece[] | null = null;
  let x = 0;
  for (const chunk of chunksOf(nodes)) {
    if (line === null || x + blank + widthOf(chunk) > width) {
      line = [];
      lines.push(line);
      x = 0;
    } else {
      const last: Piece | undefined = line.at(-1);
      if (last && !last.symbol) line[line.length - 1] = { ...last, text: `${last.text} ` };
      x += blank;
    }
    for (const { text, symbol: isSymbol } of chunk.parts) {
      const last: Piece | undefined = line.at(-1);
      if (isSymbol) line.push({ x, text, symbol: true });
      else if (last && !last.symbol) line[line.length - 1] = { ...last, text: last.text + text };
      else line.push({ x, text });
      x += isSymbol ? symbol : textWidth(text, size);
    }
  }
  return lines;
}
