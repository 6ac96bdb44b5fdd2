"use client";
import { useState, useTransition } from "react";
import type { Refusal } from "@/lib/engine/kernel/result";
import { unlessLost } from "./unless-lost";

/**
 * Acts of which each answers why it was refused, or null: whether one is under way, and why the last one was refused.
 * `lost`: the code of the refusal where no answer came and nobody knows whether it was done.
 */
export function useRefusable(lost = "lost") {
  const [busy, start] = useTransition();
  const [refused, setRefused] = useState<Refusal | null>(null);
  const run = (act: () => Promise<Refusal | null>) =>
    start(async () => setRefused(await unlessLost(act(), { code: lost })));
  return { busy, refused, run };
}
