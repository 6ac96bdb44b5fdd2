"use client";
import "./map.css";
import clsx from "clsx";
import { Maximize, Minus, Plus, Users } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { sayOrder } from "@/components/diplomacy/order-words";
import { provinceOf } from "@/components/diplomacy/places";
import { useTexts } from "@/components/texts/context";
import { IconButton } from "@/components/ui/button";
import { doLettersAct } from "@/components/ui/letter-keys";
import { changedOn, mapAt } from "@/lib/engine/diplomacy/map/ground";
import type { DiplomacyMap, PlaceId, PowerName, ProvinceId } from "@/lib/engine/diplomacy/map/model";
import type { Drawing, Spot } from "@/lib/engine/diplomacy/maps/drawing";
import type { Position } from "@/lib/engine/diplomacy/position";
import { besideSpot, spotOf } from "./arrows";
import { Geography, Hatches, Labels } from "./geography";
import type { MapOrder } from "./map-orders";
import { around } from "./map-view";
import { OrderArrows } from "./order-arrows";
import { Centres, placed, Units } from "./pieces";
import { looksOf } from "./power-looks";
import { factsOfProvinces } from "./province-facts";
import { tenuresOf } from "./tenure";
import { UNSAID } from "./unit-shape";
import { useMapPointer } from "./use-map-pointer";
import { useMapView } from "./use-map-view";
import { isDirection, stepFrom } from "./walk";

/** What keys do to an order on the map, beside Enter, which points at a province. */
export const MAP_KEYS = { m: "move", s: "support", c: "convoy", h: "hold", Delete: "clear", Escape: "cancel" } as const;
export type MapVerb = (typeof MAP_KEYS)[keyof typeof MAP_KEYS];

type Props = {
  map: DiplomacyMap;
  drawing: Drawing;
  /** As far as the viewer sees it. */
  position: Position;
  /** Whose units Tab goes through, and on whom a phone looks first; none: a map that is only looked at. */
  own?: readonly PowerName[];
  /** What is drawn as arrows and rings. */
  orders?: readonly MapOrder[];
  /** Where units are on their way to, by where they stand: they go there before one's eyes. */
  moves?: ReadonlyMap<PlaceId, PlaceId> | null;
  /** Provinces that the viewer cannot see: they are veiled, and their labels say so. */
  hidden?: ReadonlySet<ProvinceId>;
  /** Where something can be ordered: Tab stops there, and a drag from there draws an order. */
  subjects?: ReadonlySet<ProvinceId>;
  /** Whose order is being given; what has been pointed at on the way; where it can go on to. */
  chosen?: ProvinceId | null;
  picked?: ProvinceId | null;
  /** What somebody asked to be shown: it is marked, and moved into sight. */
  pointed?: ProvinceId | null;
  targets?: ReadonlySet<ProvinceId>;
  /** A province was tapped, or Enter pressed on it. */
  onPick?(at: ProvinceId): void;
  /** An order was drawn from a subject to another province. */
  onDrop?(from: ProvinceId, to: ProvinceId): void;
  /** A key was pressed on a province. */
  onVerb?(verb: MapVerb, at: ProvinceId): void;
  /** Looks first at the own units and what is round them, not at all. */
  close?: boolean;
  /** The drawing itself, for pictures of it. */
  svgRef?: RefObject<SVGSVGElement | null>;
  /** What lies over the map: legend, order bar. */
  children?: ReactNode;
  className?: string;
};

const NOTHING: ReadonlySet<ProvinceId> = new Set();
const NO_ORDERS: readonly MapOrder[] = [];
const NO_POWERS: readonly PowerName[] = [];
/** So much of the map is seen round own units. */
const ROUND = 85;

/**
 * A map with a position and orders: pans, zooms (wheel, pinch, buttons), is walked by arrow keys. It decides nothing: what
 * is pointed at goes to the caller, who says what is chosen and what follows. An equal list and text belong beside it.
 */
