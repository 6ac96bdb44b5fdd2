import type { WorldWords } from "@/components/realtime/world-words";
import { houseHelp } from "@/components/table/house-sentences";
import { asData, asList, asText } from "@/components/table/json-read";
import { whoAt } from "@/components/table/people";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { Catalogues } from "@/lib/texts/catalogues";
import { type GameWords, tellTabletop } from "./tabletop-words";

type Texts = Pick<Catalogues, "tabletop" | "table" | "tableTalk">;

/** What the log and a takeback of a tabletop say. */
export const tabletopWords = (texts: Texts, game: GameWords): WorldWords => ({
  talk: texts.tableTalk,
  isAct: (code) => code.startsWith("tabletop/") && code !== "tabletop/began",
  tell: (say, people) => tellTabletop(say, people, texts, game),
  takeback(entries, by, people) {
    const acts = entries.flatMap(({ say }) => {
      const line = say.code.startsWith("tabletop/") ? tellTabletop(say, people, texts, game) : null;
      return line === null ? [] : [line];
    });
    return texts.tabletop.log.takesBack(whoAt(people, by, texts.table), acts.join(" "));
  },
});

/** Why an act was not done: by a rule of the game in the script's own words. */
export function tabletopHelp(refusal: Refusal, { tabletop, table, tableTalk }: Texts): string {
  const own: Readonly<Record<string, string>> = tabletop.refusals;
  const rule = refusal.code === "tabletop/rule" ? asText(asData(refusal.data).text) : null;
  if (rule) return tabletop.room.ruleSaid(rule);
  if (refusal.code === "tabletop/not_legal") {
    const { format, reasons } = asData(refusal.data);
    return tabletop.room.deck.notLegal(
      asText(format) ?? "",
      asList(reasons).flatMap((one) => asText(one) ?? []),
    );
  }
  return (Object.hasOwn(own, refusal.code) ? own[refusal.code] : houseHelp(refusal, tableTalk)) ?? table.unknownRefusal;
}
