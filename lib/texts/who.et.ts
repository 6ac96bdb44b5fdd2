import type { Who } from "./who";

/** "Mira", "sina": names stay as they are, so sentences keep them in the nominative. */
export const within = ({ name, you }: Who): string => (you ? "sina" : name);

/** "mängijale Mira", "sulle" */
export const to = ({ name, you }: Who): string => (you ? "sulle" : `mängijale ${name}`);
