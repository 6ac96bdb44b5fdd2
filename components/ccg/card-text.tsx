import { Fragment } from "react";
import { DYES, oklch } from "@/lib/engine/ccg/art/colour";
import { DYE_LETTERS } from "@/lib/engine/ccg/art/subject";
import { readTags, type TagNode } from "@/lib/engine/ccg/text/read-tags";

const DYE_WORDS: Readonly<Record<string, string>> = {
  W: "woad",
  M: "madder",
  Y: "weld",
  V: "verdigris",
  O: "oak gall",
};

/** A coin of cost: a number, or the letter of a dye on its colour; read out as a word. */
export function Coin({ tag }: { tag: string }) {
  const dye = Object.hasOwn(DYE_LETTERS, tag) ? DYE_LETTERS[tag] : undefined;
  const { hue, chroma } = DYES[dye ?? "undyed"];
  return (
    <span
      role="img"
      aria-label={DYE_WORDS[tag] ?? tag}
      className="cf-coin"
      style={{ background: oklch(0.86, Math.max(0.012, chroma * 0.75), hue) }}
    >
      {tag}
    </span>
  );
}

/** The symbols of the house's games are letters and numbers: each stands for itself on a coin. */
export const SYMBOLS: ReadonlyMap<string, string> = new Map(
  [...Object.keys(DYE_WORDS), ..."0123456789"].map((tag) => [tag, tag]),
);

function nodeKey(node: TagNode, place: number): string {
  return `${place}${node.type}`;
}

/** Rules text with its symbols, and its emphasis where tags set a colour. */
export function CardText({ text }: { text: string }) {
  return readTags(text, SYMBOLS).map((node, place) => {
    const key = nodeKey(node, place);
    switch (node.type) {
      case "symbol":
        return <Coin key={key} tag={node.tag} />;
      case "rule":
        return <hr key={key} />;
      case "text":
        return <Fragment key={key}>{node.text}</Fragment>;
      case "card":
      case "die":
      case "cursor":
        return null;
    }
    return null;
  });
}
