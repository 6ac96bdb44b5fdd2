"use client";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import type { HostAct } from "@/components/realtime/game-standing";
import { type RoomStart, useRoom } from "@/components/realtime/use-room";
import { type TableStart, useTable } from "@/components/realtime/use-table";
import { useLanguage, useTexts } from "@/components/texts/context";
import { useLaterTexts } from "@/components/texts/later";
import { useLater } from "@/components/ui/use-later";
import type { Intent, TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import type { Catalogues } from "@/lib/texts/catalogues";
import { tableNameIn } from "@/lib/texts/table-name";
import { mayTakeBack } from "./may-take-back";
import { isBetweenDeals } from "./phases";
import { sheetOf } from "./sheet-of";
import { TableRoom } from "./table-room";
import { CARD_TALK } from "./talk";
import type { HostAction, TablePrefs } from "./types";
import { usePrefs } from "./use-prefs";

type Props = TableStart<View> &
  RoomStart & {
    info: TemplateInfo;
    prefs: Partial<TablePrefs>;
    rules: ReactNode;
  };

const Records = lazy(() => import("./records"));

/** What the log says is read after the table. */
const loadWords = () => import("./log-words");

/** A view without anything that only its viewer may know or do. */
const withoutHands = (game: View): View => ({
  ...game,
  can: null,
  host: NOT_HOST,
  seats: game.seats.map((seat) => ({ ...seat, hand: null, fresh: [] })),
});

/** A game says what a host may do now; it does not know who that is. */
const NOT_HOST: View["host"] = { start: false, end: false, reset: false };

/** What the host may do with the deal and the series, in the table's menu; `alone`: without asking anybody. */
function hostActs(
  { start, end, reset }: View["host"],
  isHost: boolean,
  { isFull, alone }: { isFull: boolean; alone: boolean },
  t: Catalogues["cardsTable"]["menu"],
): HostAct[] {
  const withAll = (ask: { title: string; text: string; verb: string }) =>
    alone ? ask : { ...ask, text: `${ask.text} ${t.allAgree}` };
  const acts: (HostAct | false)[] = [
    // With a vacant seat the table waits for somebody, or for a bot that is asked to it.
    start && isHost && isFull && { label: t.deal, intent: { type: "start" } },
    end && {
      label: t.end,
      intent: { type: "end" },
      ask: withAll(t.askEnd),
    },
    reset && {
      label: t.reset,
      intent: { type: "reset" },
      ask: withAll(t.askReset),
    },
  ];
  return acts.filter((act) => act !== false);
}

/** A card table, alive: what the sidecar sends, shown by the room; what the viewer does, sent back. */
export function TablePage(props: Props) {
  const { info, id } = props;
  const language = useLanguage();
  const t = useTexts("cardsTable");
  const tableTexts = useTexts("table");
  const shell = useTexts("shell");
  const live = useTable<View, Intent>(props);
  const [prefs, setPrefs] = usePrefs(props.prefs);
  const { connection, pending } = live;
  const { table, game, seat, clock } = live.joined;
  const { host: isHost, dealsOn } = live.joined.access;
  const view = useMemo(() => {
    // Signed out, perhaps from elsewhere: this device may not be its owner's any more.
    if (connection === "ended") return withoutHands(game);
    if (isHost) return game;
    return { ...game, host: dealsOn ? { ...NOT_HOST, start: game.host.start } : NOT_HOST };
  }, [game, isHost, dealsOn, connection]);
  const idle = isBetweenDeals(view);
  const said = useLater(loadWords);
  const talk = useLaterTexts(CARD_TALK);
  const words = useMemo(
    () => (said && talk && said.cardWords(info, language, { table: tableTexts, ...talk })) ?? null,
    [said, talk, tableTexts, info, language],
  );
  const room = useRoom(live, {
    ...props,
    game: { idle, over: view.phase === "complete" },
    seats: info.seats,
    acts: hostActs(
      view.host,
      isHost,
      {
        isFull: table.seats.every(({ kind }) => kind !== "nobody"),
        alone: table.seats.every(({ kind }, at) => kind !== "user" || at === seat) || view.phase === "complete",
      },
      t.menu,
    ),
    words,
  });
  const sheet = useMemo(() => sheetOf(live.records, table.seats.length), [live.records, table.seats.length]);

  const onHost = ({ type }: HostAction) => {
    if (type === "pause" || type === "unpause") void live.tell({ type: "pause", on: type === "pause" });
    else live.host({ type });
  };

  return (
    <>
      <TableRoom
        info={info}
        view={view}
        people={room.people}
        you={seat}
        log={room.log}
        chat={room.chat}
        sheet={sheet}
        version={live.joined.version}
        connection={room.connection}
        pending={pending}
        refusal={live.refused?.why ?? null}
        clock={room.clock}
        next={idle ? { at: clock?.kind === "deal" ? clock.at : null, paused: table.paused } : null}
        paused={table.paused}
        name={tableNameIn(shell, table.settings)}
        backHref="/tables"
        prefs={prefs}
        chatClosed={room.chatClosed}
        remark={room.remark}
        slots={{
          rules: props.rules,
          hostMenu: room.hostMenu,
          requests: room.requests,
          fairness: (
            <Suspense>
              <Records id={id} records={live.records} view={view} />
            </Suspense>
          ),
          spectators: room.spectators,
          takeback: room.takeback,
          callOff: room.callOff,
          foot: room.foot,
        }}
        onAct={(intent, options) => live.act(intent, options)}
        onChat={live.say}
        onHost={onHost}
        onPrefs={setPrefs}
        onTakeback={
          seat !== null && table.takeback === null && mayTakeBack(view, live.joined.log, seat)
            ? () => void live.tell({ type: "takeback" })
            : undefined
        }
        onRetry={live.retry}
        onSit={room.onSit}
        seatsToTake={room.seatsToTake}
        onSeat={room.onSeat}
      />
      {room.dialogs}
    </>
  );
}
