"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/tabletop-table/en"),
  et: () => import("@/lib/texts/pages/tabletop-table/et"),
};

export const TextsOfTabletopTable = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
