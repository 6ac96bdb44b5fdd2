"use client";
import { useEffect, useState } from "react";
import { NO_FILTER } from "@/lib/contracts/lobby";
import type { TableCard } from "@/lib/contracts/table-card";
import { ask, hear, isConnected } from "./connection";

/** One's own tables that the lobby does not send by itself are asked for this often. */
const AGAIN_EVERY = 10_000;

const isSeatedAt = (table: TableCard, userId: string | null): boolean =>
  userId !== null && table.seats.some((seat) => seat.user === userId);

/** The tables at which one sits or is invited to something, as they are now: those of the page, those sent since, and those found among all. */
export function useOwnTables(
  mine: readonly TableCard[],
  sent: readonly TableCard[],
  userId: string | null,
): TableCard[] {
  const [found, setFound] = useState<readonly TableCard[]>([]);
  const isBeyond = mine.some((table) => table.public && !sent.some(({ id }) => id === table.id));

  useEffect(() => {
    if (userId === null || !isBeyond) return;
    const look = async () => {
      if (!isConnected() || document.visibilityState !== "visible") return;
      const answer = await ask("lobby:find", { filter: { ...NO_FILTER, player: userId }, after: null });
      if (answer?.ok) setFound(answer.value.tables);
    };
    const stop = hear("connect", () => void look());
    const timer = setInterval(() => void look(), AGAIN_EVERY);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [userId, isBeyond]);

  const tables = new Map([...mine, ...found, ...sent].map((table) => [table.id, table]));
  // What is sent is for everybody: that the reader is invited stands in what the page was made with.
  for (const { id, invited } of mine) {
    const now = tables.get(id);
    if (invited && now) tables.set(id, { ...now, invited });
  }
  return [...tables.values()].filter((table) => table.invited || isSeatedAt(table, userId));
}
