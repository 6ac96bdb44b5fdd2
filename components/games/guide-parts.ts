import { slugOf } from "@/lib/contracts/template";

/** A part of the guide: what its place in the page is called, its heading, its text in Markdown. */
export type GuidePart = { id: string; title: string; text: string };

/** The guide by its headings of the second level; what stands before the first of them is the beginning, without its title. */
export function guideParts(markdown: string): { beginning: string; parts: GuidePart[] } {
  const [beginning = "", ...parts] = markdown.split(/^## /m);
  return {
    beginning: beginning.replace(/^# .*\n/, "").trim(),
    parts: parts.map((part) => {
      const end = part.indexOf("\n");
      const title = part.slice(0, end).trim();
      return { id: slugOf(title), title, text: part.slice(end).trim() };
    }),
  };
}
