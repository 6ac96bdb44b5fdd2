"use client";
import { useEffect, useRef } from "react";

/** Sends the browser's time zone along with a form. */
export function ZoneInput() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  }, []);
  return <input ref={field} type="hidden" name="zone" defaultValue="UTC" />;
}
