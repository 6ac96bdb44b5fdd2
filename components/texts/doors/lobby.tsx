"use client";
import { TextsOf, type TextsProps } from "../texts-of";

const CATALOGUES = {
  en: () => import("@/lib/texts/pages/lobby/en"),
  et: () => import("@/lib/texts/pages/lobby/et"),
};

export const TextsOfLobby = (props: TextsProps) => <TextsOf catalogues={CATALOGUES} {...props} />;
