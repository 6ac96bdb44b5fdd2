"use client";
import type { FormState } from "@/lib/contracts/form";
import type { Ratings } from "@/lib/contracts/ratings";
import type { Refusal } from "@/lib/engine/kernel/result";
import { useTexts } from "../texts/context";
import { Button } from "../ui/button";
import { Time } from "../ui/time";
import { useRefusable } from "../ui/use-refusable";
import { templateProblem } from "./problems";
import { RatingForm } from "./rating-form";

type Props = {
  ratings: Ratings;
  userId: string | null;
  rate(before: FormState, form: FormData): Promise<FormState>;
  /** Takes away what somebody said; why not, if it was refused. */
  remove(userId: string): Promise<Refusal | null>;
};

/** What those who played a game say of it, and a place to say something oneself. */
export function RatingsPart({ ratings, userId, rate, remove }: Props) {
  const { ratings: t } = useTexts("games");
  const { mean, count, shown, own, mayRate, mayRemove } = ratings;
  return (
    <section className="mt-8 border-t border-line pt-6" aria-labelledby="ratings">
      <h2 id="ratings" className="display-xl">
        {t.title}
      </h2>
      <p className="mt-1 text-ink-2">{mean === null ? t.none : t.mean(mean, count)}</p>
      {mayRate && <RatingForm key={own ? "own" : "new"} own={own} rate={rate} />}
      <ul className="mt-4 divide-y divide-line">
        {shown.map((one) => (
          <li key={one.user.id} className="py-3">
            <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-3">
              <span role="img" aria-label={t.starsOf(one.stars)} className="text-base text-brass">
                {"★".repeat(one.stars)}
                <span className="text-edge">{"☆".repeat(5 - one.stars)}</span>
              </span>
              <span className="font-semibold text-ink">{one.user.nick}</span>
              <Time at={one.at} show="date" />
              {(mayRemove || one.user.id === userId) && (
                <Remove of={one.user.nick} own={one.user.id === userId} remove={() => remove(one.user.id)} />
              )}
            </p>
            {one.text && <p className="mt-1 break-words whitespace-pre-line">{one.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Remove({ of, own, remove }: { of: string; own: boolean; remove(): Promise<Refusal | null> }) {
  const games = useTexts("games");
  const { ratings: t } = games;
  const { busy, refused, run } = useRefusable();
  return (
    <>
      <Button
        dense
        kind="ghost"
        busy={busy}
        aria-label={own ? t.removeOwn : t.removeOf(of)}
        onClick={() => run(remove)}
      >
        {t.remove}
      </Button>
      {refused && (
        <span role="alert" className="text-danger">
          {templateProblem(refused, games)}
        </span>
      )}
    </>
  );
}
