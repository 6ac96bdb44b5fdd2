"use client";
import { CircleCheck } from "lucide-react";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { Link } from "@/components/ui/link";
import { useRefusable } from "@/components/ui/use-refusable";
import type { Refusal } from "@/lib/engine/kernel/result";
import { useTexts } from "../texts/context";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { templateProblem } from "./problems";

type Props = {
  name: string;
  published: boolean;
  mayPublish: boolean;
  /** Each answers why it was refused, or null. */
  publish: () => Promise<Refusal | null>;
  withdraw: () => Promise<Refusal | null>;
  throwAway: () => Promise<Refusal | null>;
};

/** What the owner (or the staff) does with a game's place on the shelf. */
export function OwnerTools({ name, published, mayPublish, publish, withdraw, throwAway }: Props) {
  const games = useTexts("games");
  const t = games.owner;
  const path = usePathname();
  const [asking, ask] = useState(false);
  const { busy, refused, run: attempt } = useRefusable();
  const [done, setDone] = useState<"published" | "withdrawn" | null>(null);
  const run = (act: () => Promise<Refusal | null>, then: typeof done = null) =>
    attempt(async () => {
      setDone(null);
      const problem = await act();
      setDone(problem ? null : then);
      return problem;
    });
  return (
    <>
      {refused && (
        <p role="alert" className="w-full text-sm text-danger">
          {templateProblem(refused, games)}{" "}
          {refused.code === "account/prove" && (
            <Link href={`/prove?next=${encodeURIComponent(path)}`} className="underline underline-offset-4">
              {t.prove}
            </Link>
          )}
        </p>
      )}
      <div role="status">
        {done && (
          <p className="flex gap-2 rounded-sm bg-ok-soft px-3 py-2">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ok" />
            <span>
              {t.done[done]}{" "}
              {done === "published" && (
                <Link href="/games" className="underline underline-offset-2">
                  {t.shelf}
                </Link>
              )}
            </span>
          </p>
        )}
      </div>
      {published ? (
        <Button busy={busy} onClick={() => run(withdraw, "withdrawn")}>
          {t.withdraw}
        </Button>
      ) : (
        mayPublish && (
          <Button busy={busy} onClick={() => run(publish, "published")}>
            {t.publish}
          </Button>
        )
      )}
      <Button kind="ghost" className="text-danger" onClick={() => ask(true)}>
        {t.throwAway}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={ask}
        title={t.ask(name)}
        description={t.askText}
        actions={
          <>
            <Button onClick={() => ask(false)}>{t.keep}</Button>
            <Button kind="danger" busy={busy} onClick={() => run(throwAway)}>
              {t.sure}
            </Button>
          </>
        }
      />
    </>
  );
}
