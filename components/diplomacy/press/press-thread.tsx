"use client";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { type Press, useLetters } from "@/components/realtime/use-press";
import { StickyFoot } from "@/components/table/log";
import { useTexts } from "@/components/texts/context";
import { Button, IconButton } from "@/components/ui/button";
import { type PressDesk, type PressLine, type ToWords, UNKNOWN_WORD, wordsOf } from "@/lib/contracts/press-words";
import { draftKey } from "./kept-drafts";
import { Letter } from "./letter";
import { LetterComposer } from "./letter-composer";
import { sayBarred, sayParties } from "./party-names";
import { type PressContext, ThreadTitle } from "./press-context";
import { useLetterDraft } from "./use-letter-draft";

type Props = {
  context: PressContext;
  press: Press;
  party: string;
  thread: string;
  onBack(): void;
};

/** A talk between the same: its letters, and where the next is written. */
export function PressThread({ context, press, party, thread, onBack }: Props) {
  const t = useTexts("diplomacyPress");
  const { table, own, map, field, onPoint } = context;
  const letters = useLetters(table, { party, thread }, press.fresh);
  const say = sayParties(t, map, { ...press.names, ...letters.names });
  const letter = useLetterDraft(draftKey(own, party, thread));
  const box = useRef<HTMLTextAreaElement>(null);
  const newest = letters.lines.at(-1);
  const waits = press.value?.threads.some((one) => one.party === party && one.thread === thread && one.unread > 0);
  const { markRead } = press;
  // What lies open before a reader is read; what comes while the page is hidden is read when it is looked at.
  useEffect(() => {
    if (!newest || !waits) return;
    const mark = () => document.visibilityState === "visible" && markRead({ id: newest.id, party, thread });
    mark();
    document.addEventListener("visibilitychange", mark);
    return () => document.removeEventListener("visibilitychange", mark);
  }, [newest, waits, markRead, party, thread]);

  const quote = (line: PressLine) => {
    const head = t.line.quoted(say(line.from), line.phase);
    const quoted = [head, ...line.text.split("\n")].map((one) => `> ${one}`).join("\n");
    letter.write(`${letter.draft.text === "" ? "" : `${letter.draft.text.trimEnd()}\n`}${quoted}\n`);
    box.current?.focus();
  };
  const words = wordsOf(thread);
  const known = words.filter((word) => word !== UNKNOWN_WORD);
  const to: ToWords = thread === "all" ? "all" : known;
  const desks = desksFor(press.value?.desks ?? [], party, thread);
  const powers = map.powers.filter(({ unplayed }) => !unplayed).map(({ name }) => `p:${name}`);
  return (
    <div className="press-thread">
      <header className="press-head">
        <IconButton label={t.back} onClick={onBack}>
          <ArrowLeft />
        </IconButton>
        <h2 className="min-w-0 flex-1">
          <ThreadTitle {...{ map, say, party, thread }} several={(press.value?.desks.length ?? 0) > 1} />
        </h2>
      </header>
      <StickyFoot label={t.title}>
        {letters.more && (
          <Button dense kind="ghost" onClick={letters.older}>
            {t.line.older}
          </Button>
        )}
        {letters.state === "failed" && (
          <p role="alert" className="text-danger">
            {t.failed} <Button onClick={letters.again}>{t.again}</Button>
          </p>
        )}
        {letters.state === "loading" && <p className="m-auto text-ink-3">{t.loading}</p>}
        {letters.state === "here" && letters.lines.length === 0 && <p className="m-auto text-ink-3">{t.emptyThread}</p>}
        {letters.lines.map((line) => (
          <Letter key={line.id} {...{ line, map, field, say, onPoint }} onQuote={quote} />
        ))}
      </StickyFoot>
      {desks.length === 0 ? (
        press.value && <p className="letter-composer text-ink-2">{t.onlyRead}</p>
      ) : to !== "all" && to.length === 0 ? (
        <p className="letter-composer text-ink-2">{t.compose.unknownOnly}</p>
      ) : (
        <LetterComposer
          key={`${party} ${thread}`}
          {...{ desks, to, powers, letter, box, say }}
          help={(refusal) => sayBarred(t, map, refusal)}
          onSend={press.send}
        />
      )}
    </div>
  );
}

/** Before powers are drawn one writes from one's seat, and has one's threads as who one is. */
const isSeat = (party: string): boolean => party.startsWith("p:#");

/** Who may write in a thread: to everybody each of one's parties, else the one whose thread it is. */
const desksFor = (desks: readonly PressDesk[], party: string, thread: string): PressDesk[] =>
  desks.filter((desk) => thread === "all" || desk.party === party || (isSeat(desk.party) && party.startsWith("u:")));
