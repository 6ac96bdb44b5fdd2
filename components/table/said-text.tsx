import type { ReactNode } from "react";
import { readChat } from "@/lib/engine/kernel/tags/chat-tags";
import type { TagNode } from "@/lib/engine/kernel/tags/read-tags";
import { Die } from "../ui/die";

/** A colour that somebody chose, near enough to the text's own to be read in the light and in the dark. */
const tinted = (colour: string): string => `color-mix(in oklab, ${colour} 38%, var(--color-ink))`;

function drawn(node: TagNode, key: number): ReactNode {
  if (node.type === "die")
    return <Die key={key} pips={node.pips} className="inline-block size-[1.2em] align-[-0.25em]" />;
  if (node.type !== "text") return null;
  const { colour } = node.style;
  return colour ? (
    <span key={key} style={{ color: tinted(colour) }}>
      {node.text}
    </span>
  ) : (
    node.text
  );
}

/** What somebody wrote, with the dice and colours that they may write; all else is shown as it was written. */
export const SaidText = ({ text }: { text: string }) => (text.includes("{") ? readChat(text).map(drawn) : text);
