"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/shop/en"),
  et: () => import("@/lib/texts/pages/shop/et"),
};

export const TextsOfShop = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
