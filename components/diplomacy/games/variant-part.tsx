"use client";
import { useTexts } from "@/components/texts/context";
import { Field, Textarea } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { RadioCards } from "@/components/ui/radio-cards";
import { VARIANTS, type Variant } from "@/lib/engine/diplomacy/rules/expand";
import { Explained } from "./explained";
import { Part } from "./part";

/** What kind of game is opened. */
export type Kind = "standard" | Variant;
const KINDS = ["standard", ...VARIANTS] as const;

type Props = {
  variant: Kind;
  /** Lines of TAX and CAP. */
  taxes: string;
  /** A centre of the map that is chosen. */
  centre: string;
  onChange(variant: Kind): void;
  onTaxes(taxes: string): void;
  /** What is wrong with the lines of incomes. */
  refused: string | undefined;
};

/** The kind of game, and how it is played, with an example played out. */
export function VariantPart({ variant, taxes, centre, onChange, onTaxes, refused }: Props) {
  const t = useTexts("diplomacyVariants");
  return (
    <Part title={t.title}>
      <RadioCards
        label={t.title}
        options={KINDS.map((value) => ({ value, label: t.names[value], help: t.short[value] }))}
        value={variant}
        onChange={(next) => onChange(KINDS.find((kind) => kind === next) ?? "standard")}
      />
      {variant !== "standard" && <How variant={variant} />}
      <p className="mt-3 text-sm">
        <Link href="/diplomacy/kinds" className="underline underline-offset-4">
          {t.kinds.all}
        </Link>
      </p>
      {variant === "payola" && (
        <Field label={t.taxes} help={t.taxesHelp(centre)} error={refused} optional className="mt-4">
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

/** Said where the map that is chosen changes with the seasons. */
export function ChangingGround() {
  const { kinds: t } = useTexts("diplomacyVariants");
  return (
    <p className="mt-3 rounded-sm bg-sunken px-3 py-2 text-sm">
      {t.changes}{" "}
      <Link href="/diplomacy/kinds#terrain" className="underline underline-offset-4">
        {t.how}
      </Link>
    </p>
  );
}

function How({ variant }: { variant: Variant }) {
  const t = useTexts("diplomacyVariants");
  return (
    <details className="mt-3 rounded-sm border border-line px-4 py-2.5" open>
      <summary className="min-h-8 cursor-pointer font-medium">{t.how}</summary>
      <Explained explained={t.explained[variant]} />
    </details>
  );
}
