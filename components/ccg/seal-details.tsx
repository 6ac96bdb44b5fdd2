"use client";
import { ShieldCheck } from "lucide-react";
import { useTexts } from "@/components/texts/context";
import { Field, TextInput } from "../ui/field";

type Props = {
  commitments: readonly string[];
  /** The hash of the print sheets. */
  contents: string;
  share: string;
  onShare(share: string): void;
};

/** Behind one link: the seals of the packs that one would buy now, and one's own share of the chance. */
export function SealDetails({ commitments, contents, share, onShare }: Props) {
  const { buy: t } = useTexts("shop");
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 text-ink-2 underline underline-offset-4">
        <ShieldCheck aria-hidden="true" className="size-4" />
        {t.howSealed}
      </summary>
      <div className="mt-2 flex flex-col gap-3 rounded-sm bg-sunken p-3">
        <p>{t.sealed(commitments.length)}</p>
        <ol className="flex flex-col gap-1 font-mono text-xs break-all">
          {commitments.map((commitment) => (
            <li key={commitment}>{commitment}</li>
          ))}
        </ol>
        <p>
          {t.sheets} <span className="font-mono text-xs break-all">{contents}</span>
        </p>
        <Field label={t.share} help={t.shareHelp}>
          <TextInput
            name="share"
            maxLength={64}
            value={share}
            onChange={(event) => onShare(event.target.value)}
            autoComplete="off"
            className="font-mono"
          />
        </Field>
      </div>
    </details>
  );
}
