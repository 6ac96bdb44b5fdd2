"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/sandbox/en"),
  et: () => import("@/lib/texts/pages/sandbox/et"),
};

export const TextsOfSandbox = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
