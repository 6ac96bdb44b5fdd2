"use client";
import { Upload } from "lucide-react";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Said } from "@/components/texts/said";
import { Button, buttonClass } from "@/components/ui/button";
import { Field, Textarea } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Select } from "@/components/ui/select";
import { unlessLost } from "@/components/ui/unless-lost";
import type { ImportReport } from "@/lib/contracts/diplomacy-desk";
import { VARIANTS } from "@/lib/engine/diplomacy/rules/expand";
import { MOST_FILE } from "@/lib/engine/diplomacy/status/largest";
import type { Refusal } from "@/lib/engine/kernel/result";
import { English, LOST, TOO_LARGE, useDeskHelp } from "./desk-refusal";

type Props = { bring(given: unknown): Promise<{ refused: Refusal | null; report: ImportReport | null }> };

/** Opens a game from a status file, chosen or pasted. */
export function BringGame({ bring }: Props) {
  const { bring: t } = useTexts("diplomacyMaster");
  const help = useDeskHelp();
  const kinds = useTexts("diplomacyVariants");
  const [text, setText] = useState("");
  const [variant, setVariant] = useState("standard");
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const { problems = [] } = (refused?.data ?? {}) as { problems?: { line?: number; code: string; message: string }[] };

  const submit = async () => {
    setBusy(true);
    const done = await unlessLost(bring({ text, ...(variant === "standard" ? {} : { variant }) }), {
      ...{ refused: LOST, report: null },
    });
    setRefused(done.refused);
    setReport(done.report);
    setBusy(false);
  };
  // Judges write latin-1.
  const read = async (file: File | undefined) => {
    if (!file) return;
    // A page may send so much and no more: what is larger would not be answered with a word.
    if (file.size > MOST_FILE) return setRefused(TOO_LARGE);
    setRefused(null);
    setText(new TextDecoder("latin1").decode(await file.arrayBuffer()));
  };
  if (report)
    return (
      <div role="status" className="flex flex-col gap-3">
        <p>{report.lost.length + report.noted.length > 0 ? t.done : t.whole}</p>
        {report.lost.length + report.noted.length > 0 && (
          <ul className="max-w-prose list-disc pl-5 [overflow-wrap:anywhere]">
            {report.lost.map(({ part, power, was }) => (
              <li key={`${power} ${part} ${was}`}>
                {[power, was].filter(Boolean).join(", ")}
                {power !== null || was !== "" ? ": " : ""}
                {t.left[part] ?? t.left.other}
              </li>
            ))}
            {report.noted.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                <Noted {...{ line, message }} />: {t.left.other}
              </li>
            ))}
          </ul>
        )}
        <p className="max-w-prose text-ink-2">{t.came}</p>
        <div>
          <Link href={`/master/${report.id}`} className={buttonClass("primary")}>
            {t.go}
          </Link>
        </div>
      </div>
    );
  return (
    <div className="flex flex-col gap-3">
      <div>
        <label
          className={`${buttonClass("secondary")} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2`}
        >
          <Upload aria-hidden="true" className="size-4.5" />
          {t.choose}
          <input
            type="file"
            className="sr-only"
            onChange={(event) => {
              void read(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
        </label>
      </div>
      <Field label={kinds.bringAs}>
        <Select
          options={["standard" as const, ...VARIANTS].map((value) => ({ value, label: kinds.names[value] }))}
          value={variant}
          onChange={setVariant}
        />
      </Field>
      <Field label={t.label}>
        <Textarea
          rows={8}
          className="font-mono"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {refused && (
        <div role="alert" className="text-danger">
          <p>{help(refused)}</p>
          <ul>
            {problems.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                <Noted {...{ line, message }} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <Button busy={busy} reason={text.trim() === "" ? t.label : null} onClick={() => void submit()}>
          {t.submit}
        </Button>
      </div>
    </div>
  );
}

/** What the reader of files says of a line, or of the whole. */
function Noted({ line, message }: { line?: number | undefined; message: string }) {
  const { bring: t } = useTexts("diplomacyMaster");
  const said = <English key="what">{message}</English>;
  return line === undefined ? said : <Said parts={t.line(line, said)} />;
}
