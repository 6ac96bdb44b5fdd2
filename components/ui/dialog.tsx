"use client";
import clsx from "clsx";
import { X } from "lucide-react";
import * as Primitive from "radix-ui/dialog";
import { type ReactNode, useRef } from "react";
import { useTexts } from "@/components/texts/context";
import { IconButton } from "./button";

type Props = {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  /** The verbs, the one that acts last. */
  actions?: ReactNode;
  wide?: boolean;
  children?: ReactNode;
};

const Scrim = () => (
  <Primitive.Overlay className="fixed inset-0 z-40 bg-[oklch(.15_.01_70/.45)] animate-[fade-in_var(--dur-sheet)_var(--ease-out)]" />
);

function Head({ title, description }: { title: string; description?: ReactNode }) {
  const t = useTexts("ui");
  return (
    <div className="flex items-start justify-between gap-4 px-5 pt-4">
      <div className="pt-1.5">
        <Primitive.Title className="display-xl">{title}</Primitive.Title>
        {description && <Primitive.Description className="mt-1 text-ink-2">{description}</Primitive.Description>}
      </div>
      <Primitive.Close asChild>
        <IconButton label={t.close} className="-mr-2">
          <X />
        </IconButton>
      </Primitive.Close>
    </div>
  );
}

/** What had the focus as a layer opened has it again once that closes: by itself the library gives it to a trigger of its own alone. */
function useFocusBack() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Whatever was done in it may have led elsewhere.
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      if (opener.current instanceof HTMLElement || opener.current instanceof SVGElement) opener.current.focus();
    },
  };
}

/** For acts that cannot be undone, and for things to read. Gives the focus back when it closes. */
export function Dialog({ open, onOpenChange, title, description, actions, wide, children }: Props) {
  const focusBack = useFocusBack();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Scrim />
        <Primitive.Content
          {...focusBack}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={clsx(
            "fixed top-1/2 left-1/2 z-50 flex max-h-[min(86dvh,760px)] w-[calc(100vw-24px)] -translate-x-1/2 -translate-y-1/2 flex-col rounded-md border border-line bg-surface text-ink shadow-3 [--focus:var(--color-ink)] animate-[fade-in_var(--dur-sheet)_var(--ease-out)]",
            wide ? "max-w-[760px]" : "max-w-[480px]",
          )}
        >
          <Head title={title} description={description} />
          <div className="min-h-0 overflow-y-auto px-5 py-4">{children}</div>
          {actions && <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{actions}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

type SheetProps = Omit<Props, "wide"> & {
  /** How much of the height it takes on a phone; on a desk it stands at the right edge. */
  height?: "half" | "most" | "fit";
};

const HEIGHTS = { half: "phone:h-[50dvh]", most: "phone:h-[92dvh]", fit: "phone:max-h-[92dvh]" };

/** A second layer that leaves the first in sight: from below on a phone, from the right elsewhere. */
export function Sheet({ open, onOpenChange, title, description, actions, height = "most", children }: SheetProps) {
  const focusBack = useFocusBack();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Scrim />
        <Primitive.Content
          {...focusBack}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={clsx(
            "fixed z-50 flex flex-col border-line bg-surface text-ink shadow-3 [--focus:var(--color-ink)]",
            "phone:inset-x-0 phone:bottom-0 phone:rounded-t-lg phone:border-t phone:pb-[env(safe-area-inset-bottom)] phone:animate-[sheet-up_var(--dur-sheet)_var(--ease-out)]",
            "tablet:inset-y-0 tablet:right-0 tablet:w-[min(400px,100vw)] tablet:border-l tablet:animate-[sheet-left_var(--dur-sheet)_var(--ease-out)]",
            HEIGHTS[height],
          )}
        >
          <Head title={title} description={description} />
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-5 py-4">{children}</div>
          {actions && <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{actions}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
