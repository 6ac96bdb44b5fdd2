"use client";
import "../orders/orders.css";
import "./room.css";
import { useEffect, useMemo, useRef, useState } from "react";
import { usePress } from "@/components/realtime/use-press";
import { LinkSaid } from "@/components/table/link-said";
import { Log } from "@/components/table/log";
import { RoomHead } from "@/components/table/room-head";
import { useLink } from "@/components/table/use-link";
import { useTexts } from "@/components/texts/context";
import { LiveRegion } from "@/components/ui/live-region";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import type { ProvinceId } from "@/lib/engine/diplomacy/map/model";
import { DrawingAwaited } from "../map/drawing-awaited";
import { MapCanvas } from "../map/map-canvas";
import type { MapOrder } from "../map/map-orders";
import { PowerLegend } from "../map/power-legend";
import { useDrawing } from "../map/use-drawing";
import { OrderBar } from "../orders/order-bar";
import { OrderViews } from "../orders/order-views";
import { useOrderEntry } from "../orders/use-order-entry";
import { provinceOf } from "../places";
import type { Pointed } from "../press/letter";
import { PressPanel } from "../press/press-panel";
import { useLettersSaid } from "../press/use-letters-said";
import { HistoryBar } from "../results/history-bar";
import { PhaseNewsNote } from "../results/phase-news-note";
import { ResultsPanel } from "../results/results-panel";
import { ordersOf } from "../results/tell-phase";
import { usePhaseNews } from "../results/use-phase-news";
import { useShownPhase } from "../results/use-shown-phase";
import { linkTo } from "../sandbox/link";
import { Besides } from "../variants/besides";
import { CrystalPanel } from "../variants/crystal-panel";
import { PayolaPanel } from "../variants/payola-panel";
import { pointing } from "../variants/pointing";
import { useWritten } from "../variants/use-written";
import { WrittenBar } from "../variants/written-bar";
import { useGuessedTexts } from "../what-if/use-guessed-texts";
import { useWhatIf } from "../what-if/use-what-if";
import { VariantWhatIf } from "../what-if/variant-what-if";
import { WhatIfPanel } from "../what-if/what-if-panel";
import { MasterMessages } from "./master-messages";
import { MasterPanel } from "./master-panel";
import { PhaseBar } from "./phase-bar";
import { PowersTab } from "./powers-tab";
import type { DiplomacyRoomProps } from "./room-props";
import { RulesDoor } from "./rules-door";
import { SaveBar } from "./save-bar";
import { boardShown } from "./seen";
import { useDrawnOrders } from "./use-drawn-orders";
import { knownOrders, useSavedOrders } from "./use-saved-orders";

/** A game of Diplomacy: the map, and beside it orders, results, powers, what happened and what is said. */
export const DiplomacyRoom = (props: DiplomacyRoomProps) => (
  <LiveRegion>
    <Room {...props} />
  </LiveRegion>
);

const NO_ORDERS: readonly MapOrder[] = [];

/** The province that a letter leads to: of an order where its unit stands. */
function pointedAt(pointed: Pointed | null): ProvinceId | null {
  if (!pointed?.given) return pointed?.at ?? null;
  const { order } = pointed.given;
  return "unit" in order ? provinceOf(order.unit.at) : null;
}

const TABS = ["orders", "press", "whatIf", "results", "powers", "log"] as const;

