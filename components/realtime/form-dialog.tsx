"use client";
import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Props = {
  title: string;
  /** What sends it. */
  verb: string;
  /** What goes away without sending. */
  away: string;
  busy: boolean;
  onSend(): void;
  onClose(): void;
  children: ReactNode;
};

/** Asks something of the table with a few fields; Enter sends them as the button does. */
export function FormDialog({ title, verb, away, busy, onSend, onClose, children }: Props) {
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{away}</Button>
          <Button type="submit" form={id} kind="primary" busy={busy}>
            {verb}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSend();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
