"use client";
import "@/components/ui/zod-in-browser";
import { useMemo, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Progress } from "@/components/ui/progress";
import { Select } from "@/components/ui/select";
import { readTemplateText } from "@/lib/contracts/template";
import { compileTemplate } from "@/lib/engine/cards/compile";
import type { PlaytestOptions } from "@/lib/engine/cards/playing";
import type { TemplateFile } from "@/lib/engine/cards/template";
import { fileBy, type Way } from "../way";
import { WayChoice } from "../way-choice";
import { Comparison } from "./comparison";
import { PlaytestResult } from "./playtest-result";
import { usePlaytest } from "./use-playtest";

const DEALS = [300, 1_000, 10_000];
const BOTS = ["random", "shadow", "one"] as const;

type Props = {
  source: string;
  /** The last version that was saved; null: there is none yet. */
  saved: { source: string; version: number } | null;
  way: Way;
  onWay(way: Way): void;
};

/** Lets bots play the game as it is written now, and shows what its deals were like. */
export default function PlaytestPanel({ source, saved, way, onWay }: Props) {
  const { playtest: t } = useTexts("gameEditor");
  const { run, start, cancel } = usePlaytest();
  const [games, setGames] = useState(1_000);
  const [bots, setBots] = useState<PlaytestOptions["bots"]>("random");
  const [compares, setCompares] = useState(true);
  const [wanted, setWanted] = useState<number | null>(null);
  const tried = useMemo(() => {
    const file = fileOf(source, way);
    if (!file) return null;
    const game = compileTemplate(file, "own");
    return game.ok ? { file, seats: game.value.seats, played: JSON.stringify(file) } : null;
  }, [source, way]);
  if (!tried) return <p className="text-ink-2">{t.none}</p>;
  const { seats: sound, played } = tried;
  const seats = Math.min(sound.max, Math.max(sound.min, wanted ?? Math.max(sound.min, Math.min(4, sound.max))));
  const counts = Array.from({ length: sound.max - sound.min + 1 }, (_, i) => sound.min + i);
  const comparable = saved !== null && saved.source !== source ? saved : null;
  const before = comparable && compares ? fileOf(comparable.source, way) : null;
  const against = before && JSON.stringify(before);
  const begin = () => start(played, { games, seats, seed: 1 + Math.floor(Math.random() * 1e9), bots }, against);
  return (
    <div className="space-y-4">
      <WayChoice file={tried.file} way={way} onWay={onWay} />
      <div className="grid grid-cols-2 gap-3">
        <Field label={t.deals}>
          <Select
            value={String(games)}
            onChange={(value) => setGames(Number(value))}
            options={DEALS.map((count) => ({ value: String(count), label: t.number(count) }))}
          />
        </Field>
        <Field label={t.seats}>
          <Select
            value={String(seats)}
            onChange={(value) => setWanted(Number(value))}
            options={counts.map((count) => ({ value: String(count), label: String(count) }))}
          />
        </Field>
        <Field label={t.players} className="col-span-2">
          <Select
            value={bots}
            onChange={(value) => setBots(BOTS.find((each) => each === value) ?? "random")}
            options={BOTS.map((each) => ({ value: each, label: t.bots[each] }))}
          />
        </Field>
      </div>
      {comparable && <Checkbox label={t.compare(comparable.version)} checked={compares} onChange={setCompares} />}
      {run.state === "running" ? (
        <div className="space-y-2">
          <Progress value={run.done} max={run.games} label={t.playing(run.done, run.games)} />
          <div className="flex items-center justify-between gap-3">
            <p className="text-ink-2 tabular-nums">{t.playing(run.done, run.games)}</p>
            <Button dense onClick={cancel}>
              {t.cancel}
            </Button>
          </div>
        </div>
      ) : (
        <Button kind="primary" onClick={begin}>
          {run.state === "none" ? t.start : t.again}
        </Button>
      )}
      <div role="status">
        {run.state === "failed" && <p className="text-danger">{t.failed}</p>}
        {run.state === "done" && run.source !== played && <p className="text-ink-2">{t.changed}</p>}
      </div>
      {run.state === "done" && (
        <>
          {run.before && saved && <Comparison before={run.before} now={run.now} version={saved.version} />}
          <PlaytestResult report={run.now.report} study={run.now.study} seconds={run.seconds} />
        </>
      )}
    </div>
  );
}

/** The game as it is tried; null: the text is none that can be played. */
function fileOf(source: string, way: Way): TemplateFile | null {
  const read = readTemplateText(source);
  return read.ok ? fileBy(read.value.file, way) : null;
}
