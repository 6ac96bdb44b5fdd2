"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/sealed/en"),
  et: () => import("@/lib/texts/pages/sealed/et"),
};

export const TextsOfSealed = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
