"use client";
import { useState, useTransition } from "react";
import type { Refusal } from "@/lib/engine/kernel/result";
import { unlessLost } from "./unless-lost";

/** The server could not be reached: what is said of all that did not work. */
const LOST: Refusal = { code: "lost", data: {} };

/**
 * Acts of which each answers why it was refused, or null: whether one is under way, and why the last one was refused
 * (`lost`: nobody knows whether it was done).
 */
export function useRefusable() {
  const [busy, start] = useTransition();
  const [refused, setRefused] = useState<Refusal | null>(null);
  const run = (act: () => Promise<Refusal | null>) => start(async () => setRefused(await unlessLost(act(), LOST)));
  return { busy, refused, run };
}
