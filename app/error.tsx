"use client";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";

type Props = { error: Error & { digest?: string }; reset: () => void };

/** Something broke on the way to a page; the shell stays. */
export default function PageError({ error, reset }: Props) {
  const { error: t } = useTexts("shell");
  return (
    <div role="alert" className="m-auto">
      <h1 className="sr-only">{t.title}</h1>
      <Empty
        action={
          <Button kind="primary" onClick={() => reset()}>
            {t.again}
          </Button>
        }
      >
        {t.text}
        {error.digest && <span className="mt-2 block font-ui text-sm text-ink-3">{t.number(error.digest)}</span>}
      </Empty>
    </div>
  );
}