function Room(props: DiplomacyRoomProps) {
  const { id, view, map, panel, slots } = props;
  const t = useTexts("diplomacyTable");
  const { frame } = useTexts("table");
  const { tab: pressTab } = useTexts("diplomacyPress");
  const press = usePress(id, `${props.version} ${props.signedIn}`, view.deadlineAt);
  useLettersSaid(press, map);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const orders = useSavedOrders(props.own, view, map);
  const { desk, set } = orders;
  const link = useLink(props.connection, props.busy);
  const isCut = link === "late" || link === "retrying" || link === "offer";
  const written = useWritten(props.own, view, map);
  const [tab, setTab] = useState<string>(props.onMaster ? "master" : "orders");
  // Whoever is master sees there what would come of the orders that are in.
  const mayGuess = props.config.whatIf || props.onMaster !== null;
  const guessing = tab === "whatIf" && mayGuess;
  const known = useMemo(() => knownOrders(view, set.orders), [view, set.orders]);
  const whatIf = useWhatIf(view, map, known, guessing);
  const guess = useGuessedTexts(view, map, written, guessing);
  const phase = useShownPhase(id, view, map, tab === "results");
  const { history, replay, at, looked, resolved, told } = phase;
  const news = usePhaseNews(history, looked !== null);
  // Whoever gives orders again needs its room, on a phone a third of what there is.
  const act: typeof orders.act = (change) => {
    news.done();
    orders.act(change);
  };
  const given = guessing ? whatIf : { desk, set, act };
  const entry = useOrderEntry({ desk: given.desk, set: given.set, act: given.act });
  const { phases } = history;
  const drawn = useDrawnOrders({
    ...{ pointed, written, set },
    guessed: guessing ? (guess ?? whatIf).drawn : null,
    told: looked && told,
  });
  const { drawing, failed, again } = useDrawing(map);
  const shown = useMemo(() => looked?.before ?? boardShown(view, map), [looked, view, map]);
  const svg = useRef<SVGSVGElement>(null);
  const title = props.name ?? map.title;
  const status = `${props.status}${props.remark ? ` · ${props.remark}` : ""}`;
  // What stands where now, whatever is looked at: by it orders in letters are read.
  const { field } = desk;
  // In a movement phase of a variant the map helps to write: what is one's own, or a guess.
  const writing = guessing ? (guess?.written ?? null) : written;
  const orderable = looked === null && writing === null && given.desk.subjects.length > 0;

  // A notice of a letter leads to the letters.
  useEffect(() => {
    if (window.location.hash === "#press") setTab("press");
  }, []);
  const onAct: typeof props.onAct = (intent) => {
    news.done();
    return props.onAct(intent);
  };
  const showTab = (next: string) => {
    setTab(next);
    setPointed(null);
    if (next === "log") panel.showTab(next);
    if (next === "orders" || next === "whatIf") phase.show(null);
  };

  const menu = (
    <>
      <RulesDoor {...{ view, map }} />
      {slots?.hostMenu}
    </>
  );
  return (
    <div className="diplomacy-room" data-version={props.version} data-tab={tab}>
      <RoomHead
        title={title}
        status={status}
        flash={null}
        backHref="/diplomacy"
        unread={press.unread}
        onMessages={() => showTab("press")}
        menu={menu}
      />
      <PhaseBar
        {...{ view, map, title }}
        status={status}
        menu={menu}
        isMaster={props.onMaster !== null}
        signedOut={props.signedOut}
        turn={props.turn}
        offset={props.offset}
        onWait={(on) => view.own.forEach((power) => void onAct({ type: "wait", power, on }))}
      />
      <div className="diplomacy-board">
        {drawing ? (
          <MapCanvas
            // Once it is known who one is, the map looks there.
            key={view.own.join()}
            className="absolute inset-0"
            map={map}
            drawing={drawing}
            position={shown}
            orders={replay.moves ? NO_ORDERS : drawn}
            moves={replay.moves}
            pointed={pointedAt(pointed)}
            svgRef={svg}
            close
            own={view.own}
            {...(orderable
              ? {
                  ...{ subjects: entry.subjects, chosen: entry.chosen, picked: entry.gesture?.picked ?? null },
                  ...{ targets: entry.targets, onPick: entry.pick, onDrop: entry.drop, onVerb: entry.verb },
                }
              : looked === null && writing
                ? pointing(writing)
                : {})}
          >
            <PowerLegend map={map} position={shown} own={view.own} />
            {orderable && <OrderBar map={map} entry={entry} className="diplomacy-order-bar" />}
          </MapCanvas>
        ) : (
          <DrawingAwaited {...{ failed, again }} />
        )}
      </div>
      <aside className="diplomacy-panel" aria-label={t.panel}>
        {isCut && (
          <p role="status" className="diplomacy-link">
            <LinkSaid link={link} pending={props.busy} onRetry={props.onRetry} />
          </p>
        )}
        <PhaseNewsNote
          news={news}
          onShow={(from) => {
            setTab("results");
            phase.show(from);
          }}
        />
        <MasterMessages {...{ view, map }} />
        {slots?.requests && <div className="m-3 rounded-sm bg-brass-soft px-3 py-2">{slots.requests}</div>}
        <Tabs
          label={t.panel}
          value={tab}
          onChange={showTab}
          className="flex min-h-0 flex-1 flex-col"
          tabs={[...(props.onMaster ? (["master"] as const) : []), ...TABS].map((value) => ({
            value,
            label: value === "log" ? frame.tabs.log : value === "press" ? pressTab : t.tabs[value],
            ...(value === "press" ? { count: press.unread } : {}),
          }))}
        >
          <TabPanel value="orders" className="diplomacy-tab">
            {written ? (
              written.variant === "payola" ? (
                <PayolaPanel {...{ written, onAct }} help={props.help} />
              ) : (
                <CrystalPanel written={written} />
              )
            ) : desk.subjects.length === 0 ? (
              <p className="p-4 text-ink-2">{props.turn}</p>
            ) : (
              <OrderViews {...{ desk, set, entry, act }} saves />
            )}
          </TabPanel>
          {props.onMaster && (
            <TabPanel value="master" className="diplomacy-tab">
              <MasterPanel {...props} onAct={props.onMaster} />
            </TabPanel>
          )}
          <TabPanel value="whatIf" className="diplomacy-tab">
            {!mayGuess ? (
              <p className="p-4 text-ink-2">{t.whatIf.forbidden}</p>
            ) : guess ? (
              <VariantWhatIf guess={guess} />
            ) : (
              <WhatIfPanel map={map} config={props.config} whatIf={whatIf} entry={entry} />
            )}
          </TabPanel>
          <TabPanel value="results" className="diplomacy-tab">
            <ResultsPanel
              {...{ map, told, title }}
              phase={resolved}
              state={history.state}
              sandbox={resolved && linkTo(props.config, view.inForce, resolved.before, ordersOf(resolved))}
              again={history.again}
              besides={resolved && <Besides {...{ map, phases }} phase={resolved} />}
            />
          </TabPanel>
          <TabPanel value="powers" className="diplomacy-tab px-4 py-3">
            <PowersTab {...props} {...{ phases, looked, drawing, svg }} />
          </TabPanel>
          <TabPanel value="log" className="flex min-h-0 flex-1 flex-col">
            <Log lines={props.log} chat={props.chat} />
          </TabPanel>
          <TabPanel value="press" className="flex min-h-0 flex-1 flex-col">
            <PressPanel
              context={{ table: id, own: props.own, map, field, onPoint: setPointed }}
              press={press}
              powers={view.powers}
              alone={props.alone}
            />
          </TabPanel>
        </Tabs>
        {props.foot ? (
          <div className="diplomacy-foot">{props.foot}</div>
        ) : (
          !guessing &&
          tab !== "press" &&
          (written ? (
            <WrittenBar table={id} {...{ written, onAct }} help={props.help} />
          ) : (
            desk.subjects.length > 0 && (
              <SaveBar table={id} {...{ view, orders, onAct }} alone={props.alone} help={props.help} />
            )
          ))
        )}
      </aside>
      <HistoryBar
        phases={phases}
        shown={at}
        playing={replay.playing}
        onPlay={() => {
          if (tab !== "results") setTab("results");
          replay.toggle();
        }}
        onShow={(next) => {
          replay.stop();
          phase.show(next);
          setTab(next === null ? "orders" : "results");
        }}
      />
    </div>
  );
}
