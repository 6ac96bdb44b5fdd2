import type { CSSProperties, ReactNode } from "react";
import { DYES, oklch } from "@/lib/engine/ccg/art/colour";
import { DYE_LETTERS } from "@/lib/engine/ccg/art/subject";
import { type Align, readTags, type TagNode, type TagStyle } from "@/lib/engine/kernel/tags/read-tags";
import { Die } from "../ui/die";

const DYE_WORDS: Readonly<Record<string, string>> = {
  W: "woad",
  M: "madder",
  Y: "weld",
  V: "verdigris",
  O: "oak gall",
};

/** A dye by its letter, as it is said. */
export const dyeWord = (letter: string): string => DYE_WORDS[letter] ?? letter;

/** A coin of cost: a number, or the letter of a dye on its colour; read out as a word. */
export function Coin({ tag }: { tag: string }) {
  const dye = Object.hasOwn(DYE_LETTERS, tag) ? DYE_LETTERS[tag] : undefined;
  const { hue, chroma } = DYES[dye ?? "undyed"];
  return (
    <span
      role="img"
      aria-label={dyeWord(tag)}
      className="cf-coin"
      style={{ background: oklch(0.86, Math.max(0.012, chroma * 0.75), hue) }}
    >
      {tag}
    </span>
  );
}

/** What a card's text can name besides words: the symbols of its game, and other cards by their numbers. */
export type Tags = { readonly symbols: readonly string[]; readonly names: Readonly<Record<string, string>> };

/** A text with tags as it is drawn: other cards by their names. */
export const nodesOf = (text: string, { symbols, names }: Tags): TagNode[] =>
  readTags(text, new Map(symbols.map((tag) => [tag, tag]))).map((node) =>
    node.type === "card" ? { type: "text", text: names[node.number] ?? "", style: node.style } : node,
  );

const FONTS = ["var(--font-ui)", "var(--font-display)", "var(--font-mono)", "Georgia, serif", "cursive", "fantasy"];
/** The size of a text that says none, in the pixels of `{sz…}`. */
export const USUAL_SIZE = 16;

function styleOf({ colour, size, font, shadow }: TagStyle): CSSProperties {
  return {
    ...(colour ? { color: colour } : {}),
    // As the text around it, so that it grows with the card.
    ...(size ? { fontSize: `${size / USUAL_SIZE}em` } : {}),
    ...(font === undefined ? {} : { fontFamily: FONTS[font] ?? "inherit" }),
    ...(shadow ? { textShadow: "0.06em 0.06em 0.08em oklch(0 0 0 / 0.6)" } : {}),
  };
}

type Explain = (text: string) => ReactNode;

function Node({ node, explain }: { node: TagNode; explain: Explain }) {
  switch (node.type) {
    case "symbol":
      return Object.keys(styleOf(node.style)).length === 0 ? (
        <Coin tag={node.tag} />
      ) : (
        <span style={styleOf(node.style)}>
          <Coin tag={node.tag} />
        </span>
      );
    case "text": {
      const style = styleOf(node.style);
      const said = explain(node.text);
      return Object.keys(style).length === 0 ? said : <span style={style}>{said}</span>;
    }
    case "die":
      return <Die pips={node.pips} className="cf-die" />;
    case "rule":
      return <hr className="cf-rule" />;
    case "card":
    case "cursor":
      return null;
  }
}

type Block = { readonly align: Align | undefined; readonly nodes: TagNode[] };

/** A key of each, by what it is: texts do not change while they are shown. */
const keyed = <T,>(items: readonly T[]): { key: string; item: T }[] =>
  items.map((item, i) => ({ key: String(i), item }));

/** Stretches of one alignment. What has none of its own stands with what is before it. */
function blocksOf(nodes: readonly TagNode[]): Block[] {
  const blocks: Block[] = [];
  for (const node of nodes) {
    const last = blocks.at(-1);
    const align = "style" in node ? node.style.align : last?.align;
    if (last && last.align === align) last.nodes.push(node);
    else blocks.push({ align, nodes: [node] });
  }
  return blocks;
}

/** A text with all that its tags say: colour, size, alignment, rules, dice, symbols, names of cards. */
export function CardText({
  text,
  tags,
  explain = (said) => said,
}: {
  text: string;
  tags: Tags;
  /** Draws plain words otherwise, as with what they mean. */
  explain?: Explain;
}): ReactNode {
  return keyed(blocksOf(nodesOf(text, tags))).map(({ key, item: { align, nodes } }) => (
    <span key={key} style={align && { display: "block", textAlign: align }}>
      {keyed(nodes).map(({ key: place, item: node }) => (
        <Node key={place} node={node} explain={explain} />
      ))}
    </span>
  ));
}
