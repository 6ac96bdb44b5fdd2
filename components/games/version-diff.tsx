"use client";
import dynamic from "next/dynamic";
import { useTexts } from "../texts/context";
import { Skeleton } from "../ui/skeleton";
import type { JsonChange } from "./json-changes";

const TextDiff = dynamic(() => import("./text-diff"), { ssr: false, loading: () => <Skeleton className="h-80" /> });

type Props = { changes: readonly JsonChange[]; before: string; after: string };

/** What one version of a game changed: option by option, then in the text. */
export function VersionDiff({ changes, before, after }: Props) {
  const { compare: t } = useTexts("games");
  return (
    <div className="space-y-6">
      {changes.length === 0 ? (
        <p>{t.same}</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface px-4">
          {changes.map(({ path, was, is }) => (
            <li key={path} className="grid gap-x-4 gap-y-1 py-2.5 tablet:grid-cols-[minmax(10rem,16rem)_1fr]">
              <code className="font-semibold break-all">{path}</code>
              <span className="min-w-0 break-words">
                <del className="line-clamp-3 text-danger no-underline">
                  <span className="sr-only">{t.was} </span>
                  {was ?? t.notSaid}
                </del>
                <ins className="line-clamp-3 text-ok no-underline">
                  <span className="sr-only">{t.is} </span>
                  {is ?? t.notSaid}
                </ins>
              </span>
            </li>
          ))}
        </ul>
      )}
      <section>
        <h2 className="mb-2 display-xl">{t.text}</h2>
        <TextDiff label={t.text} unchanged={t.unchanged} before={before} after={after} />
      </section>
    </div>
  );
}
