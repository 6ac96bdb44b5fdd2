"use client";
import { useTexts } from "@/components/texts/context";
import { LineBuilder } from "./line-builder";
import type { Written } from "./use-written";
import { PowerOfText, WrittenText } from "./written-text";

/** The two lists side by side: one that is carried out next, one that is written. */
export function CrystalPanel({ written }: { written: Written }) {
  const { lists: t } = useTexts("diplomacyVariants");
  const { view, power } = written;
  const lists = view.powers.find(({ name }) => name === power)?.lists;
  const isFirst = view.writes === "sooner";
  return (
    <div className="flex flex-col gap-4 px-4 py-3">
      <PowerOfText written={written} />
      <div className="grid grid-cols-2 gap-3">
        <Kept
          title={t.now}
          help={isFirst ? t.nowOpen : t.nowLocked}
          lines={isFirst ? written.text.split("\n") : (lists?.sooner ?? [])}
          isOpen={isFirst}
        />
        <Kept
          title={t.next}
          help={isFirst ? t.nextLater : t.nextOpen}
          lines={isFirst ? (lists?.later ?? []) : written.text.split("\n")}
          isOpen={!isFirst}
        />
      </div>
      <LineBuilder written={written} />
      <WrittenText written={written} label={`${isFirst ? t.now : t.next}: ${t.text}`} />
    </div>
  );
}

type KeptProps = { title: string; help: string; lines: readonly string[]; isOpen: boolean };

/** One of the two lists as it stands. */
function Kept({ title, help, lines, isOpen }: KeptProps) {
  const { lists: t } = useTexts("diplomacyVariants");
  const written = lines.filter((line) => line.trim() !== "");
  return (
    <section
      aria-label={title}
      className={isOpen ? "rounded-sm border border-brass px-3 py-2" : "rounded-sm border border-line px-3 py-2"}
    >
      <h2 className="mb-1 font-ui text-base font-semibold tracking-normal">{title}</h2>
      <p className="text-xs text-ink-2">{help}</p>
      {written.length === 0 ? (
        <p className="mt-2 text-sm text-ink-3">{t.empty}</p>
      ) : (
        <ol className="mt-2 font-mono text-xs leading-6 [overflow-wrap:anywhere]">
          {written.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list may say the same twice
            <li key={`${i} ${line}`}>{line}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
