"use client";
import { useTexts } from "@/components/texts/context";
import type { Format } from "@/lib/engine/ccg/formats/rule";

/** What the formats of a rules file say, in plain words. */
export function PlainRules({ formats }: { formats: readonly Format[] }) {
  const t = useTexts("formats");
  return (
    <div className="flex flex-col gap-4">
      {formats.map(({ name, parts }) => (
        <section key={name} aria-label={name}>
          <h3 className="font-semibold">{name}</h3>
          {[...parts].map(([part, rules]) => (
            <div key={part} className="mt-1.5">
              <h4 className="text-sm font-medium text-ink-2">{part === "" ? t.allParts : t.part(part)}</h4>
              <ul className="list-disc pl-5 text-sm [overflow-wrap:anywhere]">
                {rules
                  // That there are none or more goes without saying.
                  .filter((rule) => rule.rule !== "minimum" || rule.count > 0)
                  .map((rule, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same rule may stand twice
                    <li key={at}>{t.explain(rule)}</li>
                  ))}
                {!rules.some(({ rule }) => rule === "pass" || rule === "general") && <li>{t.rest}</li>}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
