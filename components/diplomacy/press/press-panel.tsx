"use client";
import "./press.css";
import { Archive, PenLine } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { Press } from "@/components/realtime/use-press";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Badge } from "@/components/ui/chip";
import { Time } from "@/components/ui/time";
import type { PressThread as Thread } from "@/lib/contracts/press-words";
import type { PowerView } from "@/lib/engine/diplomacy/game/view";
import { type KeptDraft, keptDrafts } from "./kept-drafts";
import { type SayParty, sayBarred, sayParties } from "./party-names";
import { PressArchive } from "./press-archive";
import { type PressContext, ThreadTitle } from "./press-context";
import { PressReaders } from "./press-readers";
import { PressThread } from "./press-thread";

type Place = { at: "list" | "new" | "archive" } | { at: "thread"; party: string; thread: string };

type PanelProps = {
  context: PressContext;
  press: Press;
  powers: readonly PowerView[];
  /** Nobody but bots plays besides the reader. */
  alone: boolean;
};

/** The letters of a game: its threads, one of them, a new one, or the archive. */
export function PressPanel(props: PanelProps) {
  const t = useTexts("diplomacyPress");
  const [place, setPlace] = useState<Place>({ at: "list" });
  const box = useRef<HTMLDivElement>(null);
  const go = (next: Place) => {
    setPlace(next);
    // What was pressed is gone with its place: keys go on from here.
    box.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of the panel, no set of fields
    <div ref={box} tabIndex={-1} role="group" aria-label={t.title} className="press-thread">
      <PressPlace {...props} {...{ place, go }} />
    </div>
  );
}

function PressPlace({
  context,
  press,
  powers,
  alone,
  place,
  go,
}: PanelProps & { place: Place; go(next: Place): void }) {
  const t = useTexts("diplomacyPress");
  const { map } = context;
  const say = sayParties(t, map, press.names);
  const back = () => go({ at: "list" });
  const room = press.value;
  if (!room)
    return (
      <p className="m-auto p-4 text-ink-2">
        {press.state === "failed" ? t.failed : t.loading}{" "}
        {press.state === "failed" && <Button onClick={press.again}>{t.again}</Button>}
      </p>
    );
  switch (place.at) {
    case "thread":
      return <PressThread {...{ context, press }} party={place.party} thread={place.thread} onBack={back} />;
    case "archive":
      return <PressArchive {...{ context, press }} onBack={back} />;
    case "new":
      return (
        <PressReaders
          desks={room.desks}
          {...{ map, powers, say }}
          help={(refusal) => sayBarred(t, map, refusal)}
          onChoose={(party, thread) => go({ at: "thread", party, thread })}
          onBack={back}
        />
      );
    case "list":
      return (
        <div className="press-thread">
          <header className="press-head press-verbs">
            {room.desks.length > 0 && (
              <Button dense kind="primary" icon={<PenLine className="size-4" />} onClick={() => go({ at: "new" })}>
                {t.write}
              </Button>
            )}
            <Button dense icon={<Archive className="size-4" />} onClick={() => go({ at: "archive" })}>
              {t.archive}
            </Button>
          </header>
          {alone && room.desks.length > 0 && <p className="px-4 py-3 text-sm text-ink-2">{t.onlyBots}</p>}
          <ThreadList
            threads={withEverybody(room.threads)}
            parties={[...room.desks.map(({ party }) => party), "all"]}
            several={room.desks.length > 1}
            {...{ context, say }}
            onOpen={(party, thread) => go({ at: "thread", party, thread })}
          />
        </div>
      );
  }
}

type Listed = Omit<Thread, "last"> & { last: Thread["last"] | null };

/** The thread of everybody is there before anything was written in it. */
const withEverybody = (threads: readonly Thread[]): Listed[] =>
  threads.some(({ thread }) => thread === "all")
    ? [...threads]
    : [...threads, { party: "all", thread: "all", lines: 0, unread: 0, last: null }];

/** The letters that this device keeps unsent; none where it keeps nothing. */
function draftsHere(own: string, parties: readonly string[]): readonly KeptDraft[] {
  try {
    return keptDrafts(window.localStorage, own, parties);
  } catch {
    return [];
  }
}

/** Threads in which a letter was begun and none was sent stand before the others. */
const withDrafts = (threads: readonly Listed[], drafts: readonly KeptDraft[]): Listed[] => [
  ...drafts
    .filter((draft) => !threads.some(({ party, thread }) => party === draft.party && thread === draft.thread))
    .map(({ party, thread }) => ({ party, thread, lines: 0, unread: 0, last: null })),
  ...threads,
];

type ListProps = {
  threads: readonly Listed[];
  /** As whom the reader may write. */
  parties: readonly string[];
  several: boolean;
  context: PressContext;
  say: SayParty;
  onOpen(party: string, thread: string): void;
};

function ThreadList({ threads, parties, several, context: { map, own }, say, onOpen }: ListProps) {
  const t = useTexts("diplomacyPress");
  const [drafts] = useState(() => draftsHere(own, parties));
  const draftIn = (party: string, thread: string) =>
    drafts.find((draft) => draft.party === party && draft.thread === thread)?.text;
  const lineOf = (party: string, thread: string, last: Listed["last"]): ReactNode => {
    const draft = draftIn(party, thread);
    if (draft !== undefined)
      return (
        <>
          <span className="font-medium text-warn">{t.draft}</span> {draft.replace(/^>.*\n?/gm, "")}
        </>
      );
    return last ? `${last.mine ? t.you : say(last.from)}: ${last.text.replace(/^>.*\n?/gm, "")}` : t.emptyThread;
  };
  return (
    <ul className="min-h-0 flex-1 overflow-y-auto">
      {withDrafts(threads, drafts).map(({ party, thread, unread, last }) => (
        <li key={`${party} ${thread}`} className="border-b border-line">
          <button type="button" className="thread-row" onClick={() => onOpen(party, thread)}>
            <span className="flex items-center gap-2">
              <span className="min-w-0 flex-1 font-semibold">
                <ThreadTitle {...{ map, say, party, thread, several }} />
              </span>
              {unread > 0 && (
                <Badge tone="brass">
                  {unread}
                  <span className="sr-only"> {t.unread(unread)}</span>
                </Badge>
              )}
              {last && <Time at={last.at} className="shrink-0 text-xs text-ink-3" />}
            </span>
            <span className="thread-last">{lineOf(party, thread, last)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
