"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/site/en"),
  et: () => import("@/lib/texts/pages/site/et"),
};

export const TextsOfSite = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
