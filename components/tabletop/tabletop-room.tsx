"use client";
import { lazy, Suspense } from "react";
import { CardPreview } from "@/components/ccg/card-preview";
import type { Face } from "@/components/ccg/face-of";
import { knownFace } from "@/components/ccg/use-cards";
import { Notice } from "@/components/table/field";
import { personAt } from "@/components/table/people";
import { RoomFrame } from "@/components/table/room-frame";
import { TurnLine } from "@/components/table/turn-line";
import type { RoomProps, SeatPerson, TableClock } from "@/components/table/types";
import { usePanel } from "@/components/table/use-panel";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { LiveRegion } from "@/components/ui/live-region";
import type { MenuItem } from "@/components/ui/menu";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import type { Intent } from "@/lib/engine/ccg/tabletop/intent";
import type { View } from "@/lib/engine/ccg/tabletop/view";
import type { Narration, Seat } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { Turning } from "@/lib/texts/tabletop/turning.en";
import type { Drags } from "../realtime/use-drags";
import type { Room } from "../realtime/use-room";
import type { Acting } from "./acts";
import type { Bindings } from "./bindings";
import { Board } from "./board";
import type { BringDeckProps } from "./bring-deck";
import { TABLE } from "./choice";
import { Consents } from "./consents";
import { GameResult } from "./game-result";
import { Hand } from "./hand";
import { isByHand, laidBy, marching, mayBeLegal } from "./offer-bar";
import { PileDialog } from "./pile-dialog";
import { ScoreList } from "./score-list";
import { SeatAt } from "./seat-at";
import { TableBar } from "./table-bar";
import type { TableInfo } from "./table-info";
import { tabletopHelp } from "./tabletop-words-of";
import { hintText, turnText } from "./turn-text";
import { usePiles } from "./use-piles";
import { useTabletop } from "./use-tabletop";
import "./tabletop.css";

const BringDeck = lazy(() => import("./bring-deck"));
const TableVoice = lazy(() => import("@/components/table/table-voice"));

type Decks = Pick<BringDeckProps, "own" | "lent" | "locked" | "onBring">;
export type TabletopRoomProps = Omit<RoomProps, "game" | "status" | "score" | "slots"> &
  Decks & {
    tableId: string;
    /** The game is over and looked at again: nothing is done. */
    replay?: true;
    /** What each stakes, in cents. */
    bet: number;
    /** What is offered in the menu besides the game's own verbs. */
    extra: readonly MenuItem[];
    view: View;
    info: TableInfo;
    cards: CardDatabase;
    /** What the game calls it to turn cards. */
    turning: Turning;
    bindings: Bindings;
    people: SeatPerson[];
    you: Seat | null;
    connection: Room["connection"];
    clock: TableClock;
    drags: Drags;
    pending: boolean;
    refusal: Refusal | null;
    paused: boolean;
    slots: Room;
    /** A fact in the reader's words. */
    tell(say: Narration): string | null;
    onAct(intent: Intent, options?: { ifVersion?: string | undefined }): Promise<Refusal | null>;
    /** Takes one's last act back. */
    onUndo(): void;
    onRetry(): void;
  };

const NO_COMMANDS: TableInfo["commands"] = [];

/** A tabletop: the others' sides, the cards, one's own side, hand and verbs. */
export const TabletopRoom = (props: TabletopRoomProps) => (
  <LiveRegion>
    <Table {...props} />
  </LiveRegion>
);

