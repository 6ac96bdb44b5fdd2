"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/diplomacy-table/en"),
  et: () => import("@/lib/texts/pages/diplomacy-table/et"),
};

export const TextsOfDiplomacyTable = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
