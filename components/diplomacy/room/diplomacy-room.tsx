"use client";
import "../orders/orders.css";
import "./room.css";
import { useMemo, useState } from "react";
import { Chat, Composer } from "@/components/table/chat";
import { Log } from "@/components/table/log";
import { RoomHead } from "@/components/table/room-head";
import type { RoomProps, SeatPerson } from "@/components/table/types";
import type { Panel } from "@/components/table/use-panel";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { LiveRegion } from "@/components/ui/live-region";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { drawnAs } from "@/lib/engine/diplomacy/maps/drawing";
import { isMapName } from "@/lib/engine/diplomacy/maps/index";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";
import { MapCanvas } from "../map/map-canvas";
import type { MapOrder } from "../map/map-orders";
import { PowerLegend } from "../map/power-legend";
import { useDrawing } from "../map/use-drawing";
import { OrderBar } from "../orders/order-bar";
import { isSaved } from "../orders/order-set";
import { OrderViews } from "../orders/order-views";
import { useOrderEntry } from "../orders/use-order-entry";
import { HistoryBar } from "./history-bar";
import { MasterPanel } from "./master-panel";
import { PhaseBar } from "./phase-bar";
import { PowersTable } from "./powers-table";
import { ResultsPanel } from "./results-panel";
import { RulesText } from "./rules-text";
import { SaveBar } from "./save-bar";
import { drawnPhase, tellPhase } from "./tell-phase";
import { useHistory } from "./use-history";
import { knownOrders, useSavedOrders } from "./use-saved-orders";
import { useWhatIf } from "./use-what-if";
import { VotesPanel } from "./votes-panel";
import { WhatIfPanel } from "./what-if-panel";

export type DiplomacyRoomProps = Pick<
  RoomProps,
  "name" | "status" | "remark" | "version" | "log" | "chat" | "chatClosed" | "onChat" | "slots"
> & {
  id: string;
  view: View;
  map: DiplomacyMap;
  people: readonly SeatPerson[];
  panel: Panel;
  turn: string;
  /** The server's clock minus this browser's, in ms. */
  offset: number;
  busy: boolean;
  /** Stands in the verb's place while one cannot play: sit down, sign in. */
  foot?: React.ReactNode;
  seatsToTake: readonly Seat[];
  onSit(seat: Seat): void;
  onSeat(seat: Seat): void;
  onAct(intent: Intent): Promise<Refusal | null>;
  /** For the master of the game. */
  onMaster: ((intent: Intent) => Promise<Refusal | null>) | null;
  help(refusal: Refusal): string;
};

/** A game of Diplomacy: the map, and beside it orders, results, powers, what happened and what is said. */
export const DiplomacyRoom = (props: DiplomacyRoomProps) => (
  <LiveRegion>
    <Room {...props} />
  </LiveRegion>
);

const TABS = ["orders", "whatIf", "results", "powers", "log", "chat"] as const;

