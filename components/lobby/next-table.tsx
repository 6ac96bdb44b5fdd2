"use client";
import { Hourglass } from "lucide-react";
import { useActionState } from "react";
import { ZoneInput } from "@/components/accounts/zone-input";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Time } from "@/components/ui/time";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import type { WaitingView } from "@/lib/contracts/waiting-list";
import { StartProblem } from "./start-problem";

type Act = (before: FormState, form: FormData) => Promise<FormState>;
type Props = { slug: string; waiting: WaitingView; wait: Act; stop: Act };

/** A seat at the next table of a game, or the place on its waiting list that one has. */
export function NextTable({ slug, waiting: { count, until }, wait, stop }: Props) {
  const { next: t } = useTexts("lobby");
  const [asked, ask, asking] = useActionState(wait, NO_FORM_STATE);
  const [left, leave, leaving] = useActionState(stop, NO_FORM_STATE);
  const others = until === null ? count : count - 1;
  return (
    <section className="rounded-md border border-line bg-surface p-4" aria-labelledby="next-table">
      <h2 id="next-table" className="display-xl">
        {t.title}
      </h2>
      <div role="status" className="mt-2 text-ink-2">
        {until === null ? (
          <p>{t.lead}</p>
        ) : (
          <>
            <p className="text-ink">
              {t.waits} <Time at={until} />
            </p>
            <p className="mt-1">{t.told}</p>
          </>
        )}
        {others > 0 && <p className="mt-1 font-semibold text-ok">{t.waiting(others)}</p>}
      </div>
      <form action={until === null ? ask : leave} className="mt-3">
        <ZoneInput />
        <input type="hidden" name="game" value={slug} />
        {until === null ? (
          <Button
            type="submit"
            busy={asking}
            icon={<Hourglass className="size-4.5 shrink-0" />}
            className="max-w-full py-2"
          >
            <span className="whitespace-normal">{asking ? t.busy : t.wait}</span>
          </Button>
        ) : (
          <Button type="submit" kind="ghost" busy={leaving}>
            {t.stop}
          </Button>
        )}
      </form>
      <StartProblem of={until === null ? asked : left} hidden={asking || leaving} />
    </section>
  );
}
