"use client";
import { Download, Upload } from "lucide-react";
import { useLanguage, useTexts } from "@/components/texts/context";
import { MOST_NOTES_AT_ONCE, type WriteNotes } from "@/lib/contracts/card-notes";
import type { FormState } from "@/lib/contracts/form";
import type { Shelf } from "@/lib/engine/ccg/filter/narrow";
import { IconButton } from "../ui/button";
import { textOfFile } from "../ui/text-of-file";
import type { CardIndex } from "./card-index";

/** The largest file that is read, in bytes. */
const LARGEST = 2_000_000;

type Props = {
  game: string;
  index: CardIndex;
  shelf: Shelf;
  onNotes?: ((request: WriteNotes) => Promise<FormState>) | undefined;
  /** Tells what came of it. */
  tell(answer: Promise<FormState>): Promise<void>;
};

/** The cards that are shown as a file, and notes and tags from one. */
export function CsvButtons({ game, index, shelf, onNotes, tell }: Props) {
  const { csv: t } = useTexts("collection");
  const language = useLanguage();
  const save = async () => {
    const { csvOf } = await import("./card-csv");
    const numbers = shelf.filter((item) => typeof item === "number");
    const url = URL.createObjectURL(new Blob([csvOf(numbers, index)], { type: "text/csv;charset=utf-8" }));
    const link = Object.assign(document.createElement("a"), { href: url, download: `${game}.csv` });
    link.click();
    URL.revokeObjectURL(url);
  };
  const read = async (file: File): Promise<FormState> => {
    if (file.size > LARGEST) return { done: t.tooLarge };
    const { readCardCsv } = await import("./card-csv");
    const found = readCardCsv(await textOfFile(file, language), index);
    if (!found) return { done: t.noColumns };
    const { notes, unknown } = found;
    for (let at = 0; at < notes.length; at += MOST_NOTES_AT_ONCE) {
      const answer = await onNotes?.({ game, notes: notes.slice(at, at + MOST_NOTES_AT_ONCE) });
      if (answer?.problem) return answer;
    }
    return { done: t.read(notes.length, unknown) };
  };
  return (
    <span className="flex">
      <IconButton label={t.save} onClick={save}>
        <Download />
      </IconButton>
      {onNotes && (
        <label
          title={t.load}
          className="grid size-11 cursor-pointer place-items-center rounded-sm text-ink-2 hover:bg-sunken hover:text-ink has-focus-visible:outline-2"
        >
          <Upload aria-hidden="true" className="size-5" />
          <input
            type="file"
            accept=".csv,text/csv"
            aria-label={t.load}
            className="sr-only"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) void tell(read(file));
              event.target.value = "";
            }}
          />
        </label>
      )}
    </span>
  );
}
