"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/game-editor/en"),
  et: () => import("@/lib/texts/pages/game-editor/et"),
};

export const TextsOfGameEditor = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
