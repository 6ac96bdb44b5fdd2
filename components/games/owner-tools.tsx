"use client";
import { useState, useTransition } from "react";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";

type Props = {
  name: string;
  published: boolean;
  mayPublish: boolean;
  publish: () => Promise<void>;
  withdraw: () => Promise<void>;
  throwAway: () => Promise<void>;
};

/** What the owner (or the staff) does with a game's place on the shelf. */
export function OwnerTools({ name, published, mayPublish, publish, withdraw, throwAway }: Props) {
  const [asking, ask] = useState(false);
  const [busy, run] = useTransition();
  return (
    <>
      {published ? (
        <Button busy={busy} onClick={() => run(withdraw)}>
          Take off the shelf
        </Button>
      ) : (
        mayPublish && (
          <Button busy={busy} onClick={() => run(publish)}>
            Publish
          </Button>
        )
      )}
      <Button kind="ghost" className="text-danger" onClick={() => ask(true)}>
        Throw away
      </Button>
      <Dialog
        open={asking}
        onOpenChange={ask}
        title={`Throw ${name} away?`}
        description="It disappears from the shelves and from its address. Tables that play it go on to their end."
        actions={
          <>
            <Button onClick={() => ask(false)}>Keep it</Button>
            <Button kind="danger" busy={busy} onClick={() => run(throwAway)}>
              Throw the game away
            </Button>
          </>
        }
      />
    </>
  );
}
