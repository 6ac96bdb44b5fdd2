"use client";
import { useTexts } from "@/components/texts/context";
import { Field, Textarea } from "@/components/ui/field";
import { RadioCards } from "@/components/ui/radio-cards";
import { VARIANTS, type Variant } from "@/lib/engine/diplomacy/rules/expand";
import { Part } from "./part";

/** What kind of game is opened. */
export type Kind = "standard" | Variant;
const KINDS = ["standard", ...VARIANTS] as const;

type Props = {
  variant: Kind;
  /** Lines of TAX and CAP. */
  taxes: string;
  onChange(variant: Kind): void;
  onTaxes(taxes: string): void;
  /** What is wrong with the lines of incomes. */
  refused: string | undefined;
};

/** The kind of game, and how it is played, with an example played out. */
export function VariantPart({ variant, taxes, onChange, onTaxes, refused }: Props) {
  const t = useTexts("diplomacyVariants");
  return (
    <Part title={t.title}>
      <RadioCards
        label={t.title}
        options={KINDS.map((value) => ({ value, label: t.names[value], help: t.short[value] }))}
        value={variant}
        onChange={(next) => onChange(KINDS.find((kind) => kind === next) ?? "standard")}
      />
      {variant !== "standard" && <Explained variant={variant} />}
      {variant === "payola" && (
        <Field label={t.taxes} help={t.taxesHelp} error={refused} optional className="mt-4">
          <Textarea
            name="taxes"
            rows={2}
            maxLength={8_000}
            className="font-mono text-sm"
            spellCheck={false}
            value={taxes}
            onChange={(event) => onTaxes(event.target.value)}
          />
        </Field>
      )}
    </Part>
  );
}

function Explained({ variant }: { variant: Variant }) {
  const t = useTexts("diplomacyVariants");
  const { rules, example, sheets, outcome } = t.explained[variant];
  return (
    <details className="mt-3 rounded-sm border border-line px-4 py-2.5" open>
      <summary className="min-h-8 cursor-pointer font-medium">{t.how}</summary>
      <div className="flex max-w-prose flex-col gap-2 pb-2 text-sm">
        {rules.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <h3 className="mt-2 font-semibold">{example}</h3>
        <dl className="grid gap-2 tablet:grid-cols-3">
          {sheets.map(({ who, lines }) => (
            <div key={who} className="rounded-sm bg-sunken px-3 py-2">
              <dt className="font-medium">{who}</dt>
              <dd className="font-mono text-xs leading-6">
                {lines.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <ol className="list-decimal pl-5">
          {outcome.map((text) => (
            <li key={text} className="mt-1">
              {text}
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
