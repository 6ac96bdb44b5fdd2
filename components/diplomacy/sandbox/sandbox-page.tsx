"use client";
import "../orders/orders.css";
import "./sandbox.css";
import { useMemo, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { AskedKeys } from "@/components/ui/asked-keys";
import { Button } from "@/components/ui/button";
import { useAnnounce } from "@/components/ui/live-region";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { drawnAs } from "@/lib/engine/diplomacy/maps/drawing";
import { isMapName } from "@/lib/engine/diplomacy/maps/index";
import { MapCanvas } from "../map/map-canvas";
import type { MapOrder } from "../map/map-orders";
import { PowerLegend } from "../map/power-legend";
import { useDrawing } from "../map/use-drawing";
import { sayPhase } from "../order-words";
import { OrderBar } from "../orders/order-bar";
import { type OrderAct, orderSetAfter } from "../orders/order-set";
import { useOrderEntry } from "../orders/use-order-entry";
import { OrdersPanel } from "./orders-panel";
import { PhaseBar } from "./phase-bar";
import { ResultsPanel } from "./results-panel";
import { deskOf, turnOf } from "./sandbox-game";
import { drawnOutcome, tellOutcome } from "./tell-outcome";
import { useSandbox } from "./use-sandbox";

/** The sandbox as a screen: the map, the orders of all powers beside it, and the phases so far. */
export function SandboxPage() {
  const t = useTexts("sandbox");
  const words = useTexts("diplomacy");
  const announce = useAnnounce();
  const sandbox = useSandbox();
  const { game, act } = sandbox;
  const [tab, setTab] = useState("orders");
  const turn = turnOf(game);
  const { position, outcome } = turn;
  const desk = deskOf(game, position);
  const set = { orders: turn.orders, saved: [] };
  const order = (change: OrderAct) => act({ type: "orders", orders: orderSetAfter(desk, set, change).orders });
  const entry = useOrderEntry({ desk, set, act: order });
  const told = useMemo(() => (outcome ? tellOutcome(words, desk.field, outcome) : null), [words, desk, outcome]);
  const drawn = useMemo(
    () => (told ? drawnOutcome(told) : turn.orders.map((given): MapOrder => ({ ...given, state: "saved" }))),
    [told, turn.orders],
  );
  const { drawing, failed, again } = useDrawing(isMapName(game.map.name) ? drawnAs(game.map.name) : "standard");

  const goOn = () => {
    if (outcome) return act({ type: "go", to: game.at + 1 });
    act({ type: "resolve" });
    setTab("orders");
    announce(t.resolved(sayPhase(words, position.phase)));
  };

  return (
    <div className="sandbox">
      <PhaseBar sandbox={sandbox} onGoOn={goOn} />
      <div className="sandbox-map">
        {drawing ? (
          <MapCanvas
            key={game.map.name}
            map={game.map}
            drawing={drawing}
            position={position}
            orders={drawn}
            {...(outcome ? {} : { ...pickable(entry), own: desk.powers })}
          >
            <PowerLegend map={game.map} position={position} />
            {!outcome && <OrderBar map={game.map} entry={entry} className="sandbox-bar" />}
          </MapCanvas>
        ) : (
          <p className="p-6 text-ink-2">
            {failed ? words.map.failed : words.map.loading}{" "}
            {failed && <Button onClick={again}>{words.map.again}</Button>}
          </p>
        )}
      </div>
      <aside className="sandbox-panel" aria-label={t.panel}>
        <Tabs
          label={t.panel}
          value={tab}
          onChange={setTab}
          className="flex min-h-0 flex-1 flex-col"
          tabs={[{ value: "orders", label: outcome ? t.results : t.tabs.orders }]}
        >
          <TabPanel value="orders" className="sandbox-tab">
            {told ? (
              <ResultsPanel map={game.map} told={told} onReopen={() => act({ type: "reopen" })} />
            ) : (
              <OrdersPanel {...{ desk, set, entry, act: order }} />
            )}
          </TabPanel>
        </Tabs>
      </aside>
      <AskedKeys
        title={t.keys.title}
        bindings={[
          [["Tab"], t.keys.units],
          [["← → ↑ ↓"], t.keys.walk],
          [["Enter"], t.keys.choose],
          [["M"], t.keys.move],
          [["S"], t.keys.support],
          [["C"], t.keys.convoy],
          [["H"], t.keys.hold],
          [["Del"], t.keys.clear],
          [["Esc"], t.keys.cancel],
          [["+"], t.keys.zoom],
        ]}
      />
    </div>
  );
}

/** What makes a map one to order on. */
const pickable = (entry: ReturnType<typeof useOrderEntry>) => ({
  ...{ subjects: entry.subjects, chosen: entry.chosen, picked: entry.gesture?.picked ?? null, targets: entry.targets },
  ...{ onPick: entry.pick, onDrop: entry.drop, onVerb: entry.verb },
});
