"use client";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { CardSprite } from "@/components/cards/card-sprite";
import { CardFaces } from "@/components/cards/faces";
import { useLetterKeys } from "@/components/ui/letter-keys";
import { LiveRegion } from "@/components/ui/live-region";
import { useLater } from "@/components/ui/use-later";
import { ActionBar } from "./action-bar";
import { Felt } from "./felt";
import { helpsOf } from "./helps";
import type { Overlay } from "./overlays";
import { cardsIn, OwnHand } from "./own-hand";
import { isOver } from "./phases";
import { RoomHead } from "./room-head";
import type { PanelTab } from "./side-panel";
import { TurnLine } from "./turn-line";
import { spokenTurn, turnText } from "./turn-text";
import { DEFAULT_PREFS, type TableRoomProps } from "./types";
import { newestOf, unreadIn } from "./unread";
import { useActs } from "./use-acts";
import { useTrickHold } from "./use-trick-hold";
import { statusOf } from "./words";
// The order counts: what comes later overrides.
import "./felt.css";
import "./seats.css";
import "./middle.css";
import "./felt-desk.css";
import "./hand.css";
import "./felt-phone.css";
import "./felt-phone-side.css";

const SidePanel = lazy(() => import("./side-panel").then(({ SidePanel }) => ({ default: SidePanel })));
const TableVoice = lazy(() => import("./table-voice").then(({ TableVoice }) => ({ default: TableVoice })));
const ChatFlash = lazy(() => import("./chat-flash").then(({ ChatFlash }) => ({ default: ChatFlash })));
const PanelTools = lazy(() => import("./panel-tools").then(({ PanelTools }) => ({ default: PanelTools })));
const Overlays = lazy(() => import("./overlays"));
const AskFirst = lazy(() => import("./ask-first"));
const ForcedPlay = lazy(() => import("./forced-play"));
const DecisionPad = lazy(() => import("./pads").then(({ DecisionPad }) => ({ default: DecisionPad })));
const ResultSheet = lazy(() => import("./result-sheet").then(({ ResultSheet }) => ({ default: ResultSheet })));

/** No deal ends before the page stands. */
const loadEnding = () => import("./ending-text");

/**
 * A whole table: felt, hand, verbs and the panel beside them. It holds only what the viewer has in mind (a chosen card,
 * a draft, an open sheet); everything else comes in as props, and every act goes out through `onAct`.
 */
export function TableRoom(props: TableRoomProps) {
  const prefs = props.prefs ?? DEFAULT_PREFS;
  return (
    <LiveRegion>
      <CardFaces faces={prefs.faces} fourColour={prefs.fourColour}>
        <CardSprite />
        <Room {...props} />
      </CardFaces>
    </LiveRegion>
  );
}

