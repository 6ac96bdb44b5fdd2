"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/trades/en"),
  et: () => import("@/lib/texts/pages/trades/et"),
};

export const TextsOfTrades = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
