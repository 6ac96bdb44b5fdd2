"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  type FirstPage,
  type FirstPageChange,
  firstPageAfter,
  fitsFilter,
  NO_FILTER,
  type TableFilter,
  type TablePage,
} from "@/lib/contracts/lobby";
import type { TableCard } from "@/lib/contracts/table-card";
import { ask, hear, isConnected } from "./connection";

/** Pages that were asked for are asked for again this often: only the first one is sent by itself. */
const AGAIN_EVERY = 10_000;
/** A search is asked for once the typing has paused this long. */
const TYPING_PAUSE = 250;

const keyOf = (filter: TableFilter): string => JSON.stringify(filter);
const isFiltered = (filter: TableFilter): boolean => keyOf(filter) !== keyOf(NO_FILTER);

/** Each table once, as it was told first. */
function once(tables: readonly TableCard[]): TableCard[] {
  const seen = new Set<string>();
  return tables.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The pages that were asked for, one after another from `from` on; fewer where the list or the patience ends. */
async function askPages(filter: TableFilter, from: string | null, count: number): Promise<TablePage[]> {
  const pages: TablePage[] = [];
  let after = from;
  while (pages.length < count && (pages.length === 0 || after !== null)) {
    const answer = await ask("lobby:find", { filter, after });
    if (!answer?.ok) break;
    pages.push(answer.value);
    after = answer.value.next;
  }
  return pages;
}

/**
 * The open tables that fit a filter: the first page of all is kept fresh by the sidecar; what lies beyond it, or is looked
 * for, is asked of the sidecar, and again from time to time. Until it answers, what is here already is looked through.
 */
export function useOpenTables(start: FirstPage, filter: TableFilter) {
  const [first, setFirst] = useState(start);
  const [asked, setAsked] = useState<{ key: string; pages: TablePage[] }>({ key: keyOf(NO_FILTER), pages: [] });
  const [isBusy, setBusy] = useState(false);
  const key = keyOf(filter);
  const filtered = isFiltered(filter);
  const now = useRef({ filter, first, asked });
  now.current = { filter, first, asked };

  /**
   * Asks for `more` pages than there are, and for those anew; one thing after another, so that no late answer takes pages
   * away. Asked before there is a connection, it waits for one.
   */
  const asking = useRef(Promise.resolve());
  const load = useCallback((more: number): Promise<void> => {
    const run = async () => {
      const { filter, first, asked } = now.current;
      const key = keyOf(filter);
      const isAll = !isFiltered(filter);
      const count = (asked.key === key ? asked.pages.length : 0) + more;
      if (count === 0 || (isAll && first.next === null)) return;
      const pages = await askPages(filter, isAll ? first.next : null, count);
      const isWhole = pages.length === count || pages.at(-1)?.next === null;
      if (isWhole && keyOf(now.current.filter) === key) setAsked({ key, pages });
    };
    asking.current = asking.current.then(run);
    return asking.current;
  }, []);

  useEffect(() => {
    const onChange = (change: FirstPageChange) => {
      setFirst((first) => firstPageAfter(first, change));
      const fresh = new Map(change.changed.map((table) => [table.id, table]));
      const renewed = (page: TablePage) => ({ ...page, tables: page.tables.map((one) => fresh.get(one.id) ?? one) });
      setAsked(({ key, pages }) => ({ key, pages: pages.map(renewed) }));
    };
    const again = () => {
      if (isConnected() && document.visibilityState === "visible") void load(0);
    };
    const stops = [hear("lobby:tables", onChange), hear("connect", again)];
    const timer = setInterval(again, AGAIN_EVERY);
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  }, [load]);

  // What is looked for is asked for as soon as there is a connection and the typing pauses.
  useEffect(() => {
    if (!filtered) return;
    const look = () => {
      if (isConnected() && (now.current.asked.key !== key || now.current.asked.pages.length === 0)) void load(1);
    };
    const timer = setTimeout(look, TYPING_PAUSE);
    const stop = hear("connect", look);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [key, filtered, load]);

  const pages = asked.key === key ? asked.pages : [];
  const last = pages.at(-1);
  const here = once([...(filtered && last ? [] : first.tables), ...pages.flatMap(({ tables }) => tables)]);
  return {
    first,
    take: setFirst,
    tables: filtered && !last ? here.filter((table) => fitsFilter(table, filter)) : here,
    /** How many fit in all; null: not known yet. */
    total: filtered ? (last?.total ?? null) : first.total,
    hasMore: (last ? last.next : filtered ? null : first.next) !== null,
    isBusy,
    showMore: async () => {
      setBusy(true);
      await load(1);
      setBusy(false);
    },
  };
}
