"use client";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Said } from "@/components/texts/said";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { SavedFile } from "@/lib/contracts/diplomacy-desk";
import type { EditProblem } from "@/lib/engine/diplomacy/game/edit-file";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { Refusal } from "@/lib/engine/kernel/result";
import { English, useDeskHelp } from "./desk-refusal";
import { linesLost } from "./lines-lost";
import type { ReadAs } from "./status-words";

const StatusEditor = dynamic(() => import("./status-editor"), {
  ssr: false,
  loading: () => <Skeleton className="h-[60vh]" />,
});

type Props = {
  map: DiplomacyMap;
  /** The game's map where it is none of ours, by its text. */
  reads: ReadAs;
  file: string;
  mark: string;
  save(mark: string, text: string): Promise<{ refused: Refusal | null; saved: SavedFile | null }>;
};

type Answer = { kind: "good" | "bad"; text: string } | null;

/**
 * The game's status file, to be changed by hand. It is saved against the file that was read: where the game has moved on
 * since, nothing is saved and nothing typed is lost, and what differs from the game as it is now is shown.
 */
export function FilePart({ map, reads, file, mark, save }: Props) {
  const { file: t, bring } = useTexts("diplomacyMaster");
  const help = useDeskHelp();
  const ui = useTexts("ui");
  const [base, setBase] = useState({ file, mark });
  const [text, setText] = useState(file);
  const [told, setTold] = useState<readonly EditProblem[]>([]);
  const [faults, setFaults] = useState(0);
  const [compare, setCompare] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Answer>(null);
  const saving = useRef(false);
  const [shown, setShown] = useState(mark);
  // The file that was read before the game moved on: what came since goes with a save that does not have it.
  const [before, setBefore] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  // The page has heard of the game anew: where nothing was typed, that is the file.
  if (shown !== mark) {
    setShown(mark);
    if (text === base.file) {
      setBase({ file, mark });
      setText(file);
    }
  }
  const changed = text !== base.file;
  // What somebody took away oneself is no news: it stood there when the file was read.
  const known = new Set(before === null ? [] : linesLost(before, text));
  const lost = before === null ? [] : linesLost(base.file, text).filter((line) => !known.has(line));
  const back = before === null ? [] : linesLost(before, base.file).filter((line) => !known.has(line));

  const submit = async (sure = false) => {
    if (saving.current || !changed) return;
    if (lost.length + back.length > 0 && !sure) {
      setAsking(true);
      return;
    }
    setAsking(false);
    saving.current = true;
    setBusy(true);
    setSaid(null);
    setTold([]);
    const { refused, saved } = await save(base.mark, text);
    setBusy(false);
    saving.current = false;
    if (refused === null) {
      // What was typed meanwhile stays.
      setBefore(null);
      if (saved) setBase(saved);
      if (saved) setText((now) => (now === text ? saved.file : now));
      setSaid({ kind: "good", text: t.saved });
      setCompare(false);
      return;
    }
    const data = (refused.data ?? {}) as { problems?: EditProblem[]; file?: string; mark?: string };
    if (refused.code === "status/stale" && data.file !== undefined && data.mark !== undefined) {
      setBefore((first) => first ?? base.file);
      setBase({ file: data.file, mark: data.mark });
      setCompare(true);
      setSaid({ kind: "bad", text: t.stale });
    } else if (refused.code === "status/unchanged") setSaid({ kind: "good", text: t.unchanged });
    else {
      setTold(data.problems ?? []);
      setSaid({ kind: "bad", text: help(refused) });
    }
  };

  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-prose text-ink-2">{t.lead}</p>
      <StatusEditor
        label={t.label}
        map={map}
        reads={reads}
        text={text}
        live={base.file}
        compare={compare}
        told={told}
        onChange={(next) => {
          // The editor also tells of what it was given.
          if (next === text) return;
          setText(next);
          setSaid(null);
        }}
        onFaults={setFaults}
        onSave={() => void submit()}
      />
      {said && (
        <p role={said.kind === "bad" ? "alert" : "status"} className={said.kind === "bad" ? "text-danger" : ""}>
          {said.text}
        </p>
      )}
      {told.length > 0 && (
        <ul className="text-danger">
          {told.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              <Said parts={bring.line(line, <English key="what">{message}</English>)} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary" busy={busy} reason={changed ? null : t.unchanged} onClick={() => void submit()}>
          {t.save}
        </Button>
        <Button
          reason={changed ? null : t.unchanged}
          onClick={() => {
            setText(base.file);
            setBefore(null);
            setTold([]);
            setSaid(null);
          }}
        >
          {t.reset}
        </Button>
        <Checkbox label={t.changes} checked={compare} onChange={setCompare} />
        {faults === 0 && <span className="text-sm text-ink-2">{t.clean}</span>}
      </div>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t.lost.title}
        description={[
          ...(lost.length > 0 ? [t.lost.text(lost)] : []),
          ...(back.length > 0 ? [t.lost.back(back)] : []),
        ].join(" ")}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{ui.notNow}</Button>
            <Button kind="danger" onClick={() => void submit(true)}>
              {t.lost.do}
            </Button>
          </>
        }
      />
    </div>
  );
}
