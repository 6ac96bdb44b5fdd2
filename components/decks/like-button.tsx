"use client";
import { ThumbsUp } from "lucide-react";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { type Refusal, type Result, refusalOf } from "@/lib/engine/kernel/result";
import { Button } from "../ui/button";
import { useRefusable } from "../ui/use-refusable";
import { deckProblem } from "./deck-problem";

type Liked = { likes: number; isLiked: boolean };
export type Like = (given: unknown) => Promise<Result<Liked, Refusal>>;
type Props = { id: string; link: string | undefined; liked: Liked; like: Like };

/** Likes somebody's deck, or likes it no more. */
export function LikeButton({ id, link, liked, like }: Props) {
  const { echo: t, problems } = useTexts("decks");
  const [now, setNow] = useState(liked);
  const { busy, refused, run } = useRefusable("deck/lost");
  const press = () =>
    run(async () => {
      const done = await like({ id, likes: !now.isLiked, ...(link === undefined ? {} : { link }) });
      if (done.ok) setNow(done.value);
      return refusalOf(done);
    });
  return (
    <div>
      <Button
        busy={busy}
        aria-pressed={now.isLiked}
        aria-label={t.like(now.likes)}
        icon={<ThumbsUp aria-hidden="true" className={now.isLiked ? "size-4.5 fill-current" : "size-4.5"} />}
        onClick={press}
      >
        <span className="tabular-nums">{now.likes}</span>
      </Button>
      <p role="status" className="text-sm text-danger empty:hidden">
        {refused && deckProblem(refused, problems)}
      </p>
    </div>
  );
}
