"use client";
import { lazy, Suspense, useState } from "react";
import { CardPreview } from "@/components/ccg/card-preview";
import type { Face } from "@/components/ccg/face-of";
import { knownFace } from "@/components/ccg/use-cards";
import { Notice } from "@/components/table/field";
import { personAt } from "@/components/table/people";
import { RoomFrame } from "@/components/table/room-frame";
import { TurnLine, type TurnText } from "@/components/table/turn-line";
import type { RoomProps, SeatPerson } from "@/components/table/types";
import { usePanel } from "@/components/table/use-panel";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { LiveRegion } from "@/components/ui/live-region";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import type { Intent } from "@/lib/engine/ccg/draft/event";
import type { View } from "@/lib/engine/ccg/draft/view";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { DraftTexts } from "@/lib/texts/draft/en";
import type { Room } from "../realtime/use-room";
import { DraftLog } from "./draft-log";
import { draftHelp } from "./draft-words";
import { MakeDeck, type MakeDeckAction } from "./make-deck";
import { PackCards } from "./pack-cards";
import { Pool } from "./pool";
import { Ring } from "./ring";
import type { DraftTableInfo } from "./table-info";
import { Terms } from "./terms";
import "./draft.css";

const TableVoice = lazy(() => import("@/components/table/table-voice"));

export type DraftRoomProps = Omit<RoomProps, "game" | "status" | "score" | "slots"> & {
  tableId: string;
  /** Of the table's chance. */
  anchor: string;
  view: View;
  info: DraftTableInfo;
  cards: CardDatabase;
  makeDeck: MakeDeckAction;
  people: SeatPerson[];
  you: Seat | null;
  connection: Room["connection"];
  /** The server's clock minus this browser's, in ms. */
  offset: number;
  pending: boolean;
  refusal: Refusal | null;
  paused: boolean;
  slots: Room;
  onAct(intent: Intent): Promise<Refusal | null>;
  /** Null: they are not the host. */
  onBegin: (() => void) | null;
  onRetry(): void;
};

/** A booster draft: who drafts, the pack before one, what one has taken. */
export const DraftRoom = (props: DraftRoomProps) => (
  <LiveRegion>
    <Draft {...props} />
  </LiveRegion>
);

/** What is asked of the viewer now. */
function lineOf({ stage, mine, price, seats }: View, you: Seat | null, t: DraftTexts["room"]): TurnText {
  const idle = (text: string): TurnText => ({ lead: "", text, yours: false });
  if (stage === "waiting") {
    if (price === null || you === null) return idle(t.begins);
    return idle(seats[you]?.agreed ? t.agreed : t.agreeLine);
  }
  if (stage === "over") return idle(t.overLine);
  if (you === null || !mine) return idle(t.spectator);
  return mine.pack ? { lead: t.yourPick, text: t.choose, yours: true } : idle(t.noPack);
}

function statusOf(view: View, t: DraftTexts["room"]): string {
  const { stage, round, packs, mine, size } = view;
  if (stage === "waiting") return t.waiting;
  if (stage === "over") return t.over;
  if (!mine) return t.watching(round + 1, packs);
  return t.status(round + 1, packs, Math.min(size, mine.picks.length - round * size + 1));
}

