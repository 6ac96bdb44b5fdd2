"use client";
import "../orders/orders.css";
import "./sandbox.css";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { AskedKeys } from "@/components/ui/asked-keys";
import { Button } from "@/components/ui/button";
import { useAnnounce } from "@/components/ui/live-region";
import { Strip } from "@/components/ui/strip";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import type { Position } from "@/lib/engine/diplomacy/position";
import type { LessonId } from "@/lib/texts/sandbox/lessons.en";
import { DrawingAwaited } from "../map/drawing-awaited";
import { MapCanvas } from "../map/map-canvas";
import type { MapOrder } from "../map/map-orders";
import { PowerLegend } from "../map/power-legend";
import { useDrawing } from "../map/use-drawing";
import { sayPhase } from "../order-words";
import { OrderBar } from "../orders/order-bar";
import { type OrderAct, orderSetAfter } from "../orders/order-set";
import { OrderViews } from "../orders/order-views";
import { type OrderEntry, useOrderEntry } from "../orders/use-order-entry";
import { drawnOutcome, tellOutcome } from "../outcome/tell-outcome";
import { type Editor, EditPanel, useEditor } from "./edit-panel";
import { LearnPanel } from "./learn-panel";
import { OpenPanel } from "./open-panel";
import { PhaseBar } from "./phase-bar";
import { ResultsPanel } from "./results-panel";
import { deskOf, type SandboxGame, turnOf } from "./sandbox-game";
import { useSandbox } from "./use-sandbox";

const TABS = ["orders", "position", "learn", "open"] as const;
/** So few units are looked at from near. */
const FEW = 12;
type Tab = (typeof TABS)[number];

