"use client";
import "../orders/orders.css";
import { useMemo, useReducer, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { MapCanvas } from "../map/map-canvas";
import type { MapOrder } from "../map/map-orders";
import { useDrawing } from "../map/use-drawing";
import { sayPhase } from "../order-words";
import { OrderBar } from "../orders/order-bar";
import { type OrderAct, orderSetAfter } from "../orders/order-set";
import { useOrderEntry } from "../orders/use-order-entry";
import { drawnOutcome, tellOutcome } from "../outcome/tell-outcome";
import { deskOf, sandboxAfter, sandboxOf, turnOf } from "../sandbox/sandbox-game";

/** A board to try a map on: orders for all powers, decided phase by phase. Begun anew with each change of the map. */
export const TryMap = ({ map }: { map: DiplomacyMap }) => {
  const [seen, setSeen] = useState({ map, turn: 0 });
  if (seen.map !== map) setSeen({ map, turn: seen.turn + 1 });
  return <Trial key={seen.turn} map={map} />;
};

function Trial({ map }: { map: DiplomacyMap }) {
  const t = useTexts("diplomacyMaps");
  const words = useTexts("diplomacy");
  const { drawing } = useDrawing(map);
  const [game, act] = useReducer(sandboxAfter, map, (begun) => sandboxOf(begun));
  const { position, orders, outcome } = turnOf(game);
  const desk = deskOf(game, position);
  const set = { orders, saved: [] };
  const order = (change: OrderAct) => act({ type: "orders", orders: orderSetAfter(desk, set, change).orders });
  const entry = useOrderEntry({ desk, set, act: order });
  const drawn = useMemo(
    () =>
      outcome
        ? drawnOutcome(tellOutcome(words, desk.field, outcome))
        : orders.map((given): MapOrder => ({ ...given, state: "saved" })),
    [outcome, orders, words, desk.field],
  );
  return (
    <div className="absolute inset-0 flex flex-col">
      <div className="flex items-center justify-between gap-3 border-b border-line px-3 py-2">
        <p className="font-medium">{sayPhase(words, position.phase)}</p>
        <Button
          dense
          kind="primary"
          onClick={() => act(outcome ? { type: "go", to: game.at + 1 } : { type: "resolve" })}
        >
          {outcome ? t.editor.next : t.editor.resolve}
        </Button>
      </div>
      <div className="relative min-h-0 flex-1">
        {drawing && (
          <MapCanvas
            className="absolute inset-0"
            map={map}
            drawing={drawing}
            position={position}
            orders={drawn}
            {...(outcome
              ? {}
              : {
                  ...{ subjects: entry.subjects, chosen: entry.chosen, picked: entry.gesture?.picked ?? null },
                  ...{ targets: entry.targets, onPick: entry.pick, onDrop: entry.drop, onVerb: entry.verb },
                })}
          >
            {!outcome && <OrderBar map={map} entry={entry} className="diplomacy-order-bar" />}
          </MapCanvas>
        )}
      </div>
    </div>
  );
}
