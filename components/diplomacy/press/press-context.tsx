"use client";
import { useTexts } from "@/components/texts/context";
import { wordsOf } from "@/lib/contracts/press-words";
import type { Field } from "@/lib/engine/diplomacy/adjudicate/field";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { Pointed } from "./letter";
import { PartyMark } from "./party-mark";
import type { SayParty } from "./party-names";

/** What all parts of a game's letters know of it. */
export type PressContext = {
  table: string;
  /** Under what the device keeps what the reader writes in this game (`ownKey`). */
  own: string;
  map: DiplomacyMap;
  /** What stands where now: orders in letters are read by it. */
  field: Field;
  onPoint(pointed: Pointed): void;
};

type Props = { map: DiplomacyMap; say: SayParty; party: string; thread: string; several: boolean };

/** Who talks in a thread; as whom, where somebody writes for several. */
export function ThreadTitle({ map, say, party, thread, several }: Props) {
  const t = useTexts("diplomacyPress");
  const words = thread === "all" ? ["all"] : wordsOf(thread);
  return (
    <span className="thread-title">
      <span className="thread-marks">
        {words.slice(0, 8).map((word) => (
          <PartyMark key={word} map={map} word={word === "?" ? null : word} />
        ))}
      </span>
      <span className="min-w-0">
        {t.talk(words.map(say))}
        {several && party !== "all" && <span className="font-normal text-ink-3"> {t.as(say(party))}</span>}
      </span>
    </span>
  );
}
