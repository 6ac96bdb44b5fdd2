"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/draft-table/en"),
  et: () => import("@/lib/texts/pages/draft-table/et"),
};

export const TextsOfDraftTable = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
