/**
 * Text with tags in braces, as cards and messages have it: `{gold}`, `{sz14}`, `{hr}`, `{card12}`, `{W}`.
 * Tags are case-sensitive; unknown ones draw nothing; an unclosed brace is itself.
 */

export type Align = "left" | "center" | "right";

/** How a stretch of text looks; what is absent is as the surroundings have it. */
export type TagStyle = {
  readonly colour?: string;
  /** In pixels, 6 … 255. */
  readonly size?: number;
  /** 0 … 6. */
  readonly font?: number;
  readonly align?: Align;
  readonly shadow?: boolean;
};

export type TagNode =
  | { readonly type: "text"; readonly text: string; readonly style: TagStyle }
  | { readonly type: "symbol"; readonly tag: string; readonly style: TagStyle }
  | { readonly type: "card"; readonly number: number; readonly style: TagStyle }
  | { readonly type: "die"; readonly pips: number }
  | { readonly type: "rule" }
  | { readonly type: "cursor" };

const COLOURS: Readonly<Record<string, string>> = {
  red: "rgb(255,0,0)",
  green: "rgb(0,255,0)",
  black: "rgb(0,0,0)",
  blue: "rgb(0,0,255)",
  yellow: "rgb(255,255,0)",
  white: "rgb(255,255,255)",
  brown: "rgb(149,79,29)",
  gold: "rgb(205,173,0)",
  gray: "rgb(77,77,77)",
  magenta: "rgb(205,0,205)",
  orange: "rgb(255,127,0)",
  cyan: "rgb(4,197,204)",
};

const isAlign = (tag: string): tag is Align => tag === "left" || tag === "center" || tag === "right";
const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The style after a tag of style; null: it is none. */
function restyled(style: TagStyle, tag: string): TagStyle | null {
  const colour = Object.hasOwn(COLOURS, tag) ? COLOURS[tag] : undefined;
  if (colour) return { ...style, colour };
  if (isAlign(tag)) return { ...style, align: tag };
  if (tag === "shadow" || tag === "noshadow") return { ...style, shadow: tag === "shadow" };
  if (tag === "reset") return style.shadow === undefined ? {} : { shadow: style.shadow };
  const [, size] = /^sz(\d{1,4})$/.exec(tag) ?? [];
  if (size) return { ...style, size: within(Number(size), 6, 255) };
  const [, font] = /^font(\d{1,4})$/.exec(tag) ?? [];
  if (font) return { ...style, font: within(Number(font), 0, 6) };
  const rgb = /^(\d{1,3}),(\d{1,3}),(\d{1,3})$/.exec(tag)?.slice(1).map(Number);
  if (rgb?.every((part) => part <= 255)) return { ...style, colour: `rgb(${rgb.join(",")})` };
  return null;
}

/** Reads a text with tags. `symbols`: the inline symbols of the game. Never fails; the text of any input is escaped by whoever draws the nodes. */
export function readTags(text: string, symbols: ReadonlyMap<string, string>): TagNode[] {
  const nodes: TagNode[] = [];
  let style: TagStyle = {};
  let held = "";
  const flush = () => {
    if (held !== "") nodes.push({ type: "text", text: held, style });
    held = "";
  };
  const push = (node: TagNode) => {
    flush();
    nodes.push(node);
  };
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf("{", at);
    const close = open < 0 ? -1 : text.indexOf("}", open);
    if (close < 0) {
      held += text.slice(at);
      break;
    }
    held += text.slice(at, open);
    at = close + 1;
    const tag = text.slice(open + 1, close);
    const [, card] = /^card(\d{1,7})$/.exec(tag) ?? [];
    const [, pips] = /^dice([1-6])$/.exec(tag) ?? [];
    if (symbols.has(tag)) push({ type: "symbol", tag, style });
    else if (tag === "lb" || tag === "rb") held += tag === "lb" ? "{" : "}";
    else if (tag === "hr") push({ type: "rule" });
    else if (tag === "|") push({ type: "cursor" });
    else if (card) push({ type: "card", number: Number(card), style });
    else if (pips) push({ type: "die", pips: Number(pips) });
    else {
      const next = restyled(style, tag);
      if (next) {
        flush();
        style = next;
      }
    }
  }
  flush();
  return nodes;
}

/** A text that may hold braces, as text with tags that shows just it. */
export const escapeTags = (text: string): string => text.replace(/[{}]/g, (brace) => (brace === "{" ? "{lb}" : "{rb}"));

/** What remains when all tags are taken out, symbols by their names in brackets. */
export const plainText = (nodes: readonly TagNode[]): string =>
  nodes.map((node) => (node.type === "text" ? node.text : node.type === "symbol" ? `[${node.tag}]` : "")).join("");
