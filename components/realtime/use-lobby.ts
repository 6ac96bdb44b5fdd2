"use client";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { ChatView, Online, TableCard } from "@/lib/contracts/live";
import { LOBBY_ROOM } from "@/lib/contracts/rooms";
import { withLines } from "./chat-lines";
import { ask, askUntilAnswered, connectionState, freshId, hear, isConnected, watchConnection } from "./connection";

export type LobbyStart = { tables: TableCard[]; chat: ChatView[]; online: Online };

/** The lobby as it is now: begins with what the page was made with, and follows what the sidecar sends. */
export function useLobby(start: LobbyStart) {
  const [tables, setTables] = useState(start.tables);
  const [chat, setChat] = useState(start.chat);
  const [online, setOnline] = useState(start.online);
  const [refused, setRefused] = useState<string | null>(null);
  const connection = useSyncExternalStore(watchConnection, connectionState, () => "connecting" as const);

  useEffect(() => {
    let gone = false;
    const join = async () => {
      const answer = await ask("lobby:join", {});
      if (!answer?.ok || gone) return;
      setTables(answer.value.tables);
      setChat((chat) => withLines(chat, answer.value.chat));
      setOnline(answer.value.online);
    };
    const onTables = ({ changed, gone: removed }: { changed: TableCard[]; gone: string[] }) =>
      setTables((tables) => {
        const fresh = new Map(changed.map((table) => [table.id, table]));
        const kept = tables.filter((table) => !removed.includes(table.id)).map((table) => fresh.get(table.id) ?? table);
        const known = new Set(kept.map((table) => table.id));
        return [...changed.filter((table) => !known.has(table.id)), ...kept];
      });
    const onLine = (line: ChatView) => {
      if (line.room === LOBBY_ROOM) setChat((chat) => withLines(chat, [line]));
    };
    const stops = [
      hear("connect", () => void join()),
      hear("lobby:tables", onTables),
      hear("lobby:online", setOnline),
      hear("chat:line", onLine),
    ];
    if (isConnected()) void join();
    return () => {
      gone = true;
      for (const stop of stops) stop();
      if (isConnected()) void ask("lobby:leave", {});
    };
  }, []);

  const say = async (text: string): Promise<boolean> => {
    setRefused(null);
    const answer = await askUntilAnswered("chat:post", { room: LOBBY_ROOM, text, id: freshId() }, () => false);
    if (answer && !answer.ok) setRefused(answer.error.code);
    return answer?.ok ?? false;
  };
  return { tables, chat, online, connection, refused, say };
}
