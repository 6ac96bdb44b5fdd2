"use client";
import { useOptimistic, useTransition } from "react";
import { Switch } from "../ui/toggles";

/** Whether others see how many copies one has. */
export function ShowBinder({ shown, onChange }: { shown: boolean; onChange: (shown: boolean) => Promise<void> }) {
  const [now, setNow] = useOptimistic(shown);
  const [, start] = useTransition();
  return (
    <Switch
      label="Others see my cards"
      help="Pages of cards name you among those who own them."
      checked={now}
      onChange={(next) =>
        start(async () => {
          setNow(next);
          await onChange(next);
        })
      }
    />
  );
}
