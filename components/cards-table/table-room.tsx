"use client";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { CardFaces } from "@/components/cards/faces";
import { Notice } from "@/components/table/field";
import { RoomFrame } from "@/components/table/room-frame";
import { TurnLine } from "@/components/table/turn-line";
import { usePanel } from "@/components/table/use-panel";
import { useTexts } from "@/components/texts/context";
import { useLetterKeys } from "@/components/ui/letter-keys";
import { LiveRegion } from "@/components/ui/live-region";
import { useLater } from "@/components/ui/use-later";
import { absenceText } from "./absence";
import { ActionBar } from "./action-bar";
import { Felt } from "./felt";
import { helpsOf } from "./helps";
import type { Overlay } from "./overlays";
import { cardsIn, OwnHand } from "./own-hand";
import { isOver } from "./phases";
import { spokenTurn, turnText } from "./turn-text";
import { DEFAULT_PREFS, type TableRoomProps } from "./types";
import { useActs } from "./use-acts";
import { useTrickHold } from "./use-trick-hold";
import { statusOf } from "./words";
// The order counts: what comes later overrides, and the frame's come first.
import "./felt.css";
import "./seat-cards.css";
import "./middle.css";
import "./felt-desk.css";
import "./hand.css";
import "./felt-phone.css";
import "./felt-phone-side.css";

const ScoreTable = lazy(() => import("./score-table").then(({ ScoreTable }) => ({ default: ScoreTable })));
const TableVoice = lazy(() => import("@/components/table/table-voice"));
const CardVoice = lazy(() => import("./card-voice"));
const PanelTools = lazy(() => import("./panel-tools").then(({ PanelTools }) => ({ default: PanelTools })));
const Overlays = lazy(() => import("./overlays"));
const AskFirst = lazy(() => import("./ask-first"));
const ForcedPlay = lazy(() => import("./forced-play"));
const DecisionPad = lazy(() => import("./pads").then(({ DecisionPad }) => ({ default: DecisionPad })));
const loadResult = () => import("./result-sheet");
const ResultSheet = lazy(() => loadResult().then(({ ResultSheet }) => ({ default: ResultSheet })));

/** No deal ends before the page stands. */
const loadEnding = () => import("./ending-text");

const CardSprite = lazy(() =>
  import("@/components/cards/card-sprite").then(({ CardSprite }) => ({ default: CardSprite })),
);

/**
 * The page comes with the drawings; what makes them is loaded after it stands. One element for good: were it made anew
 * with each rendering, the drawings would go until it has come.
 */
const SPRITE = (
  <Suspense>
    <CardSprite />
  </Suspense>
);

/**
 * A whole table: felt, hand, verbs and the panel beside them. It holds only what the viewer has in mind (a chosen card,
 * a draft, an open sheet); everything else comes in as props, and every act goes out through `onAct`.
 */
export function TableRoom(props: TableRoomProps) {
  const prefs = props.prefs ?? DEFAULT_PREFS;
  return (
    <LiveRegion>
      {SPRITE}
      <CardFaces faces={prefs.faces} fourColour={prefs.fourColour}>
        <Room {...props} />
      </CardFaces>
    </LiveRegion>
  );
}

