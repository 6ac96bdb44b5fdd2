import type { PlayReport } from "@/lib/contracts/play-report";
import type { GamesTexts } from "@/lib/texts/games/en";
import { FactList } from "./fact-list";
import { share } from "./playtest/spread";

type Props = { report: PlayReport; t: GamesTexts["report"] };

/** What many deals of a game were like when bots played them: how long, how rich in choices, and fair to all seats. */
export function PlayReportPanel({ report, t }: Props) {
  const { deals, acts, choices, series, stuck, wins } = report;
  const all = wins.reduce((sum, count) => sum + count, 0);
  const facts = [
    { name: t.length, value: t.acts(acts.min, acts.max, acts.mean) },
    { name: t.choices, value: choices ? t.choicesAre(choices.mean, choices.forced) : "" },
    { name: t.series, value: series === null ? "" : t.seriesIs(series) },
    { name: t.stuck, value: stuck > 0 ? t.stuckAre(stuck) : "" },
  ].filter(({ value }) => value !== "");
  return (
    <div className="mt-2 space-y-3">
      <p className="text-ink-2">{t.played(deals)}</p>
      {all > 0 && <Wins wins={wins} all={all} t={t} />}
      <FactList facts={facts} className="flex flex-col gap-2" />
    </div>
  );
}

/** Deals won by each seat; the mark is what each would win of a fair game. */
function Wins({ wins, all, t }: { wins: readonly number[]; all: number; t: GamesTexts["report"] }) {
  const fair = 1 / wins.length;
  const shares = wins.map((count) => share(count, all));
  const most = Math.max(fair, ...shares.map((one) => one.share));
  const uneven = shares.some(({ low, high }) => low > fair || high < fair);
  const at = (part: number): string => `${(100 * part) / most}%`;
  return (
    <section aria-label={t.wins}>
      <h3 className="text-sm text-ink-3">{t.wins}</h3>
      <ul className="mt-1 space-y-1">
        {shares.map(({ share: part }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers
          <li key={seat} className="grid grid-cols-[1fr_3.5rem] items-center gap-2 text-sm">
            <span className="relative h-2.5 rounded-full bg-sunken" aria-hidden="true">
              <span className="absolute inset-y-0 left-0 rounded-full bg-brass" style={{ width: at(part) }} />
              <span className="absolute -inset-y-0.5 w-0.5 bg-ink-3" style={{ left: at(fair) }} />
            </span>
            <span className="text-right tabular-nums">
              <span className="sr-only">{t.seat(seat + 1)}: </span>
              {t.percent(part)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-ink-2">{uneven ? t.uneven : t.even}</p>
    </section>
  );
}
