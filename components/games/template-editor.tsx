"use client";
import dynamic from "next/dynamic";
import { useActionState, useEffect, useRef, useState } from "react";
import { JsonFileButton } from "@/components/ui/json-file-button";
import { Link } from "@/components/ui/link";
import { type ImportNote, importTemplate } from "@/lib/engine/cards/import-template";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { GameEditorTexts } from "@/lib/texts/game-editor/en";
import { useLanguage, useTexts } from "../texts/context";
import { useLaterTexts } from "../texts/later";
import { Button, buttonClass } from "../ui/button";
import { controlClass } from "../ui/field";
import { FoundDraft } from "../ui/found-draft";
import { ProblemNote } from "../ui/problem-note";
import { SegmentedControl } from "../ui/segmented";
import { Skeleton } from "../ui/skeleton";
import { Strip } from "../ui/strip";
import { TabPanel, Tabs } from "../ui/tabs";
import { textOfFile } from "../ui/text-of-file";
import { useDraft } from "../ui/use-draft";
import { useKeptChoice } from "../ui/use-kept-choice";
import { withFix } from "./edit-json";
import { OPTION_TEXTS } from "./option-texts";
import { ProblemList } from "./problem-list";
import type { Problem } from "./problem-marks";
import { staleVersion, templateProblem } from "./problems";
import type { Way } from "./way";

const VIEWS = ["form", "json"] as const;

type SaveState = { problem?: Refusal; saved?: { version: number; changed: boolean } };

