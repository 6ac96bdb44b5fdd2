"use client";
import { ThumbsUp } from "lucide-react";
import { useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Button } from "../ui/button";
import { unlessLost } from "../ui/unless-lost";
import { deckProblem, LOST } from "./deck-problem";

type Liked = { likes: number; isLiked: boolean };
export type Like = (given: unknown) => Promise<Result<Liked, Refusal>>;
type Props = { id: string; link: string | undefined; liked: Liked; like: Like };

/** Likes somebody's deck, or likes it no more. */
export function LikeButton({ id, link, liked, like }: Props) {
  const { echo: t, problems } = useTexts("decks");
  const [now, setNow] = useState(liked);
  const [problem, setProblem] = useState("");
  const [busy, begin] = useTransition();
  const run = () =>
    begin(async () => {
      const asked = { id, likes: !now.isLiked, ...(link === undefined ? {} : { link }) };
      const done = await unlessLost(like(asked), LOST);
      setProblem(done.ok ? "" : deckProblem(done.error, problems));
      if (done.ok) setNow(done.value);
    });
  return (
    <div>
      <Button
        busy={busy}
        aria-pressed={now.isLiked}
        aria-label={t.like(now.likes)}
        icon={<ThumbsUp aria-hidden="true" className={now.isLiked ? "size-4.5 fill-current" : "size-4.5"} />}
        onClick={run}
      >
        <span className="tabular-nums">{now.likes}</span>
      </Button>
      <p role="status" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
