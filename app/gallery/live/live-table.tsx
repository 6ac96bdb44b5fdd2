"use client";
import { useEffect, useRef, useState } from "react";
import { sentence } from "@/components/cards-table/sentences";
import { TableRoom } from "@/components/cards-table/table-room";
import { DEFAULT_PREFS } from "@/components/cards-table/types";
import { wordsOf } from "@/components/cards-table/words";
import { whoAt } from "@/components/table/people";
import type { LogLine } from "@/components/table/types";
import { type CardGame, compileTemplate, templateInfo } from "@/lib/engine/cards/compile";
import type { State } from "@/lib/engine/cards/state";
import arschloch from "@/lib/engine/cards/templates/arschloch.json";
import sheets from "@/lib/engine/cards/templates/five-sheets.json";
import thousand from "@/lib/engine/cards/templates/thousand.json";
import type { Intent } from "@/lib/engine/cards/vocabulary";
import type { Actor, Ctx, Viewer } from "@/lib/engine/kernel/game";
import { HmacRandom } from "@/lib/engine/kernel/random";
import type { Refusal } from "@/lib/engine/kernel/result";
import { cardsTalk } from "@/lib/texts/cards-talk/en";
import { texts } from "@/lib/texts/pages/card-table/en";
import { people } from "../mock/base";

const TEMPLATES: Record<string, unknown> = { thousand, arschloch, sheets };
const ME = 1;
const BOT_THINKS = 900;

function gameOf(name: string): CardGame {
  const compiled = compileTemplate(TEMPLATES[name] ?? thousand);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return compiled.value;
}

/** The real engine against random bots, all in this browser: to see every view that a game can make. */
export function LiveTable({ name, seats, seed, auto }: { name: string; seats: number; seed: number; auto: boolean }) {
  const [game] = useState(() => gameOf(name));
  const [info] = useState(() => templateInfo(game));
  const [random] = useState(() => new HmacRandom(() => new Uint8Array(32).fill(seed), "gallery"));
  const [state, setState] = useState<State | null>(null);
  const [log, setLog] = useState<LogLine[]>([]);
  const [version, setVersion] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [prefs, setPrefs] = useState(DEFAULT_PREFS);
  const table = people(seats, ME);
  const viewer: Viewer = { seats: new Set([ME]), role: "player" };
  const current = useRef(state);
  current.current = state;

  const ctx = (): Ctx => ({ now: Date.now(), random, openEpoch: () => random });
  const act = (actor: Actor, intent: Intent) => {
    const before = current.current;
    if (!before) return;
    const decided = game.decide(before, actor, intent, ctx());
    if (!decided.ok) return setRefusal(decided.error);
    setRefusal(null);
    let at = before;
    const lines: LogLine[] = [];
    for (const event of decided.value) {
      const after = game.evolve(at, event);
      const seen = game.see(event, at, after, viewer);
      const told = seen && game.narrate(seen);
      if (told)
        lines.push({
          at: Date.now(),
          text: sentence(told, {
            who: (seat) => whoAt(table, seat, texts.table),
            t: cardsTalk,
            word: wordsOf(info, "en"),
          }),
          loud: told.tone === "result",
        });
      at = after;
    }
    current.current = at;
    setState(at);
    setLog((all) => [...all, ...lines]);
    setVersion((last) => last + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the game is set up once
  useEffect(() => {
    const events = game.setup(
      Array.from({ length: seats }, (_, seat) => seat),
      ctx(),
    );
    setState(events.reduce(game.evolve, game.initial));
  }, [game, seats]);
  useEffect(() => {
    if (!state) return;
    const waits = game.waitsFor(state).seats.find((seat) => auto || seat !== ME);
    if (waits === undefined) return;
    const timer = setTimeout(
      () => {
        const intent = game.randomLegal(state, waits, random);
        if (intent) act({ seat: waits }, intent);
      },
      auto ? 30 : BOT_THINKS,
    );
    return () => clearTimeout(timer);
  });
  if (!state) return null;
  return (
    <TableRoom
      info={info}
      view={game.view(state, viewer)}
      people={table.map((person) => (person.you ? person : { ...person, kind: "bot" as const }))}
      you={ME}
      log={log}
      chat={[]}
      sheet={[]}
      version={`1.${version}`}
      connection="live"
      pending={null}
      refusal={refusal}
      clock={{ dueAt: null, offset: 0 }}
      backHref="/gallery"
      prefs={prefs}
      onPrefs={setPrefs}
      onAct={async (intent) => {
        act({ seat: ME }, intent);
        return null;
      }}
      onChat={async () => false}
      onHost={({ type }) => type !== "pause" && type !== "unpause" && act({ role: "host" }, { type })}
    />
  );
}
