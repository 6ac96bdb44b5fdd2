/**
 * The worlds of games that are played at tables: card games declared as templates, Diplomacy, the tabletop for collectible
 * cards, drafts of them, and spoof, which is small enough to show all that a world has to bring.
 */
const WORLDS = ["cards", "diplomacy", "tabletop", "draft", "spoof"] as const;
export type WorldName = (typeof WORLDS)[number];

export const isWorld = (name: string): name is WorldName => (WORLDS as readonly string[]).includes(name);
