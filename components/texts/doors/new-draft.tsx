"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/new-draft/en"),
  et: () => import("@/lib/texts/pages/new-draft/et"),
};

export const TextsOfNewDraft = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
