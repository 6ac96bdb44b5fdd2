"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/diplomacy-clock/en"),
  et: () => import("@/lib/texts/pages/diplomacy-clock/et"),
};

export const TextsOfDiplomacyClock = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
