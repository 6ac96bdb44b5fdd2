import type { WorldWords } from "@/components/realtime/world-words";
import { houseHelp } from "@/components/table/house-sentences";
import { asNumber } from "@/components/table/json-read";
import { whoAt } from "@/components/table/people";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { Catalogues } from "@/lib/texts/catalogues";

type Texts = Pick<Catalogues, "draft" | "table" | "tableTalk">;

/** What the log of a draft says. */
export const draftWords = ({ draft: { log: t }, table, tableTalk }: Texts): WorldWords => ({
  talk: tableTalk,
  isAct: () => false,
  takeback: () => t.other,
  tell: ({ code, data }, people) => {
    switch (code) {
      case "draft/agreed":
        return t.agreed(whoAt(people, asNumber(data.seat) ?? 0, table));
      case "draft/began":
        return t.began;
      case "draft/late":
        return t.late(whoAt(people, asNumber(data.seat) ?? 0, table));
      case "draft/ended":
        return t.ended;
      default:
        return t.other;
    }
  },
});

/** Why an act was not done, and what to do instead. */
export function draftHelp(refusal: Refusal, { draft, table, tableTalk }: Texts): string {
  const own: Readonly<Record<string, string>> = draft.refusals;
  return (Object.hasOwn(own, refusal.code) ? own[refusal.code] : houseHelp(refusal, tableTalk)) ?? table.unknownRefusal;
}
