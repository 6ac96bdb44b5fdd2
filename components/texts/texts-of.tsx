"use client";
import { type ReactNode, use } from "react";
import type { Catalogues } from "@/lib/texts/catalogues";
import type { Language } from "@/lib/texts/languages";
import { Provide } from "./context";

type Load = () => Promise<{ texts: Partial<Catalogues> }>;

const LOADED = new Map<Load, ReturnType<Load>>();

/** The same promise each time, as `use` asks for it; what did not come is asked for again. */
function load(catalogue: Load): ReturnType<Load> {
  const known = LOADED.get(catalogue);
  if (known) return known;
  const coming = catalogue();
  LOADED.set(catalogue, coming);
  coming.catch(() => LOADED.delete(catalogue));
  return coming;
}

export type TextsProps = { language: Language; children: ReactNode };

/**
 * Gives a page its texts. Each page has its own component for it, in `doors/`, so that none carries the names of others'
 * chunks. A reader downloads the texts of their language alone: each is a chunk of its own. There is no boundary round
 * it: the server sends the page whole, with its status, and the browser wakes it once the texts are there. It stays the
 * same part of the page when the language changes: what was typed in it is kept.
 */
export function TextsOf({ catalogues, language, children }: TextsProps & { catalogues: Record<Language, Load> }) {
  const { texts } = use(load(catalogues[language]));
  return (
    <Provide language={language} texts={texts}>
      {children}
    </Provide>
  );
}
