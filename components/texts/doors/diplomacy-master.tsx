"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/diplomacy-master/en"),
  et: () => import("@/lib/texts/pages/diplomacy-master/et"),
};

export const TextsOfDiplomacyMaster = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
