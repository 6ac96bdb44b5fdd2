"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/notify/en"),
  et: () => import("@/lib/texts/pages/notify/et"),
};

export const TextsOfNotify = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
