"use client";
import * as RadixPopover from "radix-ui/popover";
import * as RadixTooltip from "radix-ui/tooltip";
import type { ReactNode } from "react";

/** A small panel at its trigger. `trigger` is a button. */
export function Popover({ trigger, label, children }: { trigger: ReactNode; label: string; children: ReactNode }) {
  return (
    <RadixPopover.Root>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-h-(--radix-popover-content-available-height) max-w-[min(360px,calc(100vw-24px))] overflow-y-auto overscroll-contain rounded-md border border-line bg-raised p-4 text-ink shadow-3 [--focus:var(--color-ink)] animate-[fade-in_var(--dur-hover)_var(--ease-out)]"
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

/** A remark on hover or focus. Never the only home of what it says. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={400}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            sideOffset={6}
            collisionPadding={12}
            className="z-50 max-w-64 rounded-sm bg-ink px-3 py-1.5 text-sm text-paper shadow-2"
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
