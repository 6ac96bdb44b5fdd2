import { mapOf } from "@/lib/engine/diplomacy/game/options";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { type Question, type Thought, think } from "./think";

/** Thinking takes a tenth of a second and more: it is done beside the page, which stays quick. */
export type Asked = { readonly id: number; readonly question: Question };
export type Answered = { readonly id: number; readonly thought: Thought };

let known: { readonly key: string; readonly map: DiplomacyMap } | null = null;

function mapFor(config: Question["config"]): DiplomacyMap | null {
  const key = JSON.stringify(config);
  if (known?.key === key) return known.map;
  const map = mapOf(config);
  known = map && { key, map };
  return map;
}

self.addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  const map = mapFor(data.question.config);
  if (!map) throw new Error("The map of this game does not hold.");
  const answered: Answered = { id: data.id, thought: think(map, data.question) };
  self.postMessage(answered);
});
