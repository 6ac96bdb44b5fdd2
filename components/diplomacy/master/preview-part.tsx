"use client";
import dynamic from "next/dynamic";
import { useTexts } from "@/components/texts/context";
import type { Desk } from "@/lib/contracts/diplomacy-desk";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";

function Loading() {
  const { map: t } = useTexts("diplomacy");
  return <p className="p-6 text-ink-2">{t.loading}</p>;
}

// Most visits to a desk look at no preview.
const PreviewMap = dynamic(() => import("./preview-map").then(({ PreviewMap }) => PreviewMap), {
  ssr: false,
  loading: Loading,
});

/** What would come of the orders as they are: on the map, and in the judge's text below it. */
export function PreviewPart({ map, preview }: { map: DiplomacyMap; preview: NonNullable<Desk["preview"]> }) {
  const { preview: t } = useTexts("diplomacyMaster");
  return (
    <>
      <PreviewMap {...{ map, played: preview.played }} />
      <details open>
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{t.text}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
        <pre tabIndex={0} lang="en" className="overflow-x-auto rounded-sm bg-sunken p-3 text-sm">
          {preview.text}
        </pre>
      </details>
    </>
  );
}
