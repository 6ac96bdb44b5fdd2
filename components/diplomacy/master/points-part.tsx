"use client";
import { useRef, useState } from "react";
import { sayPhase } from "@/components/diplomacy/order-words";
import { useTexts } from "@/components/texts/context";
import { Said } from "@/components/texts/said";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { Time } from "@/components/ui/time";
import type { AfterRewind, DeskPoint } from "@/lib/contracts/diplomacy-desk";
import type { Refusal } from "@/lib/engine/kernel/result";
import { useDeskHelp } from "./desk-refusal";

type Foreseen = { refused: Refusal | null; after: AfterRewind | null };
type Props = {
  points: readonly DeskPoint[];
  zone: string | null;
  /** The game has ended, and stays so. */
  over: boolean;
  busy: boolean;
  foresee(to: number, keep: boolean): Promise<Foreseen>;
  onGo(to: number, keep: boolean): void;
};

/** Back to a phase, and on to one that was set aside; what that undoes and the deadline after it are told first. */
export function PointsPart({ points, zone, over, busy, foresee, onGo }: Props) {
  const diplomacy = useTexts("diplomacy");
  const { points: t } = useTexts("diplomacyMaster");
  const [asked, setAsked] = useState<DeskPoint | null>(null);
  const [full, setFull] = useState(false);
  const [seen, setSeen] = useState<Foreseen | null>(null);
  /** Of several questions the last one counts. */
  const question = useRef(0);
  const say = (point: DeskPoint) => sayPhase(diplomacy, point.phase);
  const ask = async (point: DeskPoint, all: boolean) => {
    setAsked(point);
    setFull(all);
    setSeen(null);
    question.current++;
    const own = question.current;
    const answer = await foresee(point.seq, !all);
    if (own === question.current) setSeen(answer);
  };
  if (points.length === 0) return <p className="text-ink-2">{t.none}</p>;
  return (
    <>
      <p className="mb-3 max-w-prose text-ink-2">{over ? t.over : t.lead}</p>
      <ol>
        {points.toReversed().map((point) => (
          <li key={point.seq} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-1.5">
            <span className={point.live ? "" : "text-ink-2"}>
              {say(point)}, {t[point.moment]}
              {!point.live && ` (${t.aside})`}
              <Time at={point.at} className="ml-3 text-sm text-ink-2" />
            </span>
            {!over && (
              <Button dense busy={busy} onClick={() => void ask(point, false)}>
                {t.go}
              </Button>
            )}
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
            <p role="status">
              <After seen={seen} zone={zone} />
            </p>
            {seen?.after && seen.after.gone.length > 0 && <Lines title={t.gone} lines={seen.after.gone} />}
            {seen?.after && seen.after.back.length > 0 && <Lines title={t.back} lines={seen.after.back} />}
            <p className="text-ink-2">{t.kept}</p>
            <Checkbox label={t.full} checked={full} onChange={(all) => void ask(asked, all)} />
          </div>
        )}
      </Dialog>
    </>
  );
}

/** Lines of the status file that would be in force no more, or again. */
const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <p>{title}</p>
    <ul className="max-h-40 overflow-y-auto rounded-sm bg-sunken px-3 py-1.5 font-mono text-sm">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);

/** Until when the phase would be played. */
function After({ seen, zone }: { seen: Foreseen | null; zone: string | null }) {
  const { points: t } = useTexts("diplomacyMaster");
  const help = useDeskHelp();
  if (!seen) return t.foreseeing;
  if (!seen.after) return seen.refused && help(seen.refused);
  const { stage, deadlineAt } = seen.after;
  if (stage === "waiting") return t.afterWaiting;
  return deadlineAt === null ? (
    t.afterNone
  ) : (
    <Said parts={t.after(<Time key="at" at={deadlineAt} zone={zone ?? "UTC"} />)} />
  );
}
