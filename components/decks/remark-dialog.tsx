"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { tagsOf } from "@/lib/contracts/card-notes";
import { LONGEST_REMARK, LONGEST_REMARK_TAG, MOST_REMARK_TAGS, type Remark } from "@/lib/engine/ccg/decks/remarks";
import { Button } from "../ui/button";
import { Chip } from "../ui/chip";
import { Dialog } from "../ui/dialog";
import { Field, Textarea, TextInput } from "../ui/field";

type Props = {
  /** What the card is called. */
  name: string;
  remark: Remark;
  /** Tags that the deck has. */
  known: readonly string[];
  onSave(remark: Remark): void;
  onClose(): void;
};

/** What is noted of a card within this deck, and its tags there. */
export function RemarkDialog({ name, remark, known, onSave, onClose }: Props) {
  const { remarks: t } = useTexts("decks");
  const [tags, setTags] = useState(remark.tags.join(" "));
  const [note, setNote] = useState(remark.note);
  const read = tagsOf(tags);
  const offered = known.filter((tag) => !read.includes(tag));
  const reason =
    read.length > MOST_REMARK_TAGS
      ? t.manyTags(MOST_REMARK_TAGS)
      : read.some((tag) => tag.length > LONGEST_REMARK_TAG)
        ? t.longTag
        : null;
  const save = () => {
    if (reason !== null) return;
    onSave({ number: remark.number, note: note.trim(), tags: read });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={t.lead}
      actions={
        <Button kind="primary" reason={reason} onClick={save}>
          {t.save}
        </Button>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label={t.tags} help={t.tagsHelp} error={reason ?? undefined}>
          <TextInput value={tags} onChange={(event) => setTags(event.target.value)} autoComplete="off" />
        </Field>
        {offered.length > 0 && (
          <p className="-mt-2 flex flex-wrap gap-1.5">
            {offered.slice(0, 12).map((tag) => (
              <button
                key={tag}
                type="button"
                aria-label={t.take(tag)}
                onClick={() => setTags([...read, tag].join(" "))}
                className="min-h-8 rounded-full"
              >
                <Chip>+ {tag}</Chip>
              </button>
            ))}
          </p>
        )}
        <Field label={t.note}>
          <Textarea
            value={note}
            onChange={(event) => setNote(event.target.value)}
            maxLength={LONGEST_REMARK}
            rows={3}
          />
        </Field>
        {/* Enter in the field of tags saves. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  );
}
