"use client";
import { ArrowLeft, Download } from "lucide-react";
import { Fragment, useDeferredValue, useState } from "react";
import { sayPhase } from "@/components/diplomacy/order-words";
import { type Press, useLetters } from "@/components/realtime/use-press";
import { useTexts } from "@/components/texts/context";
import { Button, buttonClass, IconButton } from "@/components/ui/button";
import { Field, TextInput } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { readPhaseCode } from "@/lib/engine/diplomacy/map/flow";
import { Letter } from "./letter";
import { sayParties } from "./party-names";
import type { PressContext } from "./press-context";

/** All letters that somebody may read, by phase, and a search through them. */
export function PressArchive({ context, press, onBack }: { context: PressContext; press: Press; onBack(): void }) {
  const t = useTexts("diplomacyPress");
  const words = useTexts("diplomacy");
  const { table, map, field, onPoint } = context;
  const [text, setText] = useState("");
  const [phase, setPhase] = useState("");
  const looked = useDeferredValue(text);
  const letters = useLetters(table, { words: looked.trim(), phase }, []);
  const say = sayParties(t, map, { ...press.names, ...letters.names });
  const title = (code: string): string => {
    if (code === "FORMING") return t.find.forming;
    if (code === "COMPLETED") return t.find.completed;
    const read = readPhaseCode(map, code);
    return read ? sayPhase(words, read) : code;
  };
  const phases = press.value?.phases ?? [];
  return (
    <div className="press-thread">
      <header className="press-head">
        <IconButton label={t.back} onClick={onBack}>
          <ArrowLeft />
        </IconButton>
        <h2 className="flex-1">{t.archive}</h2>
        <a href={`/api/diplomacy/${table}/press/log`} download className={buttonClass("ghost", true)}>
          <Download aria-hidden="true" className="size-4" />
          {t.find.log}
        </a>
      </header>
      <div className="flex flex-wrap gap-3 border-b border-line px-4 py-3">
        <Field label={t.find.words} className="min-w-32 flex-1">
          <TextInput type="search" maxLength={80} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Field label={t.find.phase} className="min-w-32 flex-1">
          <Select
            value={phase}
            onChange={setPhase}
            options={[
              { value: "", label: t.find.allPhases },
              ...phases.map((value) => ({ value, label: title(value) })),
            ]}
          />
        </Field>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard */}
      <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto px-4 py-3" tabIndex={0}>
        {press.value?.knowsAll && <p className="text-sm text-ink-2">{t.find.knowsAll}</p>}
        {letters.state === "failed" && (
          <p role="alert" className="text-danger">
            {t.failed} <Button onClick={letters.again}>{t.again}</Button>
          </p>
        )}
        {letters.state === "here" && letters.lines.length === 0 && (
          <p className="m-auto text-ink-3">{looked === "" && phase === "" ? t.empty : t.find.none}</p>
        )}
        {letters.more && (
          <Button dense kind="ghost" onClick={letters.older}>
            {t.line.older}
          </Button>
        )}
        {letters.lines.map((line, i) => (
          <Fragment key={line.id}>
            {line.phase !== letters.lines[i - 1]?.phase && <h3 className="press-phase">{title(line.phase)}</h3>}
            <Letter {...{ line, map, field, say, onPoint }} full />
          </Fragment>
        ))}
      </div>
    </div>
  );
}
