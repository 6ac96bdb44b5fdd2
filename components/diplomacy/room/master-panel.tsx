"use client";
import { useState } from "react";
import { SetDeadline } from "@/components/diplomacy/clock/set-deadline";
import { PowerActs } from "@/components/diplomacy/master/power-acts";
import { ProcessPart } from "@/components/diplomacy/master/process-part";
import { powerName } from "@/components/diplomacy/names";
import { personAt } from "@/components/table/people";
import type { SeatPerson } from "@/components/table/types";
import { useTexts } from "@/components/texts/context";
import { Button, buttonClass } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import type { View } from "@/lib/engine/diplomacy/game/view";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { Refusal } from "@/lib/engine/kernel/result";

type Props = {
  id: string;
  view: View;
  map: DiplomacyMap;
  people: readonly SeatPerson[];
  /** Who has been asked to play, and has not answered. */
  invited: readonly string[];
  onInvite: (() => void) | null;
  onAct(intent: Intent): Promise<Refusal | null>;
  help(refusal: Refusal): string;
};

/** What is asked before it is done, since it undoes or ends something. */
type Asked = { title: string; text: string; verb: string; intent: Intent };

/** The office of the master: what holds the game up, and every act that is theirs alone. */
export function MasterPanel({ id, view, map, people, invited, onInvite, onAct, help }: Props) {
  const { master: t, powers: of } = useTexts("diplomacyTable");
  const ui = useTexts("ui");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { stage, powers } = view;
  const live = stage === "active" || stage === "waiting";
  const joined = people.filter(({ kind }) => kind !== "vacant").map(({ name }) => name);
  // What is confirmed is done to the phase of which it was asked, and to no later one.
  const nowPlayed = { phase: phaseCode(view.position.phase), ...(view.writes ? { list: view.writes } : {}) };
  const missing = powers.filter(({ ordered }) => ordered === false).map(({ name }) => powerName(map, name));

  const act = async (intent: Intent) => {
    setAsked(null);
    setBusy(true);
    const refused = await onAct(intent);
    setProblem(refused ? help(refused) : null);
    setBusy(false);
  };
  const verb = (label: string, intent: Intent, kind: "primary" | "secondary" = "secondary") => (
    <Button kind={kind} dense busy={busy} onClick={() => void act(intent)}>
      {label}
    </Button>
  );
  const asking = (label: string, text: string, intent: Intent) => (
    <Button dense busy={busy} onClick={() => setAsked({ title: label, text, verb: label, intent })}>
      {label}
    </Button>
  );

  return (
    <div className="flex flex-col gap-6 px-4 py-3">
      {problem !== null && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <Link href={`/master/${id}`} className={buttonClass("secondary", true)}>
        {t.desk}
      </Link>
      <section>
        <h2 className="mb-2 font-semibold">{t.state}</h2>
        {live && <p className="mb-2 text-sm text-ink-2">{missing.length > 0 ? t.missing(missing) : t.allIn}</p>}
        <div className="flex flex-wrap gap-2">
          {stage === "preparation" && verb(t.form, { type: "stage", stage: "forming" }, "primary")}
          {stage === "forming" &&
            (joined.length < people.length
              ? asking(t.start, t.startText(joined.length, people.length), { type: "start" })
              : verb(t.start, { type: "start" }, "primary"))}
          {live && <ProcessPart {...{ missing, busy }} now={nowPlayed} act={(intent) => void act(intent)} dense />}
          {stage === "active" && verb(t.wait, { type: "stage", stage: "waiting" })}
          {stage === "waiting" && verb(t.activate, { type: "stage", stage: "active" })}
          {view.result === null && asking(t.terminate, t.terminateText, { type: "stage", stage: "terminated" })}
        </div>
      </section>
      {stage === "forming" && (
        <section>
          <h2 className="mb-2 font-semibold">{t.players}</h2>
          <p>{of.joined(joined, people.length)}</p>
          {invited.length > 0 && <p className="mt-1 text-ink-2">{t.invited(invited)}</p>}
          {onInvite && (
            <Button kind="primary" dense className="mt-2" onClick={onInvite}>
              {t.invite}
            </Button>
          )}
        </section>
      )}
      {live && (
        <SetDeadline
          zone={view.zone}
          standing={view.deadlineAt}
          busy={busy}
          onSet={(deadline) => void act({ type: "set_deadline", deadline })}
        />
      )}
      {live && (
        <section>
          <h2 className="mb-2 font-semibold">{t.powers}</h2>
          <ul>
            {powers
              .filter(({ kind }) => kind !== "unplayed")
              .map(({ name, kind, seat, ordered, late }) => (
                <li
                  key={name}
                  className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line py-1.5"
                >
                  <span>
                    {powerName(map, name)}
                    <span className="block text-xs text-ink-3 empty:hidden">
                      {[
                        ...(kind === "resigned" ? [of.resigned] : []),
                        ...(kind === "player" && seat !== null ? [personAt(people, seat)?.name ?? of.nobody] : []),
                        ...(late ? [of.late] : ordered === false ? [of.unordered] : []),
                      ].join(", ")}
                    </span>
                  </span>
                  <PowerActs power={{ name, kind, seat }} {...{ map, busy }} act={(intent) => void act(intent)} />
                </li>
              ))}
          </ul>
        </section>
      )}
      <Dialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={asked?.title ?? ""}
        description={asked?.text}
        actions={
          <>
            <Button onClick={() => setAsked(null)}>{ui.notNow}</Button>
            <Button kind="danger" onClick={() => asked && void act(asked.intent)}>
              {asked?.verb}
            </Button>
          </>
        }
      />
    </div>
  );
}
