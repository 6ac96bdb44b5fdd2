"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import type { SendPress } from "@/lib/contracts/press";
import type { PressLine, PressPage, PressRoom } from "@/lib/contracts/press-words";
import type { Refusal } from "@/lib/engine/kernel/result";
import { ask, askUntilAnswered, hear } from "./connection";

/** What happens together is read together, in ms; and how soon it is tried again where that failed. */
const TOGETHER = 250;
const AGAIN_AFTER = 4_000;

type Names = Readonly<Record<string, string>>;
type Fetched<T> = { value: T | null; state: "loading" | "failed" | "here" };

/** The letters of a game as its page has them. */
export type Press = Fetched<PressRoom> & {
  names: Names;
  /** How many letters wait to be read, in all threads. */
  unread: number;
  /** Letters that came while the page was open, the oldest first. */
  fresh: readonly PressLine[];
  again(): void;
  /** Sends a letter, however long that takes; gives why it was refused, or null. */
  send(letter: Omit<SendPress, "tableId">): Promise<Refusal | null>;
  markRead(line: Pick<PressLine, "id" | "party" | "thread">): void;
};

async function fetchValue<T>(path: string): Promise<T> {
  const answer = await fetch(path, { cache: "no-store" });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return ((await answer.json()) as { value: T }).value;
}

/**
 * The letters of a game: read anew whenever the game goes on (`mark`), a letter comes or was read elsewhere, the connection
 * is back, and when `deadlineAt` (ms) passes, since the rules may then say something else.
 */
export function usePress(table: string, mark: string, deadlineAt: number | null): Press {
  const [room, setRoom] = useState<Fetched<PressRoom>>({ value: null, state: "loading" });
  const [fresh, setFresh] = useState<readonly PressLine[]>([]);
  const [heard, setHeard] = useState<Names>({});
  const gone = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef(0);

  const read = useCallback(
    (after = TOGETHER) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const mine = ++turn.current;
        fetchValue<PressRoom>(`/api/diplomacy/${table}/press/room`).then(
          (value) => !gone.current && mine === turn.current && setRoom({ value, state: "here" }),
          () => {
            if (gone.current || mine !== turn.current) return;
            setRoom(({ value }) => ({ value, state: value ? "here" : "failed" }));
            read(AGAIN_AFTER);
          },
        );
      }, after);
    },
    [table],
  );
  const take = useCallback((line: PressLine, names: Names) => {
    setFresh((lines) => [...lines.filter((one) => !isSame(one, line)), line]);
    setHeard((known) => ({ ...known, ...names }));
  }, []);

  useEffect(() => {
    gone.current = false;
    const stops = [
      hear("connect", () => read()),
      hear("press:line", ({ tableId, line, names }) => {
        if (tableId !== table) return;
        take(line, names);
        read();
      }),
      hear("press:read", ({ tableId }) => tableId === table && read()),
    ];
    return () => {
      gone.current = true;
      clearTimeout(timer.current);
      for (const stop of stops) stop();
    };
  }, [table, read, take]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the game's going on asks for
  useEffect(() => read(), [mark, read]);
  useEffect(() => {
    const left = deadlineAt === null ? 0 : deadlineAt - Date.now();
    // Browsers count no further than 2^31 ms; whoever looks for longer hears of the deadline anyway.
    if (left <= 0 || left > 2_000_000_000) return;
    const at = setTimeout(() => read(), left + 1_000);
    return () => clearTimeout(at);
  }, [deadlineAt, read]);

  const send = useCallback(
    async (letter: Omit<SendPress, "tableId">): Promise<Refusal | null> => {
      const answer = await askUntilAnswered("press:send", { tableId: table, ...letter }, () => gone.current);
      if (answer && !answer.ok) return answer.error;
      if (!answer) return { code: "wire/unavailable" };
      if (!letter.quiet || letter.to === "all") take(answer.value, {});
      read();
      return null;
    },
    [table, read, take],
  );
  const markRead = useCallback(
    ({ id, party, thread }: Pick<PressLine, "id" | "party" | "thread">) => {
      void ask("press:read", { tableId: table, party, thread, upTo: id }).then(() => read());
    },
    [table, read],
  );
  return {
    ...room,
    names: { ...heard, ...room.value?.names },
    unread: room.value?.threads.reduce((sum, { unread }) => sum + unread, 0) ?? 0,
    fresh,
    again: () => read(0),
    send,
    markRead,
  };
}

const isSame = (one: PressLine, other: PressLine): boolean =>
  one.id === other.id && one.party === other.party && one.thread === other.thread;

/** Which letters are looked for: of a thread, or of the archive. */
export type LettersWanted = { party?: string; thread?: string; phase?: string; words?: string };

export type Letters = {
  lines: readonly PressLine[];
  names: Names;
  more: boolean;
  state: "loading" | "failed" | "here";
  older(): void;
  again(): void;
};

/** Letters page by page from the newest back, and those that came since (`fresh`). */
export function useLetters(table: string, wanted: LettersWanted, fresh: readonly PressLine[]): Letters {
  const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== "")).toString();
  const [read, setRead] = useState<{ query: string; page: PressPage | null; state: Letters["state"] }>({
    ...{ query, page: null, state: "loading" },
  });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let gone = false;
    void turn;
    setRead((was) => (was.query === query ? was : { query, page: null, state: "loading" }));
    fetchValue<PressPage>(`/api/diplomacy/${table}/press?${query}`).then(
      (page) => !gone && setRead({ query, page, state: "here" }),
      () => !gone && setRead((was) => ({ ...was, query, state: "failed" })),
    );
    return () => {
      gone = true;
    };
  }, [table, query, turn]);
  const older = useCallback(() => {
    const first = read.page?.lines[0];
    if (!first) return;
    fetchValue<PressPage>(`/api/diplomacy/${table}/press?${query}&before=${first.id}`).then(
      (page) =>
        setRead((was) =>
          was.query === query && was.page?.lines[0]?.id === first.id
            ? {
                ...was,
                page: {
                  lines: [...page.lines, ...was.page.lines],
                  more: page.more,
                  names: { ...page.names, ...was.page.names },
                },
              }
            : was,
        ),
      () => {},
    );
  }, [table, query, read.page]);
  const lines = read.query === query ? (read.page?.lines ?? []) : [];
  const since = fresh.filter(
    (line) => line.party === wanted.party && line.thread === wanted.thread && !lines.some((one) => one.id === line.id),
  );
  return {
    lines: [...lines, ...since],
    names: read.page?.names ?? {},
    more: read.page?.more ?? false,
    state: read.query === query ? read.state : "loading",
    older,
    again: useCallback(() => setTurn((n) => n + 1), []),
  };
}
