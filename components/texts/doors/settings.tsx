"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/settings/en"),
  et: () => import("@/lib/texts/pages/settings/et"),
};

export const TextsOfSettings = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
