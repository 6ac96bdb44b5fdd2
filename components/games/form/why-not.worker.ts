import type { Step } from "@/lib/engine/cards/problem-path";
import { readJson } from "@/lib/engine/cards/read-json";
import type { Told } from "@/lib/engine/cards/say";
import { isRecord } from "@/lib/engine/cards/shape";
import { whyNot } from "@/lib/engine/cards/why-not";

/** A hundred options are each tried several times: that is done beside the page. */
export type WhyNotAsked = { readonly source: string; readonly paths: readonly (readonly Step[])[] };
/** Path, joined with points → why not. */
export type WhyNotTold = Readonly<Record<string, Told>>;

self.addEventListener("message", ({ data: { source, paths } }: MessageEvent<WhyNotAsked>) => {
  const json = readJson(source);
  const told: Record<string, Told> = {};
  if (json.ok && isRecord(json.value))
    for (const path of paths) {
      const reason = whyNot(json.value, path);
      if (reason !== null) told[path.join(".")] = reason;
    }
  self.postMessage(told satisfies WhyNotTold);
});
