"use client";
import { useEffect, useRef } from "react";
import type { Topic } from "@/lib/contracts/topics";
import { ask, askUntilAnswered, hear, isConnected } from "./connection";

/** How many on this page watch each topic. */
const watching = new Map<Topic, number>();

/**
 * Calls `onChange` when something about a topic has changed since the page was written (ms since 1970, by the server's
 * clock): from the first connection on, and after every other one. It is for the page to read anew what it shows.
 */
export function useTopic(topic: Topic, writtenAt: number, onChange: () => void): void {
  const latest = useRef({ writtenAt, onChange });
  useEffect(() => {
    latest.current = { writtenAt, onChange };
  });
  useEffect(() => {
    /** Which connection of those that this page has had. */
    let turn = 0;
    const watch = () => {
      const mine = ++turn;
      void askUntilAnswered("topic:watch", { topic, since: latest.current.writtenAt }, () => turn !== mine);
    };
    watching.set(topic, (watching.get(topic) ?? 0) + 1);
    if (isConnected()) watch();
    const stops = [
      hear("connect", watch),
      hear("topic:changed", (changed) => {
        if (changed.topic === topic) latest.current.onChange();
      }),
    ];
    return () => {
      turn++;
      for (const stop of stops) stop();
      const left = (watching.get(topic) ?? 1) - 1;
      if (left > 0) watching.set(topic, left);
      else {
        watching.delete(topic);
        if (isConnected()) void ask("topic:leave", { topic });
      }
    };
  }, [topic]);
}
