"use client";
import { useMemo } from "react";
import { type RoomStart, useRoom } from "@/components/realtime/use-room";
import { type TableStart, useTable } from "@/components/realtime/use-table";
import { useTexts } from "@/components/texts/context";
import type { SpoofIntent, SpoofView } from "@/lib/engine/spoof/game";
import { tableNameIn } from "@/lib/texts/table-name";
import { SpoofRoom } from "./spoof-room";
import { spoofWords } from "./spoof-words";

type Props = TableStart<SpoofView> & RoomStart;

/** As many as may sit at a table of spoof. */
const SEATS = { min: 2, max: 8 };

/** A table of spoof, alive. */
export function SpoofPage(props: Props) {
  const live = useTable<SpoofView, SpoofIntent>(props);
  const { table, game, seat } = live.joined;
  const spoof = useTexts("spoof");
  const tableTexts = useTexts("table");
  const shell = useTexts("shell");
  const tableTalk = useTexts("tableTalk");
  const words = useMemo(() => spoofWords({ spoof, table: tableTexts, tableTalk }), [spoof, tableTexts, tableTalk]);
  const over = game.phase === "over";
  const room = useRoom(live, {
    ...props,
    game: { idle: game.phase === "waiting" || over, over },
    seats: SEATS,
    acts: [],
    words,
  });
  return (
    <>
      <SpoofRoom
        view={live.connection === "ended" ? { ...game, can: null, mine: null } : game}
        people={room.people}
        you={seat}
        log={room.log}
        chat={room.chat}
        version={live.joined.version}
        connection={room.connection}
        clock={room.clock}
        pending={live.pending}
        refusal={live.refused?.why ?? null}
        paused={table.paused}
        name={tableNameIn(shell, table.settings)}
        chatClosed={room.chatClosed}
        remark={room.remark}
        slots={room}
        onAct={(intent) => void live.act(intent)}
        onChat={live.say}
        onRetry={live.retry}
        seatsToTake={room.seatsToTake}
        onSit={room.onSit}
        onSeat={room.onSeat}
      />
      {room.dialogs}
    </>
  );
}
