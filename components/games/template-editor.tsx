"use client";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useActionState, useEffect, useRef, useState } from "react";
import { JsonFileButton } from "@/components/ui/json-file-button";
import type { Refusal } from "@/lib/engine/kernel/result";
import { Button, buttonClass } from "../ui/button";
import { controlClass } from "../ui/field";
import { Skeleton } from "../ui/skeleton";
import { Strip } from "../ui/strip";
import { TabPanel, Tabs } from "../ui/tabs";
import { Time } from "../ui/time";
import { ProblemList } from "./problem-list";
import type { Problem } from "./problem-marks";
import { staleVersion, templateProblem } from "./problems";
import { useDraft } from "./use-draft";

type SaveState = { problem?: Refusal; saved?: { version: number; changed: boolean } };

const CodeEditor = dynamic(() => import("./code-editor"), {
  ssr: false,
  loading: () => <Skeleton className="h-full" />,
});
const TemplatePreview = dynamic(() => import("./template-preview"), {
  ssr: false,
  loading: () => <Skeleton className="h-60" />,
});

type Props = {
  /** Null: a new game. */
  slug: string | null;
  source: string;
  /** The version that `source` is; 0 for a new game. */
  version: number;
  action: (state: SaveState, form: FormData) => Promise<SaveState>;
  /** It was made just now. */
  made?: boolean;
};

/** Where a game is written: the text, its problems, and how its page will look. */
export function TemplateEditor({ slug, source: initial, version, action, made }: Props) {
  const [state, send, busy] = useActionState(action, {});
  const [source, setSource] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [problems, setProblems] = useState<Problem[] | null>(null);
  const [goTo, setGoTo] = useState<{ from: number } | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(initial);
  const draft = useDraft({ name: slug ?? "new", source, saved, leftOver: made ? "new" : undefined });

  const stale = staleVersion(state.problem);
  const basedOn = over ?? state.saved?.version ?? version;
  const errors = problems?.filter((problem) => problem.severity === "error").length ?? 0;
  const { clear } = draft;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!state.saved) return;
    setSaved(sent.current);
    setOver(null);
    clear();
  }, [state]);

  const upload = async (file: File | undefined) => {
    if (file) setSource(await file.text());
  };

  return (
    <form
      ref={form}
      action={send}
      onSubmit={() => {
        sent.current = source;
      }}
      onReset={(event) => event.preventDefault()}
      className="flex flex-col gap-3"
    >
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="basedOn" value={basedOn} />
      {draft.found && (
        <Strip
          tone="info"
          className="rounded-sm"
          action={
            <span className="flex gap-2">
              <Button
                dense
                onClick={() => {
                  setSource(draft.found?.source ?? source);
                  draft.settle(true);
                }}
              >
                Use the draft
              </Button>
              <Button dense kind="ghost" onClick={() => draft.settle(false)}>
                Discard it
              </Button>
            </span>
          }
        >
          This browser keeps an unsaved draft of <Time at={draft.found.at} />.
        </Strip>
      )}
      {state.problem && (
        <div role="alert" className="rounded-sm border border-danger bg-danger-soft px-3.5 py-2.5">
          {templateProblem(state.problem)}
          {stale !== null && slug && (
            <span className="mt-2 flex flex-wrap gap-2">
              <a href={`/games/${slug}/json?version=${stale}`} className={buttonClass("secondary", true)}>
                Get version {stale}
              </a>
              <Button dense onClick={() => setOver(stale)}>
                Save mine after it
              </Button>
            </span>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          kind="primary"
          busy={busy}
          reason={errors > 0 ? "Fix the problems first." : null}
          onClick={() => {
            sent.current = source;
          }}
        >
          {busy ? "Saving…" : slug ? "Save" : "Save the game"}
        </Button>
        <JsonFileButton onFile={(file) => void upload(file)}>Upload a file</JsonFileButton>
        <p role="status" className="text-ink-2">
          {saidOf({ made: made === true, dirty: draft.dirty, kept: draft.kept, isNew: slug === null, state })}{" "}
          {slug && !draft.dirty && (state.saved || made) && (
            <Link href={`/tables/new?game=${slug}`} className="font-semibold text-primary underline underline-offset-2">
              Open a table of it
            </Link>
          )}
        </p>
      </div>
      <div className="grid gap-4 desk:grid-cols-[minmax(0,1fr)_380px]">
        <div className="h-[min(70dvh,820px)] min-h-96">
          <CodeEditor
            label="The template as JSON"
            source={source}
            onChange={setSource}
            onProblems={setProblems}
            onSave={() => form.current?.requestSubmit()}
            goTo={goTo}
          />
          <noscript>
            <textarea name="source" defaultValue={initial} rows={30} className={`${controlClass} font-mono`} />
          </noscript>
        </div>
        <div className="min-w-0 rounded-md border border-line bg-surface">
          <Tabs
            label="About this text"
            tabs={[
              { value: "problems", label: "Problems", count: problems?.length ?? 0 },
              { value: "preview", label: "Preview" },
              { value: "help", label: "Help" },
            ]}
          >
            <TabPanel value="problems" className="p-4">
              <ProblemList problems={problems} onGo={({ from }) => setGoTo({ from })} />
            </TabPanel>
            <TabPanel value="preview" className="max-h-[70dvh] overflow-y-auto p-4">
              <TemplatePreview source={source} />
            </TabPanel>
            <TabPanel value="help" className="p-4">
              <ul className="list-disc space-y-2 pl-5">
                <li>Keys and values complete themselves as you write; Ctrl Space shows what fits here.</li>
                <li>
                  A card is two characters: level (2–9, 0 for ten, J, Q, K, A) and suit (H, S, D, C). Jokers: XX, YX,
                  ZX.
                </li>
                <li>Keys at the top that begin with _ are remarks of yours.</li>
                <li>Ctrl S saves, Ctrl F searches. Tab leaves the text.</li>
                <li>A table keeps the version it was opened with.</li>
              </ul>
            </TabPanel>
          </Tabs>
        </div>
      </div>
    </form>
  );
}

function saidOf(now: { made: boolean; dirty: boolean; kept: boolean; isNew: boolean; state: SaveState }): string {
  const { saved } = now.state;
  if (now.dirty) return now.kept ? "Not saved yet; this browser keeps a draft." : "Not saved yet.";
  if (saved) return saved.changed ? `Saved as version ${saved.version}.` : `Saved: still version ${saved.version}.`;
  if (now.made) return "The game is made. It is a draft that only you see until you publish it.";
  return now.isNew ? "" : "All changes are saved.";
}
