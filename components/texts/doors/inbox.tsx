"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/inbox/en"),
  et: () => import("@/lib/texts/pages/inbox/et"),
};

export const TextsOfInbox = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