function Table(props: TabletopRoomProps) {
  const { view, info, cards, turning, people, you, slots, onAct } = props;
  const texts = { tabletop: useTexts("tabletop"), table: useTexts("table"), tableTalk: useTexts("tableTalk") };
  const ccg = useTexts("ccg");
  const { room: t } = texts.tabletop;
  const panel = usePanel(props.chat);
  const seat = you !== null && view.seats[you] ? you : null;
  const isPlaying = !props.replay && view.stage === "playing" && seat !== null && !view.seats[seat]?.out;
  // A strict table keeps the scores itself, unless somebody does by hand what a card says.
  const setsScores = isPlaying && (info.manner !== "strict" || isByHand(view, seat));
  const { width, phases } = info;
  // While it is played by hand the script does nothing: its commands neither.
  const commands = view.byHand ? NO_COMMANDS : info.commands;
  const table = useTabletop({
    ...{ view, you: seat, width, commands, bindings: props.bindings, drags: props.drags, act: onAct },
    onName(number) {
      const name = number === null ? undefined : cards.byNumber.get(number)?.name;
      if (name === undefined) return;
      panel.setDraft(`${panel.draft}${panel.draft === "" || panel.draft.endsWith(" ") ? "" : " "}${name} `);
      panel.toChat();
    },
  });
  const { choice, setChoice, run, offers } = table;
  const nameOf = (of: Seat): string => personAt(people, of)?.name ?? "";
  const faceOf = (number: number | null): Face | null => {
    const card = number === null ? undefined : cards.byNumber.get(number);
    return card ? knownFace(card, cards, info.game, ccg) : null;
  };
  const acting: Acting | null = isPlaying
    ? { view, you: seat, choice, colour: "red", turning, nameOf, width, phases, commands, ownClock: info.clock != null }
    : null;
  const piles = usePiles({
    view,
    seat,
    choice,
    acting,
    isLegal: (intents) => mayBeLegal(info, view, seat, intents),
    t: t.acts,
    setChoice,
    run,
  });
  const hand = seat === null ? undefined : view.zones.find(({ zone }) => zone === `${seat}/hand`);
  const seats = view.seats.map((_, of) => of);
  const strip = (of: Seat) => (
    <SeatAt
      key={of}
      of={of}
      person={personAt(people, of)}
      view={view}
      clock={info.clock}
      teams={info.teams}
      offset={props.clock.offset}
      faceOf={faceOf}
      onScore={setsScores ? (value) => void run([{ type: "score", seat: of, value }]) : null}
      onPile={piles.open}
      onAim={table.aim === "arrow" || table.aim === "own arrow" ? () => void table.aimAt({ seat: of }) : undefined}
      onSit={slots.seatsToTake.includes(of) ? () => slots.onSit?.(of) : undefined}
      onOpen={slots.onSeat && (() => slots.onSeat?.(of))}
    />
  );
  const lit = new Set(offers.picking?.choose?.ids ?? view.offers.flatMap(laidBy));
  const playing = view.byHand ? t.byHand.turn(t.playing(view.turn.number)) : t.playing(view.turn.number);
  const line = turnText(view, seat, people, t, props.bet);
  // On a phone the log lies behind a tab: what others did last stands here too, but for the end, which stands above.
  const latest = line.yours ? undefined : props.log.findLast(({ undone }) => !undone);
  const problem = props.refusal ? tabletopHelp(props.refusal, texts) : null;
  const mustBring = !props.replay && view.stage !== "over" && seat !== null && view.seats[seat]?.deck === null;
  return (
    <RoomFrame
      {...props}
      game={info.name}
      status={view.stage === "playing" ? playing : view.stage === "over" ? t.over : t.waiting}
      panel={panel}
      score={
        <>
          <ScoreList view={view} nameOf={nameOf} points={t.points} />
          {slots.onObserve && (
            <Button className="mt-3" onClick={slots.onObserve}>
              {texts.table.word.observe}
            </Button>
          )}
        </>
      }
    >
      <CardPreview faceOf={faceOf} className="contents">
        <section className="tt" id="table" aria-label={texts.table.frame.table}>
          <div>
            <div className="tt-others">{seats.filter((of) => of !== seat).map(strip)}</div>
            <Notice takeback={slots.takeback} requests={slots.requests} />
            <GameResult tableId={props.tableId} over={!props.replay && view.stage === "over"} nameOf={nameOf} />
            <Consents
              view={view}
              you={isPlaying ? seat : null}
              nameOf={nameOf}
              tell={props.tell}
              answer={(intent) => void onAct(intent, { ifVersion: props.version })}
            />
          </div>
          {mustBring ? (
            <div className="overflow-y-auto p-4">
              <Suspense>
                <BringDeck
                  cards={cards}
                  own={props.own}
                  lent={props.lent}
                  locked={props.locked}
                  format={info.format}
                  busy={props.pending}
                  onBring={props.onBring}
                />
              </Suspense>
            </div>
          ) : (
            <Board
              box={table.board}
              width={info.width}
              objects={view.objects}
              faceOf={faceOf}
              nameOf={nameOf}
              tapped={turning.is}
              drags={props.drags}
              choice={choice}
              lit={lit}
              marked={marching(view)}
              arrows={view.arrows}
              you={seat}
              seats={view.seats.length}
              drag={table.drag}
              offset={table.offset}
              still={!isPlaying}
              handlers={table.handlers}
              onScale={table.onScale}
              onGround={table.onGround}
              onOpen={(id) => setChoice({ from: "table", ids: [id] })}
              onTurn={(id) => table.onDouble(TABLE, id, acting)}
              onKeyDown={(event) => void table.onKey(event, acting)}
            />
          )}
          <div className="tt-line">
            <TurnLine
              line={line}
              problem={problem}
              hint={hintText(table.aim, offers.picking, t)}
              clock={props.clock}
              waiting={props.paused ? texts.table.turn.paused(slots.isHost) : null}
              connection={props.connection}
              pending={props.pending}
              onRetry={props.onRetry}
            />
            {latest && !(latest.loud && view.stage === "over") && (
              <p className="tt-latest" aria-hidden="true">
                {latest.text}
              </p>
            )}
          </div>
          <div className="tt-mine">
            {seat !== null && <div className="tt-own">{strip(seat)}</div>}
            {hand && view.stage !== "waiting" && (
              <Hand
                zone={hand}
                faceOf={faceOf}
                choice={choice}
                lit={lit}
                drag={table.drag}
                still={!isPlaying}
                handlers={table.handlers}
                onPlay={(id) => table.onDouble(hand.zone, id, acting)}
                onOpen={(id) => setChoice({ from: hand.zone, ids: [id] })}
                onKeyDown={(event) => void table.onKey(event, acting)}
              />
            )}
          </div>
          {slots.foot ??
            (acting ? (
              <TableBar
                acting={acting}
                info={info}
                table={table}
                bindings={props.bindings}
                extra={props.extra}
                onUndo={props.onUndo}
              />
            ) : (
              <div className="tt-bar" />
            ))}
        </section>
      </CardPreview>
      {piles.shown && (
        <PileDialog
          zone={piles.shown}
          title={t.pile(piles.shown.name, nameOf(piles.shown.seat), piles.shown.count)}
          faceOf={faceOf}
          verbs={piles.verbs}
          onClose={piles.close}
        />
      )}
      <Suspense>
        <TableVoice
          log={props.log}
          turn={`${line.lead} ${line.text}`.trim()}
          yours={line.yours}
          problem={problem}
          pending={props.pending}
          connection={props.connection}
          clock={props.clock}
          sounds="turn"
        />
      </Suspense>
    </RoomFrame>
  );
}
