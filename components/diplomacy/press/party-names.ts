import { powerName } from "@/components/diplomacy/names";
import { MASTER_WORD, type PartyWord, type ToWords } from "@/lib/contracts/press-words";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { DiplomacyPressTexts } from "@/lib/texts/diplomacy-press/en";

/** How those are called who write and read. */
export type SayParty = (word: PartyWord | null) => string;

/** `names`: the nicks of those whom words name by their user. */
export const sayParties =
  (t: DiplomacyPressTexts, map: DiplomacyMap, names: Readonly<Record<string, string>>): SayParty =>
  (word) => {
    if (word === null || word === "?") return t.unknown;
    if (word === MASTER_WORD) return t.master;
    if (word === "all") return t.everybody;
    if (word.startsWith("p:#")) return t.aPlayer;
    if (word.startsWith("p:")) return powerName(map, word.slice(2));
    return names[word] ?? (word.startsWith("o:") ? t.observer : t.aPlayer);
  };

export const sayTo = (say: SayParty, to: ToWords): string[] => (to === "all" ? [say("all")] : to.map(say));

/** Why a letter may not be sent, in a sentence. */
export function sayBarred(t: DiplomacyPressTexts, map: DiplomacyMap, { code, data }: Refusal): string {
  const facts: Record<string, string> = {};
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    for (const [name, value] of Object.entries(data))
      facts[name] = name === "power" ? powerName(map, String(value)) : String(value);
  return (Object.hasOwn(t.barred, code) ? t.barred[code]?.(facts) : undefined) ?? t.notSent;
}
