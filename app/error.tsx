"use client";
import { Button } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";

type Props = { error: Error & { digest?: string }; reset: () => void };

/** Something broke on the way to a page; the shell stays. */
export default function PageError({ error, reset }: Props) {
  return (
    <div role="alert" className="m-auto">
      <h1 className="sr-only">This page could not be shown</h1>
      <Empty
        action={
          <Button kind="primary" onClick={() => reset()}>
            Try again
          </Button>
        }
      >
        This page could not be shown. Nothing of yours is lost.
        {error.digest && (
          <span className="mt-2 block font-ui text-sm text-ink-3">
            If it happens again, tell the staff this number: {error.digest}
          </span>
        )}
      </Empty>
    </div>
  );
}
