/** Why something of a table was not done: nobody is refused before a page stands. */
export const TABLE_TALK = {
  en: () => import("@/lib/texts/pages/table-talk/en"),
  et: () => import("@/lib/texts/pages/table-talk/et"),
};
