"use client";
import { useEffect, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Time } from "@/components/ui/time";
import { useLater } from "@/components/ui/use-later";
import type { DiplomacyGamesTexts } from "@/lib/texts/diplomacy-games/en";
import type { ComingPhase } from "./next-deadlines";

/** What the clock's controls say. Spans as TIMING writes them; `at` and `grace` empty: none. */
export type Clock = { movement: string; others: string; at: string; weekends: boolean; grace: string };
export const USUAL_CLOCK: Clock = { movement: "2D", others: "1D", at: "", weekends: true, grace: "" };

const MOVEMENTS = ["5M", "10M", "15M", "1H", "12H", "1D", "2D", "3D", "5D", "7D"];
const OTHERS = ["2M", "5M", "30M", "6H", "12H", "1D", "2D"];
const GRACES = ["5M", "12H", "1D", "2D", "3D"];
/** Days as DAYS has them, from Sunday. */
const WEEKDAYS = "-MTWTF-";
const EVERY_DAY = "SMTWTFS";
const TIMES = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);

/** A game that is played in one sitting. */
const isLive = ({ movement }: Pick<Clock, "movement">): boolean => movement.endsWith("M");

/** The clock with another time for movement: a game of minutes is not put off over a weekend, nor its retreats by a day. */
export function withMovement(clock: Clock, movement: string): Clock {
  const next = { ...clock, movement };
  if (isLive(next) === isLive(clock)) return next;
  return isLive(next) ? { ...next, others: "5M", at: "", weekends: false } : { ...next, others: USUAL_CLOCK.others };
}

/** The lines of TIMING that the controls come to. Without DAYS the week is Monday to Friday, as the judge has it. */
export function timingOf({ movement, others, at, weekends, grace }: Clock): string {
  const parts = [`NEXT ${others}`, `MOVE ${movement}`];
  if (at !== "") parts.push(`AT ${at}`);
  parts.push(`DAYS ${weekends ? WEEKDAYS : EVERY_DAY}`);
  if (grace !== "") parts.push(`GRACE ${grace}`);
  return parts.join(" ");
}

/** The controls that say these lines of TIMING; null: the controls cannot say them. */
export function clockOf(lines: readonly string[]): Clock | null {
  const words = lines.join(" ").split(/\s+/).filter(Boolean);
  const value = (key: string): string => words[words.indexOf(key) + 1] ?? "";
  const has = (key: string): boolean => words.includes(key);
  const clock: Clock = {
    ...{ movement: value("MOVE"), others: value("NEXT"), weekends: value("DAYS") === WEEKDAYS },
    ...{ at: has("AT") ? value("AT") : "", grace: has("GRACE") ? value("GRACE") : "" },
  };
  const known = MOVEMENTS.includes(clock.movement) && OTHERS.includes(clock.others);
  const offered = ["", ...TIMES].includes(clock.at) && ["", ...GRACES].includes(clock.grace);
  return known && offered && timingOf(clock).split(" ").sort().join() === words.toSorted().join() ? clock : null;
}

const spanText = (span: string, t: DiplomacyGamesTexts["form"]): string => {
  const amount = Number(span.slice(0, -1));
  return span.endsWith("D") ? t.days(amount) : span.endsWith("M") ? t.minutes(amount) : t.hours(amount);
};

type Props = Omit<NextProps, "line"> & { clock: Clock; onChange(clock: Clock): void };

/** The reckoning brings a calendar along. */
const loadDeadlines = () => import("./next-deadlines");

/** TIMING built by controls, shown as its line, and what it comes to for the next five phases. */
export function ClockBuilder({ clock, onChange, phases, rules, zone, standing, absences }: Props) {
  const { form: t } = useTexts("diplomacyGames");
  const spans = (values: readonly string[]) => values.map((value) => ({ value, label: spanText(value, t) }));
  const set = (part: Partial<Clock>) => onChange({ ...clock, ...part });
  const line = timingOf(clock);
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field label={t.movement}>
          <Select
            options={spans(MOVEMENTS)}
            value={clock.movement}
            onChange={(movement) => onChange(withMovement(clock, movement))}
          />
        </Field>
        <Field label={t.others}>
          <Select options={spans(OTHERS)} value={clock.others} onChange={(others) => set({ others })} />
        </Field>
        <Field label={t.at}>
          <Select
            options={[{ value: "any", label: t.anyTime }, ...TIMES.map((time) => ({ value: time, label: time }))]}
            value={clock.at === "" ? "any" : clock.at}
            onChange={(at) => set({ at: at === "any" ? "" : at })}
          />
        </Field>
        <Field label={t.grace}>
          <Select
            options={[{ value: "none", label: t.noGrace }, ...spans(GRACES)]}
            value={clock.grace === "" ? "none" : clock.grace}
            onChange={(grace) => set({ grace: grace === "none" ? "" : grace })}
          />
        </Field>
      </div>
      {isLive(clock) && !rules.includes("REAL_TIME") && <p className="text-sm text-ink-2">{t.live}</p>}
      <Checkbox label={t.weekends} checked={clock.weekends} onChange={(weekends) => set({ weekends })} />
      <p className="text-sm text-ink-3">
        {t.line}: <code className="text-ink-2">TIMING {line}</code>
      </p>
      <NextFive {...{ line, phases, rules, zone, standing, absences }} />
    </div>
  );
}

type NextProps = {
  line: string;
  phases: readonly ComingPhase[];
  rules: readonly string[];
  zone: string;
  /** When the first phase ends, where its deadline stands already. */
  standing?: number | null | undefined;
  absences?: readonly { readonly from: string; readonly to: string }[] | undefined;
};

/** When these phases end if each uses its time. */
export function NextFive({ line, phases, rules, zone, standing, absences }: NextProps) {
  const { form: t } = useTexts("diplomacyGames");
  const calendar = useLater(loadDeadlines);
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => setNow(Date.now()), []);
  if (!calendar || now === null) return null;
  const ends = calendar.deadlinesOf(phases, {
    ...{ timing: [line], rules, zone: zone === "" ? null : zone, now, standing, absences },
  });
  if (ends.every((at) => at === null)) return null;
  return (
    <div>
      <p className="text-sm font-medium">{t.nextFive}</p>
      <ol className="mt-1.5 text-sm tabular-nums">
        {phases.map(({ season, year, type }, i) => {
          const at = ends[i] ?? null;
          return (
            <li
              key={`${season}${year}${type}`}
              className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5"
            >
              <span className="text-ink-2">{t.phase(season, year, type)}</span>
              {at !== null && <Time at={at} zone={zone === "" ? "UTC" : zone} />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
