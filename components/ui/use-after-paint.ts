"use client";
import { useEffect, useState } from "react";

/**
 * The same as `value`, but true only once what else comes with it has been drawn: for what may come a moment later, so that
 * the answer to a press does not wait for it. What is true at the first rendering is true at once.
 */
export function useAfterPaint(value: boolean): boolean {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (!value) return setPainted(false);
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return value && painted;
}
