"use client";
import { useEffect } from "react";
import type { Theme } from "@/lib/contracts/account-words";

/** Keeps the page in the chosen theme: after a change in the settings, and when the device turns dark in the evening. */
export function ThemeKeeper({ theme }: { theme: Theme }) {
  useEffect(() => {
    const device = matchMedia("(prefers-color-scheme: dark)");
    const apply = () =>
      document.documentElement.classList.toggle("dark", theme === "dark" || (theme === "system" && device.matches));
    apply();
    device.addEventListener("change", apply);
    return () => device.removeEventListener("change", apply);
  }, [theme]);
  return null;
}
