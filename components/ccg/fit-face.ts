import { breakLines } from "@/lib/engine/ccg/art/lines";
import { boldWidth, textWidth } from "@/lib/engine/ccg/art/measure";
import type { TagNode } from "@/lib/engine/kernel/tags/read-tags";
import { nodesOf, USUAL_SIZE } from "./card-text";
import type { Face } from "./face-of";

/**
 * How large the words of a card are written so that they fit their boxes: worked out from the widths of the letters, in
 * hundredths of the card's width as `card-face.css` lays it out, so that it holds at every size. The fonts that stand in
 * until ours are there are as wide (`app/globals.css`).
 */
export type Fit = {
  /** Of the size of a title, and of a type line. */
  readonly name: number;
  readonly type: number;
  /** Size of the rules, and height of their box; null on the small face, which has none. */
  readonly rules: { readonly size: number; readonly box: number } | null;
};

/** Room for words: in the title without its coins, and in the type line without its mark. */
const WHOLE = { title: 78.6, titleSize: 6, type: 65, typeSize: 4.5 } as const;
const THUMB = { title: 81, titleSize: 8, type: 72, typeSize: 7 } as const;
/** A legend's title has points at both ends. */
const POINTS = 5;
const COIN = 1.17;
const GAP = 1.2;
/** A little more than is measured, as browsers round. */
const SLACK = 1.03;

/** The largest of the steps at which something is at most as wide as its room. */
const largest = (fits: (scale: number) => boolean): number => {
  for (let scale = 1; scale > 0.3; scale -= 0.04) if (fits(scale)) return Number(scale.toFixed(2));
  return 0.3;
};

const RULES_WIDTH = 76.4;
const LINE = 1.3;
const FLAVOUR = 0.94;
/** Sizes of the rules in their usual box; then the box grows into the picture, and at last they are small. */
const STEPS: readonly (readonly [box: number, size: number])[] = [
  ...[4.7, 4.4, 4.1, 3.8, 3.5].map((size) => [39, size] as const),
  ...[3.5, 3.2, 2.9].map((size) => [48, size] as const),
  ...[2.9, 2.4, 2, 1.6].map((size) => [62, size] as const),
];

const alignOf = (node: TagNode | undefined): string =>
  node !== undefined && "style" in node ? (node.style.align ?? "") : "";

/** How tall rules and flavour are at a size. */
function tall({ text, flavour, tags }: Face, size: number): number {
  const lines = (said: string, usual: number): number => {
    const nodes = nodesOf(said, tags);
    // The largest that its tags ask for holds for all of it: rather too small than cut.
    const at = usual * Math.max(1, ...nodes.map((node) => ("style" in node ? (node.style.size ?? 0) / USUAL_SIZE : 0)));
    const blocks = nodes.filter((node, i) => node.type === "rule" || alignOf(node) !== alignOf(nodes[i - 1])).length;
    return (breakLines(nodes, at * SLACK, RULES_WIDTH, COIN).length + Math.max(0, blocks - 1)) * at * LINE;
  };
  const gap = text !== "" && flavour !== "" ? 1.6 : 0;
  return lines(text, size) + gap + lines(flavour, size * FLAVOUR);
}

/** How the words of a card fit; `thumb`: the small face without rules. */
export function fitFace(face: Face, thumb: boolean): Fit {
  const { title, titleSize, type, typeSize } = thumb ? THUMB : WHOLE;
  const coins = thumb ? 0 : face.coins.length;
  const name = largest((scale) => {
    const size = titleSize * scale;
    return (
      (boldWidth(face.name, size) + coins * COIN * size) * SLACK + coins * GAP <= title - (face.crest ? POINTS : 0)
    );
  });
  return {
    name,
    // The type is set in Onest, which is as wide as Literata or narrower.
    type: largest((scale) => textWidth(face.type, typeSize * scale) * 1.06 <= type),
    rules: thumb ? null : fitRules(face),
  };
}

function fitRules(face: Face): Fit["rules"] {
  const [box, size] =
    STEPS.find(([height, size]) => tall(face, size) <= height - (face.strength === null ? 6.5 : 9)) ??
    STEPS[STEPS.length - 1] ??
    ([39, 4.7] as const);
  return { size, box };
}
