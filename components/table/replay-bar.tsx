"use client";
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useEffectEvent, useLayoutEffect } from "react";
import { useTexts } from "@/components/texts/context";
import { IconButton } from "@/components/ui/button";
import type { Seat } from "@/lib/engine/kernel/game";
import { type Named, nameOf } from "./people";

type Props = {
  /** Position shown, from 0 (before the first event) to `count`. */
  at: number;
  count: number;
  playing: boolean;
  onSeek(at: number): void;
  onPlaying(playing: boolean): void;
  people: readonly Named[];
  /** Through whose eyes; null: all hands open. */
  eyes: Seat | null;
  /** Absent: nobody else's eyes can be looked through. */
  onEyes?(eyes: Seat | null): void;
  /** Whether all hands may be shown. */
  open: boolean;
};

/** The keys of a replay, wherever the focus is; lists, fields and the hand keep theirs. */
function useReplayKeys({ at, count, playing, onSeek, onPlaying }: Props): void {
  const places: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const place = places[event.key];
    if (place === undefined && event.key !== " ") return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
    const on = event.target instanceof Element ? event.target : null;
    const own = event.key === " " ? "button, a, input, select, textarea" : "input, select, textarea, [role=tab]";
    if (on?.closest(own) || document.querySelector("[role=dialog][data-state=open]")) return;
    event.preventDefault();
    if (place === undefined) onPlaying(!playing);
    else onSeek(Math.min(count, Math.max(0, place)));
  });
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}

/** Walks through a finished or running record; stands where the verbs stand in a game. */
export function ReplayBar(props: Props) {
  const { at, count, playing, onSeek, onPlaying, people, eyes, onEyes, open } = props;
  useReplayKeys(props);
  const table = useTexts("table");
  const { replay: t } = table;
  const button = "text-on-felt! hover:bg-felt-deep!";
  return (
    <fieldset className="act flex-wrap" aria-label={t.title}>
      <span className="flex">
        <IconButton label={t.first} className={button} onClick={() => onSeek(0)} aria-disabled={at === 0}>
          <ChevronFirst />
        </IconButton>
        <IconButton
          label={t.back}
          className={button}
          onClick={() => onSeek(Math.max(0, at - 1))}
          aria-disabled={at === 0}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton label={playing ? t.pause : t.play} className={button} onClick={() => onPlaying(!playing)}>
          {playing ? <Pause /> : <Play />}
        </IconButton>
        <IconButton
          label={t.forward}
          className={button}
          onClick={() => onSeek(Math.min(count, at + 1))}
          aria-disabled={at === count}
        >
          <ChevronRight />
        </IconButton>
        <IconButton label={t.last} className={button} onClick={() => onSeek(count)} aria-disabled={at === count}>
          <ChevronLast />
        </IconButton>
      </span>
      <input
        type="range"
        aria-label={t.position}
        aria-valuetext={t.at(at, count)}
        min={0}
        max={count}
        value={at}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
        className="h-11 min-w-24 flex-1 accent-brass-bright"
      />
      {onEyes && (
        <label className="flex items-center gap-2 text-sm">
          <span className="phone:sr-only">{t.seenBy}</span>
          <select
            value={eyes ?? ""}
            onChange={(event) => onEyes(event.target.value === "" ? null : Number(event.target.value))}
            className="h-11 rounded-sm border border-felt-line bg-felt-deep px-2.5 text-on-felt"
          >
            {open && <option value="">{t.all}</option>}
            {people.map((person) => (
              <option key={person.seat} value={person.seat}>
                {nameOf(people, person.seat, table)}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}
