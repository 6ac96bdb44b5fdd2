import type { Who } from "./who";

/** "Mira", "you" */
export const within = ({ name, you }: Who): string => (you ? "you" : name);
