"use client";
import { Button } from "./button";
import { Strip } from "./strip";
import { Time } from "./time";
import type { useDraft } from "./use-draft";

type Props = {
  draft: ReturnType<typeof useDraft>;
  texts: { found: string; use: string; discard: string };
  onUse(source: string): void;
};

/** On arrival, where this browser kept a text that was not saved: go on with it, or throw it away. */
export function FoundDraft({ draft: { found, settle }, texts, onUse }: Props) {
  if (!found) return null;
  return (
    <Strip
      tone="info"
      className="rounded-sm"
      action={
        <span className="flex gap-2">
          <Button
            dense
            onClick={() => {
              onUse(found.source);
              settle(true);
            }}
          >
            {texts.use}
          </Button>
          <Button dense kind="ghost" onClick={() => settle(false)}>
            {texts.discard}
          </Button>
        </span>
      }
    >
      {texts.found} <Time at={found.at} />
    </Strip>
  );
}
