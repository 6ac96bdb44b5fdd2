"use client";
import dynamic from "next/dynamic";
import { useTexts } from "@/components/texts/context";
import { LiveRegion } from "@/components/ui/live-region";

const SandboxPage = dynamic(() => import("./sandbox-page").then((module) => module.SandboxPage), {
  ssr: false,
  loading: Opening,
});

function Opening() {
  const t = useTexts("sandbox");
  return <p className="p-6 text-ink-2">{t.loading}</p>;
}

/** The sandbox with what it is called, there before its engine is. */
export function SandboxDoor() {
  const t = useTexts("sandbox");
  return (
    <LiveRegion>
      <h1 className="sr-only">{t.title}</h1>
      <noscript>
        <p className="p-6">{t.noScript}</p>
      </noscript>
      <SandboxPage />
    </LiveRegion>
  );
}
