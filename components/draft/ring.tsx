"use client";
import { ArrowLeft, ArrowRight, Check } from "lucide-react";
import { personAt } from "@/components/table/people";
import type { SeatPerson } from "@/components/table/types";
import { useTexts } from "@/components/texts/context";
import { SeatSwatch } from "@/components/ui/seat-swatch";
import type { View } from "@/lib/engine/ccg/draft/view";
import type { Seat } from "@/lib/engine/kernel/game";
import type { DraftTexts } from "@/lib/texts/draft/en";

type Props = {
  view: View;
  people: readonly SeatPerson[];
  you: Seat | null;
  /** Takes a free seat; undefined: it is not to be had. */
  sitOn(seat: Seat): (() => void) | undefined;
  onSeat?: ((seat: Seat) => void) | undefined;
};

const NOTHING = { picked: 0, waits: 0, agreed: false };

type SeatFacts = { readonly picked: number; readonly waits: number; readonly agreed: boolean };

/** A seat as it is read out. */
function labelOf({ stage, price }: View, name: string, of: SeatFacts, t: DraftTexts["room"]): string {
  if (stage !== "waiting") return t.seat(name, of.picked, of.waits);
  return price === null ? name : t.hasAgreed(name, of.agreed);
}

/** Who drafts, in the order in which packs go round, each with the packs that wait before them. */
export function Ring({ view, people, you, sitOn, onSeat }: Props) {
  const { room: t } = useTexts("draft");
  const toLeft = view.round % 2 === 0;
  // A ring has no beginning: it is shown from one's own seat on.
  const seats = view.seats.map((_, i) => (i + (you ?? 0)) % view.seats.length);
  const Arrow = toLeft ? ArrowRight : ArrowLeft;
  return (
    <ol className="dr-ring" aria-label={`${t.ring}. ${view.stage === "playing" ? (toLeft ? t.left : t.right) : ""}`}>
      {seats.map((seat) => {
        const { picked, waits, agreed } = view.seats[seat] ?? NOTHING;
        const person = personAt(people, seat);
        const open = sitOn(seat) ?? (onSeat && (() => onSeat(seat)));
        const name = person?.name ?? "";
        return (
          <li key={seat} className="flex items-center">
            <button
              type="button"
              className="dr-seat"
              data-you={seat === you || undefined}
              data-waits={waits > 0 || undefined}
              aria-label={labelOf(view, name, { picked, waits, agreed }, t)}
              onClick={open}
              disabled={!open}
            >
              <SeatSwatch seat={seat} />
              <span className="max-w-28 truncate">{name}</span>
              {view.stage === "waiting" && agreed && <Check aria-hidden="true" className="size-4 text-brass-bright" />}
              {view.stage === "playing" && (
                <span className="flex gap-0.5" aria-hidden="true">
                  {Array.from({ length: waits }, (_, pack) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: packs are alike
                    <span key={pack} className="dr-waiting" />
                  ))}
                </span>
              )}
              {view.stage !== "waiting" && (
                <span className="text-sm text-on-felt-2 tabular-nums" aria-hidden="true">
                  {t.picked(picked)}
                </span>
              )}
            </button>
            {view.stage === "playing" && <Arrow className="size-4 shrink-0 text-on-felt-2" aria-hidden="true" />}
          </li>
        );
      })}
    </ol>
  );
}
