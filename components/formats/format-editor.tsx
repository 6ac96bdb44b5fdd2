"use client";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useMemo, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import type { FormatFile } from "@/lib/contracts/formats";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { readRules } from "@/lib/engine/ccg/formats/read-rules";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { CARDS_LANGUAGE } from "../ccg/face-of";
import { useCards } from "../ccg/use-cards";
import { useSettled } from "../ccg/use-settled";
import { Panel } from "../shell/page";
import { Button } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { randomText } from "../ui/random-text";
import { Skeleton } from "../ui/skeleton";
import { Switch } from "../ui/switch";
import { unlessLost } from "../ui/unless-lost";
import { formatProblem, LOST } from "./format-problem";
import { PlainRules } from "./plain-rules";
import { type Sample, TriedDecks } from "./tried-decks";

const LineEditor = dynamic(() => import("../ui/line-editor"), { ssr: false });

type Props = {
  game: string;
  address: string;
  /** null: a new one. */
  file: FormatFile | null;
  begins: { readonly title: string; readonly text: string };
  samples: readonly Sample[];
  save(given: unknown): Promise<Result<{ id: string; version: number }, Refusal>>;
  remove(given: unknown): Promise<Result<null, Refusal>>;
};

/** A rules file as it is written: what is wrong with which line, what it says, what it makes of one's decks. */
export function FormatEditor({ address, ...rest }: Props) {
  const { cards } = useCards(address);
  return cards ? <Loaded cards={cards} {...rest} /> : <Skeleton className="h-96" />;
}

function Loaded({
  game,
  cards,
  file,
  begins,
  samples,
  save,
  remove,
}: Omit<Props, "address"> & { cards: CardDatabase }) {
  const t = useTexts("formats");
  const router = useRouter();
  const [title, setTitle] = useState(begins.title);
  const [text, setText] = useState(begins.text);
  const [isPublic, setPublic] = useState(file?.isPublic ?? false);
  const [version, setVersion] = useState(file?.version);
  const [key, setKey] = useState(() => randomText(12));
  const [goTo, setGoTo] = useState<{ line: number } | null>(null);
  const [said, setSaid] = useState<{ ok: boolean; text: string } | null>(null);
  const [busy, begin] = useTransition();
  const settled = useSettled(text, 300);
  const read = useMemo(() => readRules(settled, cards), [settled, cards]);
  const problems = read.ok
    ? []
    : read.error.map(({ line, message, hint }) => ({
        ...{ line, severity: "error" as const },
        message: hint ? `${message} ${hint}` : message,
      }));
  const mayEdit = file?.mayEdit ?? true;
  const keep = () =>
    begin(async () => {
      const which = file && version !== undefined ? { id: file.id, version } : {};
      const done = await unlessLost(save({ ...which, key, game, title, text, isPublic }), LOST);
      if (done !== LOST) setKey(randomText(12));
      if (!done.ok) return setSaid({ ok: false, text: formatProblem(done.error, t.refusals) });
      if (!file) return router.push(`/decks/formats/${done.value.id}`);
      setVersion(done.value.version);
      setSaid({ ok: true, text: t.saved(done.value.version) });
    });
  const throwAway = () =>
    begin(async () => {
      if (!file) return;
      const done = await unlessLost(remove({ id: file.id }), LOST);
      if (done.ok) router.push(`/decks/formats?game=${game}`);
      else setSaid({ ok: false, text: formatProblem(done.error, t.refusals) });
    });
  return (
    <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_380px]">
      <div className="flex min-w-0 flex-col gap-4">
        {mayEdit && (
          <Field label={t.name} className="max-w-md">
            <TextInput value={title} maxLength={60} onChange={(event) => setTitle(event.target.value)} />
          </Field>
        )}
        {mayEdit ? (
          <div className="h-[min(60dvh,640px)] min-h-72">
            <LineEditor label={t.rules} text={text} onChange={setText} {...{ problems, goTo }} onSave={keep} />
          </div>
        ) : (
          <pre className="overflow-x-auto rounded-md border border-line bg-surface p-4 text-sm">{text}</pre>
        )}
        {mayEdit && (
          <>
            <section aria-label={t.problems}>
              {problems.length === 0 && <p className="text-ok">{t.noProblems}</p>}
              <ul lang={CARDS_LANGUAGE}>
                {problems.map(({ line, message }) => (
                  <li key={`${line} ${message}`}>
                    <button
                      type="button"
                      onClick={() => setGoTo({ line })}
                      className="min-h-8 text-left text-danger underline-offset-4 hover:underline"
                    >
                      {t.line(line)}: {message}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
            <Switch label={t.isPublic} help={t.isPublicHelp} checked={isPublic} onChange={setPublic} />
            <div className="flex flex-wrap items-center gap-3">
              <Button
                kind="primary"
                busy={busy}
                reason={problems[0] ? t.refusals.faulty(problems[0].line) : null}
                onClick={keep}
              >
                {busy ? t.saving : t.save}
              </Button>
              {file && file.owner !== null && (
                <Button busy={busy} onClick={throwAway}>
                  {t.remove}
                </Button>
              )}
              <p role="status" className={said?.ok ? "text-ok" : "text-danger"}>
                {said?.text}
              </p>
            </div>
          </>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Panel title={t.plain}>{read.ok && <PlainRules formats={read.value.formats} />}</Panel>
        <Panel title={t.tried}>
          <TriedDecks {...{ cards, samples }} rules={read.ok ? settled : ""} />
        </Panel>
      </div>
    </div>
  );
}
