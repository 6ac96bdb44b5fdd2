import clsx from "clsx";
import type { PlaceId } from "@/lib/engine/diplomacy/map/model";
import type { Drawing } from "@/lib/engine/diplomacy/maps/drawing";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";
import { arrowOf } from "./arrows";
import type { MapOrder } from "./map-orders";
import { placed } from "./pieces";
import { type Looks, lookOf } from "./power-looks";
import { UNSAID, UnitShape } from "./unit-shape";

type Props = {
  drawing: Drawing;
  looks: Looks;
  orders: readonly MapOrder[];
  /** "Burgundy moves to Munich. Why?" */
  askWhy(order: MapOrder): string;
  /** Somebody asks why the order of a unit failed, or no longer does (null). */
  onWhy(at: PlaceId | null): void;
};

/** Orders on the map. Those that failed have a mark that tells why: pointed at, focused or tapped. */
export const OrderArrows = ({ drawing, looks, orders, askWhy, onWhy }: Props) => (
  <g className="orders">
    {orders.map((given) => {
      const { order, state, why, power } = given;
      const arrow = arrowOf(drawing, order);
      if (!arrow || !("unit" in order)) return null;
      const { at } = order.unit;
      const { line, head, ring, dot, site, strike } = arrow;
      return (
        <g
          key={`${power} ${printOrder(order)}`}
          data-state={state}
          data-order={printOrder(order)}
          className={clsx("order", order.type)}
        >
          <g {...UNSAID}>
            {line && <path d={line} className="casing" />}
            {head && (
              <path
                d="M0 0-9-5.2-7 0-9 5.2Z"
                transform={`${placed(head.at)} rotate(${head.turn})`}
                className="casing"
              />
            )}
            {line && <path d={line} className="shaft" />}
            {head && (
              <path d="M0 0-9-5.2-7 0-9 5.2Z" transform={`${placed(head.at)} rotate(${head.turn})`} className="head" />
            )}
            {ring && <circle cx={ring[0]} cy={ring[1]} r="15.5" className="ring" />}
            {dot && <circle cx={dot[0]} cy={dot[1]} r="3" className="head" />}
            {site && (
              <g transform={placed(site)}>
                <g className="sized ghost">
                  <UnitShape type={order.unit.type} look={lookOf(looks, power)} />
                </g>
                <circle r="16" className="ring" />
              </g>
            )}
            {strike && <path d="M-9-9 9 9M-9 9 9-9" transform={placed(strike)} className="strike" />}
          </g>
          {state === "failed" && (
            // biome-ignore lint/a11y/useSemanticElements: a button within a drawing
            <g
              role="button"
              tabIndex={0}
              aria-label={askWhy(given)}
              transform={placed(arrow.mark)}
              className="failure"
              onPointerEnter={() => onWhy(at)}
              onPointerLeave={() => onWhy(null)}
              onFocus={() => onWhy(at)}
              onBlur={() => onWhy(null)}
              onClick={(event) => {
                event.stopPropagation();
                if (why) onWhy(at);
              }}
              onPointerDown={(event) => event.stopPropagation()}
            >
              <g className="sized">
                <circle r="15" className="failure-reach" />
                <circle r="7" className="failure-ground" />
                <path d="M-2.8-2.8 2.8 2.8M-2.8 2.8 2.8-2.8" className="failure-cross" />
              </g>
            </g>
          )}
        </g>
      );
    })}
  </g>
);
