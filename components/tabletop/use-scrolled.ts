"use client";
import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Measures something that scrolls: at first, whenever it is scrolled or its box changes, and where `content` is another: with more in it
 * it is longer, though its box stays as it is.
 */
export function useScrolled<T extends HTMLElement>(
  box: RefObject<T | null>,
  content: string | number,
  measure: (element: T) => void,
): void {
  const onMeasure = useEffectEvent(measure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in it is measured anew
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => onMeasure(element);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [box, content]);
}