function Draft(props: DraftRoomProps) {
  const { view, info, cards, people, you, slots, onAct } = props;
  const texts = { draft: useTexts("draft"), table: useTexts("table"), tableTalk: useTexts("tableTalk") };
  const ccg = useTexts("ccg");
  const { room: t } = texts.draft;
  const panel = usePanel(props.chat);
  /** Of which pick, and the place of the card in its pack. */
  const [choice, setChoice] = useState<{ nth: number; place: number } | null>(null);
  /** The last card was taken by a key in the pack: the next pack has the focus. */
  const [keyed, setKeyed] = useState(false);
  const faceOf = (number: number): Face | null => {
    const card = cards.byNumber.get(number);
    return card ? knownFace(card, cards, info.game, ccg) : null;
  };
  const { mine } = view;
  const nth = mine?.picks.length ?? 0;
  const pack = you === null ? null : (mine?.pack ?? null);
  const chosen = choice?.nth === nth ? choice.place : null;
  const chosenFace = chosen === null || pack?.[chosen] === undefined ? null : faceOf(pack[chosen]);
  const take = (place: number, byKeys: boolean) => {
    const card = pack?.[place];
    if (card === undefined || props.pending) return;
    setKeyed(byKeys);
    void onAct({ type: "pick", card, nth });
  };
  const due = you === null ? null : (view.seats[you]?.due ?? null);
  const clock = { dueAt: props.paused ? null : due, offset: props.offset, total: (view.seconds ?? 0) * 1_000 };
  const line = lineOf(view, you, t);
  const problem = props.refusal ? draftHelp(props.refusal, texts) : null;
  const isReady = people.every(
    ({ kind, seat }) => kind === "bot" || (kind !== "vacant" && (view.price === null || view.seats[seat]?.agreed)),
  );
  const canBegin = props.onBegin && view.stage === "waiting" && isReady;
  return (
    <RoomFrame
      {...props}
      game={t.title}
      status={statusOf(view, t)}
      panel={panel}
      rules={
        <ol className="flex list-decimal flex-col gap-2 pl-5">
          {texts.draft.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      }
      score={
        <ul>
          {view.seats.map(({ picked }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
            <li key={seat} className="flex justify-between gap-3 border-t border-line py-1.5">
              <span className="truncate">{personAt(people, seat)?.name}</span>
              <b className="font-semibold tabular-nums">{picked}</b>
            </li>
          ))}
        </ul>
      }
    >
      <CardPreview faceOf={faceOf} className="contents">
        <section className="dr" id="table" aria-label={texts.table.frame.table} data-stage={view.stage}>
          <div>
            <Ring
              view={view}
              people={people}
              you={you}
              sitOn={(seat) => (slots.seatsToTake.includes(seat) ? () => slots.onSit?.(seat) : undefined)}
              onSeat={slots.onSeat}
            />
            <Notice takeback={slots.takeback} requests={slots.requests} />
          </div>
          <div className="dr-middle">
            {view.stage === "waiting" && (
              <Terms
                view={view}
                product={info.name}
                anchor={props.anchor}
                sheets={info.sheets}
                agreed={you === null || view.price === null ? null : (view.seats[you]?.agreed ?? false)}
                busy={props.pending}
                onAgree={() => void onAct({ type: "agree" })}
              />
            )}
            {view.stage === "over" && (
              <>
                {you !== null && <MakeDeck tableId={props.tableId} product={info.name} makeDeck={props.makeDeck} />}
                {mine && <Pool picks={mine.picks} cards={cards} faceOf={faceOf} />}
                {view.log && (
                  <DraftLog tableId={props.tableId} log={view.log} size={view.size} {...{ people, you, faceOf }} />
                )}
              </>
            )}
            {view.stage === "playing" && pack && (
              <PackCards
                key={nth}
                label={t.pack(pack.length)}
                pack={pack}
                faceOf={faceOf}
                chosen={chosen}
                still={props.paused}
                focused={keyed}
                onChoose={(place) => setChoice({ nth, place })}
                onTake={take}
              />
            )}
            {view.stage === "playing" && !pack && (
              <p className="grid place-items-center p-8 text-center text-on-felt-2">{line.text}</p>
            )}
          </div>
          <div className="dr-line">
            <TurnLine
              line={line}
              problem={problem}
              hint={null}
              clock={clock}
              waiting={props.paused ? texts.table.turn.paused(slots.isHost) : null}
              connection={props.connection}
              pending={props.pending}
              onRetry={props.onRetry}
            />
            {pack && (
              <Button
                kind="brass"
                busy={props.pending}
                reason={chosenFace ? null : t.choose}
                onClick={() => chosen !== null && take(chosen, false)}
              >
                {props.pending ? t.taking : chosenFace ? t.chosen(chosenFace.name) : t.take}
              </Button>
            )}
            {canBegin && (
              <Button kind="brass" onClick={props.onBegin ?? undefined}>
                {t.beginNow}
              </Button>
            )}
          </div>
          {mine && view.stage === "playing" && <Pool picks={mine.picks} cards={cards} faceOf={faceOf} />}
          {view.stage === "over" ? null : slots.foot}
        </section>
      </CardPreview>
      <Suspense>
        <TableVoice
          log={props.log}
          turn={`${line.yours ? `${statusOf(view, t)}. ` : ""}${line.lead} ${line.text}`.trim()}
          yours={line.yours}
          problem={problem}
          pending={props.pending}
          connection={props.connection}
          clock={clock}
          sounds="turn"
        />
      </Suspense>
    </RoomFrame>
  );
}
