"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/new-table/en"),
  et: () => import("@/lib/texts/pages/new-table/et"),
};

export const TextsOfNewTable = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
