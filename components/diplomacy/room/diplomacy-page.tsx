"use client";
import { useMemo } from "react";
import { powerName } from "@/components/diplomacy/names";
import { type RoomStart, useRoom } from "@/components/realtime/use-room";
import { type TableStart, useTable } from "@/components/realtime/use-table";
import { usePanel } from "@/components/table/use-panel";
import { useLanguage, useTexts } from "@/components/texts/context";
import { ownKey } from "@/components/ui/own-words";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import { mapOf } from "@/lib/engine/diplomacy/game/options";
import type { View } from "@/lib/engine/diplomacy/game/view";
import { loadMap } from "@/lib/engine/diplomacy/maps/index";
import { FORMAT_LOCALES } from "@/lib/texts/speech";
import { tableNameIn } from "@/lib/texts/table-name";
import { sayDays } from "../clock/say-days";
import { DiplomacyRoom } from "./diplomacy-room";
import type { DiplomacyConfig } from "./seen";
import { diplomacyWords, helpFor, statusOf, turnOf } from "./words";

type Props = TableStart<View> & RoomStart & { config: DiplomacyConfig };

/** A game of Diplomacy, alive. */
export function DiplomacyPage(props: Props) {
  const live = useTable<View, Intent>(props);
  const { table, game, version } = live.joined;
  const lines = JSON.stringify(game.morph);
  // Its master may have given the map other lines since the game was opened.
  const config = useMemo((): DiplomacyConfig => ({ ...props.config, morph: JSON.parse(lines) }), [props.config, lines]);
  const map = useMemo(() => mapOf(config) ?? loadMap("standard"), [config]);
  const diplomacy = useTexts("diplomacy");
  const diplomacyTable = useTexts("diplomacyTable");
  const tableTexts = useTexts("table");
  const tableTalk = useTexts("tableTalk");
  const shell = useTexts("shell");
  const language = useLanguage();
  const texts = useMemo(
    () => ({ diplomacy, diplomacyTable, table: tableTexts, tableTalk }),
    [diplomacy, diplomacyTable, tableTexts, tableTalk],
  );
  const words = useMemo(() => {
    const time = new Intl.DateTimeFormat(FORMAT_LOCALES[language], { dateStyle: "medium", timeStyle: "short" });
    return diplomacyWords(texts, map, {
      time: (at) => time.format(at),
      days: (from, to) => sayDays(diplomacyTable.away, language, from, to),
    });
  }, [texts, map, language, diplomacyTable]);
  const over = game.stage === "completed" || game.stage === "terminated";
  const seats = table.seats.length;
  const room = useRoom(live, {
    ...props,
    game: {
      idle: game.stage === "forming" || game.stage === "preparation" || over,
      over,
      once: true,
      correspondence: true,
      keepsTime: !game.inForce.includes("NO_DEADLINE"),
      asksWord: game.asksWord,
    },
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
        own={ownKey(props.userId, props.id)}
        view={game}
        map={map}
        config={config}
        people={room.people}
        panel={panel}
        name={tableNameIn(shell, table.settings)}
        status={statusOf(game, texts)}
        remark={room.remark}
        turn={turnOf(game, map, texts, live.joined.access.had ?? live.joined.access.seat)}
        version={version}
        log={room.log}
        chat={room.chat}
        alone={table.seats.every(({ kind }, seat) => kind === "bot" || seat === live.joined.seat)}
        signedIn={live.joined.access.seat !== null || live.joined.access.office !== null}
        signedOut={room.connection === "ended" || (props.lapsed ?? false)}
        slots={room}
        offset={live.offset}
        busy={live.pending !== null}
        connection={room.connection}
        onRetry={live.retry}
        foot={isAtWork ? null : room.foot || null}
        seatsToTake={room.seatsToTake}
        seatsToAsk={room.seatsToAsk}
        onSit={room.onSit}
        onSeat={room.onSeat}
        onObserve={room.onObserve}
        invited={room.invited}
        onInvite={room.onInvite}
        onAct={(intent) => live.act(intent)}
        onMaster={live.joined.access.office === "master" ? live.master : null}
        help={(refusal) => helpFor(refusal, texts)}
      />
      {room.dialogs}
    </>
  );
}
