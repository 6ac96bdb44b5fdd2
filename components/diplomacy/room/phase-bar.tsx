"use client";
import type { ReactNode } from "react";
import { powerName } from "@/components/diplomacy/names";
import { useTexts } from "@/components/texts/context";
import { Countdown } from "@/components/ui/countdown";
import { Switch } from "@/components/ui/switch";
import { Time } from "@/components/ui/time";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";

type Props = {
  view: View;
  map: DiplomacyMap;
  /** What the game is called, and where it stands: shown where there is no title bar. */
  title: string;
  status: string;
  menu?: ReactNode;
  isMaster: boolean;
  /** The session of whoever looks is over. */
  signedOut: boolean;
  /** What is asked of the viewer now. */
  turn: string;
  offset: number;
  onWait(on: boolean): void;
};

/** Under the title: who one is, what is asked, when it ends in the reader's and the game's zone. */
export function PhaseBar({ view, map, title, status, menu, isMaster, signedOut, turn, offset, onWait }: Props) {
  const t = useTexts("diplomacyTable");
  const { own, deadlineAt, graceAt, zone, stage, can } = view;
  const due = graceAt ?? deadlineAt;
  const live = stage === "active" || stage === "waiting";
  const waits = view.powers.some(({ name, wait }) => own.includes(name) && wait === true);
  const joined = view.preferences !== null && stage === "forming";
  const other = isMaster ? t.asMaster : joined ? t.seated : t.watching;
  const who = signedOut ? t.signedOut : own.length > 0 ? t.you(own.map((name) => powerName(map, name))) : other;
  return (
    <div className="phase-bar">
      <div className="phase-title min-w-0">
        <h1 className="-mb-1 truncate pb-1 display-xl">{title}</h1>
        <p className="truncate text-sm text-ink-2">{status}</p>
      </div>
      <div className="phase-who">
        <p className="truncate font-semibold">{who}</p>
        <p
          className="truncate text-sm text-ink-2 phone:line-clamp-2 phone:whitespace-normal"
          data-turn={can.order || undefined}
        >
          {turn}
        </p>
      </div>
      {live && (
        <div className="phase-due">
          {due === null ? (
            <p className="text-ink-2" title={t.noDeadlineHelp}>
              {t.noDeadline}
            </p>
          ) : (
            <>
              {/* Of a game that waits for somebody no clock runs. */}
              {stage === "active" && (
                <p className="font-semibold">
                  {graceAt !== undefined && <span className="text-warn">{t.grace} </span>}
                  <Countdown to={due} offset={offset} />
                </p>
              )}
              <p className="text-ink-2">
                <Time at={due} zone={zone ?? "UTC"} />
              </p>
            </>
          )}
        </div>
      )}
      {live && can.wait && deadlineAt !== null && graceAt === undefined && (
        <div className="phase-wait">
          <Switch label={t.wait} checked={waits} onChange={onWait} />
        </div>
      )}
      <div className="phase-menu">{menu}</div>
    </div>
  );
}
