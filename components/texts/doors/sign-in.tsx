"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/sign-in/en"),
  et: () => import("@/lib/texts/pages/sign-in/et"),
};

export const TextsOfSignIn = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
