"use client";
import clsx from "clsx";
import { useTexts } from "@/components/texts/context";

type Toggle = { id: string; label: string; on: boolean; onChange(on: boolean): void };

/** What may be declared with the chosen card: a special, a crawl. Only what is possible now is shown. */
export function MoveToggles({ toggles }: { toggles: Toggle[] }) {
  const { slots: t } = useTexts("cardsTable");
  if (toggles.length === 0) return null;
  return (
    <fieldset className="pad flex flex-wrap justify-center gap-2" data-bare="true" aria-label={t.declare}>
      {toggles.map((toggle) => (
        <button
          key={toggle.id}
          type="button"
          aria-pressed={toggle.on}
          onClick={() => toggle.onChange(!toggle.on)}
          className={clsx(
            "flex min-h-11 items-center gap-2 rounded-sm border px-3.5 font-medium",
            toggle.on ? "border-brass-bright text-brass-bright" : "border-felt-line",
          )}
        >
          <span
            aria-hidden="true"
            className={clsx("size-3.5 rounded-xs border border-current", toggle.on && "bg-brass-bright")}
          />
          {toggle.label}
        </button>
      ))}
    </fieldset>
  );
}
