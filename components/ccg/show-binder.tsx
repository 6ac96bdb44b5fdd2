"use client";
import { useOptimistic, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import type { FormState } from "@/lib/contracts/form";
import { Link } from "../ui/link";
import { Switch } from "../ui/switch";
import { unlessLost } from "../ui/unless-lost";
import { useCollectionProblem } from "./collection-problem";

type Props = { shown: boolean; onChange: (shown: boolean) => Promise<FormState> };

/** Whether others see how many copies one has. */
export function ShowBinder(props: Props) {
  const { show: t } = useTexts("collection");
  return <Choice {...props} label={t.label} help={t.help} />;
}

/** Whether one's binder has a page for everybody, and the way to it. */
export function OpenBinder({ path, ...props }: Props & { path: string }) {
  const { binder: t } = useTexts("collection");
  return (
    <div>
      <Choice {...props} label={t.open} help={t.openHelp} />
      {props.shown && (
        <Link href={path} className="inline-flex min-h-9 items-center text-sm underline underline-offset-4">
          {t.toPage}
        </Link>
      )}
    </div>
  );
}

function Choice({ shown, onChange, label, help }: Props & { label: string; help: string }) {
  const { lost } = useTexts("ui");
  const problemText = useCollectionProblem();
  const [now, setNow] = useOptimistic(shown);
  const [problem, setProblem] = useState<string | null>(null);
  const [, start] = useTransition();
  return (
    <div>
      <Switch
        label={label}
        help={help}
        checked={now}
        onChange={(next) =>
          start(async () => {
            setNow(next);
            const answer = await unlessLost(onChange(next), null);
            setProblem(answer === null ? lost : answer.problem ? problemText(answer.problem) : null);
          })
        }
      />
      <p role="status" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
