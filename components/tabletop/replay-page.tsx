"use client";
import { useEffect, useMemo, useState } from "react";
import { useCards } from "@/components/ccg/use-cards";
import { linesOf } from "@/components/realtime/log-lines";
import { peopleOf } from "@/components/realtime/people-of";
import type { Drags } from "@/components/realtime/use-drags";
import { ReplayBar } from "@/components/table/replay-bar";
import { usePlayback } from "@/components/table/use-playback";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { useRefusable } from "@/components/ui/use-refusable";
import type { TabletopReplay } from "@/lib/contracts/tabletop";
import type { View } from "@/lib/engine/ccg/tabletop/view";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";
import { tableNameIn } from "@/lib/texts/table-name";
import { USUAL } from "./bindings";
import type { TableInfo } from "./table-info";
import { TabletopRoom } from "./tabletop-room";
import { tabletopWords } from "./tabletop-words-of";
import { turnWordsOf } from "./turn-words-of";

type Props = {
  replay: TabletopReplay;
  info: TableInfo;
  cardsAt: string;
  userId: string | null;
  goOn(given: unknown): Promise<Refusal>;
};

const NO_DRAGS: Drags = { tell() {}, hear: () => () => {} };
const STILL = { dueAt: null, offset: 0 };
const nothing = () => {};

type Step = { readonly seat: Seat | null; readonly view: View };

/** How it lay after a step, once that has come; until then as it was shown before. Null: nothing has come yet. */
function useStep(tableId: string, seq: number): { step: Step | null; failed: boolean } {
  const [read, setRead] = useState<ReadonlyMap<number, Step>>(new Map());
  const [shown, setShown] = useState<Step | null>(null);
  const [failed, setFailed] = useState(false);
  const known = read.get(seq);
  useEffect(() => {
    setFailed(false);
    if (known) {
      setShown(known);
      return;
    }
    const gone = new AbortController();
    fetch(`/api/tables/${tableId}/replay/${seq}`, { signal: gone.signal })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))))
      .then(({ value }: { value: Step }) => setRead((before) => new Map(before).set(seq, value)))
      .catch(() => gone.signal.aborted || setFailed(true));
    return () => gone.abort();
  }, [tableId, seq, known]);
  return { step: shown, failed };
}

/** A game at a tabletop that is over, step by step, as the reader saw it; its players go on from any of them. */
export function ReplayPage({ replay, info, cardsAt, userId, goOn }: Props) {
  const { tableId, steps, seats, host, people: known } = replay;
  const { cards, failed, again } = useCards(cardsAt);
  const [tabletop, table, tableTalk] = [useTexts("tabletop"), useTexts("table"), useTexts("tableTalk")];
  const shell = useTexts("shell");
  const { busy, refused, run } = useRefusable();
  const last = steps.length - 1;
  const { at, setAt, playing, setPlaying } = usePlayback(last);
  const seq = steps[at]?.seq ?? 0;
  const { step, failed: lost } = useStep(tableId, seq);
  const seat = step?.seat ?? null;
  const people = useMemo(
    () =>
      peopleOf({ seats, host }, seat, { people: known, presence: null }, table).map((person) => ({
        ...person,
        // Who was connected then is of no account now.
        presence: "here" as const,
      })),
    [seats, host, seat, known, table],
  );
  const turning = useMemo(() => tabletop.room.turning(cards && turnWordsOf(cards)), [tabletop, cards]);
  const words = useMemo(
    () =>
      tabletopWords(
        { tabletop, table, tableTalk },
        {
          phases: info.phases,
          cardName: (number) => cards?.byNumber.get(number)?.name ?? "",
          turning: turning.tells,
        },
      ),
    [tabletop, table, tableTalk, info.phases, cards, turning],
  );
  const log = useMemo(
    () =>
      linesOf(
        steps.slice(0, at + 1).flatMap((one) => one.log),
        people,
        { known, userId, words, table },
      ),
    [steps, at, people, known, userId, words, table],
  );
  const t = tabletop.room;
  if (!cards || !step)
    return (
      <div role="status" className="grid h-full place-content-center justify-items-center gap-3">
        {failed || lost ? t.failed : t.loading}
        {failed && <Button onClick={again}>{t.again}</Button>}
      </div>
    );
  const { view } = step;
  const own = people.filter((person) => person.seat === seat);
  return (
    <TabletopRoom
      replay
      tableId={tableId}
      bet={0}
      extra={[]}
      view={view}
      info={info}
      cards={cards}
      turning={turning}
      bindings={USUAL}
      own={[]}
      lent={[]}
      locked={false}
      people={people}
      you={seat}
      log={log}
      chat={[]}
      version={`replay.${at}`}
      connection="live"
      clock={STILL}
      drags={NO_DRAGS}
      pending={false}
      refusal={refused}
      paused={false}
      name={tableNameIn(shell, replay.named)}
      remark={table.replay.title}
      backHref={`/tables/${tableId}`}
      chatClosed={table.replay.noChat}
      slots={{
        ...{ people, isHost: false, log, chat: [], chatClosed: table.replay.noChat, remark: undefined },
        ...{ connection: "live", clock: STILL, takeback: null, callOff: null, hostMenu: null },
        ...{ requests: null, spectators: null, dialogs: null, seatsToTake: [], seatsToAsk: [] },
        ...{ onSit: nothing, onObserve: null, onSeat: nothing, invited: [], onInvite: null },
        foot: (
          <div>
            {replay.goesOn && view.stage === "playing" && seat !== null && (
              <p className="flex flex-wrap items-center justify-center gap-3 bg-felt-deep px-3 py-1.5">
                <span className="text-sm text-on-felt-2">{t.replay.lead}</span>
                <Button dense kind="brass" busy={busy} onClick={() => run(() => goOn({ tableId, seq }))}>
                  {t.replay.goOn}
                </Button>
              </p>
            )}
            <ReplayBar
              at={at}
              count={last}
              playing={playing}
              onSeek={setAt}
              onPlaying={setPlaying}
              people={own}
              eyes={seat}
              open={own.length === 0}
            />
          </div>
        ),
      }}
      tell={(say) => words.tell(say, people)}
      onAct={async () => null}
      onChat={async () => false}
      onUndo={nothing}
      onBring={nothing}
      onRetry={nothing}
    />
  );
}
