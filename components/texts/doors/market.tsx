"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/market/en"),
  et: () => import("@/lib/texts/pages/market/et"),
};

export const TextsOfMarket = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
