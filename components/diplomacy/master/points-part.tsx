"use client";
import { useState } from "react";
import { sayPhase } from "@/components/diplomacy/order-words";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { Time } from "@/components/ui/time";
import type { DeskPoint } from "@/lib/contracts/diplomacy-desk";

type Props = { points: readonly DeskPoint[]; busy: boolean; onGo(to: number, keep: boolean): void };

/** Back to a phase, and on to one that was set aside; what that undoes is told first. */
export function PointsPart({ points, busy, onGo }: Props) {
  const diplomacy = useTexts("diplomacy");
  const { points: t } = useTexts("diplomacyMaster");
  const [asked, setAsked] = useState<DeskPoint | null>(null);
  const [full, setFull] = useState(false);
  const say = (point: DeskPoint) => sayPhase(diplomacy, point.phase);
  if (points.length === 0) return <p className="text-ink-2">{t.none}</p>;
  return (
    <>
      <p className="mb-3 max-w-prose text-ink-2">{t.lead}</p>
      <ol>
        {points.toReversed().map((point) => (
          <li key={point.seq} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-1.5">
            <span className={point.live ? "" : "text-ink-2"}>
              {say(point)}, {t[point.moment]}
              {!point.live && ` (${t.aside})`}
              <Time at={point.at} className="ml-3 text-sm text-ink-2" />
            </span>
            <Button
              dense
              busy={busy}
              onClick={() => {
                setFull(false);
                setAsked(point);
              }}
            >
              {t.go}
            </Button>
          </li>
        ))}
      </ol>
      <Dialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={asked ? t.ask(say(asked)) : ""}
        actions={
          <>
            <Button onClick={() => setAsked(null)}>{t.cancel}</Button>
            <Button
              kind="danger"
              onClick={() => {
                if (asked) onGo(asked.seq, !full);
                setAsked(null);
              }}
            >
              {t.go}
            </Button>
          </>
        }
      >
        {asked && (
          <div className="flex flex-col gap-2">
            <p>
              {asked.undoes.length > 0 ? t.undoes(asked.undoes.map((phase) => sayPhase(diplomacy, phase))) : t.nothing}
            </p>
            {asked.orders > 0 && <p>{t.orders(asked.orders)}</p>}
            <p className="text-ink-2">{t.kept}</p>
            <Checkbox label={t.full} checked={full} onChange={setFull} />
          </div>
        )}
      </Dialog>
    </>
  );
}
