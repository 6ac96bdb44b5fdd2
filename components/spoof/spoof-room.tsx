"use client";
import { lazy, type ReactNode, Suspense } from "react";
import { Field, Notice } from "@/components/table/field";
import { personAt, whoAt } from "@/components/table/people";
import { RoomFrame } from "@/components/table/room-frame";
import { type Fact, SeatPlate } from "@/components/table/seat-plate";
import { TurnLine } from "@/components/table/turn-line";
import type { ChatLine, Connection, LogLine, RoomSlots, SeatPerson, TableClock } from "@/components/table/types";
import { usePanel } from "@/components/table/use-panel";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { LiveRegion } from "@/components/ui/live-region";
import { SeatSwatch } from "@/components/ui/seat-swatch";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { SpoofIntent, SpoofView } from "@/lib/engine/spoof/game";
import type { SpoofTexts } from "@/lib/texts/spoof/en";
import { helpFor, statusOf, turnOf } from "./spoof-words";

const TableVoice = lazy(() => import("@/components/table/table-voice"));

export type SpoofRoomProps = {
  view: SpoofView;
  people: SeatPerson[];
  /** The viewer's seat; null for spectators. */
  you: Seat | null;
  log: LogLine[];
  chat: ChatLine[];
  version: string;
  connection: Connection;
  clock: TableClock;
  pending: SpoofIntent | null;
  refusal: Refusal | null;
  paused: boolean;
  name: string;
  backHref?: string;
  chatClosed?: string | null;
  remark?: string | undefined;
  slots?: RoomSlots & { takeback?: ReactNode; foot?: ReactNode };
  onAct(intent: SpoofIntent): void;
  onChat(text: string): Promise<boolean>;
  onRetry?: () => void;
  seatsToTake?: readonly Seat[];
  onSit?(seat: Seat): void;
  onSeat?(seat: Seat): void;
};

/** A table of spoof: fists, guesses, scores. */
export const SpoofRoom = (props: SpoofRoomProps) => (
  <LiveRegion>
    <Room {...props} />
  </LiveRegion>
);

/** How a seat stands in this round, and in all. */
function factsOf(view: SpoofView, seat: Seat, you: Seat | null, t: SpoofTexts): Fact[] {
  const { hidden, guesses, scores, phase, fists, mine } = view;
  const guess = guesses[seat] ?? null;
  const coins = phase === "over" ? null : seat === you ? mine : (fists?.[seat] ?? null);
  const shut = phase === "hiding" && hidden[seat] ? t.fist : null;
  const text = coins === null ? shut : t.fistOf(coins);
  const fist = text === null ? [] : [{ kind: "fist", text }];
  const guessed = guess === null ? [] : [{ kind: "guess", text: t.guessed(guess) }];
  return [...fist, ...guessed, { kind: "total", text: t.won(scores[seat] ?? 0) }];
}

function Room(props: SpoofRoomProps) {
  const { view, people, you, clock, pending, slots, onSit, onSeat } = props;
  const spoof = useTexts("spoof");
  const table = useTexts("table");
  const tableTalk = useTexts("tableTalk");
  const panel = usePanel(props.chat);
  const seats = view.scores.map((_, seat) => seat);
  const line = turnOf(view, people, you, { spoof, table });
  const yours = view.can !== null;
  const problem = props.refusal ? helpFor(props.refusal, { spoof, table, tableTalk }) : null;
  const said = view.phase === "guessing";
  const last =
    view.last &&
    spoof.lastRound(view.last.coins, view.last.winner === null ? null : whoAt(people, view.last.winner, table));
  return (
    <RoomFrame
      {...props}
      game={spoof.title}
      status={statusOf(view, spoof)}
      panel={panel}
      score={<Scores {...{ view, people }} />}
      rules={<Rules view={view} />}
    >
      <Field
        seats={seats}
        you={you}
        said={said}
        over={view.phase === "over"}
        own={you === null ? [] : factsOf(view, you, you, spoof)}
        turnLine={
          <TurnLine
            line={{ ...line, yours }}
            problem={problem}
            hint={null}
            clock={clock}
            waiting={props.paused ? table.turn.paused(people.some(({ you, host }) => you && host)) : null}
            connection={props.connection}
            pending={pending !== null}
            onRetry={props.onRetry}
          />
        }
        notice={<Notice takeback={slots?.takeback} requests={slots?.requests} />}
        foot={slots?.foot ?? <div className="act" />}
        pad={pending === null && !slots?.foot && <Acts view={view} onAct={props.onAct} />}
        middle={() => <p className="middle grid place-items-center px-6 text-center text-on-felt-2">{last}</p>}
        plate={(seat, spot, foot) => (
          <SeatPlate
            seat={seat}
            person={personAt(people, seat)}
            spot={spot}
            foot={foot}
            turn={view.phase === "hiding" ? !view.hidden[seat] : view.turn === seat}
            clock={clock}
            facts={factsOf(view, seat, you, spoof)}
            said={said && view.guesses[seat] != null ? { text: String(view.guesses[seat]), tone: "low" } : null}
            onSit={onSit && props.seatsToTake?.includes(seat) ? () => onSit(seat) : undefined}
            onOpen={onSeat && (() => onSeat(seat))}
          />
        )}
      />
      <Suspense>
        <TableVoice
          log={props.log}
          turn={`${line.lead} ${line.text}`.trim()}
          yours={yours}
          problem={problem}
          pending={pending !== null}
          connection={props.connection}
          clock={clock}
          sounds="turn"
        />
      </Suspense>
    </RoomFrame>
  );
}

/** How many coins to hide, or how many there may be in all. */
function Acts({ view, onAct }: { view: SpoofView; onAct(intent: SpoofIntent): void }) {
  const t = useTexts("spoof");
  if (!view.can) return null;
  const { hide, guess } = view.can;
  const numbers = hide ? Array.from({ length: view.most + 1 }, (_, coins) => coins) : guess;
  return (
    <fieldset className="pad flex flex-wrap justify-center gap-1.5" aria-label={hide ? t.coinsToHide : t.yourGuess}>
      {numbers.map((number) => (
        <Button
          key={number}
          kind="ghost"
          className="min-w-12 border border-felt-line text-on-felt! tabular-nums hover:bg-felt!"
          onClick={() => onAct(hide ? { type: "hide", coins: number } : { type: "guess", total: number })}
        >
          {number}
        </Button>
      ))}
    </fieldset>
  );
}

/** How it is played here. */
function Rules({ view: { most, rounds } }: { view: SpoofView }) {
  const t = useTexts("spoof");
  return (
    <ol className="flex list-decimal flex-col gap-2 pl-5">
      {t.rules(most, rounds).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
  );
}

/** Rounds won, by player. */
function Scores({ view, people }: { view: SpoofView; people: readonly SeatPerson[] }) {
  const t = useTexts("spoof");
  return (
    <ul aria-label={t.score}>
      {view.scores.map((score, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
        <li key={seat} className="flex items-center gap-2 border-t border-line py-1.5">
          <SeatSwatch seat={seat} />
          <span className="flex-1 truncate">{personAt(people, seat)?.name}</span>
          <b className="font-semibold tabular-nums">{score}</b>
        </li>
      ))}
    </ul>
  );
}