export function MapCanvas(props: Props) {
  const { drawing, position, own = NO_POWERS, orders = NO_ORDERS, hidden = NOTHING, subjects = NOTHING } = props;
  // The ground is that of the phase.
  const map = mapAt(props.map, position.phase);
  const { chosen = null, picked = null, targets = NOTHING, pointed = null, onPick, onDrop, onVerb, children } = props;
  const t = useTexts("diplomacy");
  const id = useId();
  const looks = looksOf(map);
  const { owners, units } = position;
  const tenures = useMemo(() => tenuresOf(map, { ...position, owners, units }), [map, owners, units, position]);
  const ownSpots = [...units, ...position.dislodged]
    .filter(({ power }) => own.includes(power))
    .flatMap(({ at }): Spot[] => {
      const spot = spotOf(drawing, at);
      return spot ? [spot] : [];
    });
  const [start] = useState(() => (props.close ? around(ownSpots, ROUND) : null));
  const view = useMapView(drawing, start, heartOf(drawing, position));
  useImperativeHandle<SVGSVGElement | null, SVGSVGElement | null>(props.svgRef, () => view.svg.current);
  const [why, setWhy] = useState<PlaceId | null>(null);
  const hits = useRef<SVGGElement>(null);
  const pointer = useMapPointer({
    view,
    canDrag: (at) => onDrop !== undefined && subjects.has(at),
    onTap: (at) => onPick?.(at),
    onDrop: (from, to) => onDrop?.(from, to),
  });
  const facts = useMemo(
    () => factsOfProvinces(t, { map, position, orders, hidden, changed: changedOn(props.map, map) }),
    [t, map, props.map, position, orders, hidden],
  );
  const stops = [...subjects].filter((at) => drawing.provinces[at]);
  const rest = Object.keys(drawing.provinces).filter((at) => !subjects.has(at));
  const first = stops[0] ?? rest[0];

  const goTo = (at: ProvinceId) => {
    const spot = drawing.provinces[at]?.unit;
    if (spot) view.reveal(spot);
    hits.current?.querySelector<SVGPathElement>(`[data-province="${CSS.escape(at)}"]`)?.focus({ preventScroll: true });
  };
  const { reveal } = view;
  const shownSpot = pointed === null ? null : (drawing.provinces[pointed]?.unit ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is pointed at
  useEffect(() => {
    if (shownSpot) reveal(shownSpot);
  }, [pointed]);
  const onKeyDown = (event: KeyboardEvent<SVGPathElement>, at: ProvinceId) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isDirection(key)) {
      const next = stepFrom(map, drawing, at, key);
      if (next !== null) goTo(next);
    } else if (key === "Enter" || key === " ") onPick?.(at);
    else if (key === "+" || key === "=") view.zoomBy(1.3, drawing.provinces[at]?.unit);
    else if (key === "-") view.zoomBy(1 / 1.3, drawing.provinces[at]?.unit);
    else if (key === "Backspace") onVerb?.("clear", at);
    else {
      const letter = key.length === 1;
      const name = letter ? key.toLowerCase() : key;
      const verb = Object.entries(MAP_KEYS).find(([known]) => known === name)?.[1];
      if (!verb || (letter && !doLettersAct())) return;
      onVerb?.(verb, at);
    }
    event.preventDefault();
  };

  const whyOrder = orders.find(({ order }) => "unit" in order && order.unit.at === why);
  const line = pointer.line && drawing.provinces[pointer.line.from]?.unit;
  const zoomed = t.map;
  const ousted = position.dislodged.find(({ at }) => provinceOf(at) === chosen);
  const standing = units.find(({ at }) => provinceOf(at) === chosen);
  const chosenSpot = chosen && (ousted ? besideSpot(drawing, ousted.at) : spotOf(drawing, standing?.at ?? chosen));
  return (
    <div ref={view.frame} className={clsx("diplomacy-map", props.className)} data-testid="map">
      <svg
        ref={view.svg}
        role="application"
        aria-label={t.map.title(map.title)}
        aria-description={t.map.help}
        preserveAspectRatio="xMidYMid meet"
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        {...pointer.handlers}
      >
        <Hatches id={id} drawing={drawing} />
        <Geography {...{ id, map, drawing, looks, tenures, hidden }} />
        <g {...UNSAID}>
          {[...targets].map((at) => (
            <path key={at} d={drawing.provinces[at]?.d} className="target" />
          ))}
          {chosen && <path d={drawing.provinces[chosen]?.d} className="chosen-province" />}
          {pointed && <path d={drawing.provinces[pointed]?.d} className="pointed-province" />}
          {picked && <path d={drawing.provinces[picked]?.d} className="chosen-province" />}
        </g>
        <Labels {...{ map, drawing, looks, tenures }} />
        <Centres {...{ map, drawing, looks, position }} />
        <g ref={hits} className="hits">
          {[...stops, ...rest].map((at) => (
            // biome-ignore lint/a11y/useSemanticElements: a button within a drawing
            <path
              key={at}
              role="button"
              d={drawing.provinces[at]?.d}
              data-province={at}
              tabIndex={subjects.has(at) || at === first ? 0 : -1}
              aria-label={facts.get(at)}
              aria-pressed={subjects.has(at) ? chosen === at : undefined}
              onKeyDown={(event) => onKeyDown(event, at)}
              onFocus={() => {
                const spot = drawing.provinces[at]?.unit;
                if (spot && hits.current?.querySelector(":focus-visible")) view.reveal(spot);
              }}
            />
          ))}
        </g>
        <OrderArrows
          {...{ drawing, looks, orders }}
          askWhy={({ order }) => t.map.why(sayOrder(t, map, order))}
          onWhy={setWhy}
        />
        <Units {...{ drawing, looks, position, chosen }} moves={props.moves ?? null} />
        {line && pointer.line && (
          <path d={`M${line.join(" ")}L${pointer.line.to.join(" ")}`} className="drawn-line" {...UNSAID} />
        )}
        {chosenSpot && <circle r="17" transform={placed(chosenSpot)} className="chosen-ring" {...UNSAID} />}
      </svg>
      {whyOrder?.why && (
        <WhyBubble
          spot={view.within(spotOf(drawing, whyOrder.order.type === "waive" ? "" : provinceOf(why ?? "")) ?? [0, 0])}
        >
          {whyOrder.why}
        </WhyBubble>
      )}
      <div className="map-zoom">
        <IconButton label={zoomed.zoomIn} onClick={() => view.zoomBy(1.5)}>
          <Plus />
        </IconButton>
        <IconButton label={zoomed.zoomOut} onClick={() => view.zoomBy(1 / 1.5)}>
          <Minus />
        </IconButton>
        <IconButton label={zoomed.fit} onClick={view.whole}>
          <Maximize />
        </IconButton>
        {ownSpots.length > 0 && (
          <IconButton
            label={zoomed.own}
            onClick={() => {
              const box = around(ownSpots, ROUND);
              if (box) view.show(box);
            }}
          >
            <Users />
          </IconButton>
        )}
      </div>
      {children}
    </div>
  );
}

/** The middle of all units. */
function heartOf(drawing: Drawing, { units }: Position): Spot {
  const spots = units.map(({ at }) => spotOf(drawing, at)).filter((spot) => spot !== null);
  const mean = (axis: 0 | 1, none: number): number =>
    spots.length === 0 ? none : spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
  return [mean(0, drawing.width / 2), mean(1, drawing.height / 2)];
}

/** Why an order failed, beside its unit. */
const WhyBubble = ({ spot: [x, y], children }: { spot: Spot; children: ReactNode }) => (
  <div
    role="status"
    className="why-bubble"
    style={{ left: `clamp(8px, ${x - 20}px, calc(100% - 288px))`, top: y + 26 }}
  >
    {children}
  </div>
);
