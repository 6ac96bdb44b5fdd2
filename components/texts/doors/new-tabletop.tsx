"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/new-tabletop/en"),
  et: () => import("@/lib/texts/pages/new-tabletop/et"),
};

export const TextsOfNewTabletop = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
