"use client";
import { Star } from "lucide-react";
import { useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { type CardNote, LONGEST_NOTE, notedTags, WISH, type WriteNotes } from "@/lib/contracts/card-notes";
import type { FormState } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { Field, Textarea, TextInput } from "../ui/field";
import { unlessLost } from "../ui/unless-lost";
import { useCollectionProblem } from "./collection-problem";

type Props = { game: string; kept: CardNote; onSave(request: WriteNotes): Promise<FormState> };

/** What one notes about a card, for oneself; the star puts it on the wish list. */
export function NoteForm({ game, kept, onSave }: Props) {
  const { notes: t } = useTexts("collection");
  const { lost } = useTexts("ui");
  const words = useCollectionProblem();
  const [note, setNote] = useState(kept.note);
  const [tags, setTags] = useState(kept.tags.filter((tag) => tag !== WISH).join(" "));
  const [wished, setWished] = useState(kept.tags.includes(WISH));
  const [said, setSaid] = useState("");
  const [busy, start] = useTransition();
  const save = (wish: Parameters<typeof notedTags>[1]) =>
    start(async () => {
      const noted = notedTags(tags, wish);
      const all = noted.wished ? [...noted.tags, WISH] : noted.tags;
      const answer = await unlessLost(onSave({ game, notes: [{ number: kept.number, note, tags: all }] }), null);
      if (answer?.done !== undefined) {
        setWished(noted.wished);
        // What the star says is not said twice.
        setTags((now) => (now === tags ? noted.tags.join(" ") : now));
      }
      setSaid(answer === null ? lost : answer.problem ? words(answer.problem) : (answer.done ?? ""));
    });
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save(wished ? "yes" : "as written");
      }}
    >
      <button
        type="button"
        aria-pressed={wished}
        onClick={() => save(wished ? "no" : "yes")}
        className="inline-flex min-h-11 items-center gap-2 self-start rounded-sm border border-edge px-3 font-medium aria-pressed:bg-brass-soft"
      >
        <Star aria-hidden="true" className="size-4.5" fill={wished ? "currentColor" : "none"} />
        {wished ? t.wished : t.wish}
      </button>
      <Field label={t.tags} help={t.tagsHelp}>
        <TextInput value={tags} onChange={(event) => setTags(event.target.value)} maxLength={320} autoComplete="off" />
      </Field>
      <Field label={t.note}>
        <Textarea value={note} onChange={(event) => setNote(event.target.value)} maxLength={LONGEST_NOTE} rows={3} />
      </Field>
      <Button type="submit" dense busy={busy} className="self-start">
        {t.save}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
    </form>
  );
}
