"use client";
import { useActionState } from "react";
import { gameNameIn } from "@/components/games/about";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import type { WaitedGame } from "@/lib/contracts/waiting-list";
import { StartProblem } from "./start-problem";

type Props = { games: readonly WaitedGame[]; stop(before: FormState, form: FormData): Promise<FormState> };

/** The games whose next table the reader waits for. */
export function WaitedGames({ games, stop }: Props) {
  const { next: t, about } = useTexts("lobby");
  const [state, leave, leaving] = useActionState(stop, NO_FORM_STATE);
  return (
    <section className="rounded-md border border-line bg-surface px-4 pt-4 pb-2 tablet:px-5" aria-labelledby="waited">
      <h2 id="waited" className="display-xl">
        {t.listed}
      </h2>
      <ul className="divide-y divide-line">
        {games.map(({ slug, name, until }) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span>
              <Link
                href={`/games/${encodeURIComponent(slug)}`}
                className="font-semibold underline-offset-2 hover:underline"
              >
                {gameNameIn(slug, name, about)}
              </Link>{" "}
              <span className="text-sm text-ink-2">
                {t.until} <Time at={until} />
              </span>
            </span>
            <form action={leave}>
              <input type="hidden" name="game" value={slug} />
              <Button type="submit" kind="ghost" dense busy={leaving}>
                {t.stop}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <StartProblem of={state} hidden={leaving} />
    </section>
  );
}
