"use client";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { useCards } from "@/components/ccg/use-cards";
import { useDrags } from "@/components/realtime/use-drags";
import { useFreshPurse } from "@/components/realtime/use-fresh-purse";
import { type RoomStart, useRoom } from "@/components/realtime/use-room";
import { type TableStart, useTable } from "@/components/realtime/use-table";
import { personAt } from "@/components/table/people";
import { useTexts } from "@/components/texts/context";
import { AskedKeys } from "@/components/ui/asked-keys";
import { Button } from "@/components/ui/button";
import { ToastProvider, useToast } from "@/components/ui/toast";
import type { DeckVerdict } from "@/lib/contracts/tabletop";
import type { Intent } from "@/lib/engine/ccg/tabletop/intent";
import type { View } from "@/lib/engine/ccg/tabletop/view";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { tableNameIn } from "@/lib/texts/table-name";
import type { ReadyDeck } from "./bring-deck";
import { keysOf } from "./keys-of";
import type { TableInfo } from "./table-info";
import { TabletopRoom } from "./tabletop-room";
import { tabletopHelp, tabletopWords } from "./tabletop-words-of";
import { turnWordsOf } from "./turn-words-of";
import { useBindings } from "./use-bindings";
import { useSameDeck } from "./use-same-deck";
import { useTyped } from "./use-typed";

type Props = TableStart<View> &
  RoomStart & {
    info: TableInfo;
    /** Where all cards of the game are. */
    cardsAt: string;
    /** Decks that one can bring: one's own, and the house's. */
    own: readonly ReadyDeck[];
    lent: readonly ReadyDeck[];
    /** What is brought as soon as one sits, without being asked; null: one is asked. */
    bringsAtOnce: ReadyDeck | null;
    /** The deck was locked with the entry: no other can be brought. */
    locked: boolean;
    /** The game's rules, as the server rendered them. */
    rules: ReactNode;
    saveGame(given: unknown): Promise<Refusal | null>;
    callJudge(given: unknown): Promise<Refusal | null>;
    readVerdicts(given: unknown): Promise<Result<readonly DeckVerdict[], Refusal>>;
  };

const BindingsDialog = lazy(() => import("./bindings-dialog"));
const CallJudgeDialog = lazy(() => import("./call-judge-dialog"));
const VerdictsDialog = lazy(() => import("./verdicts-dialog"));

/** A tabletop, alive. */
export const TabletopPage = (props: Props) => (
  <ToastProvider>
    <Tabletop {...props} />
  </ToastProvider>
);

/** How far a game has come in what it costs and brings: a prize may be new money where nothing was staked. */
const paidOf = (bet: number, stage: View["stage"]): string => (stage === "over" || bet > 0 ? stage : "");

