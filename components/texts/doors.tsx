"use client";
import { type ComponentType, lazy, type ReactNode } from "react";
import type { Catalogues } from "@/lib/texts/catalogues";
import type { Language } from "@/lib/texts/languages";
import { Provide } from "./context";

/**
 * Who gives a page its texts. A reader downloads those of their language alone: each is a chunk of its own. There is no
 * boundary round it: the server sends the page whole, with its status, and the browser wakes it once the texts are there.
 */
type Door = ComponentType<{ children: ReactNode }>;

const give =
  (language: Language) =>
  ({ texts }: { texts: Partial<Catalogues> }): { default: Door } => ({
    default: ({ children }) => (
      <Provide language={language} texts={texts}>
        {children}
      </Provide>
    ),
  });

const DOORS = {
  site: {
    en: lazy(() => import("@/lib/texts/pages/site/en").then(give("en"))),
    et: lazy(() => import("@/lib/texts/pages/site/et").then(give("et"))),
  },
  cards: {
    en: lazy(() => import("@/lib/texts/pages/cards/en").then(give("en"))),
    et: lazy(() => import("@/lib/texts/pages/cards/et").then(give("et"))),
  },
  lobby: {
    en: lazy(() => import("@/lib/texts/pages/lobby/en").then(give("en"))),
    et: lazy(() => import("@/lib/texts/pages/lobby/et").then(give("et"))),
  },
  "new-table": {
    en: lazy(() => import("@/lib/texts/pages/new-table/en").then(give("en"))),
    et: lazy(() => import("@/lib/texts/pages/new-table/et").then(give("et"))),
  },
  "card-table": {
    en: lazy(() => import("@/lib/texts/pages/card-table/en").then(give("en"))),
    et: lazy(() => import("@/lib/texts/pages/card-table/et").then(give("et"))),
  },
  "spoof-table": {
    en: lazy(() => import("@/lib/texts/pages/spoof-table/en").then(give("en"))),
    et: lazy(() => import("@/lib/texts/pages/spoof-table/et").then(give("et"))),
  },
  verify: {
    en: lazy(() => import("@/lib/texts/pages/verify/en").then(give("en"))),
    et: lazy(() => import("@/lib/texts/pages/verify/et").then(give("et"))),
  },
  accounts: {
    en: lazy(() => import("@/lib/texts/pages/accounts/en").then(give("en"))),
    et: lazy(() => import("@/lib/texts/pages/accounts/et").then(give("et"))),
  },
  "sign-in": {
    en: lazy(() => import("@/lib/texts/pages/sign-in/en").then(give("en"))),
    et: lazy(() => import("@/lib/texts/pages/sign-in/et").then(give("et"))),
  },
  settings: {
    en: lazy(() => import("@/lib/texts/pages/settings/en").then(give("en"))),
    et: lazy(() => import("@/lib/texts/pages/settings/et").then(give("et"))),
  },
  "second-factor": {
    en: lazy(() => import("@/lib/texts/pages/second-factor/en").then(give("en"))),
    et: lazy(() => import("@/lib/texts/pages/second-factor/et").then(give("et"))),
  },
} satisfies Record<string, Record<Language, Door>>;

type Props = { page: keyof typeof DOORS; language: Language; children: ReactNode };

/** A part of the site in a language. */
export function Texts({ page, language, children }: Props) {
  const Door = DOORS[page][language];
  return <Door>{children}</Door>;
}
