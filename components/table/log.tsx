"use client";
import clsx from "clsx";
import { type ReactNode, useEffect, useRef } from "react";
import { useTexts } from "@/components/texts/context";
import { Time } from "@/components/ui/time";
import { SaidText } from "./said-text";
import type { ChatLine, LogLine } from "./types";

/** Keeps a list at its newest line, unless its reader has scrolled up. */
export function StickyFoot({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const atFoot = useRef(true);
  // A new line makes the content taller. The observer is called once all is laid out: to ask as the line is put in would
  // have the whole table laid out an extra time with each move, even where the log is not in sight.
  useEffect(() => {
    const element = box.current;
    if (!element || !content.current) return;
    const observer = new ResizeObserver(() => {
      if (atFoot.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={box}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-3"
      onScroll={(event) => {
        const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
        atFoot.current = scrollHeight - scrollTop - clientHeight < 40;
      }}
    >
      <div ref={content} className="flex min-h-full flex-col justify-end gap-2">
        {children}
      </div>
    </section>
  );
}

const Stamp = ({ at }: { at: number }) => (
  <Time at={at} show="time" className="mr-1.5 text-xs font-normal text-ink-3 tabular-nums" />
);

/** What has happened, newest last, with what was said in between. */
export function Log({ lines, chat = [] }: { lines: LogLine[]; chat?: ChatLine[] }) {
  const { log: t } = useTexts("table");
  const all = [
    ...lines.map((line, index) => ({ key: `l${index}`, at: line.at, line, said: null })),
    ...chat.map((said) => ({ key: said.id, at: said.at, line: null, said })),
  ].sort((a, b) => a.at - b.at);
  return (
    <StickyFoot label={t.title}>
      {all.map(({ key, at, line, said }) =>
        line ? (
          <p
            key={key}
            className={clsx("text-[.875rem] leading-snug", line.loud && "font-semibold", line.undone && "text-ink-3")}
          >
            <Stamp at={at} />
            {line.undone ? (
              <>
                <s>{line.text}</s> {t.takenBack}
              </>
            ) : (
              line.text
            )}
          </p>
        ) : (
          <Said key={key} line={said} />
        ),
      )}
    </StickyFoot>
  );
}

export function Said({ line, stamped }: { line: ChatLine; stamped?: boolean }) {
  return (
    <p className="max-w-[88%] self-start rounded-[4px_12px_12px_12px] bg-sunken px-3 py-1.5 text-[.875rem] leading-snug break-words">
      <b className="font-semibold">{line.by}</b> <SaidText text={line.text} />
      {stamped && (
        <span className="ml-2">
          <Stamp at={line.at} />
        </span>
      )}
    </p>
  );
}
