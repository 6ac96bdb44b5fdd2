"use client";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { DrawingState } from "./use-drawing";

/** Stands where a map will be until its drawing is there; what did not come can be asked for again. */
export function DrawingAwaited({ failed, again }: Pick<DrawingState, "failed" | "again">) {
  const { map: t } = useTexts("diplomacy");
  return (
    <p className="p-6 text-ink-2">
      {failed ? t.failed : t.loading} {failed && <Button onClick={again}>{t.again}</Button>}
    </p>
  );
}
