"use client";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";

type Props = {
  /** What kind of request it is: "Takeback". */
  title: string;
  /** "Mira asks to take back the jack of hearts and the card played after it." */
  text: string;
  /** "2 of 3 agree" */
  status?: string;
  /** What the reader answered, while it is on its way. */
  answered?: "yes" | "no" | null;
  /** Absent for the one who asked. */
  onAgree?(): void;
  onRefuse?(): void;
  /** For the one who asked. */
  onWithdraw?(): void;
};

const ROW =
  "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-raised px-4 py-2.5 text-ink shadow-2 [--focus:var(--color-ink)]";

/** What came of what one asked for, in the place where one asked. */
export function ConsentNews({ title, text }: Pick<Props, "title" | "text">) {
  return (
    <section aria-label={title} className={ROW}>
      <p>{text}</p>
    </section>
  );
}

/** What needs everybody's consent. It stands in a row of its own: nobody's cards or names are covered, the game goes on. */
export function ConsentPrompt({ title, text, status, answered = null, onAgree, onRefuse, onWithdraw }: Props) {
  const { consent: t, answering } = useTexts("table");
  const button = (answer: "yes" | "no") => ({
    dense: true,
    busy: answered === answer,
    reason: answered === null || answered === answer ? null : answering,
  });
  return (
    <section aria-label={title} className={ROW}>
      <p className="min-w-52 flex-1">
        {text} {status && <span className="text-ink-3">{status}</span>}
      </p>
      <span className="flex gap-2">
        {onWithdraw && (
          <Button {...button("no")} onClick={onWithdraw}>
            {t.withdraw}
          </Button>
        )}
        {onRefuse && (
          <Button {...button("no")} onClick={onRefuse}>
            {t.refuse}
          </Button>
        )}
        {onAgree && (
          <Button kind="primary" {...button("yes")} onClick={onAgree}>
            {t.agree}
          </Button>
        )}
      </span>
    </section>
  );
}
