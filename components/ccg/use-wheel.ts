"use client";
import { type RefObject, useEffect, useRef } from "react";

/** So far a wheel goes for a page, and so long it rests after one, as wheels roll on by themselves. */
const FAR = 40;
const REST = 320;

/**
 * Turns pages by the wheel over a box that is wholly in the window; one that is not is scrolled into it first. At the
 * first and the last page the window scrolls, as it does with Ctrl and Shift.
 */
export function useWheel(box: RefObject<HTMLElement | null>, turn: (by: 1 | -1) => boolean): void {
  const latest = useRef(turn);
  latest.current = turn;
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let [gone, rested] = [0, 0];
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaY) < Math.abs(event.deltaX)) return;
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > window.innerHeight) return;
      if (event.timeStamp < rested) return event.preventDefault();
      gone = Math.sign(gone) === Math.sign(event.deltaY) ? gone + event.deltaY : event.deltaY;
      if (Math.abs(gone) < FAR) return event.preventDefault();
      if (latest.current(gone > 0 ? 1 : -1)) event.preventDefault();
      rested = event.timeStamp + REST;
      gone = 0;
    };
    // React listens passively.
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [box]);
}
