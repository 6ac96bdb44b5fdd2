"use client";
import { type ReactNode, use } from "react";
import type { Catalogues } from "@/lib/texts/catalogues";
import type { Language } from "@/lib/texts/languages";
import { Provide } from "./context";

/**
 * Who gives a page its texts. A reader downloads those of their language alone: each is a chunk of its own. There is no
 * boundary round it: the server sends the page whole, with its status, and the browser wakes it once the texts are there.
 */
type Door = () => Promise<{ texts: Partial<Catalogues> }>;

const DOORS = {
  site: {
    en: () => import("@/lib/texts/pages/site/en"),
    et: () => import("@/lib/texts/pages/site/et"),
  },
  cards: {
    en: () => import("@/lib/texts/pages/cards/en"),
    et: () => import("@/lib/texts/pages/cards/et"),
  },
  lobby: {
    en: () => import("@/lib/texts/pages/lobby/en"),
    et: () => import("@/lib/texts/pages/lobby/et"),
  },
  "new-table": {
    en: () => import("@/lib/texts/pages/new-table/en"),
    et: () => import("@/lib/texts/pages/new-table/et"),
  },
  "card-table": {
    en: () => import("@/lib/texts/pages/card-table/en"),
    et: () => import("@/lib/texts/pages/card-table/et"),
  },
  "spoof-table": {
    en: () => import("@/lib/texts/pages/spoof-table/en"),
    et: () => import("@/lib/texts/pages/spoof-table/et"),
  },
  game: {
    en: () => import("@/lib/texts/pages/game/en"),
    et: () => import("@/lib/texts/pages/game/et"),
  },
  staff: {
    en: () => import("@/lib/texts/pages/staff/en"),
    et: () => import("@/lib/texts/pages/staff/et"),
  },
  "game-editor": {
    en: () => import("@/lib/texts/pages/game-editor/en"),
    et: () => import("@/lib/texts/pages/game-editor/et"),
  },
  verify: {
    en: () => import("@/lib/texts/pages/verify/en"),
    et: () => import("@/lib/texts/pages/verify/et"),
  },
  accounts: {
    en: () => import("@/lib/texts/pages/accounts/en"),
    et: () => import("@/lib/texts/pages/accounts/et"),
  },
  "sign-in": {
    en: () => import("@/lib/texts/pages/sign-in/en"),
    et: () => import("@/lib/texts/pages/sign-in/et"),
  },
  settings: {
    en: () => import("@/lib/texts/pages/settings/en"),
    et: () => import("@/lib/texts/pages/settings/et"),
  },
  "second-factor": {
    en: () => import("@/lib/texts/pages/second-factor/en"),
    et: () => import("@/lib/texts/pages/second-factor/et"),
  },
  collection: {
    en: () => import("@/lib/texts/pages/collection/en"),
    et: () => import("@/lib/texts/pages/collection/et"),
  },
  shop: {
    en: () => import("@/lib/texts/pages/shop/en"),
    et: () => import("@/lib/texts/pages/shop/et"),
  },
  statement: {
    en: () => import("@/lib/texts/pages/statement/en"),
    et: () => import("@/lib/texts/pages/statement/et"),
  },
} satisfies Record<string, Record<Language, Door>>;

const LOADED = new Map<Door, ReturnType<Door>>();

/** The same promise each time, as `use` asks for it; what did not come is asked for again. */
function load(door: Door): ReturnType<Door> {
  const known = LOADED.get(door);
  if (known) return known;
  const coming = door();
  LOADED.set(door, coming);
  coming.catch(() => LOADED.delete(door));
  return coming;
}

type Props = { page: keyof typeof DOORS; language: Language; children: ReactNode };

/** A part of the site in a language. It stays the same part when the language changes: what was typed in it is kept. */
export function Texts({ page, language, children }: Props) {
  const { texts } = use(load(DOORS[page][language]));
  return (
    <Provide language={language} texts={texts}>
      {children}
    </Provide>
  );
}
