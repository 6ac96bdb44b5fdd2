"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { DECK_FORMATS, isDeckFormat } from "@/lib/engine/ccg/deckfiles/entry";
import { writeDeck } from "@/lib/engine/ccg/deckfiles/write-deck";
import { type DeckCards, toParts } from "@/lib/engine/ccg/decks/deck";
import type { Remarks } from "@/lib/engine/ccg/decks/remarks";
import { CARDS_LANGUAGE } from "../ccg/face-of";
import { Button, buttonClass } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Field, Textarea } from "../ui/field";
import { Link } from "../ui/link";
import { Select } from "../ui/select";
import { useKeptChoice } from "../ui/use-kept-choice";

type Props = {
  name: string;
  cards: CardDatabase;
  deck: DeckCards;
  remarks: Remarks;
  /** Its address beyond `/decks`, with what it needs to be seen. */
  id: string;
  link?: string | undefined;
};

const FORMATS = ["Arena", "Gccg", "ASCII", "Apprentice", "Cockatrice", "MTGO", "plain"] as const;

/** A deck as a file of any program, to be copied or kept; and as a sheet to print. */
export function ExportSheet({ name, cards, deck, remarks, id, link }: Props) {
  const { files: t } = useTexts("decks");
  const [open, setOpen] = useState(false);
  const [format, setFormat] = useKeptChoice("deck-format", FORMATS);
  const [copied, setCopied] = useState(false);
  const written = open ? writeDeck(toParts(deck), cards, format, name, remarks) : { lines: [], notes: [] };
  const text = `${written.lines.join("\n")}\n`;
  const seen = link === undefined ? "" : `link=${encodeURIComponent(link)}`;
  const file = name.replace(/[^\p{L}\p{N} _-]+/gu, "").trim() || "deck";
  const save = () => {
    const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    Object.assign(document.createElement("a"), { href: url, download: `${file}${DECK_FORMATS[format]}` }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <>
      <Button dense onClick={() => setOpen(true)}>
        {t.save}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        wide
        title={t.save}
        description={t.saveLead}
        actions={
          <>
            <a
              href={`/api/decks/${id}/picture?kind=whole&${seen}`}
              download={`${file}.png`}
              className={buttonClass("ghost")}
            >
              {t.picture}
            </a>
            <Link href={`/decks/${id}/print?${seen}`} className={buttonClass("ghost")}>
              {t.print}
            </Link>
            <Button onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}>
              {copied ? t.copied : t.copy}
            </Button>
            <Button kind="primary" onClick={save}>
              {t.download}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <Field label={t.format}>
            <Select
              options={FORMATS.map((one) => ({ value: one, label: t.formats[one] }))}
              value={format}
              onChange={(wanted) => {
                setCopied(false);
                if (isDeckFormat(wanted)) setFormat(wanted);
              }}
            />
          </Field>
          {written.notes.length > 0 && (
            <ul lang={CARDS_LANGUAGE} className="list-disc rounded-sm bg-warn-soft py-2 pr-3 pl-7 text-warn">
              {written.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          <Field label={t.file}>
            <Textarea readOnly value={text} rows={12} className="font-mono text-sm" />
          </Field>
        </div>
      </Dialog>
    </>
  );
}