function Room(props: TableRoomProps) {
  const { info, view, people, you, slots, clock, pending, prefs = DEFAULT_PREFS } = props;
  const letters = useLetterKeys();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [tab, setTab] = useState<PanelTab>("log");
  const [draft, setDraft] = useState("");
  /** Up to when the chat was read. */
  const [read, setRead] = useState(() => newestOf(props.chat));
  const hand = useRef<HTMLUListElement>(null);
  const composer = useRef<HTMLTextAreaElement>(null);

  const showTab = (next: PanelTab) => {
    setTab(next);
    setRead(newestOf(props.chat));
  };
  const openPanel = () => {
    setRead(newestOf(props.chat));
    setOverlay("panel");
  };
  const toChat = () => {
    showTab("chat");
    if (composer.current?.offsetParent) composer.current.focus();
    else openPanel();
  };
  const helps = helpsOf(props, setOverlay);
  const hold = useTrickHold(view, prefs.speed);
  // How a deal ended is seen before the next one is offered, or a quick tap would skip it.
  const settling = hold !== null && isOver(view);
  const acts = useActs(props, hand, { helps, settling, keys: () => setOverlay("keys"), chat: toChat });

  const ending = useLater(loadEnding)?.endingText(view, info, people) ?? "";
  const line = turnText(view, info, people, acts.queued, ending);
  const unread = unreadIn(props.chat, read);
  // What is said while the chat lies open is read as it comes.
  const aside = useRef<HTMLElement>(null);
  useEffect(() => {
    const inSight = overlay === "panel" || aside.current?.offsetParent != null;
    if (tab === "chat" && inSight) setRead(newestOf(props.chat));
  }, [tab, overlay, props.chat]);
  const status = `${statusOf(view, info)}${props.remark ? ` · ${props.remark}` : ""}`;
  const panel = (bare: boolean) => (
    // The panel brings the page's heading on a desk: until it has come, this is it.
    <Suspense fallback={bare ? null : <h1 className="sr-only">{props.name ?? info.name}</h1>}>
      <SidePanel
        {...props}
        bare={bare}
        tab={tab}
        onTab={showTab}
        unread={unread}
        draft={draft}
        onDraft={setDraft}
        composer={bare ? undefined : composer}
        tools={
          <Suspense>
            <PanelTools prefs={prefs} onPrefs={props.onPrefs} hasSheet={!props.replay} onOpen={setOverlay} />
          </Suspense>
        }
      />
    </Suspense>
  );
  const ghost = pending?.type === "move" && pending.cards ? cardsIn(pending) : null;

  return (
    <div className="room" data-version={props.version}>
      <RoomHead
        title={props.name ?? info.name}
        status={status}
        flash={
          <Suspense>
            <ChatFlash chat={props.chat} />
          </Suspense>
        }
        backHref={props.backHref ?? "/tables"}
        unread={unread}
        onMessages={openPanel}
        menu={slots?.hostMenu}
      />
      <div className="relative grid min-h-0">
        <Felt
          view={view}
          info={info}
          people={people}
          you={you}
          clock={clock}
          hold={hold}
          ghost={ghost}
          seatsToTake={props.seatsToTake ?? []}
          onSit={props.onSit}
          onSeat={props.onSeat}
          turnLine={
            <TurnLine
              line={line}
              problem={acts.problem}
              hint={props.hint?.text ?? null}
              clock={clock}
              waiting={
                props.paused
                  ? `${people.some(({ you, host }) => you && host) ? "You have" : "The host has"} paused the table.`
                  : null
              }
              connection={props.connection}
              pending={pending !== null}
              onRetry={props.onRetry}
            />
          }
          hand={
            <OwnHand
              view={view}
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
          notice={
            slots?.takeback ? (
              <div className="notice">{slots.takeback}</div>
            ) : (
              slots?.requests && (
                <div className="notice notice-small rounded-md border border-line bg-raised px-4 py-2.5 text-ink shadow-2 [--focus:var(--color-ink)]">
                  {slots.requests}
                </div>
              )
            )
          }
        />
      </div>
      <aside ref={aside} className="room-side min-h-0 border-l border-line bg-surface" aria-label="About this table">
        {panel(false)}
      </aside>
      <Suspense>
        <TableVoice
          view={view}
          log={props.log}
          turn={spokenTurn(view, line)}
          yours={line.yours}
          problem={props.refusal ? acts.help(props.refusal) : null}
          connection={props.connection}
          clock={clock}
          sounds={prefs.sounds}
        />
      </Suspense>
      {prefs.playForced && (
        <Suspense>
          <ForcedPlay {...props} free={acts.free} />
        </Suspense>
      )}
      {acts.ask.verb && (
        <Suspense>
          <AskFirst verb={acts.ask.verb} onAgree={acts.ask.onAgree} onCancel={acts.ask.onCancel} />
        </Suspense>
      )}
      {overlay && (
        <Suspense>
          <Overlays
            open={overlay}
            onClose={() => setOverlay(null)}
            view={view}
            people={people}
            sheet={props.sheet}
            prefs={prefs}
            onPrefs={props.onPrefs}
            panel={panel(true)}
            title={props.name ?? info.name}
            info={info}
            canHint={props.onHint !== undefined}
            replay={props.replay ?? false}
            verbs={acts.verbs.others.filter((verb) => !verb.inPad).slice(1)}
            helps={[
              ...helps,
              { id: "sheet", label: "Score sheet", run: () => setOverlay("sheet") },
              { id: "keys", label: "Keys", run: () => setOverlay("keys") },
              ...(props.onPrefs ? [{ id: "prefs", label: "Your settings", run: () => setOverlay("prefs") }] : []),
            ]}
            onVerb={acts.act}
          />
        </Suspense>
      )}
    </div>
  );
}
