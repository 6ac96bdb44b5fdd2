"use client";
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ProvinceId } from "@/lib/engine/diplomacy/map/model";
import type { Spot } from "@/lib/engine/diplomacy/maps/drawing";
import type { MapView } from "./use-map-view";

/** A finger or mouse that moves less than this taps. */
const TAP = 7;

type Doing =
  | { readonly kind: "press"; readonly from: Spot; readonly on: ProvinceId | null }
  | { readonly kind: "pan" }
  | { readonly kind: "order"; readonly on: ProvinceId }
  | { readonly kind: "pinch"; far: number };

type Props = {
  view: MapView;
  /** Dragging from here draws an order; from elsewhere it moves the map. */
  canDrag(at: ProvinceId): boolean;
  onTap(at: ProvinceId): void;
  onDrop(from: ProvinceId, to: ProvinceId): void;
};

const provinceUnder = (x: number, y: number): ProvinceId | null => {
  const element = document.elementFromPoint(x, y)?.closest("[data-province]");
  return element?.getAttribute("data-province") ?? null;
};

/** What fingers, mouse and wheel do on a map. `line`: an order that is being drawn, from a province to a point. */
export function useMapPointer({ view, canDrag, onTap, onDrop }: Props) {
  const fingers = useRef(new Map<number, Spot>());
  const doing = useRef<Doing | null>(null);
  const [line, setLine] = useState<{ from: ProvinceId; to: Spot } | null>(null);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const step = event.deltaMode === 0 ? event.deltaY : 24 * event.deltaY;
    view.zoomBy(Math.exp(Math.max(-0.5, Math.min(0.5, -step / 400))), view.at(event.clientX, event.clientY));
  });
  const { frame } = view;
  useEffect(() => {
    const element = frame.current;
    const hear = (event: WheelEvent) => onWheel(event);
    element?.addEventListener("wheel", hear, { passive: false });
    return () => element?.removeEventListener("wheel", hear);
  }, [frame]);

  const spread = (): { far: number; middle: Spot } | null => {
    const [a, b] = [...fingers.current.values()];
    return a && b
      ? { far: Math.hypot(a[0] - b[0], a[1] - b[1]), middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] }
      : null;
  };

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
    const two = spread();
    if (two) {
      doing.current = { kind: "pinch", far: two.far };
      setLine(null);
      return;
    }
    doing.current = {
      kind: "press",
      from: [event.clientX, event.clientY],
      on: provinceUnder(event.clientX, event.clientY),
    };
  };

  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const last = fingers.current.get(event.pointerId);
    if (!last) return;
    const [dx, dy] = [event.clientX - last[0], event.clientY - last[1]];
    let now = doing.current;
    if (now?.kind === "press") {
      if (Math.hypot(event.clientX - now.from[0], event.clientY - now.from[1]) < TAP) return;
      now = now.on !== null && canDrag(now.on) ? { kind: "order", on: now.on } : { kind: "pan" };
      doing.current = now;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
    if (now?.kind === "order") setLine({ from: now.on, to: view.at(event.clientX, event.clientY) });
    else if (now?.kind === "pan") view.panBy(dx, dy);
    else if (now?.kind === "pinch") {
      const two = spread();
      if (!two) return;
      view.panBy(dx / 2, dy / 2);
      view.zoomBy(two.far / (now.far || 1), view.at(...two.middle));
      now.far = two.far;
    }
  };

  const end = (event: PointerEvent<SVGSVGElement>, tapped: boolean) => {
    if (!fingers.current.delete(event.pointerId)) return;
    const now = doing.current;
    setLine(null);
    if (fingers.current.size > 0) {
      // The finger that is left goes on moving the map.
      doing.current = { kind: "pan" };
      return;
    }
    doing.current = null;
    if (!tapped || !now) return;
    if (now.kind === "press" && now.on !== null) onTap(now.on);
    if (now.kind === "order") {
      const to = provinceUnder(event.clientX, event.clientY);
      if (to !== null && to !== now.on) onDrop(now.on, to);
    }
  };

  return {
    line,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: (event: PointerEvent<SVGSVGElement>) => end(event, true),
      onPointerCancel: (event: PointerEvent<SVGSVGElement>) => end(event, false),
    },
  };
}
