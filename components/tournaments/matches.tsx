"use client";
import { Gavel } from "lucide-react";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button, buttonClass } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { SegmentedControl } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import type { MatchLine, TournamentView } from "@/lib/contracts/tournament-words";
import { Bracket } from "./bracket";
import { CallDialog } from "./call-dialog";
import { JudgeDialog } from "./judge-dialog";
import type { Act } from "./use-act";

type Props = { tournament: TournamentView; judge: Act; call: Act };

/** The matches of a round, the running one first; of an elimination all rounds beside each other. */
export function Matches({ tournament, judge, call }: Props) {
  const { room: t } = useTexts("tournaments");
  const words = useTexts("tournaments");
  const rounds = [...new Set(tournament.matches.map(({ round }) => round))].reverse();
  const [chosen, setChosen] = useState<number | null>(null);
  const [deciding, setDeciding] = useState<MatchLine | null>(null);
  const [calling, setCalling] = useState<MatchLine | null>(null);
  const shown = chosen ?? rounds[0] ?? 0;
  const options = rounds.map((round) => ({ value: String(round), label: words.round(round) }));
  return (
    <>
      {tournament.style === "elimination" && rounds.length > 1 && (
        <Bracket matches={tournament.matches} label={t.bracket} />
      )}
      {options.length > 1 && options.length < 5 && (
        <SegmentedControl
          label={t.rounds}
          options={options}
          value={String(shown)}
          onChange={(round) => setChosen(Number(round))}
          className="mb-3"
        />
      )}
      {options.length >= 5 && (
        <Select
          label={t.rounds}
          options={options}
          value={String(shown)}
          onChange={(round) => setChosen(Number(round))}
          className="mb-3"
        />
      )}
      <ul aria-label={words.round(shown)} className="flex flex-col">
        {tournament.matches
          .filter(({ round }) => round === shown)
          .map((match) => (
            <MatchRow
              key={match.number}
              match={match}
              mayJudge={tournament.isHost && tournament.state === "running" && shown === tournament.round && !match.own}
              onJudge={() => setDeciding(match)}
              mayCall={tournament.state === "running"}
              onCall={() => setCalling(match)}
            />
          ))}
      </ul>
      {deciding && <JudgeDialog {...{ tournament, judge }} match={deciding} onClose={() => setDeciding(null)} />}
      {calling && <CallDialog {...{ tournament, call }} match={calling} onClose={() => setCalling(null)} />}
    </>
  );
}

type RowProps = { match: MatchLine; mayJudge: boolean; mayCall: boolean; onJudge(): void; onCall(): void };

/** A match: who plays it, what came of it and how, and what one can do about it. */
function MatchRow({ match, mayJudge, mayCall, onJudge, onCall }: RowProps) {
  const { room: t } = useTexts("tournaments");
  const { number, players, places, decidedBy, tableId, called, call, own, scores } = match;
  const first = places?.[0] ?? [];
  return (
    <li className="border-b border-line py-3 last:border-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <span className="sr-only">{t.match(number)}</span>
        <ul className="flex min-w-40 flex-1 flex-wrap gap-x-4 gap-y-1">
          {players.length === 1 ? (
            <li>{t.byeOf(players[0] ?? "")}</li>
          ) : (
            players.map((nick) => (
              <li key={nick} className={first.includes(nick) ? "font-semibold" : places ? "text-ink-3" : ""}>
                {nick}
                {scores && <span className="ml-1.5 text-sm tabular-nums">{scores[nick]}</span>}
              </li>
            ))
          )}
          {players.length === 0 && <li className="text-ink-3">{t.nobodyPlays}</li>}
        </ul>
        {own && <Chip tone="brass">{t.match(number)}</Chip>}
        {called && <Chip tone="warn">{t.called}</Chip>}
        <span className="text-sm text-ink-3">{decidedBy === null ? t.isPlayed : t.decided[decidedBy]}</span>
        {tableId && !own && (
          <Link href={`/tables/${tableId}`} className={buttonClass("ghost", true)}>
            {t.watch}
          </Link>
        )}
        {own && mayCall && places === null && players.length > 1 && (
          <Button dense onClick={onCall}>
            {t.call.verb}
          </Button>
        )}
        {mayJudge && players.length > 1 && (
          <Button dense icon={<Gavel className="size-4" />} onClick={onJudge}>
            {t.judge.verb}
          </Button>
        )}
      </div>
      {call && <p className="mt-1 text-sm text-ink-2">{t.says(call)}</p>}
    </li>
  );
}
