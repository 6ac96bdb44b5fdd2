"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/cards/en"),
  et: () => import("@/lib/texts/pages/cards/et"),
};

export const TextsOfCards = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
