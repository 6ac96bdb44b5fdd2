"use client";
import { Check, ChevronDown, X } from "lucide-react";
import { useMemo } from "react";
import { useTexts } from "@/components/texts/context";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { type DeckCards, toParts } from "@/lib/engine/ccg/decks/deck";
import { CARDS_LANGUAGE } from "../ccg/face-of";
import { toneClass } from "../ui/chip";
import { Link } from "../ui/link";
import { useLater } from "../ui/use-later";

/** A rules file that decks are checked against, in its version. */
export type RulesInForce = {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly text: string;
};

type Props = {
  cards: CardDatabase;
  deck: DeckCards;
  /** The rules files of the game: the house's and one's own. */
  rules: readonly RulesInForce[];
  /** The one format that matters; absent: all do. */
  only?: string | undefined;
};

const loadChecker = () => import("./checker").then(({ checkerOf }) => checkerOf);

/** Whether the deck is legal, format by format, with all reasons; worked out here, as it is edited. */
export function VerdictStrip({ cards, deck, rules, only }: Props) {
  const { verdict: t } = useTexts("decks");
  const checkerOf = useLater(loadChecker);
  const checkers = useMemo(
    () => (checkerOf ? rules.map((file) => ({ file, checker: checkerOf(file.text, cards) })) : []),
    [checkerOf, rules, cards],
  );
  const verdicts = useMemo(
    () =>
      checkers.flatMap(({ file, checker }) =>
        (checker?.check(toParts(deck)) ?? [])
          .filter(({ name }) => only === undefined || name === only)
          .map((verdict) => ({ ...verdict, file, key: `${file.id} ${verdict.name}` })),
      ),
    [checkers, deck, only],
  );
  return (
    <section aria-label={t.title} className="flex flex-wrap items-start gap-2">
      {rules.length === 0 && <p className="text-ink-3">{t.none}</p>}
      {rules.length > 0 && !checkerOf && <p className="text-ink-3">{t.waiting}</p>}
      {checkers.map(
        ({ file, checker }) =>
          !checker && (
            <p key={file.id} className="text-danger">
              {t.broken(file.title)}
            </p>
          ),
      )}
      {verdicts.map(({ key, file, name, legal, violations }) =>
        legal ? (
          <p
            key={key}
            title={t.by(file.title, file.version)}
            className={`inline-flex min-h-9 items-center gap-1.5 rounded-sm px-3 font-medium ${toneClass("ok")}`}
          >
            <Check aria-hidden="true" className="size-4" />
            {name}: {t.legal}
          </p>
        ) : (
          <details
            key={key}
            title={t.by(file.title, file.version)}
            className={`group rounded-sm ${toneClass("plain")} open:basis-full`}
          >
            <summary className="flex min-h-9 cursor-pointer list-none items-center gap-1.5 px-3 font-medium">
              <X aria-hidden="true" className="size-4 text-danger" />
              {name}: {t.illegal(Math.max(1, violations.length))}
              <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
            </summary>
            <ul aria-label={t.why(name)} lang={CARDS_LANGUAGE} className="list-disc px-3 pb-2 pl-8 text-ink">
              {violations.map((text) => (
                <li key={text}>{text}</li>
              ))}
              {violations.length === 0 && <li>{t.silent}</li>}
            </ul>
            <p className="px-3 pb-2 text-sm text-ink-3">
              <Link href={`/decks/formats/${file.id}`} className="underline underline-offset-4">
                {t.by(file.title, file.version)}
              </Link>
            </p>
          </details>
        ),
      )}
    </section>
  );
}
