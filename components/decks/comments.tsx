"use client";
import { Trash2 } from "lucide-react";
import { useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { type DeckComment, LONGEST_COMMENT, MOST_COMMENTS } from "@/lib/contracts/deck-words";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Panel } from "../shell/page";
import { Button, IconButton } from "../ui/button";
import { Field, Textarea } from "../ui/field";
import { Link } from "../ui/link";
import { randomText } from "../ui/random-text";
import { Time } from "../ui/time";
import { unlessLost } from "../ui/unless-lost";
import { deckProblem, LOST } from "./deck-problem";

export type CommentActs = {
  write(given: unknown): Promise<Result<DeckComment, Refusal>>;
  remove(given: unknown): Promise<Result<null, Refusal>>;
};
type Props = {
  id: string;
  link: string | undefined;
  comments: readonly DeckComment[];
  /** Absent: whoever looks cannot write. */
  acts?: CommentActs;
};

/** What was said about a deck, and a line to say something. */
export function Comments({ id, link, comments, acts }: Props) {
  const { comments: t, problems } = useTexts("decks");
  const [shown, setShown] = useState(comments);
  const [text, setText] = useState("");
  const [key, setKey] = useState(() => randomText(12));
  const [problem, setProblem] = useState("");
  const [busy, begin] = useTransition();
  const told = (answer: Result<unknown, Refusal>): void =>
    setProblem(answer.ok ? "" : deckProblem(answer.error, problems));
  const write = () =>
    begin(async () => {
      if (!acts) return;
      const done = await unlessLost(acts.write({ id, key, text, ...(link === undefined ? {} : { link }) }), LOST);
      told(done);
      if (!done.ok) return;
      setShown((all) => [...all.filter((one) => one.id !== done.value.id), done.value]);
      setText("");
      setKey(randomText(12));
    });
  const remove = (comment: DeckComment) =>
    begin(async () => {
      if (!acts) return;
      const done = await unlessLost(acts.remove({ id: comment.id }), LOST);
      told(done);
      if (done.ok) setShown((all) => all.filter((one) => one.id !== comment.id));
    });
  return (
    <Panel id="comments" title={t.title(shown.length)}>
      {shown.length === 0 && <p className="text-ink-3">{t.none}</p>}
      <ol aria-label={t.title(shown.length)} className="flex flex-col gap-3 empty:hidden">
        {shown.map((comment) => (
          <li key={comment.id} className="flex items-start gap-2 border-b border-line pb-3">
            <div className="min-w-0 grow">
              <p className="text-sm text-ink-3">
                <Link
                  href={`/u/${encodeURIComponent(comment.by)}`}
                  className="font-semibold text-ink underline-offset-4 hover:underline"
                >
                  {comment.by}
                </Link>{" "}
                <Time at={comment.at} />
              </p>
              <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{comment.text}</p>
            </div>
            {acts && comment.mayDelete && (
              <IconButton label={t.remove(comment.by)} onClick={() => remove(comment)}>
                <Trash2 />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      {acts && shown.length < MOST_COMMENTS && (
        <form
          className="mt-4 flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            write();
          }}
        >
          <Field label={t.write}>
            <Textarea
              value={text}
              onChange={(event) => setText(event.target.value)}
              maxLength={LONGEST_COMMENT}
              rows={3}
            />
          </Field>
          <Button type="submit" busy={busy} reason={text.trim() === "" ? t.noText : null} className="self-start">
            {t.send}
          </Button>
        </form>
      )}
      {!acts && <p className="mt-3 text-ink-3">{t.visitor}</p>}
      <p role="status" className="mt-2 text-danger empty:hidden">
        {problem}
      </p>
    </Panel>
  );
}
