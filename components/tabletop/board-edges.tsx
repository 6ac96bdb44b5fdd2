"use client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type RefObject, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { type Beyond, beyondEdges, NOTHING_BEYOND } from "./board-places";
import { useScrolled } from "./use-scrolled";

type Props = {
  /** What scrolls. */
  box: RefObject<HTMLDivElement | null>;
  /** Where the middles of all cards are from its left edge, in pixels. */
  middles: readonly number[];
};

/** On a narrow screen others' cards lie where one does not look: how many, and the way there. */
export function BoardEdges({ box, middles }: Props) {
  const { room: t } = useTexts("tabletop");
  const [beyond, setBeyond] = useState<Beyond>(NOTHING_BEYOND);
  const all = middles.map(Math.round).join();
  useScrolled(box, all, ({ scrollLeft, clientWidth }) => {
    const places = all === "" ? [] : all.split(",").map(Number);
    setBeyond(beyondEdges(places, scrollLeft, clientWidth));
  });
  const go = (left: number) => {
    if (box.current) box.current.scrollLeft = left;
  };
  return (
    <>
      {beyond.before && (
        <button type="button" className="tt-edge left-0" onClick={() => go(beyond.before?.to ?? 0)}>
          <ChevronLeft className="size-4" aria-hidden="true" />
          <span aria-hidden="true">{beyond.before.count}</span>
          <span className="sr-only">{t.beyond.left(beyond.before.count)}</span>
        </button>
      )}
      {beyond.after && (
        <button type="button" className="tt-edge right-0" onClick={() => go(beyond.after?.to ?? 0)}>
          <span className="sr-only">{t.beyond.right(beyond.after.count)}</span>
          <span aria-hidden="true">{beyond.after.count}</span>
          <ChevronRight className="size-4" aria-hidden="true" />
        </button>
      )}
    </>
  );
}
