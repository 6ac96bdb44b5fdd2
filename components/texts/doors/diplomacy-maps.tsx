"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/diplomacy-maps/en"),
  et: () => import("@/lib/texts/pages/diplomacy-maps/et"),
};

export const TextsOfDiplomacyMaps = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
