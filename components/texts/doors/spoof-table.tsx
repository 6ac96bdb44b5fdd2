"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/spoof-table/en"),
  et: () => import("@/lib/texts/pages/spoof-table/et"),
};

export const TextsOfSpoofTable = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
