"use client";
import { useState } from "react";
import type { FormState } from "@/lib/contracts/form";
import { RATING_MAX } from "@/lib/contracts/ratings";
import { useTexts } from "../texts/context";
import { ActionForm } from "../ui/action-form";
import { Button } from "../ui/button";
import { Field, Textarea } from "../ui/field";
import { templateProblem } from "./problems";

type Props = {
  /** What one said before; null: nothing yet. */
  own: { stars: number; text: string } | null;
  rate(before: FormState, form: FormData): Promise<FormState>;
};

const STARS = [1, 2, 3, 4, 5];

/** What one thinks of a game that one has played: stars, and a few words. */
export function RatingForm({ own, rate }: Props) {
  const games = useTexts("games");
  const t = games.ratings;
  const [stars, setStars] = useState(own?.stars ?? 0);
  const [text, setText] = useState(own?.text ?? "");
  return (
    <ActionForm action={rate} words={(refusal) => templateProblem(refusal, games)} className="mt-3 flex flex-col gap-3">
      {(busy) => (
        <>
          <fieldset>
            <legend className="font-medium">{own ? t.yours : t.rate}</legend>
            <div className="mt-1 flex">
              {STARS.map((count) => (
                <label
                  key={count}
                  className="grid size-11 cursor-pointer place-items-center rounded-sm text-2xl has-focus-visible:outline-2 has-focus-visible:outline-brass"
                >
                  <input
                    type="radio"
                    name="stars"
                    value={count}
                    checked={stars === count}
                    onChange={() => setStars(count)}
                    aria-label={t.starsOf(count)}
                    className="sr-only"
                  />
                  <span aria-hidden="true" className={count <= stars ? "text-brass" : "text-edge"}>
                    {count <= stars ? "★" : "☆"}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <Field label={t.words} optional count={{ used: text.length, max: RATING_MAX }}>
            <Textarea
              name="text"
              rows={3}
              maxLength={RATING_MAX}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <Button type="submit" busy={busy} reason={stars === 0 ? t.chooseStars : null} className="self-start">
            {own ? t.change : t.send}
          </Button>
        </>
      )}
    </ActionForm>
  );
}
