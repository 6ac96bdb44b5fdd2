"use client";
import clsx from "clsx";
import { useTexts } from "@/components/texts/context";
import type { MatchLine } from "@/lib/contracts/tournament-words";

/** All rounds of an elimination beside each other, each match between the two that lead to it. Its list says the same in words. */
export function Bracket({ matches, label }: { matches: readonly MatchLine[]; label: string }) {
  const { round: say } = useTexts("tournaments");
  const rounds = [...new Set(matches.map(({ round }) => round))];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section tabIndex={0} aria-label={label} className="mb-4 flex gap-6 overflow-x-auto pb-2">
      {rounds.map((round) => (
        <ol key={round} aria-label={say(round)} className="flex min-w-40 flex-1 flex-col justify-around gap-3">
          {matches
            .filter((match) => match.round === round)
            .map(({ number, players, places }) => (
              <li key={number} className="rounded-sm border border-line bg-sunken">
                {[0, 1].map((side) => {
                  const nick = players[side];
                  const won = nick !== undefined && places?.[0]?.includes(nick);
                  return (
                    <p
                      key={side}
                      className={clsx(
                        "min-h-7 truncate px-2.5 py-0.5 not-first:border-t not-first:border-line",
                        won ? "font-semibold" : (places !== null || nick === undefined) && "text-ink-3",
                      )}
                    >
                      {nick ?? "–"}
                    </p>
                  );
                })}
              </li>
            ))}
        </ol>
      ))}
    </section>
  );
}
