"use client";
import dynamic from "next/dynamic";
import { useTexts } from "@/components/texts/context";

function Loading() {
  const { map: t } = useTexts("diplomacy");
  return <p className="p-6 text-ink-2">{t.loading}</p>;
}

/** The drawing of a map with the position at which it begins, to look at. */
export const MapBoard = dynamic(() => import("./board").then(({ Board }) => Board), { ssr: false, loading: Loading });
