"use client";
import { useEffect, useRef } from "react";

/** Runs `then` when `value` changes, not on the first render. */
export function useChange<T>(value: T, then: (before: T) => void): void {
  const last = useRef(value);
  useEffect(() => {
    const before = last.current;
    last.current = value;
    if (before !== value) then(before);
  });
}
