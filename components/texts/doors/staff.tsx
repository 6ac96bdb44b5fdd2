"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/staff/en"),
  et: () => import("@/lib/texts/pages/staff/et"),
};

export const TextsOfStaff = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
