"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { tagsOf } from "@/lib/contracts/card-notes";
import {
  type AboutDeck,
  type DeckEcho,
  type DeckLine,
  LONGEST_DECK_NOTE,
  type SavedDeck,
} from "@/lib/contracts/deck-words";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Panel } from "../shell/page";
import { Button } from "../ui/button";
import { Field, Textarea, TextInput } from "../ui/field";
import { randomText } from "../ui/random-text";
import { Select } from "../ui/select";
import { Switch } from "../ui/switch";
import { unlessLost } from "../ui/unless-lost";
import { deckProblem, LOST } from "./deck-problem";

export type Described = AboutDeck & { readonly link: string | null };
export type Describe = (given: unknown) => Promise<Result<Described, Refusal>>;

type Props = {
  id: string;
  about: Described & DeckEcho;
  /** One's other decks of the game. */
  others: readonly DeckLine[];
  onDescribe: Describe;
  onMerge(given: unknown): Promise<Result<SavedDeck, Refusal>>;
  onMerged(saved: SavedDeck): void;
};

/** Notes and tags, who may see the deck, and another deck put into it. */
export function AboutPanel({ id, about, others, onDescribe, onMerge, onMerged }: Props) {
  const { about: t, echo, problems } = useTexts("decks");
  const router = useRouter();
  const [now, setNow] = useState<Described>(about);
  const [note, setNote] = useState(about.note);
  const [tags, setTags] = useState(about.tags.join(" "));
  const [other, setOther] = useState("");
  const [said, setSaid] = useState<{ ok: boolean; text: string } | null>(null);
  const [busy, begin] = useTransition();
  const change = (some: Record<string, unknown>, done?: string) =>
    begin(async () => {
      const answer = await unlessLost(onDescribe({ id, ...some }), LOST);
      if (answer.ok) setNow(answer.value);
      // What was said before is there again.
      if (answer.ok && answer.value.commentsOn !== now.commentsOn) router.refresh();
      setSaid(
        answer.ok ? (done ? { ok: true, text: done } : null) : { ok: false, text: deckProblem(answer.error, problems) },
      );
    });
  const chosen = others.find((one) => one.id === other) ?? others[0];
  const merge = () =>
    begin(async () => {
      if (!chosen) return;
      const answer = await unlessLost(onMerge({ id, other: chosen.id, key: randomText(12) }), LOST);
      if (answer.ok) onMerged(answer.value);
      setSaid({ ok: answer.ok, text: answer.ok ? t.merged(chosen.name) : deckProblem(answer.error, problems) });
    });
  const address = now.link === null ? "" : `${window.location.origin}/decks/${id}?link=${now.link}`;
  return (
    <Panel title={t.title}>
      <div className="flex flex-col gap-4">
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            change({ note, tags: tagsOf(tags) }, t.saved);
          }}
        >
          <Field label={t.note}>
            <Textarea
              value={note}
              onChange={(event) => setNote(event.target.value)}
              maxLength={LONGEST_DECK_NOTE}
              rows={3}
            />
          </Field>
          <Field label={t.tags} help={t.tagsHelp}>
            <TextInput value={tags} onChange={(event) => setTags(event.target.value)} autoComplete="off" />
          </Field>
          <Button type="submit" dense busy={busy} className="self-start">
            {t.save}
          </Button>
        </form>
        <Switch label={t.open} help={t.openHelp} checked={now.isPublic} onChange={(isPublic) => change({ isPublic })} />
        <Switch
          label={t.share}
          help={t.shareHelp}
          checked={now.link !== null}
          onChange={(shared) => change({ shared })}
        />
        {now.link !== null && (
          <div className="flex gap-2">
            <TextInput readOnly aria-label={t.link} value={address} onFocus={(event) => event.target.select()} />
            <Button
              onClick={() =>
                void navigator.clipboard?.writeText(address).then(() => setSaid({ ok: true, text: t.copied }))
              }
            >
              {t.copy}
            </Button>
          </div>
        )}
        <Switch
          label={t.comments}
          help={t.commentsHelp}
          checked={now.commentsOn}
          onChange={(commentsOn) => change({ commentsOn })}
        />
        {about.likes + about.copies > 0 && <p className="text-ink-2">{echo.standing(about.likes, about.copies)}</p>}
        {chosen && (
          <Field label={t.merge} help={t.mergeHelp}>
            <span className="flex gap-2">
              <Select
                className="min-w-0 grow"
                options={others.map((one) => ({ value: one.id, label: one.name }))}
                value={chosen.id}
                onChange={setOther}
              />
              <Button busy={busy} onClick={merge}>
                {t.mergeVerb}
              </Button>
            </span>
          </Field>
        )}
        <p role="status" className={said?.ok ? "text-ok empty:hidden" : "text-danger empty:hidden"}>
          {said?.text}
        </p>
      </div>
    </Panel>
  );
}
