/** What is read after the table itself: log lines, refusals, endings. */
export const CARD_TALK = {
  en: () => import("@/lib/texts/pages/card-talk/en"),
  et: () => import("@/lib/texts/pages/card-talk/et"),
};
