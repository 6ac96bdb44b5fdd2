import { Eye, Gavel, HelpCircle, User, Users } from "lucide-react";
import type { PartyWord } from "@/lib/contracts/press-words";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { lookOf, looksOf } from "../map/power-looks";
import { PowerMark } from "../map/unit-shape";

/** A party at a glance: a power's letter on its colour, a sign for all others. Its name stands beside it. */
export function PartyMark({ map, word }: { map: DiplomacyMap; word: PartyWord | null }) {
  if (word?.startsWith("p:") && !word.startsWith("p:#"))
    return <PowerMark look={lookOf(looksOf(map), word.slice(2))} />;
  const Sign =
    word === "all"
      ? Users
      : word === "m"
        ? Gavel
        : word?.startsWith("o:")
          ? Eye
          : word?.startsWith("u:") || word?.startsWith("p:")
            ? User
            : HelpCircle;
  return (
    <span className="party-sign" aria-hidden="true">
      <Sign />
    </span>
  );
}
