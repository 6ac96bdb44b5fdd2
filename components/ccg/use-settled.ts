"use client";
import { startTransition, useEffect, useState } from "react";

/** A value as it was when it last kept still for so many milliseconds; what is typed goes before drawing it. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
