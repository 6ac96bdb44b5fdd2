"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/decks/en"),
  et: () => import("@/lib/texts/pages/decks/et"),
};

export const TextsOfDecks = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
