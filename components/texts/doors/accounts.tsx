"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/accounts/en"),
  et: () => import("@/lib/texts/pages/accounts/et"),
};

export const TextsOfAccounts = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
