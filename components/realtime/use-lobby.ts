"use client";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { ChatView, Online } from "@/lib/contracts/live";
import type { FirstPage, TableFilter } from "@/lib/contracts/lobby";
import type { TradeNews } from "@/lib/contracts/market-words";
import { LOBBY_ROOM } from "@/lib/contracts/rooms";
import { withLines } from "./chat-lines";
import { ask, askUntilAnswered, connectionState, freshId, hear, isConnected, watchConnection } from "./connection";
import { useOpenTables } from "./use-open-tables";

export type LobbyStart = { first: FirstPage; chat: ChatView[]; online: Online; trades: TradeNews[] };

/** The lobby as it is now: begins with what the page was made with, and follows what the sidecar sends. */
export function useLobby(start: LobbyStart, filter: TableFilter) {
  const list = useOpenTables(start.first, filter);
  const { take } = list;
  const [chat, setChat] = useState(start.chat);
  const [online, setOnline] = useState(start.online);
  const [trades, setTrades] = useState(start.trades);
  const [refused, setRefused] = useState<string | null>(null);
  const connection = useSyncExternalStore(watchConnection, connectionState, () => "connecting" as const);

  useEffect(() => {
    let gone = false;
    let joins = 0;
    const join = async () => {
      const mine = ++joins;
      const isLate = () => gone || mine !== joins;
      const answer = await askUntilAnswered("lobby:join", {}, isLate);
      if (!answer?.ok || isLate()) return;
      take(answer.value.first);
      setChat((chat) => withLines(chat, answer.value.chat));
      setOnline(answer.value.online);
      setTrades(answer.value.trades);
    };
    const onLine = (line: ChatView) => {
      if (line.room === LOBBY_ROOM) setChat((chat) => withLines(chat, [line]));
    };
    const stops = [
      hear("connect", () => void join()),
      hear("lobby:online", setOnline),
      hear("lobby:trades", setTrades),
      hear("chat:line", onLine),
    ];
    if (isConnected()) void join();
    return () => {
      gone = true;
      for (const stop of stops) stop();
      if (isConnected()) void ask("lobby:leave", {});
    };
  }, [take]);

  const say = async (text: string): Promise<boolean> => {
    setRefused(null);
    const answer = await askUntilAnswered("chat:post", { room: LOBBY_ROOM, text, id: freshId() }, () => false);
    if (answer && !answer.ok) setRefused(answer.error.code);
    return answer?.ok ?? false;
  };
  return { list, chat, online, trades, connection, refused, say };
}
