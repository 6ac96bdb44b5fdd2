"use client";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Connection } from "./types";

const QUIET = 1500;
const PATIENT = 10_000;
const THANKS = 2000;

type Phase = "none" | "retrying" | "offer" | "back";

/** Says that the connection is lost only once it lasts, offers to try, and says when all is well again. */
export function ReconnectStrip({ connection, onRetry }: { connection: Connection; onRetry?(): void }) {
  const [phase, setPhase] = useState<Phase>("none");
  const lost = connection === "lost" || connection === "retrying";
  useEffect(() => {
    if (!lost) {
      setPhase((last) => (last === "none" ? "none" : "back"));
      const done = setTimeout(() => setPhase("none"), THANKS);
      return () => clearTimeout(done);
    }
    const first = setTimeout(() => setPhase("retrying"), QUIET);
    const second = setTimeout(() => setPhase("offer"), PATIENT);
    return () => {
      clearTimeout(first);
      clearTimeout(second);
    };
  }, [lost]);
  if (phase === "none") return null;
  return (
    <div className="absolute inset-x-0 top-0 z-30 flex min-h-9 items-center justify-center gap-4 bg-warn-soft px-4 font-medium text-warn">
      {phase === "back" ? "Up to date" : "Reconnecting. Your move is kept."}
      {phase === "offer" && onRetry && (
        <Button kind="ghost" dense className="min-h-9! text-warn underline underline-offset-4" onClick={onRetry}>
          Try now
        </Button>
      )}
    </div>
  );
}
