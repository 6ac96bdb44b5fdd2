"use client";
import { useTexts } from "@/components/texts/context";
import type { StuckDeal } from "@/lib/engine/cards/playing";
import type { PlaytestReport } from "@/lib/engine/cards/playtest";
import type { PlaytestStudy } from "@/lib/engine/cards/playtest-study";
import type { GameEditorTexts } from "@/lib/texts/game-editor/en";
import { Histogram } from "./histogram";
import { share } from "./spread";

type Texts = GameEditorTexts["playtest"];
type Props = { report: PlaytestReport; study: PlaytestStudy; seconds: number };

/** What the deals of a play-test were like: what went wrong first, then how fair, long and rich in choices they were. */
export function PlaytestResult({ report, study, seconds }: Props) {
  const { playtest: t } = useTexts("gameEditor");
  const { choices, skill, series } = study;
  const endings = Object.entries(report.endings).map(([reason, count]) => t.ending(reason, count));
  const facts: [string, string][] = [
    [t.length, t.acts(report.length.min, report.length.max, report.length.mean)],
    [t.endings, endings.join(", ")],
    [t.choices, choices.asked > 0 ? t.choicesAre(choices.mean, choices.forced) : t.noChoices],
    [t.series, series.ended > 0 ? t.seriesIs(series.deals / series.ended) : t.seriesNever],
  ];
  return (
    <div className="space-y-4">
      <p className="text-ink-2">{t.played(report.games, report.moves, seconds)}</p>
      {report.stuck.map((deal) => (
        <Stuck key={deal.deal} deal={deal} t={t} />
      ))}
      {report.unused.length > 0 && (
        <p>
          {t.unused} <span className="font-mono text-sm">{report.unused.join(", ")}</span>
        </p>
      )}
      {report.rare.map(({ name, deals }) => (
        <p key={name} className="text-ink-2">
          {t.rare(name, deals, report.games)}
        </p>
      ))}
      {skill && skill.deals > 0 && <p>{t.skill(skill.shadow, skill.others)}</p>}
      <Wins report={report} t={t} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {Object.keys(study.lengths).length > 0 && (
        <Histogram title={t.lengths} counts={study.lengths} label={(most) => t.mostly(t.lengths, most)} />
      )}
      {Object.keys(study.scores).length > 0 && (
        <Histogram title={t.scores} counts={study.scores} label={(most) => t.mostly(t.scores, most)} />
      )}
    </div>
  );
}

/** Deals won by each seat, with the interval in which its share lies; the mark is what each would win of a fair game. */
function Wins({ report, t }: { report: PlaytestReport; t: Texts }) {
  const all = report.wins.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const fair = 1 / report.seats;
  const shares = report.wins.map((count) => share(count, all));
  const most = Math.max(...shares.map(({ high }) => high), fair);
  const uneven = report.bots !== "one" && shares.some(({ low, high }) => low > fair || high < fair);
  const at = (part: number): string => `${(100 * part) / most}%`;
  return (
    <section aria-label={t.wins}>
      <h2 className="font-semibold">{t.wins}</h2>
      <ul className="mt-1 space-y-1.5">
        {shares.map(({ share: part, low, high }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers
          <li key={seat} className="grid grid-cols-[4.5rem_1fr_7.5rem] items-center gap-2 text-sm">
            <span>{t.seat(seat + 1)}</span>
            <span className="relative h-3 rounded-full bg-sunken" aria-hidden="true">
              <span className="absolute inset-y-0 left-0 rounded-full bg-brass" style={{ width: at(part) }} />
              <span
                className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-ink"
                style={{ left: at(low), width: at(high - low) }}
              />
              <span className="absolute -inset-y-0.5 w-0.5 bg-ink-3" style={{ left: at(fair) }} />
            </span>
            <span className="text-right tabular-nums">{t.shareOf(part, (high - low) / 2)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-ink-2">{uneven ? t.uneven : t.even}</p>
    </section>
  );
}

/** A deal that did not end: what was dealt, who was asked, and what was done last. */
function Stuck({ deal, t }: { deal: StuckDeal; t: Texts }) {
  return (
    <details className="rounded-md border border-danger bg-danger-soft p-3">
      <summary className="font-semibold">{t.stuck(deal.deal, deal.acts)}</summary>
      <ul className="mt-2 space-y-1 text-sm">
        {deal.hands.map((hand, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers
          <li key={seat}>
            {t.holds(seat + 1, deal.asked.includes(seat))} <span className="font-mono">{hand.join(" ") || "–"}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">{t.last}</p>
      <ol className="mt-1 list-decimal pl-6 font-mono text-sm break-all">
        {deal.last.slice(-8).map(({ seat, intent }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was done, in order
          <li key={i}>
            {seat + 1}: {JSON.stringify(intent)}
          </li>
        ))}
      </ol>
    </details>
  );
}
