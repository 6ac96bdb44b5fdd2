"use client";
import dynamic from "next/dynamic";
import { useDeferredValue, useEffect, useMemo, useRef, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { Button, buttonClass } from "@/components/ui/button";
import { Field, TextInput } from "@/components/ui/field";
import { FoundDraft } from "@/components/ui/found-draft";
import type { LineProblem } from "@/components/ui/line-editor";
import { Link } from "@/components/ui/link";
import { ProblemNote } from "@/components/ui/problem-note";
import { Skeleton } from "@/components/ui/skeleton";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { useDraft } from "@/components/ui/use-draft";
import type { MapProblem } from "@/lib/engine/diplomacy/map/problem";
import { OWN_MAP_NAME, readOwnMap } from "@/lib/engine/diplomacy/maps/index";
import type { Refusal } from "@/lib/engine/kernel/result";
import { MapAtBeginning } from "./board";
import { TryMap } from "./try-map";

const LineEditor = dynamic(() => import("@/components/ui/line-editor"), {
  ssr: false,
  loading: () => <Skeleton className="h-full" />,
});

/** What saving answers: the revision that is saved, or why not. */
export type Saved = { readonly revision: number } | { readonly problem: Refusal };

export type MapEditorProps = {
  /** Null: a new map, whose name is chosen here. */
  name: string | null;
  text: string;
  revision: number;
  save(given: { name: string; text: string; basedOn: number }): Promise<Saved>;
};

/** Where a map is written: its text with what is wrong line by line, its drawing, and a board to try it on. */
export function MapEditor({ name: given, text: initial, revision: first, save }: MapEditorProps) {
  const t = useTexts("diplomacyMaps");
  const [name, setName] = useState(given ?? "");
  const [text, setText] = useState(initial);
  const [saved, setSaved] = useState({ text: initial, revision: first });
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [goTo, setGoTo] = useState<{ line: number } | null>(null);
  const [busy, start] = useTransition();
  const sent = useRef(initial);
  // To the editor of what was made, once nothing here warns any more of a text that is not saved.
  const [made, setMade] = useState<string | null>(null);
  useEffect(() => {
    if (made !== null) window.location.assign(`/diplomacy/maps/${made}/edit`);
  }, [made]);
  const draft = useDraft({ name: `map:${given ?? "new"}`, source: text, saved: saved.text });
  const read = useDeferredValue(text);
  const { map, problems } = useMemo(() => readOwnMap(name || "new_map", read), [name, read]);
  const marks = useMemo(() => problems.map(markOf), [problems]);
  const errors = marks.filter(({ severity }) => severity === "error").length;
  const nameHolds = OWN_MAP_NAME.test(name);

  const doSave = () => {
    if (!nameHolds) return;
    sent.current = text;
    start(async () => {
      const answer = await save({ name, text, basedOn: saved.revision }).catch(
        (): Saved => ({ problem: { code: "map/unreachable" } }),
      );
      if ("problem" in answer) return setRefused(answer.problem);
      setRefused(null);
      setSaved({ text: sent.current, revision: answer.revision });
      draft.clear();
      if (given === null) setMade(name);
    });
  };

  return (
    <div className="flex flex-col gap-3">
      <FoundDraft draft={draft} texts={t.editor.draft} onUse={setText} />
      {refused && <ProblemNote>{t.refusals[refused.code] ?? t.refusals.other}</ProblemNote>}
      <div className="flex flex-wrap items-end gap-3">
        {given === null && (
          <Field
            label={t.editor.name}
            help={t.editor.nameHelp}
            error={name && !nameHolds ? t.editor.badName : undefined}
          >
            <TextInput
              value={name}
              maxLength={24}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        )}
        <Button kind="primary" busy={busy} reason={nameHolds ? null : t.editor.nameFirst} onClick={doSave}>
          {busy ? t.editor.saving : t.editor.save}
        </Button>
        {given !== null && (
          <Link href={`/diplomacy/maps/${given}`} className={buttonClass("secondary")}>
            {t.editor.page}
          </Link>
        )}
        <p role="status" className="py-2 text-ink-2">
          {draft.dirty ? (draft.kept ? t.editor.kept : t.editor.unsaved) : saved.revision > 0 ? t.editor.saved : ""}
        </p>
      </div>
      <div className="grid gap-4 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="h-[min(74dvh,900px)] min-h-96">
          <LineEditor
            label={t.editor.label}
            text={text}
            onChange={setText}
            problems={marks}
            onSave={doSave}
            goTo={goTo}
          />
        </div>
        <div className="flex h-[min(74dvh,900px)] min-h-96 min-w-0 flex-col rounded-md border border-line bg-surface">
          <Tabs
            label={t.editor.about}
            className="flex min-h-0 flex-1 flex-col"
            tabs={[
              { value: "drawing", label: t.editor.drawing },
              { value: "problems", label: t.editor.problems, count: marks.length },
              { value: "try", label: t.editor.try },
              { value: "help", label: t.editor.help },
            ]}
          >
            <TabPanel value="drawing" className="relative min-h-0 flex-1">
              {map ? <MapAtBeginning map={map} /> : <p className="p-4 text-ink-2">{t.editor.noDrawing}</p>}
            </TabPanel>
            <TabPanel value="problems" className="min-h-0 flex-1 overflow-y-auto p-4">
              <p role="status" className="font-medium">
                {errors === 0 ? t.editor.sound : t.editor.toFix(errors)}
              </p>
              <ul className="mt-2">
                {marks.map((mark) => (
                  <li key={`${mark.line} ${mark.message}`}>
                    <button
                      type="button"
                      className="w-full rounded-sm px-2 py-2 text-left hover:bg-sunken"
                      onClick={() => setGoTo({ line: mark.line })}
                    >
                      <span className="text-sm text-ink-3">{t.editor.line(mark.line)}</span>{" "}
                      <span lang="en" className={mark.severity === "error" ? "text-danger" : "text-warn"}>
                        {mark.message}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </TabPanel>
            <TabPanel value="help" className="min-h-0 flex-1 overflow-y-auto p-4">
              <dl className="flex flex-col gap-2.5">
                {Object.entries(t.editor.language).map(([line, says]) => (
                  <div key={line}>
                    <dt className="font-mono text-sm break-words" lang="en">
                      {line}
                    </dt>
                    <dd className="text-sm text-ink-2">{says}</dd>
                  </div>
                ))}
              </dl>
            </TabPanel>
            <TabPanel value="try" className="relative min-h-0 flex-1">
              {map ? <TryMap map={map} /> : <p className="p-4 text-ink-2">{t.editor.noDrawing}</p>}
            </TabPanel>
          </Tabs>
        </div>
      </div>
    </div>
  );
}

const markOf = ({ line, message, hint, unsupported, kept }: MapProblem): LineProblem => ({
  line: Math.max(1, line),
  severity: unsupported || kept ? "warning" : "error",
  message: hint === undefined ? message : `${message}: ${hint}`,
});
