"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/statement/en"),
  et: () => import("@/lib/texts/pages/statement/et"),
};

export const TextsOfStatement = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
