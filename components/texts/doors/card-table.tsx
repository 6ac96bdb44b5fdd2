"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/card-table/en"),
  et: () => import("@/lib/texts/pages/card-table/et"),
};

export const TextsOfCardTable = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
