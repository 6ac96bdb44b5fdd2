"use client";
import { useMemo } from "react";
import { powerName } from "@/components/diplomacy/names";
import { type RoomStart, useRoom } from "@/components/realtime/use-room";
import { type TableStart, useTable } from "@/components/realtime/use-table";
import { usePanel } from "@/components/table/use-panel";
import { useLanguage, useTexts } from "@/components/texts/context";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import { mapOf } from "@/lib/engine/diplomacy/game/options";
import type { View } from "@/lib/engine/diplomacy/game/view";
import { loadMap } from "@/lib/engine/diplomacy/maps/index";
import { FORMAT_LOCALES } from "@/lib/texts/speech";
import { tableNameIn } from "@/lib/texts/table-name";
import { DiplomacyRoom } from "./diplomacy-room";
import type { DiplomacyConfig } from "./seen";
import { diplomacyWords, helpFor, statusOf, turnOf } from "./words";

type Props = TableStart<View> & RoomStart & { config: DiplomacyConfig };

/** A game of Diplomacy, alive. */
export function DiplomacyPage(props: Props) {
  const live = useTable<View, Intent>(props);
  const { table, game, version } = live.joined;
  const map = useMemo(() => mapOf(props.config) ?? loadMap("standard"), [props.config]);
  const diplomacy = useTexts("diplomacy");
  const diplomacyTable = useTexts("diplomacyTable");
  const tableTexts = useTexts("table");
  const tableTalk = useTexts("tableTalk");
  const shell = useTexts("shell");
  const locale = FORMAT_LOCALES[useLanguage()];
  const texts = useMemo(
    () => ({ diplomacy, diplomacyTable, table: tableTexts, tableTalk }),
    [diplomacy, diplomacyTable, tableTexts, tableTalk],
  );
  const words = useMemo(() => {
    const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
    return diplomacyWords(texts, map, (at) => time.format(at));
  }, [texts, map, locale]);
  const over = game.stage === "completed" || game.stage === "terminated";
  const seats = table.seats.length;
  const room = useRoom(live, {
    ...props,
    game: { idle: game.stage === "forming" || game.stage === "preparation" || over, over, asksWord: game.asksWord },
    seats: { min: seats, max: seats },
    acts: [],
    letters: true,
    words,
    seatName: (at) => {
      const power = game.powers.find((one) => one.seat === at && one.kind !== "dummy");
      return power ? powerName(map, power.name) : null;
    },
  });
  const panel = usePanel(room.chat);
  // What stands there says no more to a master than the bar above does.
  const isAtWork =
    live.joined.access.office === "master" &&
    room.connection === "live" &&
    (game.stage === "active" || game.stage === "waiting");
  return (
    <>
      <DiplomacyRoom
        id={props.id}
        view={game}
        map={map}
        config={props.config}
        people={room.people}
        panel={panel}
        name={tableNameIn(shell, table.settings)}
        status={statusOf(game, texts)}
        remark={room.remark}
        turn={turnOf(game, map, texts)}
        version={version}
        log={room.log}
        chat={room.chat}
        alone={table.seats.every(({ kind }, seat) => kind === "bot" || seat === live.joined.seat)}
        signedIn={live.joined.access.seat !== null || live.joined.access.office !== null}
        slots={room}
        offset={live.offset}
        busy={live.pending !== null}
        foot={isAtWork ? null : room.foot || null}
        seatsToTake={room.seatsToTake}
        seatsToAsk={room.seatsToAsk}
        onSit={room.onSit}
        onSeat={room.onSeat}
        onObserve={room.onObserve}
        onAct={(intent) => live.act(intent)}
        onMaster={live.joined.access.office === "master" ? live.master : null}
        help={(refusal) => helpFor(refusal, texts)}
      />
      {room.dialogs}
    </>
  );
}
