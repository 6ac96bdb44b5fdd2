"use client";
import { freshId } from "@/components/realtime/connection";
import { peopleOf } from "@/components/realtime/people-of";
import { type TableStart, useTable } from "@/components/realtime/use-table";
import { nameOf } from "@/components/table/people";
import { Button } from "@/components/ui/button";
import { SeatSwatch } from "@/components/ui/seat-swatch";
import type { SpoofIntent, SpoofView } from "@/lib/engine/spoof/game";

type Props = TableStart<SpoofView> & { userId: string | null };

/** What is asked of the viewer, or whom everybody waits for. */
function lineOf({ phase, can, turn }: SpoofView, nick: (seat: number) => string): string {
  if (phase === "waiting") return "Play begins once all seats are taken.";
  if (phase === "over") return "The game is over.";
  if (can?.hide) return "Shut your fist round some coins.";
  if (can) return "Your guess: how many coins are there in all fists?";
  return turn === null ? "The others are still hiding coins." : `${nick(turn)} is guessing.`;
}

/** A table of spoof: fists, guesses, scores. */
export function SpoofTable(props: Props) {
  const live = useTable<SpoofView, SpoofIntent>(props);
  const { table, game, seat } = live.joined;
  const people = peopleOf(table, seat, { people: live.people, presence: live.presence });
  const nick = (at: number) => nameOf(people, at);
  const acts: { label: string; intent: SpoofIntent }[] = [
    ...(game.can?.hide ? Array.from({ length: game.most + 1 }, (_, coins) => coins) : []).map((coins) => ({
      label: `Hide ${coins}`,
      intent: { type: "hide" as const, coins },
    })),
    ...(game.can?.guess ?? []).map((total) => ({ label: String(total), intent: { type: "guess" as const, total } })),
  ];
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-4 p-4">
      <h1 className="display-xl">{table.settings.name}</h1>
      <p role="status">{lineOf(game, nick)}</p>
      <ul aria-label="Seats" className="flex flex-col gap-1">
        {game.scores.map((score, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <li key={at} className="flex items-center gap-2 border-b border-line py-1.5">
            <SeatSwatch seat={at} />
            <span className="flex-1">{nick(at)}</span>
            <span className="text-ink-2">
              {game.hidden[at] ? "fist shut" : ""} {game.guesses[at] ?? ""}
            </span>
            <b className="w-8 text-right tabular-nums">{score}</b>
          </li>
        ))}
      </ul>
      {game.last && (
        <p className="text-ink-2">
          Last round: {game.last.coins.join(" + ")} coins
          {game.last.winner === null ? ", and nobody was right." : `; ${nick(game.last.winner)} was right.`}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {acts.map(({ label, intent }) => (
          <Button key={label} busy={live.pending !== null} onClick={() => void live.act(intent)}>
            {label}
          </Button>
        ))}
        {seat === null && props.userId !== null && (
          <Button kind="primary" onClick={() => void live.tell({ type: "sit", share: freshId() })}>
            Sit down
          </Button>
        )}
      </div>
    </div>
  );
}
