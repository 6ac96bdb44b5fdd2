"use client";
import { powerName } from "@/components/diplomacy/names";
import { sayPhase } from "@/components/diplomacy/order-words";
import { useTexts } from "@/components/texts/context";
import { Said } from "@/components/texts/said";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import type { Desk } from "@/lib/contracts/diplomacy-desk";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";

/** Where a game stands: its phase, until when, whom it waits for. */
export function DeskHead({ desk, map }: { desk: Desk; map: DiplomacyMap }) {
  const t = useTexts("diplomacyMaster");
  const diplomacy = useTexts("diplomacy");
  const { id, stage, phase, deadlineAt, goesOnAt, zone, missing, vacant } = desk;
  const over = stage === "completed" || stage === "terminated";
  const names = (powers: readonly string[]) => powers.map((power) => powerName(map, power));
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        {phase && `${sayPhase(diplomacy, phase)} · `}
        {t.stage[stage] ?? stage}
        {deadlineAt !== null && (
          <>
            {" · "}
            <Said parts={t.deadline(<Time key="at" at={deadlineAt} zone={zone ?? "UTC"} />)} />
          </>
        )}
        {deadlineAt === null && !over && ` · ${t.noDeadline}`}
        {goesOnAt !== null && (
          <span className="block text-ink-2">
            <Said parts={t.goesOn(<Time key="at" at={goesOnAt} zone={zone ?? "UTC"} />)} />
          </span>
        )}
        {missing.length > 0 && <span className="block text-ink-2">{t.missing(names(missing))}</span>}
        {vacant.length > 0 && (
          <span className="block text-ink-2">
            {t.hold.vacant} {names(vacant).join(", ")}
          </span>
        )}
      </p>
      <Link href={`/tables/${id}`} className={buttonClass("primary")}>
        {t.room}
      </Link>
    </div>
  );
}