/** The sandbox as a screen: the map, the orders of all powers beside it, and the phases so far. */
export function SandboxPage() {
  const t = useTexts("sandbox");
  const words = useTexts("diplomacy");
  const announce = useAnnounce();
  const sandbox = useSandbox();
  const { game, act, fault } = sandbox;
  const [tab, setTab] = useState<Tab>("orders");
  const [lesson, setLesson] = useState<LessonId | null>(null);
  // Whoever comes to learn finds the lessons.
  useEffect(() => {
    if (window.location.hash === "#learn") setTab("learn");
  }, []);
  const svg = useRef<SVGSVGElement>(null);
  const turn = turnOf(game);
  const { position, outcome } = turn;
  const desk = deskOf(game, position);
  const set = { orders: turn.orders, saved: [] };
  const order = (change: OrderAct) => act({ type: "orders", orders: orderSetAfter(desk, set, change).orders });
  const entry = useOrderEntry({ desk, set, act: order });
  const edit = (next: Position) => act({ type: "edit", position: next });
  const editor = useEditor(game.map, position, edit);
  const told = useMemo(() => (outcome ? tellOutcome(words, desk.field, outcome) : null), [words, desk, outcome]);
  const drawn = useMemo(
    () => (told ? drawnOutcome(told) : turn.orders.map((given): MapOrder => ({ ...given, state: "saved" }))),
    [told, turn.orders],
  );
  const { drawing, failed, again } = useDrawing(game.map);
  const editing = tab === "position";

  const goOn = () => {
    setTab("orders");
    if (outcome) return act({ type: "go", to: game.at + 1 });
    act({ type: "resolve" });
    announce(t.resolved(sayPhase(words, position.phase)));
  };
  const open = (next: SandboxGame) => {
    sandbox.open(next);
    setTab("orders");
  };

  if (sandbox.reading) return <p className="p-6 text-ink-2">{t.loading}</p>;
  return (
    <div className="sandbox">
      <PhaseBar sandbox={sandbox} onGoOn={goOn} />
      <div className="sandbox-map">
        {drawing ? (
          <MapCanvas
            key={`${game.map.name} ${sandbox.opened}`}
            close={position.units.length <= FEW}
            own={desk.powers}
            svgRef={svg}
            map={game.map}
            drawing={drawing}
            position={position}
            orders={editing ? [] : drawn}
            {...(editing ? editable(editor, desk.map.provinces) : outcome ? {} : pickable(entry))}
          >
            <PowerLegend map={game.map} position={position} />
            {!outcome && !editing && <OrderBar map={game.map} entry={entry} className="sandbox-bar" />}
          </MapCanvas>
        ) : (
          <DrawingAwaited {...{ failed, again }} />
        )}
      </div>
      <aside className="sandbox-panel" aria-label={t.panel}>
        {fault && (
          <Strip
            tone="warn"
            action={
              <Button dense kind="ghost" onClick={sandbox.forgive}>
                {t.dismiss}
              </Button>
            }
          >
            <span role="alert">
              {fault === "link/orders" ? t.broken[fault] : `${t.broken.title}. ${t.broken[fault]} ${t.broken.start}`}
            </span>
          </Strip>
        )}
        <Tabs
          label={t.panel}
          value={tab}
          onChange={(value) => setTab(TABS.find((one) => one === value) ?? "orders")}
          className="flex min-h-0 flex-1 flex-col"
          tabs={TABS.map((value) => ({ value, label: value === "orders" && outcome ? t.results : t.tabs[value] }))}
        >
          <TabPanel value="orders" className="sandbox-tab">
            {lesson && turn === game.turns[0] && <LessonHead lesson={lesson} />}
            {told ? (
              <ResultsPanel
                map={game.map}
                told={told}
                terrain={turn.terrain ?? []}
                onReopen={() => act({ type: "reopen" })}
              />
            ) : (
              <OrderViews {...{ desk, set, entry, act: order }} />
            )}
          </TabPanel>
          <TabPanel value="position" className="sandbox-tab">
            <EditPanel map={game.map} rules={game.rules} position={position} editor={editor} change={edit} />
          </TabPanel>
          <TabPanel value="learn" className="sandbox-tab">
            <LearnPanel
              current={lesson}
              onOpen={(id, next) => {
                setLesson(id);
                open(next);
              }}
            />
          </TabPanel>
          <TabPanel value="open" className="sandbox-tab">
            <OpenPanel
              {...{ game, drawing, svg }}
              title={sayPhase(words, position.phase)}
              onOpen={(next) => {
                setLesson(null);
                open(next);
              }}
            />
          </TabPanel>
        </Tabs>
      </aside>
      <AskedKeys
        title={t.keys.title}
        bindings={[
          [["Tab"], t.keys.units],
          [["←", "→", "↑", "↓"], t.keys.walk],
          [["Enter"], t.keys.choose],
          [["M"], t.keys.move],
          [["S"], t.keys.support],
          [["C"], t.keys.convoy],
          [["H"], t.keys.hold],
          [["Del"], t.keys.clear],
          [["Esc"], t.keys.cancel],
          [["+", "−"], t.keys.zoom],
        ]}
      />
    </div>
  );
}

/** What the position that is looked at teaches. */
function LessonHead({ lesson }: { lesson: LessonId }) {
  const { title, text } = useTexts("sandbox").lessons[lesson];
  return (
    <div className="border-b border-line bg-brass-soft px-4 py-3">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-0.5 text-sm">{text}</p>
    </div>
  );
}

/** What makes a map one to order on. */
const pickable = (entry: OrderEntry) => ({
  ...{ subjects: entry.subjects, chosen: entry.chosen, picked: entry.gesture?.picked ?? null, targets: entry.targets },
  ...{ onPick: entry.pick, onDrop: entry.drop, onVerb: entry.verb },
});

/** What makes a map one to change the position on. */
const editable = (editor: Editor, provinces: readonly { readonly id: string }[]) => ({
  ...{ subjects: new Set(provinces.map(({ id }) => id)), onPick: editor.use, onDrop: editor.move },
});