function Room(props: DiplomacyRoomProps) {
  const { id, view, map, panel, onAct, slots } = props;
  const t = useTexts("diplomacyTable");
  const { frame } = useTexts("table");
  const words = useTexts("diplomacy");
  const orders = useSavedOrders(id, view, map);
  const { desk, set, act } = orders;
  const [tab, setTab] = useState<string>("orders");
  const guessing = tab === "whatIf";
  const known = useMemo(() => knownOrders(view, set.orders), [view, set.orders]);
  const whatIf = useWhatIf(view, map, known, guessing);
  const given = guessing ? whatIf : orders;
  const entry = useOrderEntry({ desk: given.desk, set: given.set, act: given.act });
  const { season, year, type } = view.position.phase;
  const history = useHistory(id, `${season} ${year} ${type} ${view.stage}`);
  const [shown, setShown] = useState<number | null>(null);
  const { phases } = history;
  // Whoever looks at results looks at the last phase, until they choose another.
  const at = shown ?? (tab === "results" && phases.length > 0 ? phases.length - 1 : null);
  const looked = at === null ? null : (phases[at] ?? null);
  const resolved = looked ?? phases.at(-1) ?? null;
  const told = useMemo(
    () => (resolved ? tellPhase({ diplomacy: words, table: t }, map, resolved) : null),
    [resolved, words, t, map],
  );
  const drawn = useMemo(
    (): readonly MapOrder[] =>
      guessing
        ? whatIf.drawn
        : looked && told
          ? drawnPhase(told)
          : set.orders.map((given) => ({ ...given, state: isSaved(set, given) ? "saved" : "pending" })),
    [guessing, whatIf.drawn, looked, told, set],
  );
  const { drawing, failed, again } = useDrawing(isMapName(map.name) ? drawnAs(map.name) : "standard");
  const title = props.name ?? map.title;
  const orderable = looked === null && given.desk.subjects.length > 0;

  const showTab = (next: string) => {
    setTab(next);
    if (next === "log" || next === "chat") panel.showTab(next);
    if (next === "orders" || next === "whatIf") setShown(null);
  };

  return (
    <div className="diplomacy-room" data-version={props.version}>
      <RoomHead
        title={title}
        status={`${props.status}${props.remark ? ` · ${props.remark}` : ""}`}
        flash={null}
        backHref="/diplomacy"
        unread={panel.unread}
        onMessages={() => showTab("chat")}
        menu={slots?.hostMenu}
      />
      <PhaseBar
        {...{ view, map, title }}
        status={`${props.status}${props.remark ? ` · ${props.remark}` : ""}`}
        menu={slots?.hostMenu}
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
            position={looked?.before ?? view.position}
            orders={drawn}
            close
            own={view.own}
            {...(orderable
              ? {
                  ...{ subjects: entry.subjects, chosen: entry.chosen, picked: entry.gesture?.picked ?? null },
                  ...{ targets: entry.targets, onPick: entry.pick, onDrop: entry.drop, onVerb: entry.verb },
                }
              : {})}
          >
            <PowerLegend map={map} position={looked?.before ?? view.position} own={view.own} />
            {orderable && <OrderBar map={map} entry={entry} className="diplomacy-order-bar" />}
          </MapCanvas>
        ) : (
          <p className="p-6 text-ink-2">
            {failed ? words.map.failed : words.map.loading}{" "}
            {failed && <Button onClick={again}>{words.map.again}</Button>}
          </p>
        )}
      </div>
      <aside className="diplomacy-panel" aria-label={t.panel}>
        {slots?.requests && <div className="m-3 rounded-sm bg-brass-soft px-3 py-2">{slots.requests}</div>}
        <Tabs
          label={t.panel}
          value={tab}
          onChange={showTab}
          className="flex min-h-0 flex-1 flex-col"
          tabs={[...(props.onMaster ? (["master"] as const) : []), ...TABS].map((value) => ({
            value,
            label: value === "log" || value === "chat" ? frame.tabs[value] : t.tabs[value],
            ...(value === "chat" ? { count: panel.unread } : {}),
          }))}
        >
          <TabPanel value="orders" className="diplomacy-tab">
            {desk.subjects.length === 0 ? (
              <p className="p-4 text-ink-2">{props.turn}</p>
            ) : (
              <OrderViews {...{ desk, set, entry, act }} saves />
            )}
          </TabPanel>
          {props.onMaster && (
            <TabPanel value="master" className="diplomacy-tab">
              <MasterPanel {...{ view, map }} onAct={props.onMaster} help={props.help} />
            </TabPanel>
          )}
          <TabPanel value="whatIf" className="diplomacy-tab">
            <WhatIfPanel map={map} whatIf={whatIf} entry={entry} />
          </TabPanel>
          <TabPanel value="results" className="diplomacy-tab">
            <ResultsPanel map={map} told={told} state={history.state} again={history.again} />
          </TabPanel>
          <TabPanel value="powers" className="diplomacy-tab px-4 py-3">
            <PowersTable
              {...{ view, map }}
              people={props.people}
              seatsToTake={props.seatsToTake}
              onSit={props.onSit}
              onSeat={props.onSeat}
            />
            <section className="mt-6">
              <h2 className="mb-2 font-semibold">{t.votes.title}</h2>
              <VotesPanel {...{ view, map }} busy={props.busy} onAct={(intent) => void onAct(intent)} />
            </section>
            <RulesText view={view} map={map} />
            <div className="mt-4">{slots?.spectators}</div>
          </TabPanel>
          <TabPanel value="log" className="flex min-h-0 flex-1 flex-col">
            <Log lines={props.log} chat={props.chat} />
          </TabPanel>
          <TabPanel value="chat" className="flex min-h-0 flex-1 flex-col">
            <Chat lines={props.chat} />
            <Composer
              onSend={props.onChat}
              closed={props.chatClosed}
              inputRef={panel.composer}
              draft={panel.draft}
              onDraft={panel.setDraft}
            />
          </TabPanel>
        </Tabs>
        {props.foot ? (
          <div className="diplomacy-foot">{props.foot}</div>
        ) : (
          !guessing && desk.subjects.length > 0 && <SaveBar orders={orders} onAct={onAct} help={props.help} />
        )}
      </aside>
      <HistoryBar
        phases={phases}
        shown={at}
        onShow={(next) => {
          setShown(next);
          setTab(next === null ? "orders" : "results");
        }}
      />
    </div>
  );
}
