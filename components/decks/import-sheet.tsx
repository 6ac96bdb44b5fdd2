"use client";
import { Upload } from "lucide-react";
import { type DragEvent, useMemo, useState } from "react";
import { useLanguage, useTexts } from "@/components/texts/context";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { readDeck } from "@/lib/engine/ccg/deckfiles/read-deck";
import { type DeckCards, sizeOf } from "@/lib/engine/ccg/decks/deck";
import { mergeDecks } from "@/lib/engine/ccg/decks/edit";
import { fromFile } from "@/lib/engine/ccg/decks/from-file";
import type { RemarkedDeck, Remarks } from "@/lib/engine/ccg/decks/remarks";
import { CARDS_LANGUAGE } from "../ccg/face-of";
import { useSettled } from "../ccg/use-settled";
import { Button, buttonClass } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Field, Textarea } from "../ui/field";
import { textOfFile } from "../ui/text-of-file";
import { ReportLines } from "./report-lines";

type Props = { cards: CardDatabase; deck: DeckCards; remarks: Remarks; onTake(deck: RemarkedDeck): void };

/** The largest file that is read, in bytes. */
const LARGEST = 1_000_000;

/** A deck from a file, dropped, chosen or pasted: what became of each line is told before anything is taken. */
export function ImportSheet({ cards, deck, remarks, onTake }: Props) {
  const { files: t } = useTexts("decks");
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const settled = useSettled(text, 250);
  const read = useMemo(() => (settled.trim() === "" ? null : readDeck(settled, cards)), [settled, cards]);
  const found = useMemo(() => read && fromFile(read, cards), [read, cards]);
  const copies = found?.cards.reduce((sum, { rows }) => sum + sizeOf(rows), 0) ?? 0;
  const waits = settled !== text;
  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    setProblem(file.size > LARGEST ? t.tooLarge : "");
    if (file.size <= LARGEST) setText(await textOfFile(file, language));
  };
  const onDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void takeFile(event.dataTransfer.files[0]);
  };
  const take = (taken: RemarkedDeck) => {
    onTake(taken);
    setOpen(false);
    setText("");
  };
  const reason = waits ? t.waits : found?.full ? t.full : copies === 0 ? t.nothing : null;
  return (
    <>
      <Button dense onClick={() => setOpen(true)}>
        {t.load}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        wide
        title={t.load}
        description={t.loadLead}
        actions={
          found && (
            <>
              {deck.length > 0 && (
                <Button
                  reason={reason}
                  onClick={() =>
                    take({ cards: mergeDecks(deck, found.cards), remarks: [...remarks, ...found.remarks] })
                  }
                >
                  {t.add(copies)}
                </Button>
              )}
              <Button kind="primary" reason={reason} onClick={() => take(found)}>
                {deck.length > 0 ? t.replace(copies) : t.take(copies)}
              </Button>
            </>
          )
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is extra, the button chooses the same file */}
        <div className="flex flex-col gap-4" onDrop={onDrop} onDragOver={(event) => event.preventDefault()}>
          <Field label={t.text} help={t.textHelp}>
            <Textarea
              value={text}
              rows={8}
              spellCheck={false}
              onChange={(event) => setText(event.target.value)}
              className="font-mono text-sm"
            />
          </Field>
          <label
            className={`${buttonClass("secondary", true)} cursor-pointer self-start has-focus-visible:outline-2 has-focus-visible:outline-offset-2`}
          >
            <Upload aria-hidden="true" className="size-4.5" />
            {t.choose}
            <input
              type="file"
              accept=".deck,.txt,.dec,.cod,.dek,text/plain,text/xml"
              className="sr-only"
              onChange={(event) => {
                void takeFile(event.target.files?.[0]);
                event.target.value = "";
              }}
            />
          </label>
          <div role="status" className="flex flex-col gap-2">
            {problem !== "" && <p className="text-danger">{problem}</p>}
            {read?.problem && (
              <p className="text-danger" lang={CARDS_LANGUAGE}>
                {read.problem.line > 0 ? t.atLine(read.problem.line, read.problem.message) : read.problem.message}
              </p>
            )}
            {found && read?.format && (
              <p>{t.found(read.format, copies, found.report.filter(({ result }) => result === "unknown").length)}</p>
            )}
          </div>
          {found && (
            <ReportLines
              report={found.report}
              onCorrect={(line, name) => setText((now) => corrected(now, line, name))}
            />
          )}
        </div>
      </Dialog>
    </>
  );
}

/** The text with another name in this line, whose count stays. */
function corrected(text: string, line: number, name: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  const [, before = ""] = /^(\s*(?:SB:\s*)?(?:\d+\s*x?\s+)?)/i.exec(lines[line - 1] ?? "") ?? [];
  lines[line - 1] = `${before}${name}`;
  return lines.join("\n");
}
