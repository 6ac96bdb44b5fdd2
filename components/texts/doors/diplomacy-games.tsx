"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/diplomacy-games/en"),
  et: () => import("@/lib/texts/pages/diplomacy-games/et"),
};

export const TextsOfDiplomacyGames = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
