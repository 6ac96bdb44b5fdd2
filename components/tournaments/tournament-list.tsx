"use client";
import { Trophy } from "lucide-react";
import { useTexts } from "@/components/texts/context";
import { Chip } from "@/components/ui/chip";
import { Countdown } from "@/components/ui/countdown";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import type { TournamentLine } from "@/lib/contracts/tournament-words";
import { formatMoney } from "@/lib/engine/kernel/money";

const DAY = 24 * 60 * 60_000;

/** Tournaments, each a way to its page: what is played, by how many, for what, when. */
export function TournamentList({ tournaments, label }: { tournaments: readonly TournamentLine[]; label: string }) {
  const t = useTexts("tournaments");
  return (
    <ul aria-label={label} className="flex flex-col rounded-md border border-line bg-surface">
      {tournaments.map(({ id, name, host, game, style, state, entrants, most, prizes, startsAt, round, entered }) => (
        <li key={id} className="border-b border-line px-4 py-3 last:border-0">
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <Link
              href={`/tournaments/${id}`}
              className="min-w-40 flex-1 content-center font-semibold underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            {entered && <Chip tone="brass">{t.entered}</Chip>}
            <span className="text-sm whitespace-nowrap tabular-nums">
              {state === "running" ? (
                t.round(round)
              ) : state !== "open" ? (
                <Time at={startsAt} show="date" />
              ) : startsAt - Date.now() < DAY ? (
                <>
                  {t.startsIn} <Countdown to={startsAt} />
                </>
              ) : (
                <Time at={startsAt} />
              )}
            </span>
          </div>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-3">
            <span>
              {game} · {t.styles[style]} · {state === "open" ? t.of(entrants, most) : t.players(entrants)} ·{" "}
              {t.by(host)}
            </span>
            {prizes > 0 && (
              <span className="inline-flex items-center gap-1.5 text-ink">
                <Trophy aria-label={t.prizes} className="size-4 text-brass" />
                <span className="font-semibold tabular-nums">{formatMoney(prizes)}</span>
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