const CodeEditor = dynamic(() => import("./code-editor"), {
  ssr: false,
  loading: () => <Skeleton className="h-full" />,
});
const TemplateForm = dynamic(() => import("./form/template-form"), {
  ssr: false,
  loading: () => <Skeleton className="h-full" />,
});
const TemplatePreview = dynamic(() => import("./template-preview"), {
  ssr: false,
  loading: () => <Skeleton className="h-60" />,
});
const OpenDealPanel = dynamic(() => import("./open-deal-panel"), {
  ssr: false,
  loading: () => <Skeleton className="h-60" />,
});
const PlaytestPanel = dynamic(() => import("./playtest/playtest-panel"), {
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
  const t = useTexts("gameEditor");
  const language = useLanguage();
  const games = useTexts("games");
  const options = useLaterTexts(OPTION_TEXTS)?.gameOptions;
  const [state, send, busy] = useActionState(action, {});
  const [source, setSource] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [problems, setProblems] = useState<Problem[] | null>(null);
  const [goTo, setGoTo] = useState<Problem | null>(null);
  const [view, setView] = useKeptChoice("studio-view", ["json", "form"]);
  /** What was done to a file from elsewhere. */
  const [notes, setNotes] = useState<readonly ImportNote[]>([]);
  const [over, setOver] = useState<number | null>(null);
  const [way, setWay] = useState<Way>(new Map());
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(initial);
  /** The text whose problems are known, and whether it is to be saved once those of the newest are. */
  const [checked, setChecked] = useState<string | null>(null);
  const text = source.replaceAll("\r\n", "\n");
  const newest = useRef(text);
  newest.current = text;
  const waits = useRef(false);
  const draft = useDraft({ name: slug ?? "new", source, saved, leftOver: made ? "new" : undefined });

  const stale = staleVersion(state.problem);
  const basedOn = over ?? state.saved?.version ?? version;
  const errors = problems?.filter((problem) => problem.severity === "error") ?? [];
  /** To the option in the form, where it has one; else to the line. */
  const go = (problem: Problem) => {
    if (problem.path === "") setView("json");
    setGoTo({ ...problem });
  };
  const { clear } = draft;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!state.saved) return;
    setSaved(sent.current);
    setOver(null);
    clear();
  }, [state]);

  useEffect(() => {
    if (!waits.current || checked !== text) return;
    waits.current = false;
    form.current?.requestSubmit();
  }, [checked, text]);

  const upload = async (file: File | undefined) => {
    if (!file) return;
    const given = await textOfFile(file, language);
    const imported = importTemplate(given);
    setSource(imported?.source ?? given);
    setNotes(imported?.notes ?? []);
  };

  return (
    <form
      ref={form}
      action={send}
      onSubmit={(event) => {
        sent.current = source;
        const isBehind = checked !== null && checked !== text;
        if (!isBehind && !errors[0]) return;
        event.preventDefault();
        waits.current = isBehind;
        if (!isBehind && errors[0]) go(errors[0]);
      }}
      onReset={(event) => event.preventDefault()}
      className="flex flex-col gap-3"
    >
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="basedOn" value={basedOn} />
      <FoundDraft draft={draft} texts={t.draft} onUse={setSource} />
      {state.problem && (
        <ProblemNote>
          {templateProblem(state.problem, games)}
          {stale !== null && slug && (
            <span className="mt-2 flex flex-wrap gap-2">
              <a href={`/games/${slug}/json?version=${stale}`} className={buttonClass("secondary", true)}>
                {t.get(stale)}
              </a>
              <Button dense onClick={() => setOver(stale)}>
                {t.saveAfter}
              </Button>
            </span>
          )}
        </ProblemNote>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          kind="primary"
          busy={busy}
          title={errors.length > 0 ? t.fixFirst : undefined}
          onClick={() => {
            sent.current = source;
          }}
        >
          {busy ? t.saving : slug ? t.save : t.saveNew}
        </Button>
        <SegmentedControl
          label={t.form.view}
          options={VIEWS.map((value) => ({ value, label: t.form.views[value] }))}
          value={view}
          onChange={(chosen) => setView(chosen === "form" ? "form" : "json")}
        />
        <JsonFileButton onFile={(file) => void upload(file)}>{t.upload}</JsonFileButton>
        <p role="status" className="text-ink-2">
          {saidOf({ made: made === true, dirty: draft.dirty, kept: draft.kept, isNew: slug === null, state }, t.said)}{" "}
          {slug && !draft.dirty && (state.saved || made) && (
            <Link href={`/tables/new?game=${slug}`} className="font-semibold text-primary underline underline-offset-2">
              {t.openTable}
            </Link>
          )}
        </p>
      </div>
      {notes.length > 0 && (
        <Strip tone="info" className="rounded-sm">
          {[t.imported.done, ...notes.map((note) => t.imported[note.kind]("names" in note ? note.names : []))].join(
            " ",
          )}
        </Strip>
      )}
      <div className="grid gap-4 desk:grid-cols-[minmax(0,1fr)_440px]">
        <div className="h-[min(70dvh,820px)] min-h-96">
          {options && view === "form" && (
            <TemplateForm source={source} texts={options} problems={problems ?? []} onChange={setSource} goTo={goTo} />
          )}
          {options ? (
            // The text is checked whichever view is shown.
            <div className={view === "json" ? "h-full" : "hidden"}>
              <CodeEditor
                label={t.label}
                texts={options}
                notJson={t.problems.notJson}
                source={source}
                onChange={setSource}
                onProblems={(found) => {
                  setProblems(found);
                  setChecked(newest.current);
                }}
                onSave={() => form.current?.requestSubmit()}
                goTo={view === "json" ? goTo : null}
              />
            </div>
          ) : (
            <Skeleton className="h-full" />
          )}
          <noscript>
            <textarea name="source" defaultValue={initial} rows={30} className={`${controlClass} font-mono`} />
          </noscript>
        </div>
        <div className="min-w-0 rounded-md border border-line bg-surface">
          <Tabs
            label={t.about}
            tabs={[
              { value: "problems", label: t.tabs.problems, count: problems?.length ?? 0 },
              { value: "preview", label: t.tabs.preview },
              { value: "deal", label: t.tabs.deal },
              { value: "playtest", label: t.tabs.playtest },
              { value: "help", label: t.tabs.help },
            ]}
          >
            <TabPanel value="problems" className="p-4">
              <ProblemList problems={problems} onGo={go} onFix={(fixes) => setSource(fixes.reduce(withFix, source))} />
            </TabPanel>
            <TabPanel value="preview" className="max-h-[70dvh] overflow-y-auto p-4">
              <TemplatePreview source={source} />
            </TabPanel>
            <TabPanel value="deal" className="max-h-[70dvh] overflow-y-auto p-4">
              <OpenDealPanel source={source} way={way} onWay={setWay} />
            </TabPanel>
            <TabPanel value="playtest" className="max-h-[70dvh] overflow-y-auto p-4">
              <PlaytestPanel
                source={source}
                way={way}
                onWay={setWay}
                saved={slug === null ? null : { source: saved, version: state.saved?.version ?? version }}
              />
            </TabPanel>
            <TabPanel value="help" className="space-y-3 p-4">
              <p>
                <a
                  href="/games/new/guide"
                  target="_blank"
                  rel="noreferrer"
                  className="font-semibold text-primary underline underline-offset-2"
                >
                  {t.help.guide}
                </a>{" "}
                <span className="text-ink-3">{t.help.guideOf}</span>
              </p>
              <ul className="list-disc space-y-2 pl-5 break-words">
                {[t.help.complete, t.help.cards, t.help.remarks, t.help.keys, t.help.tables].map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </TabPanel>
          </Tabs>
        </div>
      </div>
    </form>
  );
}

type Now = { made: boolean; dirty: boolean; kept: boolean; isNew: boolean; state: SaveState };

function saidOf({ made, dirty, kept, isNew, state: { saved } }: Now, t: GameEditorTexts["said"]): string {
  if (dirty) return kept ? t.keptHere : t.notSaved;
  if (saved) return saved.changed ? t.savedAs(saved.version) : t.savedStill(saved.version);
  if (made) return t.made;
  return isNew ? "" : t.allSaved;
}
