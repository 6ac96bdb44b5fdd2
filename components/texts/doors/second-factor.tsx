"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/second-factor/en"),
  et: () => import("@/lib/texts/pages/second-factor/et"),
};

export const TextsOfSecondFactor = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
