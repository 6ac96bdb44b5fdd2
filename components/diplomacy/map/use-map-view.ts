"use client";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Drawing, Spot } from "@/lib/engine/diplomacy/maps/drawing";
import { type Box, middle, type Size, scaleOf, settle, shift, zoom } from "./map-view";

/** From so many pixels a unit on, there is room for the names of provinces in full. */
const NEAR = 1.02;
/** Below so many pixels a unit, names lie over one another: nothing is shown so small before somebody asks for it. */
const TINY = 0.5;
const FIRST = 0.85;
/** A unit is about so many pixels across, if it need not be more than so much larger than it is drawn. */
const UNIT = 21;
const LARGEST = 1.5;

/** What moves the visible part of a map. Points are of the drawing. */
export type MapView = {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly svg: RefObject<SVGSVGElement | null>;
  show(box: Box): void;
  whole(): void;
  zoomBy(factor: number, about?: Spot): void;
  /** By so many pixels of the screen. */
  panBy(dx: number, dy: number): void;
  /** Makes a point visible, if it is not. */
  reveal(spot: Spot): void;
  /** Where a point of the window lies on the drawing, and a point of the drawing within the frame, in pixels. */
  at(clientX: number, clientY: number): Spot;
  within(spot: Spot): Spot;
};

/** How large an element is; null while it has no size. */
function sizeOf(element: HTMLElement | null): Size | null {
  const { clientWidth: width = 0, clientHeight: height = 0 } = element ?? {};
  return width > 0 && height > 0 ? { width, height } : null;
}

/**
 * The visible part of a drawing, kept out of React: panning sets one attribute. `start`: what is shown first; null: all, or
 * on a small screen what lies round `heart`. A map that is printed shows itself whole.
 */
export function useMapView({ width, height }: Drawing, start: Box | null, heart: Spot): MapView {
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const box = useRef<Box>(start ?? { x: 0, y: 0, width, height });

  /** Until somebody moves it, the map is shown as it is first shown, whatever size its frame comes to. */
  const moved = useRef(false);
  const printing = useRef(false);
  const [begin] = useState({ start, heart });

  const draw = useCallback(
    (next: Box, size: Size) => {
      const [element, drawing] = [frame.current, svg.current];
      if (!element || !drawing) return;
      box.current = settle(next, { width, height }, size);
      const { x, y, width: across, height: down } = box.current;
      drawing.setAttribute("viewBox", `${x} ${y} ${across} ${down}`);
      const scale = scaleOf(box.current, size);
      element.style.setProperty("--map-scale", String(scale));
      element.style.setProperty("--map-size", String(Math.min(LARGEST, Math.max(1, UNIT / (20 * scale)))));
      element.dataset.near = String(scale >= NEAR);
      element.dataset.tiny = String(scale < TINY);
    },
    [width, height],
  );
  const apply = useCallback(
    (next: Box) => {
      const size = sizeOf(frame.current);
      if (!size) return;
      moved.current = true;
      draw(next, size);
    },
    [draw],
  );

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const reshape = () => {
      const size = sizeOf(element);
      if (!size || printing.current) return;
      if (moved.current) return draw(box.current, size);
      const whole = begin.start ?? { x: 0, y: 0, width, height };
      const [x, y] = begin.heart;
      const [across, down] = [size.width / FIRST, size.height / FIRST];
      const near = { x: x - across / 2, y: y - down / 2, width: across, height: down };
      draw(scaleOf(whole, size) < TINY ? near : whole, size);
    };
    reshape();
    const watch = new ResizeObserver(reshape);
    watch.observe(element);
    return () => watch.disconnect();
  }, [draw, begin, width, height]);

  useEffect(() => {
    const drawing = svg.current;
    if (!drawing) return;
    let before = box.current;
    const print = () => {
      before = box.current;
      printing.current = true;
      drawing.setAttribute("viewBox", `0 0 ${width} ${height}`);
    };
    const back = () => {
      printing.current = false;
      const size = sizeOf(frame.current);
      if (size) draw(before, size);
    };
    window.addEventListener("beforeprint", print);
    window.addEventListener("afterprint", back);
    return () => {
      window.removeEventListener("beforeprint", print);
      window.removeEventListener("afterprint", back);
    };
  }, [draw, width, height]);

  const scale = (): number => {
    const element = frame.current;
    return element ? scaleOf(box.current, { width: element.clientWidth, height: element.clientHeight }) : 1;
  };
  const at = (clientX: number, clientY: number): Spot => {
    const edge = frame.current?.getBoundingClientRect();
    const per = scale();
    return [box.current.x + (clientX - (edge?.left ?? 0)) / per, box.current.y + (clientY - (edge?.top ?? 0)) / per];
  };
  const within = ([x, y]: Spot): Spot => {
    const per = scale();
    return [(x - box.current.x) * per, (y - box.current.y) * per];
  };
  return {
    ...{ frame, svg, at, within },
    show: apply,
    whole: () => apply({ x: 0, y: 0, width, height }),
    zoomBy: (factor, about) => apply(zoom(box.current, factor, about ?? middle(box.current))),
    panBy: (dx, dy) => apply(shift(box.current, -dx / scale(), -dy / scale())),
    reveal: ([x, y]) => {
      const { x: left, y: top, width: across, height: down } = box.current;
      const room = Math.min(across, down) * 0.12;
      const seen = x > left + room && x < left + across - room && y > top + room && y < top + down - room;
      if (!seen) apply({ ...box.current, x: x - across / 2, y: y - down / 2 });
    },
  };
}
