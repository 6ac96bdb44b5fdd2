"use client";
import clsx from "clsx";
import { Heart } from "lucide-react";
import { useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import type { Refusal } from "@/lib/engine/kernel/result";
import { unlessLost } from "../ui/unless-lost";

type Props = {
  game: string;
  /** The number of the plain card. */
  printing: number;
  name: string;
  wished: boolean;
  /** Answers what was refused; null: it is done. */
  wish(given: { game: string; printing: number; finish: "any"; count: number }): Promise<Refusal | null>;
  className?: string;
  /** Whether the Tab key comes to it; where it stands in a grid, to that of one card alone. */
  stop?: boolean;
};

const LOST: Refusal = { code: "wish/lost" };

/** Puts a card on one's wish list in whatever finish, or takes it off. */
export function WishButton({ game, printing, name, wished, wish, className, stop = true }: Props) {
  const { wishes: t } = useTexts("ccg");
  const [on, setOn] = useState(wished);
  // It can come and go elsewhere meanwhile: in a file, in another tab.
  const [known, setKnown] = useState(wished);
  if (known !== wished) {
    setKnown(wished);
    setOn(wished);
  }
  const [busy, begin] = useTransition();
  const [problem, setProblem] = useState<string | null>(null);
  const press = () => {
    if (busy) return;
    const next = !on;
    setOn(next);
    setProblem(null);
    begin(async () => {
      const refused = await unlessLost(wish({ game, printing, finish: "any", count: next ? 1 : 0 }), LOST);
      if (refused === null) return;
      setOn(!next);
      setProblem(t.problem(refused.code));
    });
  };
  return (
    <>
      <button
        type="button"
        tabIndex={stop ? 0 : -1}
        aria-pressed={on}
        aria-label={t.wishFor(name)}
        title={on ? t.wished : t.wish}
        onClick={press}
        className={clsx("grid size-9 place-items-center rounded-full hover:bg-[oklch(1_0_0/.16)]", className)}
      >
        <Heart aria-hidden="true" className={clsx("size-4.5", on && "fill-current text-[oklch(.75_.16_20)]")} />
      </button>
      {problem && (
        <span role="alert" className="absolute inset-x-1 top-12 z-1 rounded-sm bg-danger-soft p-2 text-sm text-danger">
          {problem}
        </span>
      )}
    </>
  );
}
