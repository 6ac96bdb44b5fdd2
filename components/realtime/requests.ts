import type { TableIntent } from "@/lib/engine/kernel/table/vocabulary";

/** What is asked of a game of any world. */
export type GameIntent = { readonly type: string };

/** What a page asks for: of the game, or of the table itself. */
export type TableRequest = { to: "game"; intent: GameIntent } | { to: "table"; intent: TableIntent };

/** A seat, the one named or any; `share` goes into the chance of all later deals. `word`: what a private game asks for. */
export const sitIntent = (share: string, seat?: number, word?: string): TableIntent => ({
  ...{ type: "sit", share },
  ...(seat === undefined ? {} : { seat }),
  ...(word === undefined ? {} : { word }),
});

/** What a request asks for: the same pressed again is not another request, though its share of the chance is. */
export const keyOf = (request: TableRequest): string => {
  const { to, intent } = request;
  return JSON.stringify([to, to === "table" && "share" in intent ? { ...intent, share: "" } : intent]);
};