function Tabletop(props: Props) {
  const { info } = props;
  const live = useTable<View, Intent>(props);
  const { cards, failed, again } = useCards(props.cardsAt);
  const { table, game, seat } = live.joined;
  const bet = table.settings.bet ?? 0;
  const drags = useDrags(props.id, seat);
  useFreshPurse(paidOf(bet, game.stage));
  const tabletop = useTexts("tabletop");
  const tableTexts = useTexts("table");
  const tableTalk = useTexts("tableTalk");
  const shell = useTexts("shell");
  const turning = useMemo(() => tabletop.room.turning(cards && turnWordsOf(cards)), [tabletop, cards]);
  const words = useMemo(
    () =>
      tabletopWords(
        { tabletop, table: tableTexts, tableTalk },
        {
          phases: info.phases,
          cardName: (number) => cards?.byNumber.get(number)?.name ?? "",
          turning: turning.tells,
        },
      ),
    [tabletop, tableTexts, tableTalk, info.phases, cards, turning],
  );
  const [checking, setChecking] = useState(false);
  const [calling, setCalling] = useState(false);
  const [binding, setBinding] = useState(false);
  const [bindings, setBindings] = useBindings(props.userId);
  const toast = useToast();
  const { save, check, judge } = tabletop.room;
  const saveNow = async () => {
    const refused = await props.saveGame({ tableId: props.id }).catch(() => true);
    toast({ text: refused ? save.nothing : save.done });
  };
  const { bringsAtOnce } = props;
  const { act } = live;
  const over = game.stage === "over";
  const isAsked = game.stage === "waiting" && seat !== null && game.seats[seat]?.deck === null;
  const [onBrought, onOther] = useSameDeck({ first: bringsAtOnce?.parts ?? null, isAsked, isOver: over, act });
  const brought = seat !== null && game.seats[seat]?.check != null;
  const extra = [
    // A game with a bot in it is not saved.
    ...(game.stage === "playing" && seat !== null && table.seats.every(({ kind }) => kind === "user")
      ? [{ label: save.menu, onSelect: () => void saveNow() }]
      : []),
    ...(game.stage === "playing" && seat !== null && bet > 0
      ? [{ label: judge.menu, onSelect: () => setCalling(true) }]
      : []),
    { label: tabletop.room.bindings.menu, onSelect: () => setBinding(true) },
    ...(brought ? [{ label: check.menu, onSelect: () => setChecking(true) }] : []),
  ];
  const room = useRoom(live, {
    ...props,
    game: {
      ...{ idle: game.stage !== "playing", over, botless: !info.bots, asksWord: game.asksWord },
      ...{ brings: { choose: onOther }, another: "/tables/tabletop" },
    },
    seats: info.seats,
    acts: [],
    words,
  });
  const onUndo = () => void live.tell({ type: "takeback" });
  const typed = useTyped({
    ...{ view: game, you: seat, phases: info.phases, cards, offset: room.clock.offset, say: live.say },
    // What is agreed with may be another by the time that it arrives.
    act: (intent) => live.act(intent, intent.type === "accept" ? { ifVersion: live.joined.version } : {}),
    nameOf: (of) => personAt(room.people, of)?.name ?? "",
    onUndo,
    onLegal: () => setChecking(true),
    onSave: () => void saveNow(),
  });
  if (!cards)
    return (
      <div role="status" className="grid h-full place-content-center justify-items-center gap-3">
        {failed ? tabletop.room.failed : tabletop.room.loading}
        {failed && <Button onClick={again}>{tabletop.room.again}</Button>}
      </div>
    );
  return (
    <>
      <TabletopRoom
        tableId={props.id}
        bet={bet}
        extra={extra}
        view={game}
        info={info}
        cards={cards}
        turning={turning}
        bindings={bindings}
        own={props.own}
        lent={props.lent}
        locked={props.locked}
        people={room.people}
        you={live.connection === "ended" ? null : seat}
        log={room.log}
        chat={room.chat}
        version={live.joined.version}
        connection={room.connection}
        clock={room.clock}
        drags={drags}
        pending={live.pending !== null}
        refusal={live.refused?.why ?? null}
        paused={table.paused}
        name={tableNameIn(shell, table.settings)}
        chatClosed={room.chatClosed}
        remark={room.remark}
        slots={room}
        rules={props.rules}
        tell={(say) => words.tell(say, room.people)}
        onAct={live.act}
        onBring={(parts) => void act({ type: "bring", parts }).then((refused) => refused ?? onBrought(parts))}
        onChat={typed.send}
        onUndo={onUndo}
        onRetry={live.retry}
      />
      {room.dialogs}
      {typed.dialog}
      <AskedKeys title={tabletop.room.keys.title} bindings={keysOf(info.commands, tabletop.room, turning, bindings)} />
      {calling && (
        <Suspense>
          <CallJudgeDialog
            tableId={props.id}
            call={props.callJudge}
            why={(refusal) => tabletopHelp(refusal, { tabletop, table: tableTexts, tableTalk })}
            onCalled={() => {
              setCalling(false);
              toast({ text: judge.done });
            }}
            onClose={() => setCalling(false)}
          />
        </Suspense>
      )}
      {binding && (
        <Suspense>
          <BindingsDialog
            bindings={bindings}
            commands={info.commands}
            onChange={setBindings}
            onClose={() => setBinding(false)}
          />
        </Suspense>
      )}
      {checking && (
        <Suspense>
          <VerdictsDialog tableId={props.id} read={props.readVerdicts} onClose={() => setChecking(false)} />
        </Suspense>
      )}
    </>
  );
}
