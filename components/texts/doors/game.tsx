"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/game/en"),
  et: () => import("@/lib/texts/pages/game/et"),
};

export const TextsOfGame = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
