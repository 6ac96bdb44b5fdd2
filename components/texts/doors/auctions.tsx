"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/auctions/en"),
  et: () => import("@/lib/texts/pages/auctions/et"),
};

export const TextsOfAuctions = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
