"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/verify/en"),
  et: () => import("@/lib/texts/pages/verify/et"),
};

export const TextsOfVerify = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