function Room(props: TableRoomProps) {
  const { info, view, people, you, slots, clock, pending, prefs = DEFAULT_PREFS } = props;
  const t = useTexts("cardsTable");
  const table = useTexts("table");
  const letters = useLetterKeys();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const panel = usePanel(props.chat);
  const hand = useRef<HTMLUListElement>(null);

  const helps = helpsOf(props, t, setOverlay);
  const hold = useTrickHold(view, prefs.speed);
  // How a deal ended is seen before the next one is offered, or a quick tap would skip it.
  const settling = hold !== null && isOver(view);
  // It comes while the last trick is still in sight, so that the felt is not empty after it.
  useEffect(() => {
    if (settling) void loadResult().catch(() => {});
  }, [settling]);
  const acts = useActs(props, hand, { helps, settling, keys: () => setOverlay("keys"), chat: panel.toChat });

  const endings = useLater(loadEnding);
  const ending = (acts.talk && endings?.endingText(view, info, acts.teller.who, acts.talk.cardsTalk)) ?? "";
  const asked = turnText(view, info, acts.teller, acts.queued, ending);
  const absence = props.replay || asked.yours ? null : absenceText(view, people, you, t);
  const line = absence === null ? asked : { ...asked, text: absence };
  const byPile = (id: string) => {
    const verb = [acts.verbs.main, ...acts.verbs.others].find((each) => each?.id === id);
    return verb ? () => acts.act(verb) : undefined;
  };
  const ghost = pending?.type === "move" && pending.cards ? cardsIn(pending) : null;

  return (
    <RoomFrame
      {...props}
      game={info.name}
      status={statusOf(view, info, t)}
      panel={panel}
      score={
        <Suspense>
          <ScoreTable view={view} info={info} people={people} />
        </Suspense>
      }
      rules={slots?.rules ?? (info.description ? <p className="whitespace-pre-line">{info.description}</p> : null)}
      tools={
        <Suspense>
          <PanelTools prefs={prefs} onPrefs={props.onPrefs} hasSheet={!props.replay} onOpen={setOverlay} />
        </Suspense>
      }
    >
      <Felt
        view={view}
        info={info}
        people={people}
        you={you}
        clock={clock}
        hold={hold}
        ghost={ghost}
        choice={acts.choice}
        seatsToTake={props.seatsToTake ?? []}
        onSit={props.onSit}
        onSeat={props.onSeat}
        word={acts.word}
        turnLine={
          <TurnLine
            line={line}
            problem={acts.problem}
            hint={props.hint?.text ?? null}
            clock={clock}
            waiting={props.paused ? table.turn.paused(people.some(({ you, host }) => you && host)) : null}
            connection={props.connection}
            pending={pending !== null}
            onRetry={props.onRetry}
          />
        }
        onDraw={byPile("draw")}
        onTake={byPile("take")}
        onTarget={(target) => acts.change((last) => ({ ...last, target }))}
        hand={
          <OwnHand
            view={view}
            info={info}
            you={you}
            people={people}
            choice={acts.choice}
            queued={acts.queued}
            pending={pending}
            help={acts.help}
            hint={props.hint?.cards ?? []}
            onTap={acts.tap}
            onPick={acts.pick}
            onLook={acts.look}
            listRef={hand}
          />
        }
        foot={
          slots?.foot ?? (
            <ActionBar
              verbs={acts.verbs}
              helps={helps}
              busy={pending !== null}
              blocked={acts.blocked}
              keys={letters}
              onVerb={acts.act}
              onMore={() => setOverlay("more")}
            />
          )
        }
        pad={
          pending === null && (
            <Suspense>
              <DecisionPad
                view={view}
                info={info}
                people={people}
                choice={acts.choice}
                onChoice={acts.change}
                verbs={acts.verbs.others}
                onVerb={acts.act}
                word={acts.word}
              />
            </Suspense>
          )
        }
        result={
          view.ending && (
            <Suspense>
              <ResultSheet
                view={view}
                info={info}
                people={people}
                text={line.text}
                next={props.next ?? null}
                clock={clock}
                onHost={props.onHost}
                onShow={setOverlay}
              />
            </Suspense>
          )
        }
        notice={<Notice takeback={slots?.takeback} callOff={slots?.callOff} requests={slots?.requests} />}
      />
      <Suspense>
        <TableVoice
          log={props.log}
          turn={spokenTurn(view, line, t)}
          yours={line.yours}
          problem={props.refusal ? acts.help(props.refusal) : null}
          pending={pending !== null}
          connection={props.connection}
          clock={clock}
          sounds={prefs.sounds}
        />
        <CardVoice view={view} sounds={prefs.sounds} />
      </Suspense>
      {prefs.playForced && (
        <Suspense>
          <ForcedPlay {...props} free={acts.free} />
        </Suspense>
      )}
      {acts.ask.verb && (
        <Suspense>
          <AskFirst
            verb={acts.ask.verb}
            view={view}
            info={info}
            onAgree={acts.ask.onAgree}
            onCancel={acts.ask.onCancel}
          />
        </Suspense>
      )}
      {overlay && (
        <Suspense>
          <Overlays
            open={overlay}
            onClose={() => setOverlay(null)}
            view={view}
            people={people}
            word={acts.word}
            sheet={props.sheet}
            prefs={prefs}
            onPrefs={props.onPrefs}
            info={info}
            canHint={props.onHint !== undefined}
            replay={props.replay ?? false}
            verbs={acts.verbs.others.filter((verb) => !verb.inPad).slice(1)}
            helps={[
              ...helps,
              { id: "sheet", label: t.verbs.sheet, run: () => setOverlay("sheet") },
              { id: "keys", label: t.verbs.keys, run: () => setOverlay("keys") },
              ...(props.onPrefs ? [{ id: "prefs", label: t.verbs.prefs, run: () => setOverlay("prefs") }] : []),
            ]}
            onVerb={acts.act}
          />
        </Suspense>
      )}
    </RoomFrame>
  );
}
