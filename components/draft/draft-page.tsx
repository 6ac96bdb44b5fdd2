"use client";
import { useMemo } from "react";
import { useCards } from "@/components/ccg/use-cards";
import { useFreshPurse } from "@/components/realtime/use-fresh-purse";
import { type RoomStart, useRoom } from "@/components/realtime/use-room";
import { type TableStart, useTable } from "@/components/realtime/use-table";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { Intent } from "@/lib/engine/ccg/draft/event";
import type { View } from "@/lib/engine/ccg/draft/view";
import { tableNameIn } from "@/lib/texts/table-name";
import { DraftRoom } from "./draft-room";
import { draftWords } from "./draft-words";
import type { MakeDeckAction } from "./make-deck";
import type { DraftTableInfo } from "./table-info";

type Props = TableStart<View> &
  RoomStart & {
    info: DraftTableInfo;
    /** Where all cards of the game are. */
    cardsAt: string;
    /** Of the table's chance: shown before anybody gives a share. */
    anchor: string;
    makeDeck: MakeDeckAction;
  };

const SEATS = { min: 2, max: 8 };

/** A booster draft, alive. */
export function DraftPage(props: Props) {
  const { info } = props;
  const live = useTable<View, Intent>(props);
  const { cards, failed, again } = useCards(props.cardsAt);
  const { table, game, seat } = live.joined;
  // Packs that are kept are paid for as it begins.
  useFreshPurse(game.price === null ? "" : game.stage);
  const draft = useTexts("draft");
  const tableTexts = useTexts("table");
  const tableTalk = useTexts("tableTalk");
  const shell = useTexts("shell");
  const words = useMemo(() => draftWords({ draft, table: tableTexts, tableTalk }), [draft, tableTexts, tableTalk]);
  const room = useRoom(live, {
    ...props,
    game: { idle: game.stage !== "playing", over: game.stage === "over", once: true },
    seats: SEATS,
    acts: [],
    words,
  });
  if (!cards)
    return (
      <div role="status" className="grid h-full place-content-center justify-items-center gap-3">
        {failed ? draft.room.failed : draft.room.loading}
        {failed && <Button onClick={again}>{draft.room.again}</Button>}
      </div>
    );
  return (
    <>
      <DraftRoom
        tableId={props.id}
        anchor={props.anchor}
        view={game}
        info={info}
        cards={cards}
        makeDeck={props.makeDeck}
        people={room.people}
        you={live.connection === "ended" ? null : seat}
        log={room.log}
        chat={room.chat}
        version={live.joined.version}
        connection={room.connection}
        offset={live.offset}
        pending={live.pending !== null}
        refusal={live.refused?.why ?? null}
        paused={table.paused}
        name={tableNameIn(shell, table.settings)}
        chatClosed={room.chatClosed}
        remark={room.remark}
        slots={room}
        onAct={live.act}
        onBegin={live.joined.access.host ? () => live.host({ type: "begin" }) : null}
        onChat={live.say}
        onRetry={live.retry}
      />
      {room.dialogs}
    </>
  );
}
