"use client";
import { Play } from "lucide-react";
import { useActionState, useState } from "react";
import { ZoneInput } from "@/components/accounts/zone-input";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { gameNameIn } from "../games/about";
import { GameChoice, type PlayableGame } from "./game-choice";
import { StartProblem } from "./start-problem";

type Props = {
  /** The house's games, the one to begin with first; then those of members. */
  games: readonly PlayableGame[];
  others: readonly PlayableGame[];
  /** How many people wait to begin a game, by its slug. */
  waiting(slug: string): number;
  /** Nobody is signed in: playing makes a guest. */
  asGuest: boolean;
  play(before: FormState, form: FormData): Promise<FormState>;
};

/** To a seat in one click: the game, and with whom. With people where somebody waits, else with bots, at once. */
export function QuickStart({ games, others, waiting, asGuest, play }: Props) {
  const [state, submit, busy] = useActionState(play, NO_FORM_STATE);
  const { start: t, about } = useTexts("lobby");
  const [game, setGame] = useState(games[0]?.slug ?? "");
  const [chosen, setCompany] = useState<"people" | "bots" | null>(null);
  const count = waiting(game);
  const played = [...games, ...others].find(({ slug }) => slug === game);
  const name = played && gameNameIn(played.slug, played.name, about);
  const company = chosen ?? (count > 0 ? "people" : "bots");
  return (
    <form action={submit} className="rounded-md border border-line bg-surface p-4 tablet:p-5">
      <h2 className="display-xl">{t.title}</h2>
      <ZoneInput />
      <fieldset className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        <legend className="sr-only">{t.withWhom}</legend>
        <Company value="1" chosen={company === "bots"} onChoose={() => setCompany("bots")}>
          {t.bots}
        </Company>
        <Company value="0" chosen={company === "people"} onChoose={() => setCompany("people")}>
          {t.people} <span className={count > 0 ? "font-semibold text-ok" : "text-ink-3"}>{t.waiting(count)}</span>
        </Company>
      </fieldset>
      {company === "people" && count === 0 && (
        <p className="mt-1 text-sm text-ink-2">
          {t.nobodyYet}{" "}
          <Link href={`/games/${encodeURIComponent(game)}`} className="underline underline-offset-2">
            {t.nextTable(name ?? "")}
          </Link>
        </p>
      )}
      <Games legend={t.game} games={games} chosen={game} waiting={waiting} onChoose={setGame} />
      {others.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2.5 text-ink-2">{t.byMembers(others.length)}</summary>
          <Games legend={t.byMembersTitle} games={others} chosen={game} waiting={waiting} onChoose={setGame} />
        </details>
      )}
      {/* However long the list of games: the way to play the chosen one stays in sight, on phones above the links. */}
      <div className="sticky bottom-0 z-10 -mx-4 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-b-md border-t border-line bg-surface px-4 py-3 phone:bottom-[calc(56px+env(safe-area-inset-bottom))] tablet:-mx-5 tablet:px-5">
        <span className="min-w-0 flex-1 truncate font-semibold" aria-hidden="true">
          {name}
        </span>
        <Button
          type="submit"
          kind="brass"
          busy={busy}
          icon={<Play className="size-4.5" />}
          className="ml-auto min-w-32 shrink-0"
        >
          {busy ? t.busy : t.play}
        </Button>
        <StartProblem of={state} hidden={busy} className="basis-full" />
      </div>
      {asGuest && <p className="mt-3 text-sm text-ink-3">{t.asGuest}</p>}
    </form>
  );
}

type GamesProps = Pick<Props, "games" | "waiting"> & { legend: string; chosen: string; onChoose(slug: string): void };

function Games({ legend, games, chosen, waiting, onChoose }: GamesProps) {
  return (
    <fieldset className="mt-3 grid gap-2 tablet:grid-cols-3">
      <legend className="sr-only">{legend}</legend>
      {games.map((game) => {
        const { slug } = game;
        return (
          <GameChoice key={slug} game={game} chosen={slug === chosen} waiting={waiting(slug)} onChoose={onChoose} />
        );
      })}
    </fieldset>
  );
}

type CompanyProps = { value: "0" | "1"; chosen: boolean; onChoose(): void; children: React.ReactNode };

function Company({ value, chosen, onChoose, children }: CompanyProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
      <input
        type="radio"
        name="bots"
        value={value}
        checked={chosen}
        onChange={onChoose}
        className="size-5 accent-brass"
      />
      <span>{children}</span>
    </label>
  );
}
