"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/collection/en"),
  et: () => import("@/lib/texts/pages/collection/et"),
};

export const TextsOfCollection = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
