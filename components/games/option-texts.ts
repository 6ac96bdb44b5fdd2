/** What the editor says of options, in each language: it comes with the editor, after the page. */
export const OPTION_TEXTS = {
  en: () => import("@/lib/texts/pages/game-options/en"),
  et: () => import("@/lib/texts/pages/game-options/et"),
};
