"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/tournaments/en"),
  et: () => import("@/lib/texts/pages/tournaments/et"),
};

export const TextsOfTournaments = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
